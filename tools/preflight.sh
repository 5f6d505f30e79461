#!/bin/sh
# Print the Python to use; say plainly what is missing, and fail, when something is.
# tools/preflight.sh [OLDEST NEWEST NAME]: its version, and the variable of make that names one.
oldest=${1:-3.11}
newest=${2:-}
name=${3:-PYTHON}

fail() {
    printf 'sansatout cannot be set up: %s\n' "$1" >&2
    exit 1
}

good_python() {
    "$1" -c 'import sys
oldest, newest = (tuple(int(part) for part in one.split(".") if part) for one in sys.argv[1:])
sys.exit(not oldest <= sys.version_info[:2] <= (newest or (99,)))' "$oldest" "$newest" 2>/dev/null
}

python=
for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
    if good_python "$candidate"; then
        python=$candidate
        break
    fi
done
if [ -z "$python" ]; then
    found=
    for candidate in ${PYTHON:-python3}; do
        version=$("$candidate" --version 2>/dev/null) && found="$found${found:+, }$version"
    done
    wanted="Python $oldest or newer"
    [ "$newest" != "$oldest" ] || wanted="Python $oldest"
    fail "$wanted is missing (found: ${found:-none}); install it, or name it: make $name=/path/to/python3 ..."
fi

"$python" -c 'import ensurepip, venv' 2>/dev/null ||
    fail "the venv module of $python is missing; on Debian and Ubuntu: apt-get install python3-venv"

if [ -f CMakeLists.txt ]; then
    compiler=
    for candidate in ${CXX:-c++ g++ clang++}; do
        if command -v "$candidate" >/dev/null 2>&1; then
            compiler=$candidate
            break
        fi
    done
    [ -n "$compiler" ] ||
        fail "a C++ compiler is missing (looked for ${CXX:-c++, g++ and clang++}); on Debian and Ubuntu: apt-get install g++"
    "$python" -c 'import os, sys, sysconfig
sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))' ||
        fail "the C headers of $python are missing (Python.h); on Debian and Ubuntu: apt-get install python3-dev"
fi

printf '%s\n' "$python"
