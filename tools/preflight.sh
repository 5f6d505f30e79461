#!/bin/sh
# Print the Python to use; say plainly what is missing, and fail, when something is.

fail() {
    printf 'sansatout cannot be set up: %s\n' "$1" >&2
    exit 1
}

good_python() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

python=
for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
    if good_python "$candidate"; then
        python=$candidate
        break
    fi
done
if [ -z "$python" ]; then
    found=$("${PYTHON:-python3}" --version 2>/dev/null) || found=none
    fail "Python 3.11 or newer is missing (found: $found); install it, or name it: make PYTHON=/path/to/python3 ..."
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
