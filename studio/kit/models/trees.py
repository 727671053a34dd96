"""Trees: an olive tree, and a fir for Christmas."""

import math
import random

import bpy
import numpy as np
from mathutils import Vector

from .geometry import *
from .materials import *


def blades(name, items, mat, fold=0.0):
    """Many leaves in one mesh: items are (foot, direction, across, length, width); fold lifts their sides."""
    verts, faces = [], []
    for foot, out, across, length, width in items:
        k = len(verts)
        up = out.cross(across).normalized() * (fold * width)
        for t, w in ((0.0, 0.12), (0.30, 0.85), (0.62, 0.9), (1.0, 0.06)):
            middle = foot + out * (length * t) - up * 0.3 * t
            verts += [middle - across * (width * w / 2) + up, middle, middle + across * (width * w / 2) + up]
        for r in range(3):
            for c in range(2):
                a = k + r * 3 + c
                faces.append((a, a + 1, a + 4, a + 3))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], faces)
    return obj(name, mesh, mat)


def leaf_green(name, dark, light, scale=28, gloss=0.45, through=0.2):
    """A leaf colour that varies from leaf to leaf and lets some light through."""
    t = Shader(name)
    n = t.noise(t.coord("Object"), scale, 2)
    c = t.mix(t.ramp(n, [(0.35, (0, 0, 0)), (0.65, (1, 1, 1))]), srgb(dark), srgb(light))
    t.setp(Base_Color=c, Roughness=gloss, Specular=0.35)
    through_ = t.add("ShaderNodeBsdfTranslucent")
    t.link(c, through_.inputs[0])
    mix = t.add("ShaderNodeMixShader")
    mix.inputs[0].default_value = through
    t.link(t.p.outputs[0], mix.inputs[1])
    t.link(through_.outputs[0], mix.inputs[2])
    t.link(mix.outputs[0], t.out.inputs[0])
    return t.m


def pot(loc, r, h, mat, soil="#3d3026"):
    """A conical pot with a rim and soil."""
    outline = [(0.001, 0), (r * 0.70, 0.002), (r * 0.74, 0.015), (r * 0.95, h * 0.86), (r * 0.96, h * 0.87)]
    outline += [
        (r * 1.02, h * 0.875),
        (r * 1.04, h * 0.99),
        (r * 1.02, h),
        (r * 0.95, h),
        (r * 0.93, h * 0.93),
        (0.001, h * 0.92),
    ]
    lathe("pot", outline, mat, 72, loc)
    earth = plain("soil", soil, 0.95, bump=0.8, bscale=90)
    cyl("soil", r * 0.92, 0.01, (loc[0], loc[1], loc[2] + h * 0.93), earth, segs=48)


def olive(loc, h=1.5, seed=1, start=0.3):
    """An olive tree: a bare twisted trunk and a round, airy crown of narrow grey-green leaves."""
    rnd = random.Random(seed)
    bark = plain("bark", "#7a6b58", 0.9, bump=0.9, bscale=45)
    base = Vector(loc) + Vector((0, 0, start))
    fork = h * 0.52
    trunk = [
        base + Vector((0.03 * math.sin(5 * t), 0.025 * math.sin(4 * t + 1), (fork - start) * t))
        for t in np.linspace(0, 1, 14)
    ]
    for k, r in enumerate((0.021, 0.017)):
        tube(
            "trunk",
            [
                tuple(
                    p
                    + Vector((0.008 * math.cos(7 * i / 13 + 3 * k), 0.008 * math.sin(7 * i / 13 + 3 * k), 0))
                )
                for i, p in enumerate(trunk)
            ],
            r,
            bark,
        )
    top, leaves = trunk[-1], []
    centre = Vector(loc) + Vector((0, 0, h * 0.76))
    for b in range(15):
        az, lift = b * 2.4 + rnd.uniform(-0.3, 0.3), rnd.uniform(0.05, 1.15)
        goal = centre + Vector(
            (math.cos(az) * math.cos(lift), math.sin(az) * math.cos(lift), math.sin(lift) * 1.05 - 0.15)
        ) * (h * 0.235 * rnd.uniform(0.8, 1.1))
        bend = (top + goal) / 2 + Vector((math.cos(az), math.sin(az), 0)) * 0.05
        line = [top * (1 - t) ** 2 + bend * (2 * t * (1 - t)) + goal * t * t for t in np.linspace(0, 1, 9)]
        tube("branch", [tuple(p) for p in line], 0.006, bark, res=1)
        for _ in range(13):
            foot = line[rnd.randint(3, 8)]
            way = (
                Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0.35, 0.8))).normalized()
                + (goal - top).normalized() * 0.8
            ).normalized()
            twig = [
                foot + way * (0.21 * h / 1.5 * t) + Vector((0, 0, -0.05 * t * t))
                for t in np.linspace(0, 1, 9)
            ]
            tube("twig", [tuple(p) for p in twig], 0.0017, bark, res=1)
            for i in range(1, 9):
                for side in (-1, 1):
                    out = (
                        way * 0.75
                        + way.orthogonal().normalized() * side * rnd.uniform(0.5, 1)
                        + Vector((rnd.gauss(0, 0.35), rnd.gauss(0, 0.35), rnd.gauss(0, 0.3)))
                    ).normalized()
                    across = out.cross(Vector((rnd.gauss(0, 0.5), rnd.gauss(0, 0.5), 1))).normalized()
                    leaves.append((twig[i], out, across, rnd.uniform(0.045, 0.07), rnd.uniform(0.009, 0.013)))
    return blades("olive", leaves, leaf_green("olive", "#4f5f45", "#8a977c", 40, 0.5), 0.15)


