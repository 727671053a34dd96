"""A bright bathroom, tiled to half its height: towels on a rail and a stool, or a bathrobe on a peg."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="bathroom",
    width=1000,
    height=1000,
    samples=24,
    seed=1,
    motif="towels",  # towels or robe
    color="#8a9284",  # of the towels or the robe
    second="#ece5d8",  # towels between them
    weave="terry",  # terry or waffle
    wall="#d8ccbb",
    tile="#cfd3c7",
    vase="#efe9df",
)
reset()
world((0.95, 0.97, 1), 0.5)
bathroom(P.wall, P.tile)
oak, legs = wood("oak", "#c49a6a", "#9d7447"), wood("legs", "#c49a6a", "#9d7447", axis="Z")
black = plain("black", "#262422", 0.45)


def towelling(name, color, band=True):
    """The cloth of the picture in one colour."""
    if P.weave == "waffle":
        return waffle(name, color)
    return terry(name, color, band=(-0.075, 0.028)) if band else terry(name, color)


first, second = towelling("first", P.color), towelling("second", P.second)
if P.motif == "towels":
    top = stool((-0.17, -0.36, 0), oak, legs)
    folded_towels((second, first, second, first), (-0.17, -0.36, top), seed=P.seed)
    y = towel_rail(-0.10, 0.86, 1.34, oak, black)
    hung = terry("hung", P.color, band=(0.075, 0.028)) if P.weave == "terry" else waffle("hung", P.color)
    pale = terry("pale", P.second, band=(0.075, 0.028)) if P.weave == "terry" else waffle("pale", P.second)
    hung_towel(0.24, y, 1.34, hung, width=0.38, front=0.62, seed=P.seed)
    hung_towel(0.64, y, 1.34, pale, width=0.30, front=0.50, back=0.44, seed=P.seed + 3)
    plant((0.62, -0.22, 0), h=0.72, n=30, leaf=0.17, potr=0.13, potz=0.25, seed=P.seed + 2)
    vase((-0.52, 0.035, 1.162), P.vase, 0.75)
    camera((0.30, -4.2, 1.02), (0.10, 0, 0.76), lens=82)
else:
    steel = plain("hook", "#b0b0b0", 0.25, 1.0)
    pegs = peg_rail(-0.85, 0.85, 1.78, oak)
    before = set(bpy.data.objects)
    hanger(Matrix.Translation((0, 0, -0.014)), oak, steel)
    robe = waffle("robe", P.color) if P.weave == "waffle" else terry("robe", P.color)
    bathrobe(robe, P.seed)
    place = Matrix.Translation((pegs[2], -0.075, 1.676)) @ Matrix.Rotation(math.radians(5), 4, "Z")
    bpy.context.view_layer.update()
    for o in set(bpy.data.objects) - before:
        o.matrix_world = place @ o.matrix_world
    top = stool((0.62, -0.30, 0), oak, legs)
    folded_towels((second, second), (0.62, -0.30, top), seed=P.seed)
    plant((-0.68, -0.22, 0), h=0.95, n=36, leaf=0.19, potr=0.15, potz=0.29, seed=P.seed + 4)
    camera((0.30, -4.6, 1.10), (0.02, 0, 0.94), lens=71)
area((-2.6, -3.2, 2.3), (0, -0.2, 0.9), 2.2, 150, (1, 0.97, 0.93))
area((2.4, -4.4, 1.8), (0, -0.3, 0.8), 1.6, 24, (0.95, 0.97, 1))
gobo(-3.9, -2.4, 2.55, w=1.3, h=1.5)
sun((3.2, 1.95, -1.15), 2.6, 0.8, (1, 0.88, 0.74))
reframe(P)
setup(P.width, P.height, P.samples, exposure=0.22)
shoot(P)
