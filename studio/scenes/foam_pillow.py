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
SIZE = (0.60, 0.38, 0.125)


def foam_pillow(loc, rot, seed):
    """A block with two rolls along its long sides and a hollow for the head between them."""
    o = softbox("foam", SIZE, (0, 0, 0), cover, r=0.055, n=90, k=8, noise=0.003, nscale=6, seed=seed)
    for v in o.data.vertices:
        across = 2 * v.co.y / SIZE[1]
        roll = 0.66 + 0.34 * math.sin(math.pi * across / 1.3) ** 2 + 0.05 * across
        if v.co.z > 0:
            v.co.z *= roll
    seam = tube("seam", roundrect(SIZE[0] + 0.001, SIZE[1] + 0.001, 0.055, 0.0), 0.0035, trim, True)
    seam.parent = o
    o.location, o.rotation_euler = loc, rot
    return stand(o)


reset()
tabletop(P.sweep, 46)
cover, trim = knit("cover", P.color, 0.0075), fabric("trim", P.seam, "weave")
foam_pillow((0.03, 0.22, 0.2), (math.radians(76), 0, math.radians(-8)), P.seed + 3)
foam_pillow((-0.02, -0.10, 0.06), (0, 0, math.radians(14)), P.seed)
camera((0.5, -1.9, 0.95), (0.01, 0.02, 0.13), lens=86, fstop=11)
reframe(P)
setup(P.width, P.height, P.samples, exposure=0.35)
shoot(P)
