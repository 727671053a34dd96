"""A stack of folded fitted sheets in a studio sweep."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="sheets",
    width=1000,
    height=1000,
    samples=24,
    seed=1,
    colors=("#b7a893", "#ece6da", "#8f9a8c", "#f6f3ee"),  # from below
    weave="cotton",
    vase="#b98c72",  # "" for none
    sweep="#e8ddce",
)
reset()
tabletop(P.sweep)
z = 0.0
for k, color in enumerate(P.colors):
    cloth_ = fabric("sheet", color, P.weave, sheen=0.25)
    size = 0.37 - 0.008 * k, 0.29 - 0.006 * k
    turn, shift = 0.04 * math.sin(4 * k + P.seed), 0.006 * math.cos(5 * k)
    z = (
        folded(*size, 5, 0.0095, cloth_, z, (-0.5, 0.5), shift, 0, turn, seed=2 * k + P.seed, sag=0.004)
        - 0.001
    )
if P.vase:
    vase((-0.29, 0.10, 0), P.vase, 0.8)
camera((0.42, -1.5, 0.72), (-0.035, 0.0, 0.075), lens=92, fstop=11)
reframe(P)
setup(P.width, P.height, P.samples, exposure=0.4)
shoot(P)
