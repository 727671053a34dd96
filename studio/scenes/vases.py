"""Ceramic vases, one with branches, in a studio sweep."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="vases",
    width=1000,
    height=1000,
    samples=24,
    seed=1,
    colors=("#a4664c", "#e6ddcd", "#8f9a8c"),  # tall vase, bowl, bottle
    leaves=("#6f7f6a", "#9aa68f"),
    sweep="#e8ddce",
    room=False,  # on a sideboard against a wall instead of the sweep
    wall="#e3dbcf",
)
SHAPES = (
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


def bouquet(foot, count, height):
    """Branches with round, grey-green leaves, standing in a vase."""
    rnd = random.Random(P.seed)
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
    blades("leaves", leaves, leaf_green("leaves", *P.leaves, 30, 0.6), 0.08)


reset()
if P.room:
    daylight(P.wall, (0, -0.2, 1.0))
    oak, upright = wood("oak", "#c49a6a", "#9d7447"), wood("upright", "#c49a6a", "#9d7447", axis="Z")
    sideboard((0.12, -0.24, 0), oak, upright, leg_mat=plain("metal", "#23211f", 0.4))
    books((0.56, -0.27, 0.78), width=0.22, depth=0.15)
    frame_art((0.52, 0.06, 1.42), 0.46, 0.62, texture("art-shapes"))
base = Vector((-0.10, -0.24, 0.78)) if P.room else Vector((0, 0, 0))
if not P.room:
    tabletop(P.sweep)
for k, (x, y, scale) in enumerate(((-0.02, 0.06, 1.15), (0.20, -0.10, 1.0), (-0.235, -0.03, 1.05))):
    profile = smooth_profile([(r * scale, z * scale) for r, z in SHAPES[k]], 90)
    lathe("vase", profile, ceramic(P.colors[k]), 96, tuple(base + Vector((x, y * 0.8, 0))) if P.room else (x, y, 0))
bouquet(base + Vector((-0.02, 0.05 if P.room else 0.06, 0.30)), 9, 0.42)
if P.room:
    camera((0.30, -4.2, 1.15), (0.08, -0.2, 1.00), lens=98)
else:
    camera((0.35, -1.9, 0.62), (0.0, 0.0, 0.33), lens=84, fstop=11)
reframe(P)
setup(P.width, P.height, P.samples, exposure=0.18 if P.room else 0.4)
shoot(P)
