#pragma once
#include <cmath>
#include <cstdlib>
#include <fstream>
#include "azulejos/search/move_ordering.hpp"
namespace azulejos::search {
constexpr int LEAF_N = 48;
template <unsigned P, WallSide W>
inline int leaf_features(const State<P, W>& state, const QuickValue<P, W>& quick, int* f) {
    using S = State<P, W>;
    int n = 2;  // 0,1: played, stands
    unsigned av[5], mx[5];
    int tiles = 0;
    for (unsigned c = 0; c < 5; c++) {
        unsigned a = 0, m = 0;
        for (unsigned s = state.available.sources_of(c); s; s &= s - 1) {
            unsigned k = state.sources[std::countr_zero(s)].count(c);
            a += k;
            m = std::max(m, k);
        }
        av[c] = a;
        mx[c] = m;
        tiles += a;
    }
    unsigned m = state.seat;
    f[n++] = tiles * 32;
    f[n++] = std::popcount(state.available.bits) * 32;
    int cen = 0;
    for (unsigned c = 0; c < 5; c++) cen += state.sources[S::CENTER].count(c);
    f[n++] = cen * 32;
    f[n++] = state.marker_seat == m ? 320 : 0;
    f[n++] = state.marker_seat == UNCLAIMED ? 320 : 0;
    int& surplus = f[n++];
    int rooms = 0;
    for (unsigned i = 0; i < P; i++) {
        unsigned w = m + i >= P ? m + i - P : m + i;
        const auto& b = state.boards[w];
        unsigned room = 0;
        for (unsigned r = 0; r < 5; r++) {
            auto line = b.pattern_lines[r];
            int x = 0, y = 0, z = 0;
            if (line.count == 0) {
                for (std::uint32_t left = b.open.bits >> (r + 1) & OpenDestinations::ONES; left;
                     left &= left - 1) {
                    unsigned c = (unsigned)std::countr_zero(left) / 6;
                    if (av[c]) {
                        z = std::max(z, quick.filling(w, r, c, 0, std::min(r + 1, mx[c])));
                    }
                }
                if (z) room += r + 1;
            } else if (line.count <= r) {
                unsigned need = r + 1 - line.count;
                unsigned c = line.color;
                x = quick.filling(w, r, c, line.count, line.count + std::min(need, av[c]));
                y = quick.filling(w, r, c, line.count, line.count + std::min(need, mx[c]));
                room += std::min(need, av[c]);
            }
            f[n++] = x;
            f[n++] = y;
            f[n++] = z;
        }
        f[n++] = b.floor_line.length * 64;
        f[n++] = room * 32;
        rooms += room;
    }
    surplus = (tiles - rooms) * 32;
    return n;
}
struct LeafNet {
    float w1[16][LEAF_N], b1[5][16], lin[6][3], w2[6][16];
    static const LeafNet& get() {
        static LeafNet net = [] {
            LeafNet x;
            std::ifstream in(getenv("LEAF"), std::ios::binary);
            in.read((char*)&x, sizeof x);
            return x;
        }();
        return net;
    }
    int of(int played, int stands, unsigned plies, unsigned round, int* f) const {
        f[0] = played / 16;
        f[1] = stands / 16;
        unsigned b = std::min(plies, 17u) / 3, r = std::min(round, 5u) - 1;
        float out = lin[b][0] * played + lin[b][1] * stands + lin[b][2] * 1e4f;
        float h[16];
        for (int u = 0; u < 16; u++) {
            h[u] = b1[r][u];
        }
        for (int u = 0; u < 16; u++) {
            float a = 0;
            for (int i = 0; i < LEAF_N; i++) a += w1[u][i] * f[i];
            h[u] += a;
        }
        for (int u = 0; u < 16; u++) {
            float x = std::min(std::max(h[u], 0.f), 1.f);
            out += w2[b][u] * x * x * 1e4f;
        }
        return std::min(std::max((int)out, -9999), 9999);
    }
};
}  // namespace azulejos::search
