"""Mattresses with a quilted top, a border, piping and handles, and toppers, flat or partly rolled up."""

import math

import bpy
import numpy as np
from mathutils import Vector
from mathutils import noise as mnoise

from .fabrics import fabric
from .folds import padded, roll_path
from .geometry import *
from .softbox import roundrect, softbox


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
