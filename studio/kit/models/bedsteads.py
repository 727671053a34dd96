"""Wooden bedsteads, and bedding laid on what is not made up."""

import math

import bpy

from .beds import bed
from .fabrics import fabric, knit
from .folds import fold_path, folded, padded
from .filled import pillow
from .geometry import *
from .softbox import roundrect, softbox
from .stage import stand

DECK = 0.32


def bedstead(x, width, wood, wood_z, model="panel", length=2.0, height=1.0):
    """A wooden bed with its head to the wall; a mattress lies on its deck, at DECK. Models: panel, spindles or low."""
    wide, head = width + 0.07, -0.03
    foot = head - length - 0.07
    middle = (head + foot) / 2
    rbox("deck", (width + 0.05, length + 0.03, 0.02), (x, middle, DECK - 0.012), wood, 0.003)
    for way in (-1, 1):
        side = x + way * (wide / 2 - 0.014)
        rbox("rail", (0.028, length + 0.05, 0.13), (side, middle, DECK - 0.067), wood, 0.006)
        for y, high in ((head - 0.028, 0 if model == "low" else height), (foot + 0.028, 0)):
            tall = max(high, DECK - 0.004)
            rbox("post", (0.052, 0.052, tall), (x + way * (wide / 2 - 0.022), y, tall / 2), wood_z, 0.010)
    rbox("foot", (wide - 0.05, 0.028, 0.13), (x, foot + 0.014, DECK - 0.067), wood, 0.006)
    if model == "panel":
        for k in range(4):
            z = height - 0.075 - 0.142 * k
            rbox("board", (wide - 0.06, 0.022, 0.132), (x, head - 0.028, z), wood, 0.006)
    elif model == "spindles":
        for z in (height - 0.03, 0.46):
            rbox("rail", (wide - 0.06, 0.03, 0.05), (x, head - 0.028, z), wood, 0.010)
        count = round(width / 0.11)
        for k in range(count):
            at = x - wide / 2 + wide * (k + 0.5) / count
            cyl("spindle", 0.011, height - 0.5, (at, head - 0.028, (height + 0.44) / 2), wood_z, segs=20)


def bare_base(x, upholstery, width, headboard, leg="wood-round"):
    """A box spring without its mattress, which lies on it from a height of .38 m, with its head at y=-.12."""
    before = set(bpy.data.objects)
    bed(upholstery, width, 2.0, headboard, mattress="none", topper="none", leg=leg)
    for o in set(bpy.data.objects) - before:
        o.location.x += x


def fitted_sheet(at, size, height, color):
    """A sheet around a mattress; at is the middle of the underside of the mattress."""
    x, y, z = at
    cloth = fabric("sheet", color, "cotton")
    block = (size[0] + 0.024, size[1] + 0.02, height + 0.02)
    softbox("sheet", block, (x, y, z + height / 2), cloth, r=0.05, n=70, noise=0.003, nscale=3)


def folded_duvet(at, width, color, depth=0.62, layers=3, turn=0.0, thick=0.075, quilt=0.14, seed=0):
    """A duvet folded to and fro; width is that of the fold."""
    cloth = fabric("duvet", color, "cotton", sheen=0.25)
    points, _, _ = fold_path(depth, layers, thick)
    shape = dict(quilt=(quilt, quilt), puff=thick * 0.3, sag=0.014, wave=0.012)
    padded(points, width, thick / 2, cloth, at, rot=turn, seed=seed, **shape)


def folded_sheets(at, colors, width=0.42, depth=0.32, layers=4, turn=0.0, kind="cotton"):
    """Sheets or blankets, folded, one on the other."""
    x, y, z = at
    for k, color in enumerate(colors):
        cloth = knit("blanket", color, 0.014) if kind == "knit" else fabric("linen", color, kind)
        words = dict(sheets=(-1, 0, 1), x0=x, y0=y, rot=turn + 0.05 * (k % 2), seed=k)
        z = folded(width - 0.01 * k, depth - 0.01 * k, layers, 0.014, cloth, z, **words)


def laid_pillow(at, color, w=0.7, h=0.58, lean=0, turn=0.0, seed=0, piped=True):
    """A pillow that lies (lean 0) or leans against something (lean 90 stands), with its lowest point at at's height."""
    cloth = fabric("pillow", color, "cotton", sheen=0.3)
    rot = (math.radians(lean), 0, math.radians(turn))
    o = pillow("pillow", w, h, cloth, piping=cloth if piped else None, seed=seed, loc=at, rot=rot)
    if lean < 20:
        floor = 0.5 * min(v.co.z for v in o.data.vertices)
        for v in o.data.vertices:  # its own weight flattens the underside
            if v.co.z < floor:
                v.co.z = floor + (v.co.z - floor) * 0.12
    stand(o)
    o.location.z += at[2]
    return o


def foam_pillow(at, cover, trim, size=(0.60, 0.38, 0.125), rot=(0, 0, 0), seed=1):
    """A contoured pillow of foam: two rolls along its long sides, and a hollow for the head between them."""
    o = softbox("foam", size, (0, 0, 0), cover, r=0.055, n=90, k=8, noise=0.003, nscale=6, seed=seed)
    for v in o.data.vertices:
        across = 2 * v.co.y / size[1]
        roll = 0.66 + 0.34 * math.sin(math.pi * across / 1.3) ** 2 + 0.05 * across
        if v.co.z > 0:
            v.co.z *= roll
    seam = tube("seam", roundrect(size[0] + 0.001, size[1] + 0.001, 0.055, 0.0), 0.0035, trim, True)
    seam.parent = o
    o.location, o.rotation_euler = at, rot
    stand(o)
    o.location.z += at[2]
    return o
