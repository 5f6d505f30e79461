#!/bin/sh
# Check everything about a release but the upload: tools/release.sh RELEASE DIST
set -eu
release=$(cd "$1" && pwd)
dist=$(cd "$2" && pwd)
bin=$release/new/bin
again=$(mktemp -d)
trap 'rm -rf "$again"' EXIT

fail() {
    printf 'not ready for a release: %s\n' "$1" >&2
    exit 1
}

[ -z "$(git status --porcelain)" ] || fail "there are changes that are not committed"
.venv/bin/pytest -q tests/tools/test_release.py

echo "checking what was built"
"$bin/twine" check --strict "$dist"/*
"$bin/check-wheel-contents" "$dist"/*.whl
"$bin/abi3audit" --strict "$dist"/*-abi3-*.whl
"$bin/python" -m tools.bill --check "$dist"/*.whl
for wheel in "$dist"/*.whl; do
    PATH="$bin:$PATH" "$bin/auditwheel" show "$wheel" 2>/dev/null | grep -q manylinux_2_34_x86_64 ||
        fail "$wheel is not what its name says"
done

# Where, when, by whom and in which language it is built must not show.
echo "building the same commit in another folder"
export TZ=Pacific/Kiritimati LC_ALL=C
umask 077
git clone --quiet . "$again/elsewhere"
cp -R web/node_modules "$again/elsewhere/web/"
bin_of_page=$(cd .venv/bin && pwd)
(
    cd "$again/elsewhere"
    (cd web && PATH="$bin_of_page:$PATH" npm run --silent build -- --logLevel warn)
    sh tools/wheels.sh "$release" "$again/dist" >/dev/null
)
for file in "$dist"/*; do
    cmp "$file" "$again/dist/$(basename "$file")" || {
        if command -v diffoscope >/dev/null; then diffoscope "$file" "$again/dist/$(basename "$file")" || :; fi
        fail "two builds of one commit differ"
    }
done

for which in old new; do
    "$bin/python" -m tools.try_wheel "$release/$which/bin/python" "$dist"
done
.venv/bin/python -m tools.pace "$dist" "$release/old/bin/python" "$release/new/bin/python"
echo "ready: $(ls "$dist" | tr '\n' ' ')"
