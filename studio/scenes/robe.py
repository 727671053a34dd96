"""A bathrobe, pyjama top or t-shirt on a hanger at a rail."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="robe",
    width=1000,
    height=1000,
    samples=24,
    seed=1,
    model="robe",  # robe, pyjama or shirt
    color="#eee8dc",
    long=False,  # a bathrobe to the ankle, a shirt over the knee
    weave="terry",  # of a bathrobe: terry or waffle
    pattern="",  # of a pyjama top
    repeat=3.0,
    trim="#f6f2ea",  # piping and buttons of a pyjama top
    wall="#e6ddd0",
    rail="#b8945a",
)
reset()
world((1, 1, 1), 0.35)
wall = plain("wall", P.wall, 0.9, spec=0.1, bump=0.012, bscale=60)
quad("wall", lambda u, v: ((u - 0.5) * 8, 0.45, v * 4 - 1), wall)
brass, oak = plain("rail", P.rail, 0.3, 1.0), wood("oak", "#c49a6a", "#9d7447")
steel = plain("hook", "#b0b0b0", 0.25, 1.0)
cyl("rail", 0.012, 4, (0, 0, 1.72), brass, rot=(0, math.pi / 2, 0))
before = set(bpy.data.objects)
if P.model == "robe":
    hanger(Matrix.Translation((0, 0, -0.014)), oak, steel)
    cloth_ = waffle("waffle", P.color) if P.weave == "waffle" else terry("terry", P.color)
    bathrobe(cloth_, P.seed, P.long)
elif P.model == "pyjama":
    hanger(Matrix.Translation((0, 0.008, -0.036)), oak, steel, 0.84, 0.4)
    printed = fabric(
        "cloth", P.color, "cotton", image=texture(P.pattern), uvscale=(P.repeat, P.repeat), sheen=0.3
    )
    pyjama_top(printed, plain("piping", P.trim, 0.7), P.seed)
else:
    hanger(Matrix.Translation((0, 0.008, -0.036)), oak, steel, 0.84, 0.4)
    cloth_ = fabric("cloth", P.color, "weave", sheen=0.35, scale=1.3, bumpk=0.6)
    t_shirt(cloth_, P.seed, 1.02 if P.long else 0.68)
place = Matrix.Translation((0, 0, 1.614)) @ Matrix.Rotation(math.radians(6), 4, "Z")
for o in set(bpy.data.objects) - before:
    bpy.context.view_layer.update()
    o.matrix_world = place @ o.matrix_world
area((-2.4, -2.2, 2.4), (0, 0, 1.1), 1.6, 120, (1, 0.96, 0.91))
area((2.6, -2.6, 1.6), (0, 0, 1), 1.6, 22, (0.93, 0.96, 1))
if P.model == "robe" or P.long:
    low = 0.10 if P.model == "robe" and P.long else 0.0
    camera((0.30, -4.6, 1.14 - low), (0.0, 0, 1.07 - low), lens=104 - 110 * low)
else:
    camera((0.30, -4.6, 1.32), (0.0, 0, 1.315), lens=156)
reframe(P)
setup(P.width, P.height, P.samples)
shoot(P)
