"""Bare beds: bedsteads, mattresses and toppers, and bedding laid on what is not made up."""

import math

import bpy
import numpy as np
from mathutils import Vector
from mathutils import noise as mnoise

from .beds import bed
from .fabrics import fabric, knit
from .filled import pillow
from .folds import fold_path, folded, padded, roll_path
from .geometry import *
from .softbox import roundrect, softbox
from .stage import stand

DECK = 0.32


def quilted_top(width, length, y0, z, mat, seed=1, box=0.085, puff=0.010, r=0.045):
    """The quilted top panel, rounded off at its edge."""

    def surface(u, v):
        x, y = (u - 0.5) * width, v * length
        q = abs(math.sin(math.pi * (x + y) / box / 1.414)) * abs(math.sin(math.pi * (x - y) / box / 1.414))
        d = min(width / 2 - abs(x), y, length - y)
        e = math.sqrt(max(0.0, 1 - (1 - min(1, d / r)) ** 2))
        soft = 0.004 * mnoise.noise(Vector((x * 3, y * 3, seed)))
        return (x, y0 + y, z - 0.035 * (1 - e) + (puff * (q**0.4 - 0.5) + soft) * e)

    me = grid_mesh(
        "top", int(width / 0.006), int(length / 0.006), surface, lambda u, v: (u * width, v * length)
    )
    return obj("top", me, mat)


def border(width, length, y0, z0, z1, mat, ticking):
    """The side panel with its piping and two handles a side. It ends below the seams of the quilt on top of it."""
    low = z1 - 0.012
    softbox(
        "border",
        (width, length, low - z0),
        (0, y0 + length / 2, (z0 + low) / 2),
        mat,
        r=0.03,
        n=60,
        bulge=(0.004, 0.004, 0),
        noise=0.002,
        nscale=4,
    )
    cord = fabric("cord", ticking, "weave")
    for z in (z0 + 0.026, z1 - 0.022):
        tube(
            "piping",
            roundrect(width + 0.006, length + 0.006, 0.035, z, 0, y0 + length / 2),
            0.006,
            cord,
            True,
        )
    for way in (1, -1):
        for y in (y0 + length * 0.22, y0 + length * 0.74):
            handle(way, width, y, (z0 + z1) / 2, mat, cord)


def handle(way, width, y, z, mat, cord):
    """A strap at the right (way 1) or left (-1) side, sewn on at both ends."""
    side = width / 2 + 0.011
    band = [
        (side - 0.006, y - 0.10),
        (side + 0.006, y - 0.06),
        (side + 0.010, y),
        (side + 0.006, y + 0.06),
        (side - 0.006, y + 0.10),
    ]
    smooth = smooth_profile(band, 24)

    def surface(u, v):
        x, along = smooth[round(u * 24)]
        return (way * x, along, z + (v - 0.5) * 0.035)

    strap = obj("handle", grid_mesh("handle", 24, 2, surface, lambda u, v: (u * 0.2, v * 0.035)), mat)
    strap.modifiers.new("solid", "SOLIDIFY").thickness = 0.004
    for s in (-0.10, 0.10):
        rbox("patch", (0.004, 0.03, 0.042), (way * (side - 0.006), y + s, z), cord, 0.001)


def mattress(at, size, height, ticking="#f4f1ea", side="#d8cfc0", seed=1):
    """A whole mattress; at is the middle of its underside."""
    (x, y, z), (width, length) = at, size
    before = set(bpy.data.objects)
    top = fabric("ticking", ticking, "weave", sheen=0.3, scale=0.8, bumpk=0.7)
    border(width, length, -length / 2, 0.002, height, fabric("side", side, "weave", sheen=0.3, scale=0.6), ticking)
    quilted_top(width, length, -length / 2, height + 0.008, top, seed)
    for o in set(bpy.data.objects) - before:
        o.location += Vector((x, y, z))


def topper(at, size, thick, color="#e4ded4", rolled=0.0, seed=1):
    """A stitched topper; at is the middle of its underside.

    rolled: metres of its length that lie flat, from its foot end, before the rest is rolled up; 0 for all.
    """
    (x, y, z), (width, length) = at, size
    cloth = fabric("topper", color, "weave", sheen=0.3, scale=0.8, bumpk=0.7)
    quilt = dict(quilt=(0.1, 0.1), puff=0.012, seed=seed, wave=0.003, sag=0.004)
    if rolled:
        points = roll_path(rolled, 0.16, 1.6, thick + 0.004)
    else:
        points = np.array([(-length * (1 - t), 0.0) for t in np.linspace(0, 1, round(length / 0.012))])
    foot = y - length / 2
    end = foot + (rolled or length)
    return padded(points, width, thick / 2, cloth, loc=(x, end, z), rim=0.7, **quilt)


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


def folded_duvet(at, width, color, depth=0.62, layers=3, turn=0.0, thick=0.075, quilt=(0.14, 0.14), puff=0.0, seed=0):
    """A duvet folded to and fro; width is that of the fold, and puff 0 stands for three tenths of how thick it is."""
    cloth = fabric("duvet", color, "cotton", sheen=0.25)
    points, _, _ = fold_path(depth, layers, thick)
    shape = dict(quilt=quilt, puff=puff or thick * 0.3, sag=0.014, wave=0.012)
    padded(points, width, thick / 2, cloth, at, rot=turn, seed=seed, **shape)


def laid_duvet(
    at, size, color, thick=0.06, quilt=(0.14, 0.14), puff=0.018, back=0.0, hang=0.0, seed=0
):
    """A duvet spread over a bed; at is the middle of what it lies on, and size what of the bed it covers.

    back: metres of it that are turned back over itself at its head end; 0 for none.
    hang: metres of it that hang down at each side of the bed.
    """
    (x, y, z), (width, length) = at, size
    cloth = fabric("duvet", color, "cotton", sheen=0.25)
    points = [(t, 0.0) for t in np.linspace(0, length, round(length / 0.012))]
    if back:
        # It is turned over with some air in the bend, as cloth that is filled does.
        bend = 0.62 * thick
        turn = np.linspace(0, math.pi, 18)[1:-1]
        points += [(length + 1.3 * bend * math.sin(a), bend * (1 - math.cos(a))) for a in turn]
        points += [(length - t, 2 * bend) for t in np.linspace(0, back, round(back / 0.012))]
    shape = dict(quilt=quilt, puff=puff, sag=0.012, wave=0.012, seed=seed)
    place = (x, y - length / 2, z)
    spread = padded(np.array(points), width + 2 * hang, thick / 2, cloth, place, **shape)
    if hang:
        bend_down(spread, width / 2)
    return spread


def bend_down(spread, edge, radius=0.06):
    """Let what reaches further than edge from the middle of a spread thing hang down, around the edge of a mattress."""
    for v in spread.data.vertices:
        beyond = abs(v.co.x) - edge
        if beyond <= 0:
            continue
        turn = min(beyond / radius, math.pi / 2)
        down = beyond - radius * turn
        out = radius * math.sin(turn) + v.co.z * math.sin(turn)
        v.co.x = math.copysign(edge + out, v.co.x)
        v.co.z = v.co.z * math.cos(turn) - radius * (1 - math.cos(turn)) - down


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
