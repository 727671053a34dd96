"""A stack of folded bath towels in a studio sweep."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="towels",
    width=1000,
    height=1000,
    samples=24,
    seed=1,
    colors=("#ece5d8", "#8f9389", "#ece5d8", "#8f9389"),  # from below
    weave="terry",  # terry or waffle
    sweep="#e8ddce",
)
LAYER = 0.020
reset()
tabletop(P.sweep)
z = 0.0
for k, color in enumerate(P.colors):
    size = 0.42 - 0.012 * k, 0.30 - 0.006 * k
    points, _, _ = fold_path(size[1], 3, LAYER)
    towel = waffle("towel", color) if P.weave == "waffle" else terry("towel", color, band=(-0.075, 0.028))
    turn, shift = 0.05 * math.sin(3 * k + P.seed), 0.008 * math.cos(5 * k)
    padded(points, size[0], LAYER / 2 + 0.001, towel, (shift, 0, z), turn, k + P.seed, sag=0.005, wave=0.004)
    z += 3 * LAYER - 0.001
camera((0.42, -1.5, 0.72), (0.0, 0.0, 0.118), lens=98, fstop=11)
reframe(P)
setup(P.width, P.height, P.samples, exposure=0.4)
shoot(P)
