"""Two pillows with piping in a studio sweep."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="pillow",
    width=1000,
    height=1000,
    samples=32,
    seed=1,
    color="#b9b8a6",  # standing pillow
    second="#f6f4ef",  # lying pillow
    pattern="",  # pattern of the standing pillow
    repeat=2.2,
    sweep="#e6dfd5",
)
reset()
world((1, 1, 1), 0.30)
sweep(P.sweep)
standing = fabric(
    "standing", P.color, "weave", image=texture(P.pattern), uvscale=(P.repeat, P.repeat), sheen=0.35
)
piping = fabric("piping", P.color, "weave", sheen=0.35)
lying = fabric("lying", P.second, "cotton", sheen=0.3)
at, rot = (0.02, 0.25, 0.34), (math.radians(68), 0, math.radians(-4))
stand(pillow("p1", 0.66, 0.56, standing, piping=piping, seed=1, loc=at, rot=rot, settle=0.14))
at, rot = (-0.04, -0.30, 0.14), (math.radians(1), math.radians(1), math.radians(-12))
# a stiffer cloth than the standing one's: lying in the light, its seams would fold in two
filling = dict(pressure=3.0, bow=0.02, bend=0.25, shrink=-0.02)
flat = pillow("p2", 0.66, 0.56, lying, piping=lying, seed=5, loc=at, rot=rot, **filling)
floor = 0.5 * min(v.co.z for v in flat.data.vertices)
for v in flat.data.vertices:  # its own weight flattens the underside
    if v.co.z < floor:
        v.co.z = floor + (v.co.z - floor) * 0.12
stand(flat)
area((-2.2, -1.2, 2.2), (0, 0, 0.2), 1.6, 110, (1, 0.97, 0.93))
area((2.4, -1.6, 1.2), (0, 0, 0.2), 1.6, 12, (0.93, 0.96, 1))
camera((0.25, -2.5, 1.15), (0, -0.02, 0.25), lens=88)
reframe(P)
setup(P.width, P.height, P.samples, exposure=0.35)
shoot(P)
