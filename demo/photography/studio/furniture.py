"""Things in a scene: tables, curtains, frames, vases, books."""

import math
import random

import bpy
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
    """A pleated curtain hanging from z1 to z0."""
    rnd = random.Random(seed)
    ph = [rnd.uniform(-0.5, 0.5) for _ in range(40)]
    am = [rnd.uniform(0.7, 1.25) for _ in range(40)]
    W = x1 - x0

    def fn(u, v):
        # folds that drift and widen towards the hem
        k = u * folds
        i = int(min(k, folds - 1))
        f = k - i
        ph_ = ph[i] * (1 - f) + ph[i + 1] * f
        a_ = am[i] * (1 - f) + am[i + 1] * f
        t = 1 - v
        th = 2 * math.pi * (k + 0.22 * ph_ * t + 0.06 * math.sin(3 * t + i) * t)
        A = amp * a_ * (0.75 + 0.45 * t)
        yy = y + A * math.sin(th) + 0.018 * mnoise.noise(Vector((u * folds * 1.3, v * 1.5, seed))) * t * 2
        xx = (
            x0
            + u * W
            + A * 0.42 * math.sin(2 * th) * (0.6 + 0.4 * t)
            + 0.02 * mnoise.noise(Vector((u * 5, v * 1.2, seed + 9))) * t
        )
        zz = z0 + v * (z1 - z0)
        return (xx, yy, zz)

    me = grid_mesh("curtain", nx, nz, fn, lambda u, v: (u * W * full, v * (z1 - z0)))
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
