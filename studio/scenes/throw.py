"""Folded throws, one with fringes, in a studio sweep."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="throw",
    width=1000,
    height=1000,
    samples=24,
    seed=1,
    color="#a4705a",
    second="#e9dfcf",  # throw below; "" for none
    knit=0.013,  # width of a rib in metres; 0 for a woven throw
    fringe=True,
    sweep="#e8ddce",
)


reset()
tabletop(P.sweep)
z = 0.0
if P.second:
    z = folded_throw((0, 0, z), P.second, (0.46, 0.36), 0.032, -0.03, P.seed + 4, P.knit) - 0.003
folded_throw((0, 0, z), P.color, (0.44, 0.34), 0.030, 0.04, P.seed, P.knit, P.fringe)
camera((0.42, -1.5, 0.72), (0.0, 0.0, 0.085), lens=92, fstop=11)
reframe(P)
setup(P.width, P.height, P.samples, exposure=0.4)
shoot(P)
