"""Christmas: a decorated fir in a basket, baubles in a bowl or a box on a table, or bowl and fir."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="christmas",
    width=1000,
    height=1000,
    samples=32,
    seed=1,
    motif="tree",  # tree, bowl, box, or table: the bowl and candles before the tree
    tall=1.5,  # of a tree without its basket, in metres
    count=16,  # of the baubles in a box: 9, 16, 30 or 50
    baubles=("#b08a4e", "#8f3b2e", "#e9dfcf"),
    lights=True,
    wall="#ddd2c2",
)
reset()
chance = random.Random(P.seed)
glossy = bauble_glass(P.baubles)
cap = plain("cap", "#c9a760", 0.3, 1.0)
world((1, 0.95, 0.9), 0.26)
room(-3.2, 3.2, y=1.5 if P.motif == "table" else 0.06, h=3.2, wall=P.wall)
if P.motif == "tree":
    decorated_tree((0, -0.75, 0), glossy, cap, chance, P.seed, P.lights, P.tall)
    pile = fabric("pile", "#d9cebd", "boucle", scale=0.25, bumpk=1.6)
    softbox("rug", (2.4, 1.3, 0.018), (0, -0.95, 0.009), pile, r=0.009, n=60, noise=0.004, nscale=4)
    gifts((0, -0.75, 0.018))
    # The camera steps back for a high tree, so that the presents tell how high it is.
    far = max(1.0, (P.tall + 0.3) / 1.8)
    camera((0.35 * far, -0.6 - 4.6 * far, 0.82 * far + 0.16), (0.0, -0.6, 0.82 * far), lens=80)
    key, exposure = 90, 0.5
elif P.motif == "box":
    oak = wood("oak", "#b98a5a", "#8a6138")
    rbox("table", (2.6, 1.9, 0.04), (0, -0.8, 0.70), oak, 0.006)
    wide = bauble_box((0, -0.45, 0.72), P.count, glossy, cap)
    far = (wide + 0.30) / 0.66
    camera((0.10, -0.45 - 1.30 * far, 0.74 + 1.25 * far), (0.0, -0.45, 0.735), lens=120, fstop=11)
    key, exposure = 70, 0.5
else:
    oak = wood("oak", "#b98a5a", "#8a6138")
    if P.motif == "table":
        rbox("table", (3.0, 1.1, 0.04), (-0.1, -0.50, 0.70), oak, 0.006)
        decorated_tree((0.52, 0.62, 0), glossy, cap, chance, P.seed, P.lights)
    else:
        rbox("table", (2.6, 1.9, 0.04), (0, -0.8, 0.70), oak, 0.006)
    bauble_bowl((0, -0.30, 0.72), glossy, cap, chance)
    bauble((0.165, -0.50, 0.72 + 0.04), 0.04, glossy[0], cap)
    bauble((-0.175, -0.47, 0.72 + 0.034), 0.034, glossy[1], cap)
    if P.motif == "table":
        for x, y, tall in ((-0.36, -0.20, 0.24), (-0.26, -0.30, 0.16), (-0.42, -0.32, 0.11)):
            candle((x, y, 0.72), tall, lit=0.9)
        runner = fabric("runner", "#d9cdb9", "weave")
        softbox("runner", (3.02, 0.42, 0.004), (-0.1, -0.32, 0.7205), runner, r=0.002, n=60, noise=0.0008)
        camera((0.10, -2.2, 1.36), (0.05, -0.28, 0.86), lens=68, fstop=4)
    else:
        camera((0.15, -1.95, 1.16), (0.0, -0.33, 0.77), lens=108, fstop=8)
    key, exposure = 56 if P.motif == "table" else 70, 0.5
area((-2.6, -3.2, 2.3), (0, -0.6, 0.7), 1.8, key, (1, 0.93, 0.84))
area((2.6, -4.0, 1.6), (0, -0.6, 0.7), 1.6, 16, (1, 0.93, 0.86))
reframe(P)
setup(P.width, P.height, P.samples, exposure=exposure)
shoot(P)
