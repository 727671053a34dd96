"""Sleeveless dresses on a rail."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="garment",
    width=1000,
    height=1000,
    samples=32,
    seed=1,
    color="#71806f",  # the dress in front
    pattern="",  # its pattern
    repeat=2.2,
    others=("#a9694f", "#e9e1d3", "stripe-blue"),  # colours or patterns of the three behind it
    wall="#e6ddd0",
    rail="#b8945a",
)
reset()
world((1, 1, 1), 0.35)
wall = plain("wall", P.wall, 0.9, spec=0.1, bump=0.012, bscale=60)
quad("wall", lambda u, v: ((u - 0.5) * 8, 0.45, v * 4 - 1), wall)
quad("floor", lambda u, v: ((u - 0.5) * 8, -6 + v * 6.5, -0.02), planks("floor"))
rbox("skirt", (8, 0.018, 0.11), (0, 0.44, 0.035), plain("skirt", "#fbfaf7", 0.4), 0.004)
metal = plain("rail", P.rail, 0.3, 1.0)
cyl("rail", 0.012, 2.2, (0, 0, 1.72), metal, rot=(0, math.pi / 2, 0))
for x in (-1.1, 1.1):
    cyl("post", 0.012, 1.74, (x, 0, 0.85), metal)
    cyl("foot", 0.012, 0.5, (x, 0, 0), metal, rot=(math.pi / 2, 0, 0))
oak, steel = wood("oak", "#c49a6a", "#9d7447"), plain("hook", "#b0b0b0", 0.25, 1.0)


def cloth_of(choice):
    """A fabric from a colour or from the name of a pattern."""
    if choice.startswith("#"):
        return fabric("cloth", choice, "weave", bumpk=0.8)
    return fabric("cloth", "#ffffff", "cotton", image=texture(choice), uvscale=(P.repeat, P.repeat))


def hang(x, turn, mat):
    """A dress on a hanger at x of the rail."""
    before = set(bpy.data.objects)
    hanger(Matrix.Translation((0, 0.010, -0.044)), oak, steel, 0.56, 0.35)
    dress(mat)
    bpy.context.view_layer.update()
    place = Matrix.Translation((x, 0, 1.618)) @ Matrix.Rotation(turn, 4, "Z")
    for o in set(bpy.data.objects) - before:
        o.matrix_world = place @ o.matrix_world


hang(-0.16, math.radians(5), cloth_of(P.pattern or P.color))
for k, choice in enumerate(P.others):
    hang(0.27 + 0.085 * k, math.radians(80 - 4 * k), cloth_of(choice))
area((-2.4, -2.2, 2.4), (0, 0, 1.1), 1.6, 120, (1, 0.96, 0.91))
area((2.6, -2.6, 1.6), (0, 0, 1), 1.6, 22, (0.93, 0.96, 1))
camera((0.35, -4.6, 1.14), (0.05, 0, 1.10), lens=108)
reframe(P)
setup(P.width, P.height, P.samples)
shoot(P)
