"""Two contoured memory foam pillows in a studio sweep."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="foam-pillow",
    width=1000,
    height=1000,
    samples=24,
    seed=1,
    color="#f4f1ea",
    seam="#b9b6ac",
    sweep="#e0d4c3",
)

reset()
tabletop(P.sweep, 46)
cover, trim = knit("cover", P.color, 0.0075), fabric("trim", P.seam, "weave")
foam_pillow((0.03, 0.22, 0), cover, trim, rot=(math.radians(76), 0, math.radians(-8)), seed=P.seed + 3)
foam_pillow((-0.02, -0.10, 0), cover, trim, rot=(0, 0, math.radians(14)), seed=P.seed)
camera((0.5, -1.9, 0.95), (0.01, 0.02, 0.13), lens=86, fstop=11)
reframe(P)
setup(P.width, P.height, P.samples, exposure=0.35)
shoot(P)
