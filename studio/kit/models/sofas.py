"""Sofas, armchairs, dining chairs and stools."""

import math

from .fabrics import *
from .filled import *
from .geometry import *
from .materials import *
from .softbox import *


def sofa(centre, color, kind="weave", width=1.9, cushions=(), leg=None):
    """A two-seat sofa that faces -y; cushions are [x, colour] of loose ones against its back."""
    x, y = centre
    cloth_ = fabric("sofa", color, kind, scale=0.55 if kind == "boucle" else 1, bumpk=1.2)
    leg = leg or wood("sofaleg", "#b98a5a", "#8a6138", axis="Z")
    soft = dict(noise=0.005, nscale=3)
    arm, depth = 0.17, 0.88
    inner = width - 2 * arm
    softbox("base", (width, depth, 0.18), (x, y, 0.23), cloth_, r=0.03, n=30, bulge=(0, 0.004, 0), **soft)
    for side in (-1, 1):
        at = (x + side * (width / 2 - arm / 2), y, 0.40)
        softbox("arm", (arm, depth, 0.42), at, cloth_, r=0.06, n=26, bulge=(0.008, 0.006, 0.01), **soft)
        half = inner / 2
        place = (x + side * half / 2, y - 0.08, 0.39)
        size = (half - 0.004, depth - 0.18, 0.19)
        softbox("seat", size, place, cloth_, r=0.06, n=26, bulge=(0.004, 0.012, 0.018), seed=side + 2, **soft)
        place = (x + side * half / 2, y + 0.20, 0.645)
        size = (half - 0.006, 0.20, 0.44)
        lean = (math.radians(-12), 0, 0)
        round_ = dict(r=0.075, n=26, bulge=(0.004, 0.03, 0.012))
        softbox("rest", size, place, cloth_, rot=lean, seed=side + 6, **round_, **soft)
        for front in (-1, 1):
            at = (x + side * (width / 2 - 0.10), y + front * (depth / 2 - 0.09), 0.075)
            cyl("sofaleg", 0.014, 0.15, at, leg, r2=0.02)
    at = (x, y + depth / 2 - 0.075, 0.46)
    softbox("rear", (width - 2 * arm, 0.15, 0.56), at, cloth_, r=0.05, n=26, **soft)
    for k, (dx, tint) in enumerate(cushions):
        woven = fabric("loose", tint, "weave")
        lean = (math.radians(68), 0, 0.12 - 0.2 * (k % 2))
        place = dict(loc=(x + dx, y - 0.03 - 0.015 * k, 0.665), rot=lean)
        pillow("loose", 0.46, 0.46, woven, n=70, seed=2 + k, **place)


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


def dining_chair(centre, turn=0.0, tint="#c49a6a", dark="#9d7447", seat="#d9cdb9"):
    """A wooden chair with a woven seat; turn: radians to the left of facing us."""
    frame = wood("chair", tint, dark, axis="Z")
    woven = fabric("chairseat", seat, "weave", scale=0.35, bumpk=2.2)
    c, s = math.cos(turn), math.sin(turn)
    at = lambda x, y, z: (centre[0] + x * c - y * s, centre[1] + x * s + y * c, z)
    for side in (-1, 1):
        tube("front", [at(side * 0.205, -0.20, 0), at(side * 0.195, -0.19, 0.45)], 0.017, frame)
        line = [(0.20, 0.24, 0), (0.19, 0.20, 0.44), (0.185, 0.22, 0.62), (0.18, 0.27, 0.80)]
        tube("rear", [at(side * p, q, r) for p, q, r in smoothed(line)], 0.016, frame)
        tube("rung", [at(side * 0.20, -0.195, 0.22), at(side * 0.196, 0.215, 0.22)], 0.010, frame)
    rbox("rail", (0.40, 0.40, 0.03), at(0, 0, 0.435), frame, 0.010, rot=(0, 0, turn))
    softbox("seatpad", (0.41, 0.42, 0.035), at(0, -0.005, 0.458), woven, r=0.016, n=20, rot=(0, 0, turn))
    for z, back in ((0.77, 0.265), (0.68, 0.235)):
        bow = [(0.182 * t, back + 0.035 * (1 - t * t), z) for t in (-1, -0.66, -0.33, 0, 0.33, 0.66, 1)]
        tube("bow", [at(*p) for p in bow], 0.014 if z > 0.7 else 0.010, frame)


def smoothed(points, n=16):
    """A smooth line through points of space."""
    flat = smooth_profile([(p[0], p[2]) for p in points], n)
    deep = smooth_profile([(p[1], p[2]) for p in points], n)
    return [(a, d, z) for (a, z), (d, _) in zip(flat, deep)]


def pouf(loc, color, r=0.26, h=0.38):
    """A knitted pouf."""
    outline = [(0.001, 0), (r * 0.75, 0.004), (r * 0.97, h * 0.22), (r, h * 0.5), (r * 0.95, h * 0.8)]
    outline += [(r * 0.7, h * 0.98), (0.001, h)]
    yarn = fabric("pouf", color, "boucle", scale=0.14, bumpk=2.4)
    lathe("pouf", smooth_profile(outline, 50), yarn, 96, loc)
