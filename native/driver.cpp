// A program around the engine without Python: for sanitizers, profilers and quick measurements.
//
//   solver_driver endings SEED COUNT   random positions, every card; patterns shared and not
//   solver_driver tables SEED COUNT    whole tables of random deals
//   solver_driver replay FILE...       what the fuzzer found or began with
// Prints a checksum of all values, so that two builds can be compared.
#include <bit>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <random>
#include <vector>

#include "batch.hpp"
#include "engine.hpp"
#include "fuzz.hpp"

using namespace sansatout;

namespace {

using Random = std::mt19937_64;

// Deals `left` cards to each hand.
std::array<std::uint64_t, 4> deal(Random& random, int left) {
  std::array<int, 52> pack{};
  for (int i = 0; i < 52; ++i) pack[i] = i;
  for (int i = 51; i > 0; --i) std::swap(pack[i], pack[random() % unsigned(i + 1)]);
  std::array<std::uint64_t, 4> hands{};
  for (int i = 0; i < 4 * left; ++i) hands[i / left] |= 1ULL << pack[i];
  return hands;
}

int pick(Random& random, std::uint64_t cards) {
  for (int n = int(random() % unsigned(std::popcount(cards))); n > 0; --n) cards &= cards - 1;
  return std::countr_zero(cards);
}

Position ending(Random& random) {
  Position p;
  p.hands = deal(random, 1 + int(random() % 9));
  p.strain = int(random() % 5);
  p.leader = int(random() % 4);
  for (const int played = int(random() % 4); p.played < played; ++p.played) {
    std::uint64_t& hand = p.hands[(p.leader + p.played) & 3];
    const std::uint64_t led = p.played ? 0x1fffULL << (p.trick[0] / 13 * 13) : 0;
    const int card = pick(random, hand & led ? hand & led : hand);
    hand &= ~(1ULL << card);
    p.trick[p.played] = card;
  }
  return p;
}

std::uint64_t mix(std::uint64_t sum, int value) {
  return (sum ^ std::uint64_t(value + 1)) * 0x100000001b3ULL;
}

std::uint64_t endings(Random& random, int count) {
  Lease engine;
  std::uint64_t sum = 14695981039346656037ULL;
  for (int i = 0; i < count; ++i) {
    const Position p = ending(random);
    if (flaw(p) != Flaw::NONE) std::abort();
    const Values fresh = engine->values(p, Keep::NOTHING);
    const Values shared = engine->values(p, Keep::PATTERNS);
    if (fresh.tricks != shared.tricks) std::abort();
    if (engine->tricks(p, Keep::ALL, -1) != fresh.best) std::abort();
    for (const int tricks : fresh.tricks) sum = mix(sum, tricks);
  }
  return sum;
}

std::uint64_t tables(Random& random, int count) {
  std::vector<std::array<std::uint64_t, 4>> deals;
  for (int i = 0; i < count; ++i) deals.push_back(deal(random, 13));
  std::vector<std::array<std::uint8_t, 4>> rows(deals.size() * 5);
  Watch watch;
  const char* threads = std::getenv("THREADS");
  Crew(rows.size(), threads ? std::atoi(threads) : 1, watch)
      .run([&](Lease& engine, std::size_t i) { rows[i] = engine->declarers(deals[i / 5], int(i % 5)); },
           [](std::size_t) { return true; });
  std::uint64_t sum = 14695981039346656037ULL;
  for (const auto& row : rows)
    for (const int tricks : row) sum = mix(sum, tricks);
  return sum;
}

void replay(const char* path) {
  std::ifstream file(path, std::ios::binary);
  const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
}

}  // namespace

int main(int argc, char** argv) {
  if (argc > 1 && std::strcmp(argv[1], "replay") == 0) {
    for (int i = 2; i < argc; ++i) replay(argv[i]);
    std::printf("%d inputs replayed\n", argc - 2);
    return 0;
  }
  if (argc != 4) {
    std::fprintf(stderr, "usage: solver_driver endings|tables SEED COUNT, or replay FILE...\n");
    return 2;
  }
  Random random(std::strtoull(argv[2], nullptr, 10));
  const int count = std::atoi(argv[3]);
  const auto start = std::chrono::steady_clock::now();
  const bool whole = std::strcmp(argv[1], "tables") == 0;
  const std::uint64_t sum = whole ? tables(random, count) : endings(random, count);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  std::printf("%s %d %s: checksum %016llx, %.3f ms each\n", engine_kind(), count, argv[1],
              static_cast<unsigned long long>(sum), took.count() * 1e3 / count);
}
