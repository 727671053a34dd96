"""Lamps: table, floor and pendant lamps, lit from inside."""

import math

import bmesh
import numpy as np
from mathutils import Vector

from .geometry import *
from ..camera.lights import point
from .materials import *

WARM = (1, 0.72, 0.42)


def shade_cloth(shade):
    """Linen that lets the light of the bulb through."""
    t = Shader("shade")
    co = t.coord("UV")
    sl = t.noise(t.mapping(co, (900, 12, 1)), 1, 2)
    sl2 = t.noise(t.mapping(co, (60, 260, 1)), 1, 2)
    h = t.math("ADD", sl, sl2)
    c = t.mix(t.math("MULTIPLY", t.math("SUBTRACT", h, 0.6), 0.8), scaled(srgb(shade), 0.86), srgb(shade))
    nb = t.bump(h, 0.25, 0.002)
    d = t.add("ShaderNodeBsdfDiffuse")
    tr = t.add("ShaderNodeBsdfTranslucent")
    t.link(c, d.inputs[0])
    t.link(c, tr.inputs[0])
    t.link(nb, d.inputs["Normal"])
    mx = t.add("ShaderNodeMixShader")
    mx.inputs[0].default_value = 0.45
    t.link(d.outputs[0], mx.inputs[1])
    t.link(tr.outputs[0], mx.inputs[2])
    t.link(mx.outputs[0], t.out.inputs[0])
    return t.m


def bulb(loc, power, r=0.03):
    """A warm bulb; its glass throws no shadow and does not light the room twice."""
    point(loc, power, WARM, r * 1.15)
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=24, v_segments=12, radius=r)
    o = bm_obj("bulb", bm, emit("bulb", (1, 0.78, 0.5), power * 1.5), loc=loc)
    o.visible_shadow = False
    o.visible_diffuse = False


def lamp(loc, on=30, base="#c9b8a3", shade="#f2e9da", s=1.0):
    """A ceramic table lamp; `on` is the power of its bulb."""
    cer = plain("ceramic", base, 0.38, spec=0.5, bump=0.03, bscale=9)
    prof = smooth_profile(
        [
            (0.001, 0),
            (0.055, 0.002),
            (0.062, 0.02),
            (0.095, 0.1),
            (0.088, 0.17),
            (0.045, 0.235),
            (0.02, 0.265),
            (0.018, 0.3),
        ],
        50,
    )
    b = lathe("lampbase", [(r * s, z * s) for r, z in prof], cer, 72, loc)
    br = plain("brass", "#b8945a", 0.28, 1.0)
    cyl("stem", 0.009 * s, 0.08 * s, (loc[0], loc[1], loc[2] + 0.33 * s), br)
    cloth = shade_cloth(shade)
    z0, z1 = (0.335 * s, 0.56 * s)
    r0, r1 = (0.165 * s, 0.125 * s)
    pr = [
        (r0, z0),
        (r0 * 0.75 + r1 * 0.25, z0 * 0.75 + z1 * 0.25),
        ((r0 + r1) / 2, (z0 + z1) / 2),
        (r0 * 0.25 + r1 * 0.75, z0 * 0.25 + z1 * 0.75),
        (r1, z1),
    ]
    lathe("shade", pr, cloth, 96, loc)
    trim = plain("trim", "#e6dac6", 0.8)
    for r, z in ((r0, z0), (r1, z1)):
        tube(
            "rim",
            [
                (loc[0] + r * math.cos(a), loc[1] + r * math.sin(a), loc[2] + z)
                for a in np.linspace(0, 2 * math.pi, 64, endpoint=False)
            ],
            0.0028 * s,
            trim,
            True,
        )
    if on:
        bulb((loc[0], loc[1], loc[2] + 0.43 * s), on, 0.03 * s)
    return b


