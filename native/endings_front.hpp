// What policies reach: rows of tricks, a column for each lot, and what a row loses.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "endings.hpp"

namespace sansatout::endings {

using u8 = std::uint8_t;

constexpr double SLACK = 1e-9;

// Rows of tricks, one for each policy, a column for each lot.
struct Front {
  std::size_t width = 0;
  std::vector<u8> cells;
  bool whole = true;  // whether no policy was left out for what it loses

  std::size_t size() const { return width ? cells.size() / width : 0; }
  const u8* row(std::size_t i) const { return cells.data() + i * width; }
};

// What the tricks of a policy in the lots at one point lose of the whole worth at least.
struct Stake {
  std::vector<double> loss;  // of each lot, with 0 to MOST_LEFT tricks from here on
  double limit;              // a policy that loses more is of no use
  std::size_t most;          // policies kept at one point, those that lose least

  double of(std::size_t lot, int tricks) const { return loss[lot * (MOST_LEFT + 1) + tricks]; }
  double of(const u8* row, std::size_t n) const {
    double sum = 0.0;
    for (std::size_t i = 0; i < n; ++i) sum += of(i, row[i]);
    return sum;
  }
  void add(std::size_t lot, int tricks, double more) {
    loss[lot * (MOST_LEFT + 1) + tricks] += more;
  }
};
inline bool at_most(const u8* a, const u8* b, std::size_t n) {
  u8 over = 0;
  for (std::size_t i = 0; i < n; ++i) over |= u8(a[i] > b[i]);
  return !over;
}

}  // namespace sansatout::endings
