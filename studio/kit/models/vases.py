"""Stoneware vases, and branches to put in one."""

import math
import random

import numpy as np
from mathutils import Vector

from .geometry import *
from .materials import *
from .trees import blades, leaf_green

# The tall vase, the bowl and the bottle, as (radius, height).
VASE_SHAPES = (
    [
        (0.001, 0),
        (0.060, 0.001),
        (0.075, 0.012),
        (0.112, 0.09),
        (0.116, 0.15),
        (0.090, 0.22),
        (0.052, 0.262),
        (0.047, 0.285),
        (0.060, 0.315),
        (0.055, 0.315),
        (0.041, 0.285),
        (0.044, 0.24),
    ],
    [
        (0.001, 0),
        (0.040, 0.001),
        (0.052, 0.008),
        (0.090, 0.035),
        (0.108, 0.075),
        (0.104, 0.076),
        (0.085, 0.040),
        (0.040, 0.014),
        (0.001, 0.012),
    ],
    [
        (0.001, 0),
        (0.040, 0.001),
        (0.050, 0.010),
        (0.062, 0.060),
        (0.056, 0.110),
        (0.026, 0.150),
        (0.019, 0.175),
        (0.019, 0.205),
        (0.024, 0.215),
        (0.019, 0.214),
        (0.013, 0.200),
    ],
)


def ceramic(color):
    """Matt stoneware with fine speckles and a hand-turned surface."""
    t = Shader("ceramic")
    t.m["tint"] = srgb(color)
    co = t.coord("Object")
    speckle = t.ramp(t.noise(co, 210, 2), [(0.66, (0, 0, 0)), (0.72, (1, 1, 1))])
    cloud = t.noise(co, 9, 3)
    col = t.mix(cloud, scaled(srgb(color), 0.86), scaled(srgb(color), 1.08))
    col = t.mix(t.math("MULTIPLY", speckle, 0.35), col, scaled(srgb(color), 0.45))
    rings = t.noise(t.mapping(co, (0.6, 0.6, 130)), 1, 2)
    t.setp(Base_Color=col, Roughness=0.62, Specular=0.4, Normal=t.bump(rings, 0.10, 0.002))
    return t.m


def bouquet(foot, count, height, green, seed):
    """Branches with round, grey-green leaves, standing in a vase."""
    rnd = random.Random(seed)
    wood_, leaves = plain("twig", "#6e5a45", 0.9), []
    for b in range(count):
        az = 2.4 * b + rnd.uniform(-0.4, 0.4)
        lean = rnd.uniform(0.12, 0.45)
        long_ = height * rnd.uniform(0.75, 1.05)
        way = Vector((math.cos(az) * lean, math.sin(az) * lean * 0.7, 1)).normalized()
        line = [
            Vector(foot)
            + way * (long_ * t)
            + Vector((math.cos(az), math.sin(az) * 0.7, -0.5)) * (0.16 * t * t * long_)
            for t in np.linspace(0, 1, 16)
        ]
        tube("twig", [tuple(p) for p in line], 0.0022, wood_, res=2)
        for i in range(6, 16):
            for side in (-1, 1):
                along_ = (line[i] - line[i - 1]).normalized()
                across = along_.cross(
                    Vector((math.cos(i * 1.57 + az), math.sin(i * 1.57 + az), 0))
                ).normalized()
                out = (across * side + along_ * rnd.uniform(0.15, 0.6)).normalized()
                flat = out.cross(along_ + Vector((rnd.gauss(0, 0.3), rnd.gauss(0, 0.3), 0))).normalized()
                size = 0.042 * (1.1 - 0.5 * i / 16)
                leaves.append((line[i] + out * 0.004, out, flat, size * rnd.uniform(0.9, 1.15), size * 0.78))
    blades("leaves", leaves, leaf_green("leaves", *green, 30, 0.6), 0.08)


def tall_vase(at, color, leaves=("#6f7f6a", "#9aa68f"), seed=1, scale=1.0):
    """The tall vase with branches in it."""
    profile = smooth_profile([(r * scale, z * scale) for r, z in VASE_SHAPES[0]], 90)
    lathe("vase", profile, ceramic(color), 96, at)
    bouquet(Vector(at) + Vector((0, 0, 0.27 * scale)), 9, 0.42 * scale, leaves, seed)
