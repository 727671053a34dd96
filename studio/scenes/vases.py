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
    tall=1.15,  # how much larger than drawn the tall vase is
    colors=("#a4664c", "#e6ddcd", "#8f9a8c"),  # tall vase, bowl, bottle
    leaves=("#6f7f6a", "#9aa68f"),
    sweep="#e8ddce",
    room=False,  # on a sideboard against a wall instead of the sweep
    wall="#e3dbcf",
)
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
for k, (x, y, scale) in enumerate(((-0.02, 0.06, P.tall), (0.20, -0.10, 1.0), (-0.235, -0.03, 1.05))):
    profile = smooth_profile([(r * scale, z * scale) for r, z in VASE_SHAPES[k]], 90)
    lathe("vase", profile, ceramic(P.colors[k]), 96, tuple(base + Vector((x, y * 0.8, 0))) if P.room else (x, y, 0))
stem = P.tall / 1.15
bouquet(base + Vector((-0.02, 0.05 if P.room else 0.06, 0.30 * stem)), 9, 0.42 * stem, P.leaves, P.seed)
if P.room:
    camera((0.30, -4.2, 1.15), (0.08, -0.2, 1.00), lens=98)
else:
    far = max(1.0, stem)
    camera((0.35 * far, -1.9 * far, 0.62 * far), (0.0, 0.0, 0.33 * far), lens=84, fstop=11)
reframe(P)
setup(P.width, P.height, P.samples, exposure=0.18 if P.room else 0.4)
shoot(P)