def fir(loc, h=1.5, seed=1, start=0.12, width=0.42, green=("#24402a", "#3f6342")):
    """A full little fir; gives the points at the ends of its twigs, for ornaments."""
    rnd = random.Random(seed)
    bark = plain("firbark", "#5a4636", 0.9, bump=0.6, bscale=50)
    base = Vector(loc)
    tube("stem", [tuple(base + Vector((0, 0, h * t))) for t in np.linspace(0, 0.985, 8)], 0.014, bark)
    needles, tips = [], []

    def needle_row(foot, way, length, count):
        for i in range(count):
            p = foot + way * (length * (i + 0.5) / count)
            around = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0.25, 0.8))).normalized()
            out = (way * 0.75 + around * 0.85).normalized()
            needles.append(
                (
                    p,
                    out,
                    out.cross(around + Vector((0.01, 0.02, 0))).normalized(),
                    rnd.uniform(0.016, 0.024),
                    0.0027,
                )
            )

    levels = int(h * 30)
    for level in range(levels):
        t = (level + rnd.uniform(0, 0.6)) / levels
        z = start + (h - start) * t
        reach = width * (1 - t) ** 0.9 + 0.03
        count = max(5, int(6 + 10 * (1 - t)))
        for b in range(count):
            az = 2 * math.pi * b / count + level * 1.9 + rnd.uniform(-0.25, 0.25)
            flat = Vector((math.cos(az), math.sin(az), 0))
            long_ = reach * rnd.uniform(0.82, 1.1)
            line = [
                base
                + Vector((0, 0, z))
                + flat * (long_ * s)
                + Vector((0, 0, long_ * (0.10 * s - 0.42 * s * s + 0.12 * s**3)))
                for s in np.linspace(0, 1, 7)
            ]
            tube("branch", [tuple(p) for p in line], 0.0028, bark, res=1)
            tips.append(line[-1])
            for i in range(1, 7):
                way = (line[i] - line[i - 1]).normalized()
                needle_row(line[i - 1], way, (line[i] - line[i - 1]).length, 12)
                for side in (-1, 1):
                    twig = (
                        way * 0.7
                        + way.cross(Vector((0, 0, 1))).normalized() * side * 0.8
                        + Vector((0, 0, rnd.uniform(-0.15, 0.2)))
                    ).normalized()
                    needle_row(line[i], twig, long_ * 0.36 * (1.15 - i / 7), 16)
    for k in range(5):
        needle_row(
            base + Vector((0, 0, h * 0.93)),
            Vector((rnd.gauss(0, 0.15), rnd.gauss(0, 0.15), 1)).normalized(),
            h * 0.075,
            22,
        )
    blades("fir", needles, leaf_green("fir", *green, 22, 0.5, 0.1))
    return tips
