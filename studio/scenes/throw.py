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


def throw(color, size, layers, thickness, z, turn, seed):
    """A folded throw; its free end lies at the front, where the fringes hang."""
    cloth_ = knit("knit", color, P.knit) if P.knit else fabric("woven", color, "weave", sheen=0.5, scale=0.5)
    points, _, _ = fold_path(size[1], layers, thickness)
    padded(points, size[0], thickness / 2, cloth_, (0, 0, z), turn, seed, sag=0.008, wave=0.007)
    return z + layers * thickness


def fringes(color, size, z, turn, seed):
    """Tassels along the free end of the upper layer."""
    yarn, chance = plain("yarn", color, 0.95, spec=0.05, sheen=0.4), random.Random(seed)
    front = -size[1] / 2 + 0.004
    count = round(size[0] / 0.016)
    for i in range(count):
        x = (i / (count - 1) - 0.5) * (size[0] - 0.03)
        for _ in range(7):
            a, b = chance.uniform(-0.004, 0.004), chance.uniform(-0.006, 0.006)
            drop = chance.uniform(0.062, 0.075)
            line = [
                (x + a * 0.2, front + 0.012, z - 0.010),
                (x + a * 0.4, front - 0.010, z - 0.014),
                (x + a, front - 0.022 + a, z - 0.028),
                (x + b, front - 0.024 + b, z - 0.014 - drop),
            ]
            rotated = [
                (
                    p[0] * math.cos(turn) - p[1] * math.sin(turn),
                    p[0] * math.sin(turn) + p[1] * math.cos(turn),
                    p[2],
                )
                for p in line
            ]
            tube("fringe", rotated, 0.0011, yarn, res=1)


reset()
tabletop(P.sweep)
z = 0.0
if P.second:
    z = throw(P.second, (0.46, 0.36), 3, 0.032, z, -0.03, P.seed + 4) - 0.003
top = throw(P.color, (0.44, 0.34), 3, 0.030, z, 0.04, P.seed)
if P.fringe:
    fringes(P.color, (0.44, 0.34), top, 0.04, P.seed)
camera((0.42, -1.5, 0.72), (0.0, 0.0, 0.085), lens=92, fstop=11)
reframe(P)
setup(P.width, P.height, P.samples, exposure=0.4)
shoot(P)
