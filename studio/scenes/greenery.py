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
    tall=0,  # with its pot, in metres, beside a table of 45 cm; 0 for a picture without a measure
    count=1,
    meter=False,  # a water meter in the pot
    pot="#d8cdbd",
    wall="#e6ddd0",
)
reset()
daylight(P.wall, (0, -0.5, 0.6))
CLAY = lambda: plain("clay", P.pot, 0.8, bump=0.15, bscale=30)


def grown(at, seed):
    """One plant of P.tall metres with its pot; a young one has fewer leaves, and as large as they are."""
    s = P.tall / {"olive": 1.55, "shrub": 1.05, "plant": 1.15}[P.kind]
    if P.kind == "olive":
        pot(at, 0.20 * s**0.75, 0.34 * s**0.75, CLAY())
        olive(at, P.tall, seed, start=0.29 * s**0.75)
        return
    leaf, high = 0.22 * s**0.6, 0.32 * s**0.75
    leaves = round(60 * s**0.9)
    if P.kind == "shrub":
        pot(at, 0.19 * s**0.75, 0.30 * s**0.75, CLAY())
        plant(at, h=P.tall, n=leaves, leaf=leaf, potr=0.185 * s**0.75, potz=0.29 * s**0.75, seed=seed, pot="")
    else:
        plant(at, h=P.tall, n=leaves, leaf=leaf, potr=0.17 * s**0.75, potz=high, seed=seed, pot=P.pot)
    if P.meter:
        x, y, z = at
        gauge, red = plain("gauge", "#f4f2ec", 0.3, spec=0.5), plain("level", "#c2452d", 0.5)
        cyl("meter", 0.014, 0.13, (x - 0.05, y - 0.11, z + high + 0.04), gauge)
        cyl("level", 0.0145, 0.035, (x - 0.05, y - 0.11, z + high + 0.06), red)
        cyl("knob", 0.020, 0.018, (x - 0.05, y - 0.11, z + high + 0.11), gauge)


if P.tall:
    # What is small stands on the table, what is large beside it: the table tells the size.
    low = P.tall < 0.6
    wide = 0.34 if low and P.count > 1 else 0.25
    tx = 0 if low else 0.26 + 0.22 * P.tall + 0.25 * (P.count - 1)
    sidetable((tx, -0.55, 0), r=wide, h=0.45)
    if not low:
        books((tx, -0.55, 0.45), width=0.17, depth=0.12)
    for k in range(P.count):
        apart = (0.30 if low else 0.40 + 0.25 * P.tall) * (k - (P.count - 1) / 2)
        grown((apart - (0 if low else 0.12 * P.count), -0.6, 0.45 if low else 0), P.seed + 3 * k)
    top = P.tall + 0.45 if low else max(P.tall, 0.95)
    lens = 108 if low else 84 if P.count == 1 else 62
    camera((0.45, -0.5 - 3.3 * top, 0.75 * top), (0.0 if low else 0.08 if P.count == 1 else -0.12, -0.5, (0.62 if low else 0.53) * top), lens=lens)
elif P.kind == "olive":
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
