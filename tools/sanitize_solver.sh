#!/bin/sh
# Runs the solver under the address and undefined-behaviour sanitizers, for every instruction set,
# on one and two threads, and compares the values; what the fuzzer found once comes first.
#   tools/sanitize_solver.sh [ENDINGS] [TABLES]
set -eu
endings=${1:-20000}
tables=${2:-20}
root=$(cd "$(dirname "$0")/.." && pwd)
build=${BUILD:-$root/build/sanitize}
PATH="$root/.venv/bin:$PATH"
cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=RelWithDebInfo \
  -DSANSATOUT_DRIVER=ON -DSANSATOUT_SANITIZE=ON >/dev/null
cmake --build "$build" >/dev/null
"$build/solver_driver" replay "$root"/tests/fuzz/corpus/native/*
sums=
for isa in base v2 v3; do
  for work in "endings 1 $endings" "tables 2 $tables"; do
    line=$(SANSATOUT_ISA=$isa THREADS=2 "$build/solver_driver" $work)
    echo "$line"
    sums="$sums
$(echo "$line" | sed 's/^[^ ]* //; s/,.*//')"
  done
done
# Two kinds of work, each with one checksum whatever the instruction set.
test "$(echo "$sums" | grep -c checksum)" -eq 6
test "$(echo "$sums" | sort -u | grep -c checksum)" -eq 2
