"""A cot in a nursery, made up; its open side shows the bed. Rooms: corner (seen over the foot end), wall, window."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="nursery",
    width=1600,
    height=1200,
    samples=4,
    seed=1,
    camera="corner",  # corner, wall or window
    pattern="",  # duvet cover and pillow case; "" for plain
    repeat=2.0,  # pattern repeats per metre
    cover="#f4f0e6",  # colour of a plain cover
    quilted=False,  # whether that is a duvet without a cover, stitched through
    sheet="#efe9df",
    finish="oak",  # of posts, frames and shelf: oak or walnut
    slats="",  # of what is between the posts: oak, walnut or white; "" for the same
    wall="#d9d8cb",
    panels="#e7e1d3",  # the lower half of the wall, in the room "wall"
    rug="#e4dbca",
    bear="#b99b78",
    pouf="#c9a58c",
    drape="#e6dac6",
    flags=("#c08a6e", "#e2c98f", "#8a9284", "#8fa0b0", "#efe9df"),
    toys=("#b5725a", "#8a9284", "#d0a35c", "#74859a"),
    art=("art-hills", "art-sun"),
)
FINISH = {"oak": ("#c9a274", "#a67f52"), "white": ("#ece7dd", "#e7e1d6"), "walnut": ("#8a6244", "#5c3f2a")}
timber = lambda name, axis: wood(f"{name}{axis}", *FINISH[name], axis=axis)

reset()
world((0.95, 0.97, 1), 0.5)
room(-4.0, 4.0, h=3.2, wall=P.wall)
bpy.data.objects["floor"].data.materials[0] = planks("boards", "#dcc7a6", "#c6aa82")
posts = timber(P.finish, "Z")
between = timber(P.slats, "Z") if P.slats else posts
frame = wood("frame", *FINISH[P.finish])
white = wood("stand", *FINISH["white"])


def stand_cot(at, turn, side=-1, **words):
    """The made-up cot, turned so many degrees to the left."""
    before = set(bpy.data.objects)
    cot(posts, between, side=side, **words)
    cover = (
        quilted("cover", P.cover, 0.09)
        if P.quilted
        else fabric("cover", P.cover, "cotton", image=texture(P.pattern), uvscale=(P.repeat, P.repeat))
    )
    cot_bedding(cover, P.sheet, side, case=fabric("case", P.cover, "cotton") if P.quilted else cover)
    place = Matrix.Translation((*at, 0)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    for o in set(bpy.data.objects) - before:
        if o.parent is None:
            o.matrix_basis = place @ o.matrix_basis


def corner():
    """Its head to the wall, the open side to the window; seen over the foot end."""
    stand_cot((0.12, -0.66), 0, foot=0.62)
    round_rug((-0.72, -1.3, 0), 0.85, P.rug)
    nightstand((-0.60, -0.22, 0), white)
    mushroom_light((-0.66, -0.22, 0.48))
    books((-0.49, -0.22, 0.48), P.toys[:2], width=0.15, depth=0.11)
    frame_art((0.16, 0.06, 1.24), 0.33, 0.44, texture(P.art[0]), frame)
    bunting((-1.80, 0.03, 1.54), (-0.12, 0.03, 1.55), P.flags, sag=0.10)
    basket((0.86, -0.30, 0), 0.18, 0.27)
    bear((-1.16, -0.52, 0.001), P.bear, turn=-0.2)
    toys((-0.90, -0.74, 0.017), P.toys)
    camera((-1.75, -3.3, 1.36), (-0.14, -0.62, 1.36), lens=45, shift_y=-0.305)


def wall():
    """Along a panelled wall, seen from its open side."""
    stand_cot((0.0, -0.42), 90)
    paint = plain("panels", P.panels, 0.7, spec=0.2)
    rbox("panels", (12, 0.012, 1.0), (0, 0.05, 0.5), paint, 0)
    rbox("rail", (12, 0.03, 0.04), (0, 0.045, 1.02), paint, 0.006)
    for k in range(40):
        rbox("slat", (0.012, 0.012, 1.0), (-6 + 0.3 * k, 0.043, 0.5), paint, 0.004)
    pile = fabric("pile", P.rug, "boucle", scale=0.25, bumpk=1.6)
    softbox("rug", (2.1, 1.1, 0.018), (0.0, -1.35, 0.009), pile, r=0.009, n=60, noise=0.004, nscale=4)
    for x, art in ((-0.22, P.art[0]), (0.20, P.art[1])):
        frame_art((x, 0.055, 1.29), 0.28, 0.38, texture(art), frame)
    pouf((0.97, -0.50, 0), P.pouf, r=0.22, h=0.32)
    toys((-0.45, -1.05, 0.018), P.toys)
    bear((0.97, -0.52, 0.318), P.bear, turn=-0.15)
    floor_lamp((-0.98, -0.22, 0), "tripod", leg=frame, height=1.36, power=5)
    camera((0.5, -3.5, 1.3), (0.02, -0.42, 1.3), lens=44, shift_y=-0.285)


def window_():
    """Beside a curtain, along the wall, its head to the right."""
    stand_cot((0.12, -0.42), -90, side=1)
    linen = fabric("linen", P.drape, "weave", translucent=0.3)
    curtain(-1.55, -0.85, -0.06, 0.02, 2.5, linen, folds=7, seed=2)
    round_rug((0.1, -1.35, 0), 0.78, P.rug)
    wall_shelf((0.10, 0.055, 1.22), frame, width=0.8)
    books((-0.06, -0.02, 1.22), P.toys[1:], width=0.18, depth=0.11)
    mushroom_light((0.34, -0.02, 1.22), s=0.9)
    bear((-0.21, -0.02, 1.22), P.bear, s=0.55)
    basket((1.02, -0.55, 0), 0.18, 0.27)
    toys((-0.30, -0.90, 0.017), P.toys)
    camera((-0.6, -3.45, 1.32), (0.06, -0.42, 1.32), lens=44, shift_y=-0.285)


{"corner": corner, "wall": wall, "window": window_}[P.camera]()
area((-2.8, -3.6, 2.5), (0, -0.4, 0.6), 2.2, 150, (1, 0.97, 0.93))
area((2.6, -4.8, 1.9), (0, -0.4, 0.6), 1.6, 22, (0.95, 0.97, 1))
gobo(-4.3, -2.9, 2.35, w=1.6, h=1.7)
sun((3.2, 2.2, -1.15), 2.6, 0.8, (1, 0.88, 0.74))
reframe(P)
setup(P.width, P.height, P.samples, exposure=0.28)
shoot(P)
