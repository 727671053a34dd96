"""A dress or t-shirts on an oak rail, or a pyjama top on a peg beside a nightstand, in a bright room."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="wardrobe",
    width=1000,
    height=1000,
    samples=24,
    seed=1,
    model="dress",  # dress, shirt or pyjama
    color="#71806f",
    pattern="",
    repeat=2.2,
    trim="#f6f2ea",  # piping and buttons of a pyjama top
    others=("#e9e1d3", "#b98c72"),  # colours of what hangs beside it
    wall="#e3dbcf",
    art="art-sun",
)
reset()
daylight(P.wall, (0, -0.2, 1.0), 165)
oak, legs = wood("oak", "#c49a6a", "#9d7447"), wood("legs", "#c49a6a", "#9d7447", axis="Z")
steel = plain("hook", "#b0b0b0", 0.25, 1.0)


def cloth_of(name, color, pattern=""):
    """The cloth of the picture's garment, plain or printed."""
    if pattern or P.model == "pyjama":
        return fabric(name, color, "cotton", image=texture(pattern), uvscale=(P.repeat, P.repeat))
    return fabric(name, color, "weave", bumpk=0.8)


def hang(x, y, z, turn, mat):
    """A garment on its hanger, whose hook holds at (x, y, z)."""
    before = set(bpy.data.objects)
    narrow = P.model == "dress"
    hanger(Matrix.Translation((0, 0.010, -0.042)), oak, steel, 0.56 if narrow else 0.84, 0.35)
    if P.model == "dress":
        dress(mat)
    elif P.model == "shirt":
        t_shirt(mat, 1)
    else:
        pyjama_top(mat, plain("piping", P.trim, 0.7), 1)
    bpy.context.view_layer.update()
    place = Matrix.Translation((x, y, z - 0.10)) @ Matrix.Rotation(turn, 4, "Z")
    for o in set(bpy.data.objects) - before:
        o.matrix_world = place @ o.matrix_world


if P.model == "pyjama":
    pegs = peg_rail(-0.75, 0.75, 1.70, oak)
    hang(pegs[2] - 0.02, -0.06, 1.70, math.radians(5), cloth_of("cloth", P.color, P.pattern))
    nightstand((0.60, -0.22, 0), oak, w=0.46, h=0.54)
    lamp((0.68, -0.22, 0.54), on=3, base="#c9b8a3", s=0.8)
    books((0.50, -0.26, 0.54), width=0.15, depth=0.11)
    plant((-0.56, -0.28, 0), h=1.12, n=40, leaf=0.19, potr=0.15, potz=0.29, seed=P.seed + 4)
    camera((0.30, -4.6, 1.22), (0.06, 0, 1.17), lens=100)
else:
    y, half = -0.42, 0.82
    cyl("rail", 0.014, 2 * half + 0.12, (0, y, 1.72), oak, rot=(0, math.pi / 2, 0))
    for x in (-half, half):
        for side in (-1, 1):
            foot, head = Vector((x, y + side * 0.24, 0.0)), Vector((x, y - side * 0.02, 1.78))
            leg = cyl("leg", 0.013, (head - foot).length, (head + foot) / 2, legs)
            leg.rotation_euler = (head - foot).to_track_quat("Z", "Y").to_euler()
    cyl("low", 0.010, 2 * half, (0, y, 0.24), oak, rot=(0, math.pi / 2, 0))
    front = -0.20 if P.model == "dress" else -0.22
    hang(front, y, 1.72, math.radians(6), cloth_of("cloth", P.color, P.pattern))
    for k, color in enumerate(P.others):
        hang(0.36 + 0.10 * k, y, 1.72, math.radians(78 - 5 * k), cloth_of("other", color))
    top = stool((0.42, -0.52, 0), oak, legs, 0.46, 0.32, 0.40)
    for k, color in enumerate(P.others[::-1]):
        at = dict(x0=0.42, y0=-0.52, rot=0.05 - 0.08 * k, seed=k + P.seed)
        top = folded(0.34, 0.25, 4, 0.013, cloth_of("folded", color), top, **at)
    plant((-0.98, -0.22, 0), h=1.25, n=42, leaf=0.22, potr=0.17, potz=0.33, seed=P.seed + 5)
    if P.model == "dress":
        camera((0.35, -5.0, 1.08), (0.02, 0, 0.94), lens=78)
    else:
        camera((0.35, -5.0, 1.24), (0.0, 0, 1.16), lens=98)
reframe(P)
setup(P.width, P.height, P.samples, exposure=0.15)
shoot(P)
