#define SANSATOUT_ISA v2
#include "engine_impl.hpp"

namespace sansatout {
std::unique_ptr<Engine> make_v2_engine() { return std::make_unique<v2::SearchEngine>(); }
}  // namespace sansatout
