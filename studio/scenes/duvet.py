"""A folded quilted duvet, or mattress protector, in a studio sweep."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="duvet",
    width=1000,
    height=1000,
    samples=24,
    seed=1,
    color="#f5f2ec",
    layers=4,
    thickness=0.062,  # of one layer
    quilt=(0.13, 0.13),  # stitched boxes in metres
    puff=0.022,
    size=(0.62, 0.50),  # folded, in metres
    pillow="#f7f5f0",  # pillow on top; "" for none
    vase="#9aa592",  # "" for none
    camera="far",  # far or near (a low pile)
    sweep="#dfd2c0",
)
reset()
tabletop(P.sweep, key=46)
cover = fabric("cover", P.color, "cotton", sheen=0.25)
points, _, _ = fold_path(P.size[1], P.layers, P.thickness)
padded(
    points,
    P.size[0],
    P.thickness / 2,
    cover,
    loc=(0, 0, 0.004),
    seed=P.seed,
    quilt=P.quilt,
    puff=P.puff,
    sag=0.012,
    wave=0.010,
    rot=0.10,
)
top = P.layers * P.thickness
if P.pillow:
    linen = fabric("linen", P.pillow, "cotton", sheen=0.3)
    at, rot = (0.02, 0.42, 0.3), (math.radians(72), 0, math.radians(-6))
    stand(pillow("p", 0.66, 0.56, linen, seed=3, loc=at, rot=rot))
if P.vase:
    vase((-0.50, 0.16, 0), P.vase, 0.95)
if P.camera == "near":
    camera((0.50, -1.65, 0.82), (0.0, 0.0, 0.055), lens=92, fstop=11)
else:
    camera((0.55, -2.05, 0.95), (0.0, 0.06, 0.17), lens=76, fstop=11)
reframe(P)
setup(P.width, P.height, P.samples, exposure=0.35)
shoot(P)
