"""One piece of furniture against a wall in daylight."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="piece",
    width=1000,
    height=1000,
    samples=24,
    seed=1,
    piece="sidetable",  # sidetable, nested, nightstand, sideboard, mirror or armchair
    finish="oak",  # oak, walnut, white or black
    wide=0,  # in metres; 0 for the middle size
    high=0,  # of a side table or a nightstand, in metres; 0 for the middle size
    wall="#e6ddd0",
    art="art-sun",  # "" for none
    lamp="#c9b8a3",  # base of the table lamp
    vase="#b98c72",
    color="#e6ddce",  # upholstery
    cloth="boucle",  # boucle, velvet or weave
    cushion="",  # "" for none
)
FINISH = {
    "oak": lambda axis: wood("oak", "#c49a6a", "#9d7447", axis=axis),
    "walnut": lambda axis: wood("walnut", "#7d5638", "#4e3322", axis=axis),
    "white": lambda axis: plain("lacquer", "#f3f0ea", 0.45),
    "black": lambda axis: plain("black", "#262422", 0.5),
}
reset()
daylight(P.wall)
mat = FINISH[P.finish]("X")
black, brass = plain("metal", "#23211f", 0.4), plain("brass", "#b8945a", 0.3, 1.0)


def art(x, z, w=0.55, h=0.74):
    if P.art:
        frame_art((x, 0.06, z), w, h, texture(P.art))


def rug(x, y, w, l, color="#ddd3c3"):
    pile = fabric("pile", color, "boucle", scale=0.25, bumpk=1.6)
    softbox("rug", (w, l, 0.018), (x, y, 0.009), pile, r=0.009, n=60, noise=0.004, nscale=4)


if P.piece == "sidetable":
    high = P.high or 0.5
    sidetable((0, -0.55, 0), mat, r=P.wide / 2 or 0.24, h=high)
    vase((-0.09, -0.50, high), P.vase, 1.15)
    books((0.09, -0.62, high), width=0.17, depth=0.12)
    rug(0, -0.85, 1.7, 1.1)
    larger = high > 0.5 or P.wide > 0.5
    camera((0.55, -3.6, 0.80), (0.0, -0.5, 0.385 + (high - 0.5) * 0.5), lens=104 if larger else 122)
elif P.piece == "nested":
    nested_tables((0, -0.6, 0), mat, black)
    vase((0.26, -0.42, 0.5), P.vase, 1.1)
    books((-0.16, -0.70, 0.40), width=0.2, depth=0.14)
    rug(0, -0.8, 1.9, 1.25)
    camera((0.5, -3.7, 0.95), (0.06, -0.55, 0.33), lens=94)
elif P.piece == "nightstand":
    wide, high = P.wide or 0.48, P.high or 0.52
    nightstand((0, -0.22, 0), mat, w=wide, d=0.40, h=high)
    lamp((-wide / 6, -0.20, high), on=3, base=P.lamp, s=0.85)
    books((wide * 0.27, -0.24, high), width=0.16 if wide > 0.4 else 0.13, depth=0.12)
    camera((0.45, -3.6, 0.80), (0.0, -0.2, 0.51 + (high - 0.52) * 0.5), lens=106 - 90 * (high - 0.52))
elif P.piece == "sideboard":
    wide = P.wide or 1.6
    sideboard((0, -0.24, 0), mat, FINISH[P.finish]("Z"), width=wide, leg_mat=black)
    lamp((0.22 - wide / 2, -0.24, 0.78), on=3, base=P.lamp, s=0.95)
    vase((wide / 2 - 0.40, -0.22, 0.78), P.vase, 1.3)
    vase((wide / 2 - 0.24, -0.27, 0.78), "#e8e2d6", 0.85)
    books((0.05 if wide > 1.3 else 0.0, -0.26, 0.78), width=0.22, depth=0.15)
    art(0.05, 1.45)
    camera((0.55, -5.0, 1.05), (0.0, -0.2, 0.82), lens=82 if wide < 1.8 else 70)
elif P.piece == "mirror":
    wide = P.wide or 0.84
    mirror((0, 0.055, 1.5), mat, wide, wide)
    sideboard((0, -0.24, 0), FINISH["oak"]("X"), FINISH["oak"]("Z"), leg_mat=black)
    vase((-0.50, -0.22, 0.78), P.vase, 1.3)
    books((0.42, -0.26, 0.78), width=0.22, depth=0.15)
    behind_the_camera(bpy.data.materials["wall"])
    camera((0.30, -4.6, 1.15), (0.0, 0, 1.24), lens=94)
elif P.piece == "armchair":
    armchair((0, -0.75), P.color, P.cushion, P.cloth, turn=math.radians(-24))
    rug(0, -0.85, 1.9, 1.3)
    camera((0.45, -4.2, 0.95), (0.0, -0.7, 0.46), lens=84)
reframe(P)
setup(P.width, P.height, P.samples, exposure=0.3)
shoot(P)
