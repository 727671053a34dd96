"""A pot plant, one in a clay pot, or an olive tree in daylight."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="greenery",
    width=1000,
    height=1000,
    samples=24,
    seed=1,
    kind="plant",  # plant, shrub (in a clay pot) or olive
    pot="#d8cdbd",
    wall="#e6ddd0",
)
reset()
daylight(P.wall, (0, -0.5, 0.6))
if P.kind == "olive":
    pot((0, -0.6, 0), 0.20, 0.34, plain("clay", P.pot, 0.8, bump=0.15, bscale=30))
    olive((0, -0.6, 0), 1.55, P.seed)
    camera((0.45, -4.9, 0.95), (0.0, -0.5, 0.78), lens=84)
elif P.kind == "shrub":
    pot((0, -0.6, 0), 0.19, 0.30, plain("clay", P.pot, 0.8, bump=0.15, bscale=30))
    plant((0, -0.6, 0), h=1.05, n=62, leaf=0.22, potr=0.185, potz=0.29, seed=P.seed, pot="")
    camera((0.45, -4.2, 0.85), (0.02, -0.5, 0.60), lens=94)
else:
    plant((0, -0.6, 0), h=1.15, n=60, leaf=0.22, potr=0.17, potz=0.32, seed=P.seed, pot=P.pot)
    camera((0.45, -4.2, 0.85), (0.0, -0.5, 0.60), lens=96)
reframe(P)
setup(P.width, P.height, P.samples, exposure=0.3)
shoot(P)
