"""A window in the back wall, with curtains beside it."""

import math

import numpy as np

from .fabrics import fabric
from .furniture import curtain
from .geometry import *
from .materials import *

SKIES = {
    "day": ((0.05, "#8fa37c"), (0.3, "#c5d2b4"), (0.45, "#eef4fa"), (0.95, "#dbe9f7")),
    "evening": ((0.05, "#1a2230"), (0.3, "#222c3f"), (0.5, "#2e3a52"), (0.95, "#38486a")),
}


def window(x, hour, width=1.5, low=0.5, high=2.35):
    """A window that only shows the sky: the lamps of the scene light the room. x is its middle."""
    t = Shader("sky")
    uv, split = t.coord("UV"), t.add("ShaderNodeSeparateXYZ")
    t.link(uv, split.inputs[0])
    blur = t.math("MULTIPLY", t.math("SUBTRACT", t.noise(t.mapping(uv, (6, 4, 1)), 1.4, 4), 0.5), 0.4)
    glow = t.add("ShaderNodeEmission", Strength=2.4 if hour == "day" else 0.5)
    t.link(t.ramp(t.math("ADD", split.outputs[1], blur), [(p, srgb(c)) for p, c in SKIES[hour]]), glow.inputs[0])
    t.link(glow.outputs[0], t.out.inputs[0])
    pane = quad("sky", lambda u, v: (x + (u - 0.5) * width, 0.05, low + v * (high - low)), t.m)
    pane.visible_shadow = pane.visible_diffuse = False
    white, middle = plain("window", "#fbfaf7", 0.4), (low + high) / 2
    # Each kind of bar is a little thinner than the one before: faces in one plane show black.
    jambs = [(x + side * (width / 2), middle, 0.07, high - low + 0.07, 0.070) for side in (-1, 1)]
    rails = [(x, z, width, 0.07, 0.066) for z in (low, high)]
    muntins = [(x, middle, 0.05, high - low, 0.062), (x, low + (high - low) * 0.7, width, 0.035, 0.058)]
    for bx, bz, sx, sz, depth in (*jambs, *rails, *muntins):
        rbox("frame", (sx, depth, sz), (bx, 0.06 - depth / 2, bz), white, 0.005)
    rbox("sill", (width + 0.16, 0.13, 0.03), (x, 0.0, low - 0.045), white, 0.006)


def window_curtains(x, color, seed, width=1.5, cloth_width=0.5, top=2.62):
    """Two lined curtains on a black rod in front of a window."""
    lined = fabric("lined", color, "weave", translucent=0.18, sheen=0.4, bumpk=0.8)
    folds = dict(folds=max(4, round(cloth_width * 9)), amp=0.040, nx=320, nz=60)
    for side in (-1, 1):
        start = x + side * (width / 2 + 0.04) - (cloth_width if side < 0 else 0)
        curtain(start, start + cloth_width, -0.14, 0.015, top - 0.03, lined, seed=seed + 8 * side, **folds)
    black, reach = plain("rod", "#23211f", 0.4), width + 2 * cloth_width + 0.24
    cyl("rod", 0.014, reach, (x, -0.14, top), black, rot=(0, math.pi / 2, 0))
    for side in (-1, 1):
        knob = smooth_profile([(0.001, -0.03), (0.026, -0.012), (0.026, 0.012), (0.001, 0.03)], 16)
        lathe("knob", knob, black, 24, (x + side * reach / 2, -0.14, top))
        start = x + side * (width / 2 + 0.04)
        for k in range(round(cloth_width / 0.09) + 1):
            turn = np.linspace(0, 2 * math.pi, 20, endpoint=False)
            at = start + side * k * 0.09
            ring = [(at, -0.14 + 0.022 * math.cos(a), top - 0.008 + 0.022 * math.sin(a)) for a in turn]
            tube("ring", ring, 0.0025, black, True)
