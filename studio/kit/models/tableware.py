"""Small things on tables and floors: bowls, cups, candles, branches, baskets, toys."""

import math
import random

import bmesh
import numpy as np
from mathutils import Vector

from .geometry import *
from ..camera.lights import point
from .materials import *
from .trees import blades, leaf_green


def bowl(loc, color="#e6dfd2", r=0.13):
    """A shallow bowl."""
    k = r / 0.13
    outline = [(0.001, 0.012), (0.05, 0.014), (0.11, 0.05), (0.13, 0.075), (0.125, 0.075), (0.10, 0.045)]
    outline += [(0.04, 0.02), (0.001, 0.018)]
    x, y, z = loc
    profile = smooth_profile([(a * k, b * k) for a, b in outline], 40)
    lathe("bowl", profile, plain("bowl", color, 0.5), 72, (x, y, z - 0.012 * k))


def cup(loc, color="#efe9df"):
    """A mug without a handle."""
    outline = [(0.001, 0), (0.028, 0.001), (0.036, 0.03), (0.039, 0.075)]
    outline += [(0.036, 0.075), (0.033, 0.03), (0.001, 0.008)]
    lathe("cup", smooth_profile(outline, 30), plain("cup", color, 0.3, spec=0.5), 48, loc)


def candle(loc, height=0.16, color="#efe6d6", lit=0.0):
    """A pillar candle; lit is the power of its flame."""
    x, y, z = loc
    r = 0.035
    outline = [(0.001, 0), (r, 0.001), (r, height - 0.006), (r - 0.005, height), (0.001, height - 0.004)]
    lathe("candle", outline, plain("wax", color, 0.55, spec=0.3), 48, loc)
    cyl("wick", 0.0015, 0.016, (x, y, z + height + 0.004), plain("wick", "#2a2522", 0.9))
    if lit:
        flame = [(0.001, 0), (0.0055, 0.008), (0.0045, 0.018), (0.001, 0.034)]
        glow = emit("flame", (1, 0.62, 0.25), 30)
        o = lathe("flame", smooth_profile(flame, 20), glow, 20, (x, y, z + height + 0.008))
        o.visible_shadow = o.visible_diffuse = False
        point((x, y, z + height + 0.03), lit, (1, 0.62, 0.30), 0.012)


def branches(loc, height=0.55, seed=1, green=("#5d6b4f", "#94a082")):
    """Three leafy twigs that stand in a vase at loc."""
    rnd, leaves = random.Random(seed), []
    bark = plain("twig", "#6d5a45", 0.85)
    for k in range(3):
        az, reach = k * 2.2 + rnd.uniform(-0.4, 0.4), rnd.uniform(0.22, 0.36) * height / 0.55
        tall = height * rnd.uniform(0.8, 1)
        outward = Vector((reach * math.cos(az), 0.6 * reach * math.sin(az), 0))
        line = [Vector(loc) + outward * t**1.6 + Vector((0, 0, tall * t)) for t in np.linspace(0, 1, 14)]
        tube("twig", [tuple(p) for p in line], 0.0026, bark, res=2)
        for i in range(4, 14):
            for side in (-1, 1):
                way = (line[i] - line[i - 1]).normalized()
                loose = Vector((rnd.gauss(0, 0.5), rnd.gauss(0, 0.5), rnd.gauss(0, 0.3)))
                out = (way * 0.7 + way.orthogonal().normalized() * side + loose).normalized()
                across = out.cross(Vector((rnd.gauss(0, 0.4), rnd.gauss(0, 0.4), 1))).normalized()
                leaves.append((line[i], out, across, rnd.uniform(0.05, 0.075), rnd.uniform(0.024, 0.034)))
    return blades("branches", leaves, leaf_green("branches", *green, 40, 0.5), 0.12)


def basket(loc, r=0.2, h=0.26, color="#b28a5c"):
    """A round wicker basket."""
    reed, rows = plain("wicker", color, 0.75), round(h / 0.019)
    for k in range(rows):
        wide = r * (0.86 + 0.14 * math.sin(k / (rows - 1) * 2.2))
        tube("wicker", circle(wide, (loc[0], loc[1], loc[2] + 0.011 + 0.019 * k)), 0.0105, reed, True)
    cyl("bottom", r * 0.86, 0.01, (loc[0], loc[1], loc[2] + 0.006), reed, segs=48)


def toys(loc, colors=("#9a6450", "#8a9284", "#b98c4d", "#74859a")):
    """A stacking tower and a few wooden blocks on the floor."""
    x, y, z = loc
    beech = wood("beech", "#d9b98a", "#b8946a")
    cyl("peg", 0.008, 0.20, (x, y, z + 0.10), beech)
    cyl("base", 0.075, 0.016, (x, y, z + 0.008), beech, segs=48)
    for k, r in enumerate((0.07, 0.06, 0.05, 0.04)):
        ring = [(r - 0.032, 0.0), (r - 0.008, 0.001), (r, 0.018), (r - 0.008, 0.036), (r - 0.032, 0.037)]
        paint, at = plain("ring", colors[k % len(colors)], 0.5), (x, y, z + 0.016 + 0.037 * k)
        lathe("ring", smooth_profile(ring, 24), paint, 48, at)
    blocks = ((0.19, -0.03, 0, 0.3, 1), (0.26, 0.03, 0, -0.2, 2), (0.222, 0.0, 1, 0.1, 3), (0.36, -0.08, 0, 0.7, 0))
    for dx, dy, dz, turn, k in blocks:
        at = (x + dx, y + dy, z + 0.0275 + 0.055 * dz)
        rbox("block", (0.055,) * 3, at, plain("block", colors[k], 0.55), 0.005, rot=(0, 0, turn))


def bunting(start, end, colors, sag=0.18, n=11):
    """A line of cloth flags from one point to another."""
    a, b = Vector(start), Vector(end)
    at = lambda t: a.lerp(b, t) - Vector((0, 0, sag * 4 * t * (1 - t)))
    tube("line", [tuple(at(t)) for t in np.linspace(0, 1, 40)], 0.0022, plain("line", "#e9e1d3", 0.8))
    for k in range(n):
        t0, t1 = (k + 0.14) / n, (k + 0.86) / n
        left, right = at(t0), at(t1)
        tip = (left + right) / 2 - Vector((0, 0.012 * (-1) ** k, 0.15))
        bm = bmesh.new()
        bm.faces.new([bm.verts.new(p) for p in (left, right, tip)])
        flag = bm_obj("flag", bm, plain("flag", colors[k % len(colors)], 0.9, spec=0.1), smooth=False)
        flag.modifiers.new("thick", "SOLIDIFY").thickness = 0.002
