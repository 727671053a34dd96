"""Seats: a wooden armchair."""

import math

from .cloth import *
from .fabrics import *
from .filled import *
from .geometry import *
from .materials import *
from .softbox import *


def armchair(centre, color, cushion, kind="boucle", turn=0.0):
    """A wooden armchair with loose cushions of boucle, velvet or weave; turn: radians to the left of facing us."""
    oak = wood("oak", "#b98a5a", "#8a6138", axis="Z")
    cloth_ = fabric("boucle", color, kind, scale=0.55 if kind == "boucle" else 1, bumpk=1.5)

    def at(x, y, z):
        c, s = math.cos(turn), math.sin(turn)
        return (centre[0] + x * c - y * s, centre[1] + x * s + y * c, z)

    soft = dict(n=30, noise=0.006, nscale=4)
    for name, size, place, r, bulge, lean in (
        ("seat", (0.62, 0.62, 0.17), at(0, -0.02, 0.37), 0.07, (0.01, 0.01, 0.02), 5),
        ("back", (0.62, 0.16, 0.56), at(0, 0.27, 0.66), 0.075, (0.01, 0.02, 0.01), -13),
    ):
        softbox(name, size, place, cloth_, r=r, bulge=bulge, rot=(math.radians(lean), 0, turn), **soft)
    for side in (-1, 1):
        for y in (-0.30, 0.34):
            cyl("leg", 0.017, 0.56, at(side * 0.37, y, 0.28), oak, r2=0.021)
        rbox("arm", (0.065, 0.74, 0.026), at(side * 0.37, 0.02, 0.565), oak, 0.010, rot=(0, 0, turn))
        rbox("rail", (0.024, 0.62, 0.05), at(side * 0.345, 0.02, 0.27), oak, 0.006, rot=(0, 0, turn))
    rbox("front", (0.70, 0.024, 0.05), at(0, -0.28, 0.27), oak, 0.006, rot=(0, 0, turn))
    if cushion:
        place = dict(loc=at(0.02, 0.10, 0.62), rot=(math.radians(66), 0, turn + 0.05))
        woven = fabric("cushion", cushion, "weave")
        pillow("cushion", 0.44, 0.44, woven, n=70, seed=2, **place)
