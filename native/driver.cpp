#define SANSATOUT_ISA here
#include <cstdio>
#include <cstring>
#include <chrono>
#include <random>
#include <vector>
#include "search.hpp"
using namespace sansatout;
using namespace sansatout::here;
int main(int argc, char** argv) {
  // lines: hex hands
  Search* s = new Search();
  char buf[256];
  FILE* f = fopen(argv[1], "r");
  int limit = argc > 2 ? atoi(argv[2]) : 1 << 30;
  int bad = 0, n = 0; u64 pats=0;
  double total = 0, worst=0;
  unsigned long long h[4];
  while (n < limit && fscanf(f, "%llx %llx %llx %llx %s", h, h + 1, h + 2, h + 3, buf) == 5) {
    auto t0 = std::chrono::steady_clock::now();
    char out[32] = {};
    for (int strain = 0; strain < 5; ++strain) {
      s->trumps(strain);
      s->forget();
      int guess = 7;
      for (int leader = 0; leader < 4; ++leader) {
        for (int i = 0; i < 4; ++i) s->hand[i] = h[i];
        u64 shape = s->shape();
        int lo = 0, hi = 13;
        // guess in terms of NS tricks
        int g = leader % 2 == 0 ? guess : 13 - guess;
        if(g<0)g=0; if(g>13)g=13;
        int need = std::max(g,1);
        while (lo < hi) {
          int v = s->start(leader, need, 13, DECK, shape).value;
          if (v >= need) lo = v; else hi = v;
          need = v >= need ? v + 1 : v;
        }
        guess = leader % 2 == 0 ? lo : 13 - lo;
        int declarer = (leader + 3) & 3;
        out[strain * 4 + declarer] = "0123456789ABCD"[13 - lo];
      }
      pats += s->table().patterns();
    }
    double dt = std::chrono::duration<double>(std::chrono::steady_clock::now() - t0).count();
    total += dt; if(dt>worst) worst=dt;
    if (strcmp(out, buf)) { if(++bad<5) printf("deal %d ours %s dds %s\n", n, out, buf); }
    ++n;
  }
  printf("%d deals, %d wrong, %.2f ms/deal, worst %.1f ms, %.0f nodes/deal, %.0f ns/node, %.0f patterns/strain\n", n, bad, total / n * 1e3, worst*1e3, double(s->nodes) / n, total / s->nodes * 1e9, double(pats)/n/5);
}
