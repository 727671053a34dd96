"""Pot plants."""

import math
import random

import numpy as np
from mathutils import Vector

from .geometry import *
from .materials import *


def plant(loc, h=0.9, n=34, seed=1, pot="#e8e2d8", potr=0.15, potz=0.28, leaf=0.17, spread=0.75):
    """A pot plant; without a colour for its pot the plant alone, its soil at the height potz."""
    rnd = random.Random(seed)
    x, y, z = loc
    if pot:
        lathe(
            "pot",
            smooth_profile(
                [
                    (0.001, 0),
                    (potr * 0.72, 0.003),
                    (potr * 0.78, 0.02),
                    (potr * 0.98, potz * 0.7),
                    (potr, potz),
                    (potr * 0.93, potz),
                    (potr * 0.9, potz - 0.03),
                    (0.001, potz - 0.035),
                ],
                40,
            ),
            plain("pot", pot, 0.6, bump=0.1, bscale=40),
            64,
            loc,
        )
        earth = plain("soil", "#3d3026", 0.95, bump=0.8, bscale=90)
        cyl("soil", potr * 0.895, 0.01, (x, y, z + potz - 0.03), earth, segs=48)
    t = Shader("leaf")
    uv = t.coord("UV")
    sx = t.add("ShaderNodeSeparateXYZ")
    t.link(uv, sx.inputs[0])
    vein = t.math("ABSOLUTE", t.math("SUBTRACT", sx.outputs[0], 0.5))
    w = t.math("SINE", t.math("MULTIPLY", t.math("ADD", sx.outputs[1], t.math("MULTIPLY", vein, -0.8)), 75))
    nn = t.noise(t.coord("Object"), 6, 3)
    c = t.mix(nn, srgb("#24431f"), srgb("#4f7a38"))
    c = t.mix(t.ramp(vein, [(0, (1, 1, 1)), (0.035, (0, 0, 0))]), c, srgb("#8fae68"))
    t.setp(Base_Color=c, Roughness=0.38, Specular=0.45, Normal=t.bump(w, 0.12, 0.004))
    tr = t.add("ShaderNodeBsdfTranslucent")
    t.link(c, tr.inputs[0])
    mx = t.add("ShaderNodeMixShader")
    mx.inputs[0].default_value = 0.22
    t.link(t.p.outputs[0], mx.inputs[1])
    t.link(tr.outputs[0], mx.inputs[2])
    t.link(mx.outputs[0], t.out.inputs[0])
    stem = plain("stem", "#5b6b3a", 0.6)
    stems = []
    for s in range(4):
        a = rnd.uniform(0, 6.28)
        lean = rnd.uniform(0.05, 0.22)
        hh = h * rnd.uniform(0.7, 1)
        stems.append(
            [
                (
                    x + lean * hh * math.cos(a) * t_**1.5,
                    y + lean * hh * math.sin(a) * t_**1.5,
                    z + potz - 0.04 + (hh - potz) * t_,
                )
                for t_ in np.linspace(0, 1, 9)
            ]
        )
        tube("st", stems[-1], 0.006, stem)
    for i in range(n):
        st = stems[i % 4]
        k = rnd.uniform(0.25, 1) * 8
        j = min(int(k), 7)
        f = k - j
        p = Vector(st[j]) * (1 - f) + Vector(st[j + 1]) * f
        L = leaf * rnd.uniform(0.7, 1.2)
        Wd = L * rnd.uniform(0.42, 0.55)
        az = i * 2.4 + rnd.uniform(-0.4, 0.4)
        up = rnd.uniform(0.1, 0.9) * (k / 8 + 0.2)
        cur = rnd.uniform(0.4, 1.1)

        def fn(u, v):
            wv = Wd * math.sin(math.pi * min(1, v**0.8 * 0.97 + 0.015)) ** 0.85 * (1 - 0.25 * v)
            xx = (u - 0.5) * wv
            s = v * L
            ang = up - cur * v
            return (xx, s * math.cos(ang * 0.8), s * math.sin(ang * 0.8) + abs(u - 0.5) * wv * 0.35)

        o = obj("leaf", grid_mesh("leaf", 6, 10, fn), t.m, loc=p, rot=(0, 0, az))
        off = Vector((-math.sin(az), math.cos(az), 0)) * 0.05 * spread
        tube("pet", [tuple(p), tuple(p + off + Vector((0, 0, 0.02)))], 0.0025, stem)
        o.location = p + off + Vector((0, 0, 0.02))
