"""A long-haired rug with an armchair in a corner, or alone. Cameras: room, chair, detail, plan."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="rug",
    width=1000,
    height=1000,
    samples=32,
    seed=1,
    camera="room",
    pattern="berber-natural",  # rug tile, stretched over the whole rug
    hairs=260000,
    pile=0.020,  # hair length in metres
    fringe="#e9dfcf",  # "" for none
    chair="#e6ddce",
    cloth="boucle",  # of the chair: boucle, velvet or weave
    cushion="#b56f52",
    wall="#e3dccf",
    art="art-sun",
)
RUG_W, RUG_L, RUG_X, RUG_Y = 1.7, 2.4, 0.15, -1.75
reset()
world((0.95, 0.97, 1), 0.5)
room(-1.7, 3, wall=P.wall, left=True)
quad("left", lambda u, v: (-1.7, 0.06 - u * 7, v * 2.7), bpy.data.materials["wall"])
rbox("skirt", (0.018, 7, 0.11), (-1.69, -3.4, 0.055), bpy.data.materials["skirt"], 0.004)
hair_rug((RUG_X, RUG_Y), RUG_W, RUG_L, P.pattern, P.hairs, P.pile)
if P.fringe:
    rug_fringes((RUG_X, RUG_Y), RUG_W, RUG_L, P.fringe)
if P.camera != "plan":
    armchair((-0.72, -0.80), P.chair, P.cushion, P.cloth, turn=math.radians(28))
    sidetable((0.22, -0.42, 0), r=0.21, h=0.46)
    vase((0.20, -0.40, 0.46), "#d9cfc0", 1.1)
    plant((1.15, -0.35, 0), h=1.35, n=46, leaf=0.23, potr=0.18, potz=0.34, seed=P.seed + 5)
    frame_art((-0.55, 0.06, 1.65), 0.55, 0.74, texture(P.art))
area((2.6, -3.6, 2.5), (0, -1.2, 0.3), 2.2, 170, (1, 0.97, 0.93))
area((-1.2, -5, 1.8), (0, -1, 0.5), 1.5, 22, (0.95, 0.97, 1))
gobo(3.9, -2.9, 1.9, w=1.5, h=1.7)
sun((-3.3, 1.9, -1.25), 3.0, 0.8, (1, 0.88, 0.74))
if P.camera == "chair":
    camera((0.35, -4.1, 1.05), (-0.30, -0.6, 0.72), lens=56)
elif P.camera == "plan":
    camera((0.15, -4.9, 4.3), (0.15, -1.75, 0), lens=56)
elif P.camera == "detail":
    camera((1.35, -3.45, 0.80), (0.52, -1.72, 0), lens=78, fstop=11)
else:
    camera((0.75, -5.0, 1.62), (0.05, -1.1, 0.50), lens=52)
reframe(P)
setup(P.width, P.height, P.samples, exposure=0.25)
shoot(P)
