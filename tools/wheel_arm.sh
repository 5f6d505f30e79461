#!/bin/sh
# Build and try the wheel for 64-bit ARM on a Debian of x86-64: tools/wheel_arm.sh RELEASE DIST
# It goes into DIST only if a Python for ARM has loaded it under qemu and solved with it.
set -eu
release=$(cd "$1" && pwd)
mkdir -p "$2"
dist=$(cd "$2" && pwd)
here=$(pwd)
python=$release/old/bin/python
root=$release/arm
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT

fail() {
    printf 'no wheel for ARM: %s\n' "$1" >&2
    exit 1
}

for needed in qemu-aarch64:qemu-user aarch64-linux-gnu-g++:g++-aarch64-linux-gnu; do
    command -v "${needed%%:*}" >/dev/null ||
        fail "${needed%%:*} is missing; on Debian: apt-get install ${needed##*:}"
done
set -- "$dist"/sansatout-*.tar.gz
[ -f "$1" ] || fail "no source archive in $dist: \`make wheels\` builds it"
source=$1
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
umask 022

# A Python for ARM with all it needs, unpacked into a folder and not installed; apt with a state of its own.
if [ ! -x "$root/usr/bin/python3.11" ]; then
    echo "fetching a Python for ARM"
    mkdir -p "$made/lists/partial" "$made/cache/archives/partial" "$made/root"
    : >"$made/status"
    set -- -qq -o APT::Architecture=arm64 -o APT::Architectures=arm64 -o "Dir::State=$made" \
        -o "Dir::State::status=$made/status" -o "Dir::Cache=$made/cache" -o Debug::NoLocking=1 \
        -o APT::Sandbox::User= -o APT::Install-Recommends=0
    apt-get "$@" update
    apt-get "$@" --yes --download-only install python3.11 libpython3.11-dev libstdc++6 >"$made/log" ||
        { cat "$made/log" >&2; fail "no Python for ARM in Debian's archive"; }
    for package in "$made"/cache/archives/*.deb; do
        dpkg-deb --extract "$package" "$made/root"
    done
    rm -rf "$root"
    mv "$made/root" "$root"
fi

echo "building for ARM"
PATH="$release/old/bin:$PATH" _PYTHON_HOST_PLATFORM=linux-aarch64 \
    SETUPTOOLS_EXT_SUFFIX=.cpython-311-aarch64-linux-gnu.so \
    CMAKE_TOOLCHAIN_FILE="$here/tools/arm.cmake" \
    CMAKE_ARGS="-DPython_INCLUDE_DIR=$root/usr/include/python3.11 -DCMAKE_CXX_FLAGS=-isystem$root/usr/include" \
    "$python" -m pip --disable-pip-version-check wheel --quiet --no-build-isolation --no-deps --no-cache-dir \
    --wheel-dir "$made/built" "$source"
"$python" -m tools.bill "$made"/built/*.whl
PATH="$release/old/bin:$PATH" "$python" -m auditwheel repair \
    --wheel-dir "$made/checked" "$made"/built/*.whl 2>"$made/log" >&2 || { cat "$made/log" >&2; exit 1; }

"$python" -m tools.try_arm "$root" "$made"/checked/*.whl || fail "it was built and does not work"
mv "$made"/checked/*.whl "$dist"
ls -l "$dist"
