#!/bin/sh
# Install a list of requirements/ and Sansatout itself into an environment: tools/install.sh VENV LIST
set -eu
pip="$1/bin/python -m pip --disable-pip-version-check install --quiet --no-compile --no-deps"

# A list is whole, so nothing has to be resolved; Python compiles what it loads, which is a part of it.
$pip --require-hashes --requirement requirements/build.txt

# The solver is compiled while the rest is fetched: they share no part that is not there by now.
$pip --require-hashes --requirement "requirements/$2.txt" &
fetching=$!
failed=0
$pip --no-build-isolation --editable . || failed=1
wait "$fetching" || failed=1
exit "$failed"
