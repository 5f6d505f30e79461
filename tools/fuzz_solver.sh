#!/bin/sh
# Fuzzes the solver with libFuzzer under the address and undefined-behaviour sanitizers (clang).
#   tools/fuzz_solver.sh [SECONDS]
# What it finds is left in build/fuzz/native, and belongs into tests/fuzz/corpus/native once mended.
set -eu
seconds=${1:-60}
root=$(cd "$(dirname "$0")/.." && pwd)
build=${BUILD:-$root/build/fuzz-solver}
found=$root/build/fuzz/native
PATH="$root/.venv/bin:$PATH"
if ! command -v clang++ >/dev/null; then
  echo "clang++ is not there: the solver is not fuzzed"
  exit 0
fi
mkdir -p "$build"
{
  cmake -S "$root" -B "$build" -G Ninja -DCMAKE_CXX_COMPILER=clang++ \
    -DCMAKE_BUILD_TYPE=RelWithDebInfo -DSANSATOUT_FUZZ=ON -DSANSATOUT_SANITIZE=ON &&
    cmake --build "$build"
} >"$build/log" || {
  cat "$build/log" >&2
  echo "the solver is not fuzzed: clang++ cannot build it; on Debian it also needs libclang-rt-dev" >&2
  exit 1
}
mkdir -p "$found/begun"
"$build/solver_fuzz" -max_total_time="$seconds" -artifact_prefix="$found/" -max_len=400 \
  -timeout=20 -print_final_stats=1 "$found/begun" "$root/tests/fuzz/corpus/native"
