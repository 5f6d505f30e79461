#!/bin/sh
# Build the source archive and both wheels of this commit: tools/wheels.sh RELEASE DIST
# RELEASE/old is an environment of Python 3.11, RELEASE/new one of 3.12 or later.
set -eu
release=$(cd "$1" && pwd)
mkdir -p "$2"
dist=$(cd "$2" && pwd)
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT

# All that is built bears the date of the commit, wherever and whenever it is built.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
# A wheel keeps the rights of its files, which are not to be those of whoever built it.
umask 022

rm -f "$dist"/sansatout-*
"$release/new/bin/python" -m build --no-isolation --sdist --outdir "$dist" . >"$made/log" ||
    { cat "$made/log" >&2; exit 1; }
for which in old new; do
    python=$release/$which/bin/python
    PATH="$release/$which/bin:$PATH" "$python" -m pip --disable-pip-version-check wheel --quiet \
        --no-build-isolation --no-deps --no-cache-dir --wheel-dir "$made/$which" "$dist"/sansatout-*.tar.gz
    "$python" -m tools.bill "$made/$which"/*.whl
    PATH="$release/$which/bin:$PATH" "$python" -m auditwheel repair --wheel-dir "$dist" \
        "$made/$which"/*.whl 2>"$made/log" >&2 || { cat "$made/log" >&2; exit 1; }
done
ls -l "$dist"