def drum(loc, r0, r1, height, color, power):
    """A linen shade with its bulb; loc is the middle of its lower rim."""
    x, y, z = loc
    profile = [(r0 + (r1 - r0) * t, height * t) for t in np.linspace(0, 1, 5)]
    lathe("shade", profile, shade_cloth(color), 96, loc)
    trim = plain("trim", "#e6dac6", 0.8)
    tube("rim", circle(r0, loc), 0.003, trim, True)
    tube("rim", circle(r1, (x, y, z + height)), 0.003, trim, True)
    bulb((x, y, z + height * 0.5), power)


def floor_lamp(loc, model="tripod", leg=None, shade="#f2e9da", height=1.5, power=9):
    """A floor lamp: tripod (wooden legs) or stem (thin metal on a round foot)."""
    x, y, z = loc
    leg = leg or wood("oak", "#c49a6a", "#9d7447", axis="Z")
    metal = plain("lampmetal", "#2a2724", 0.4, 0.6)
    neck = z + height - 0.34
    if model == "tripod":
        for k in range(3):
            a = k * 2 * math.pi / 3 + 0.5
            top = Vector((x + 0.02 * math.cos(a), y + 0.02 * math.sin(a), neck))
            foot = Vector((x + 0.30 * math.cos(a), y + 0.30 * math.sin(a), z))
            along = top - foot
            o = cyl("leg", 0.012, along.length, (top + foot) / 2, leg, r2=0.016)
            o.rotation_euler = along.to_track_quat("Z", "Y").to_euler()
        cyl("hub", 0.036, 0.05, (x, y, neck), metal)
    else:
        foot = [(0.001, 0.022), (0.13, 0.020), (0.14, 0.012), (0.14, 0), (0.001, 0)]
        lathe("foot", foot, metal, 72, loc)
        cyl("stem", 0.009, neck - z, (x, y, (neck + z) / 2), metal)
    cyl("neck", 0.007, 0.12, (x, y, neck + 0.06), metal)
    drum((x, y, neck + 0.06), 0.22, 0.17, 0.28, shade, power)


def pendant(loc, model="dome", color="#3f4a45", ceiling=2.9, power=16, size=1.0):
    """A pendant lamp: dome (metal), drum (linen) or rattan (open weave); loc is the middle of its rim."""
    x, y, z = loc
    cord = plain("cord", "#23211f", 0.6)
    top = {"dome": 0.22, "drum": 0.26, "rattan": 0.34}[model] * size
    scaled_up = lambda outline: [(r * size, h * size) for r, h in outline]
    if model == "dome":
        outer = smooth_profile(
            scaled_up([(0.26, 0), (0.245, 0.06), (0.19, 0.13), (0.10, 0.185), (0.045, 0.21), (0.03, 0.225)]), 40
        )
        lathe("dome", outer, plain("dome", color, 0.45, spec=0.5), 96, loc)
        lathe("inside", [(r - 0.003, h - 0.003) for r, h in outer], plain("inside", "#f7f3ea", 0.6), 96, loc)
        bulb((x, y, z + 0.08 * size), power, 0.035)
    elif model == "drum":
        drum(loc, 0.26 * size, 0.24 * size, 0.26 * size, color, power)
    else:
        reed = plain("reed", color, 0.7)
        profile = smooth_profile(
            scaled_up([(0.30, 0), (0.305, 0.05), (0.27, 0.15), (0.19, 0.26), (0.09, 0.325), (0.045, 0.34)]), 40
        )
        for turn in (-1, 1):
            for k in range(44):
                line = [(r, 2 * math.pi * k / 44 + turn * 1.1 * h / size, h) for r, h in profile]
                tube(
                    "reed",
                    [(x + r * math.cos(a), y + r * math.sin(a), z + h) for r, a, h in line],
                    0.0026,
                    reed,
                    res=1,
                )
        for i in (0, 1, 8, 16, 24, 32, 40):
            r, h = profile[i]
            tube("ring", circle(r + 0.003, (x, y, z + h)), 0.0042, reed, True, res=2)
        bulb((x, y, z + 0.15 * size), power, 0.045)
    cyl("cord", 0.003, ceiling - z - top, (x, y, (ceiling + z + top) / 2), cord)
    cyl("cap", 0.028, 0.05, (x, y, z + top + 0.02), cord)
