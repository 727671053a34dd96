"""A mattress, cut open at its foot end if wanted, or a rolled topper, in a studio sweep."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="mattress",
    width=1000,
    height=1000,
    samples=24,
    seed=1,
    model="closed",  # closed, open (shows its core) or topper
    core="springs",  # springs, foam or latex, for open
    size=(0.9, 2.0),
    height_m=0.23,
    ticking="#f4f1ea",
    border="#d8cfc0",
    foam="#e9dcc0",
    sweep="#e3d7c6",
)
W, L = P.size
H = P.height_m

reset()
world((1, 1, 1), 0.30)
sweep(P.sweep, depth=4.2, radius=1.2, front=-3.2, width=20)
ticking = fabric("ticking", P.ticking, "weave", sheen=0.3, scale=0.8, bumpk=0.7)
side = fabric("side", P.border, "weave", sheen=0.3, scale=0.6)
y0 = -L / 2
if P.model == "topper":
    points = roll_path(1.35, 0.165, 1.6, 0.085)
    padded(
        points,
        W,
        0.040,
        ticking,
        loc=(0, 0.25, 0.002),
        seed=P.seed,
        quilt=(0.1, 0.1),
        puff=0.007,
        sag=0.004,
        wave=0.003,
    )
elif P.model == "open":
    cut = 0.62
    border(W, L - cut, y0 + cut, 0.002, H, side, P.ticking)
    quilted_top(W, L - cut, y0 + cut, H + 0.008, ticking, P.seed)
    foam("base", W, y0, y0 + cut + 0.1, 0.004, 0.03, P.foam)
    if P.core == "springs":
        springs(W, y0 + 0.02, y0 + cut + 0.05, 0.03, H - 0.06)
    elif P.core == "foam":
        foam("core", W, y0 + 0.08, y0 + cut + 0.1, 0.03, H - 0.06, "#f2efe8")
    else:
        latex(W, y0 + 0.08, y0 + cut + 0.1, 0.03, H - 0.022)
    if P.core != "latex":
        foam("comfort", W, y0 + 0.26, y0 + cut + 0.1, H - 0.058, H - 0.022, P.foam)
    foam("wool", W, y0 + 0.44, y0 + cut + 0.1, H - 0.02, H + 0.002, "#f6f3ec", 0.6)
else:
    border(W, L, y0, 0.002, H, side, P.ticking)
    quilted_top(W, L, y0, H + 0.008, ticking, P.seed)
area((-2.6, -1.8, 2.6), (0, 0, 0.1), 1.8, 150, (1, 0.97, 0.93))
area((2.8, -2.2, 1.4), (0, 0, 0.1), 1.8, 26, (0.93, 0.96, 1))
if P.model == "topper":
    camera((2.35, -3.1, 1.55), (-0.09, -0.28, 0.05), lens=77)
elif P.model == "open":
    camera((2.3, -3.6, 1.75), (-0.10, -0.08, 0.02), lens=80)
else:
    camera((2.6, -3.7, 1.9), (-0.10, -0.04, 0.02), lens=81)
reframe(P)
setup(P.width, P.height, P.samples, exposure=0.35)
shoot(P)
