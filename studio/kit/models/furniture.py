"""Things in a scene: tables, curtains, frames, vases, books."""

import math
import random

import bpy
import numpy as np
from mathutils import Vector
from mathutils import noise as mnoise

from .geometry import *
from .materials import *


def sidetable(loc, mat=None, r=0.22, h=0.5):
    """A round table on three legs."""
    mat = mat or wood("stw", "#c49a6a", "#9d7447", axis="X")
    lathe(
        "ttop",
        [
            (0.001, h - 0.025),
            (r - 0.01, h - 0.025),
            (r, h - 0.018),
            (r, h - 0.006),
            (r - 0.005, h),
            (0.001, h),
        ],
        mat,
        80,
        loc,
    )
    for k in range(3):
        a = k * 2 * math.pi / 3 + 0.4
        p0 = (loc[0] + 0.6 * r * math.cos(a), loc[1] + 0.6 * r * math.sin(a), loc[2] + h - 0.02)
        p1 = (loc[0] + 0.92 * r * math.cos(a), loc[1] + 0.92 * r * math.sin(a), loc[2])
        mid = (Vector(p0) + Vector(p1)) / 2
        d = Vector(p0) - Vector(p1)
        c = cyl("tleg", 0.011, d.length, mid, mat, r2=0.017)
        c.rotation_euler = d.to_track_quat("Z", "Y").to_euler()


def nightstand(loc, mat=None, w=0.45, d=0.38, h=0.48):
    """A bedside table with two drawers."""
    mat = mat or wood("nsw", "#c49a6a", "#9d7447", axis="X")
    x, y, z = loc
    rbox("ns", (w, d, h - 0.16), (x, y, z + 0.16 + (h - 0.16) / 2), mat, 0.006)
    kn = plain("knob", "#2a2724", 0.4)
    for i in (0, 1):
        rbox(
            "dr",
            (w - 0.03, 0.018, (h - 0.16) / 2 - 0.022),
            (x, y - d / 2 - 0.006, z + 0.16 + (h - 0.16) * (0.25 + 0.5 * i)),
            mat,
            0.004,
        )
        cyl(
            "kn",
            0.011,
            0.02,
            (x, y - d / 2 - 0.024, z + 0.16 + (h - 0.16) * (0.25 + 0.5 * i)),
            kn,
            rot=(math.pi / 2, 0, 0),
        )
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(
                "nl", 0.011, 0.16, (x + sx * (w / 2 - 0.04), y + sy * (d / 2 - 0.04), z + 0.08), mat, r2=0.017
            )


def curtain(x0, x1, y, z0, z1, mat, folds=9, amp=0.055, seed=0, nx=360, nz=50, full=2.0):
    """A pleated curtain hanging from z1 to z0: even pleats that drift, widen or close on their way down."""
    rnd = random.Random(seed)
    width = x1 - x0

    def edges(spread):
        """Where each fold ends, from 0 to 1."""
        widths = np.array([rnd.uniform(1 - spread, 1 + spread) for _ in range(folds)])
        return np.concatenate([[0], np.cumsum(widths) / widths.sum()])

    at_rail, at_hem = edges(0.10), edges(0.42)
    shallow = [rnd.uniform(0.82, 1.05) for _ in range(folds + 1)]
    deep = [rnd.uniform(0.62, 1.28) for _ in range(folds + 1)]
    lean = [rnd.uniform(-0.5, 0.5) for _ in range(folds + 1)]

    def fn(u, v):
        t = 1 - v  # from the rail down
        loose = t * t * (3 - 2 * t)
        ends = at_rail * (1 - loose) + at_hem * loose
        k = min(int(np.searchsorted(ends, u, side="right")) - 1, folds - 1)
        f = (u - ends[k]) / (ends[k + 1] - ends[k])
        blend = f * f * (3 - 2 * f)
        of = lambda values: values[k] * (1 - blend) + values[k + 1] * blend
        depth = amp * (of(shallow) * (1 - loose) + of(deep) * loose) * (0.8 + 0.3 * t)
        th = 2 * math.pi * f
        # ridges are rounder than hollows, and lean a little to one side
        bend = math.sin(th) + 0.16 * math.cos(2 * th) * loose
        slow = mnoise.noise(Vector((u * folds * 0.45, v * 1.1, seed + 3))) * 0.030 * t
        fine = mnoise.noise(Vector((u * folds * 1.6, v * 2.3, seed))) * 0.010 * t
        across = depth * (0.12 * math.sin(2 * th) + 0.30 * of(lean) * loose * math.sin(th))
        sway = 0.016 * mnoise.noise(Vector((u * 4, v * 1.2, seed + 9))) * t
        return (x0 + u * width + across + sway, y + depth * bend + slow + fine, z0 + v * (z1 - z0))

    me = grid_mesh("curtain", nx, nz, fn, lambda u, v: (u * width * full, v * (z1 - z0)))
    return obj("curtain", me, mat)


def frame_art(loc, w, h, img=None, fr=None):
    """A wooden frame with a picture."""
    fr = fr or wood("fr", "#b78d5c", "#8e6a3f", axis="X")
    x, y, z = loc
    for cx, cz, sw, sh in (
        (0, h / 2, w + 0.03, 0.022),
        (0, -h / 2, w + 0.03, 0.022),
        (-w / 2, 0, 0.022, h - 0.022),
        (w / 2, 0, 0.022, h - 0.022),
    ):
        rbox("fr", (sw, 0.025, sh), (x + cx, y - 0.012, z + cz), fr, 0.002)
    pm = plain("paper", "#f4f0e8", 0.8)
    if img:
        t = Shader("art")
        ti = t.add("ShaderNodeTexImage")
        ti.image = bpy.data.images.load(img, check_existing=True)
        t.link(ti.outputs[0], t.p.inputs["Base Color"])
        t.setp(Roughness=0.6)
        pm = t.m
    me = grid_mesh("art", 1, 1, lambda u, v: (x + (u - 0.5) * w, y - 0.006, z + (v - 0.5) * h))
    obj("art", me, pm, False)


def vase(loc, color="#d7cdbd", s=1.0):
    """A small ceramic vase."""
    profile = [(0.001, 0), (0.04, 0.002), (0.07, 0.06), (0.06, 0.13), (0.025, 0.17), (0.03, 0.2)]
    ceramic = plain("vase", color, 0.5, bump=0.1)
    lathe("vase", smooth_profile([(r * s, z * s) for r, z in profile], 30), ceramic, 48, loc)


def books(loc, colors=("#b5725a", "#e8e0d2", "#5e6d66"), width=0.2, depth=0.14, turn=0.1):
    """A pile of books."""
    for i, color in enumerate(colors):
        x, y, z = loc[0], loc[1], loc[2] + 0.0125 + 0.0265 * i
        w, rot = width - 0.02 * i, (0, 0, turn * i)
        rbox("cover", (w, depth, 0.026), (x, y, z), plain("cover", color, 0.7), 0.0025, rot=rot)
        pages = (w - 0.006, depth - 0.006, 0.02)
        rbox("pages", pages, (x + 0.002, y - 0.002, z), plain("pages", "#f3eee2", 0.9), 0.001, rot=rot)
