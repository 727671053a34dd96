"""A folded duvet cover with its pillow case, in a studio sweep."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="folded",
    width=1000,
    height=1000,
    samples=32,
    seed=1,
    pattern="botanic-sage",  # "" for plain
    repeat=2.2,  # pattern repeats per metre
    color="#f4f0e6",  # colour of a plain cover
    weave="cotton",  # cotton (percale) or weave (linen)
    reverse="#8fa394",  # plain side
    vase="#b98c72",
    sweep="#e9e0d3",
)

reset()
tabletop(P.sweep)
cover = fabric("cover", P.color, P.weave, image=texture(P.pattern), uvscale=(P.repeat, P.repeat), sheen=0.25)
reverse = fabric("reverse", P.reverse, P.weave, sheen=0.25)
half = (-0.5, 0.5)
z = folded(0.42, 0.34, 5, 0.017, cover, 0, seed=1)
z = folded(0.39, 0.315, 2, 0.014, reverse, z - 0.002, seed=5, rot=0.02, sheets=half)
folded(0.30, 0.24, 3, 0.013, cover, z - 0.001, seed=8, x0=-0.01, y0=-0.01, rot=-0.05, sheets=half)
at, rot = (0.06, 0.385, 0.30), (math.radians(70), 0, math.radians(-7))
stand(pillow("case", 0.62, 0.52, cover, seed=3, loc=at, rot=rot))
vase((-0.31, 0.06, 0), P.vase, 0.8)
camera((0.42, -1.62, 0.78), (-0.005, 0.10, 0.185), lens=76, fstop=11)
reframe(P)
setup(P.width, P.height, P.samples, exposure=0.35)
shoot(P)
