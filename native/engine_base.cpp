#define SANSATOUT_ISA base
#include "engine_impl.hpp"

namespace sansatout {
std::unique_ptr<Engine> make_base_engine() { return std::make_unique<base::SearchEngine>(); }
}  // namespace sansatout
