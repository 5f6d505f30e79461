#define SANSATOUT_ISA v3
#include "engine_impl.hpp"

namespace sansatout {
std::unique_ptr<Engine> make_v3_engine() { return std::make_unique<v3::SearchEngine>(); }
}  // namespace sansatout
