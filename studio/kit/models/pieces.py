"""Small furniture: sideboards, nesting tables, benches, mirrors."""

import math

import bmesh
import numpy as np

from .fabrics import fabric
from .furniture import curtain
from .geometry import *
from .materials import *


def sideboard(loc, mat, front, width=1.6, depth=0.4, height=0.78, doors=3, legs=0.16, leg_mat=None):
    """A low cupboard on legs; its doors are ribbed."""
    x, y, z = loc
    body = height - legs
    zc = z + legs + body / 2
    for side in (-1, 1):
        rbox("side", (0.022, depth, body - 0.044), (x + side * (width / 2 - 0.011), y, zc), mat, 0.003)
    for zz, lip in ((z + height - 0.011, 0.006), (z + legs + 0.011, 0)):
        rbox("board", (width + lip * 2, depth + lip, 0.022), (x, y - lip / 2, zz), mat, 0.004)
    rbox(
        "inside",
        (width - 0.05, depth - 0.05, body - 0.05),
        (x, y + 0.015, zc),
        plain("inside", "#2b2622", 0.9),
        0,
    )
    door = (width - 0.05) / doors
    for k in range(doors):
        xc = x - width / 2 + 0.025 + door * (k + 0.5)
        w, h = door - 0.006, body - 0.05
        ribs = max(6, round(w / 0.021))
        rbox("door", (w, 0.014, h), (xc, y - depth / 2 + 0.016, zc), front, 0.002)
        for i in range(ribs):
            xi = xc - w / 2 + w * (i + 0.5) / ribs
            rbox("rib", (w / ribs - 0.003, 0.014, h), (xi, y - depth / 2 + 0.008, zc), front, 0.0055)
    for sx in (-1, 1):
        for sy in (-1, 1):
            at = (x + sx * (width / 2 - 0.12), y + sy * (depth / 2 - 0.07), z + legs / 2)
            cyl("leg", 0.012, legs, at, leg_mat or mat, r2=0.019)


def nested_tables(loc, top, metal, sizes=((0.34, 0.40), (0.23, 0.50))):
    """Two round tables on thin metal frames, the higher one partly over the lower one."""
    for k, (r, h) in enumerate(sizes):
        x, y = loc[0] + (0.24 if k else -0.14), loc[1] + (0.16 if k else -0.06)
        z = loc[2] + h
        edge = [(0.001, -0.02), (r - 0.006, -0.02), (r, -0.014), (r, -0.004), (r - 0.004, 0), (0.001, 0)]
        lathe("top", edge, top, 96, (x, y, z))
        tube("ring", circle(r - 0.02, (x, y, z - 0.028), 72), 0.007, metal, True)
        tube("foot", circle(r - 0.02, (x, y, loc[2] + 0.008), 72), 0.007, metal, True)
        for a in (0.5, 0.5 + 2.094, 0.5 + 4.189):
            px, py = x + (r - 0.02) * math.cos(a), y + (r - 0.02) * math.sin(a)
            cyl("post", 0.007, h - 0.03, (px, py, loc[2] + (h - 0.03) / 2), metal)


def mirror(loc, mat, width=0.8, height=0.8, arch=False, frame=0.014):
    """A wall mirror: round (an oval when the sizes differ), or an arch with a straight foot."""
    x, y, z = loc
    outline = []
    for a in np.linspace(0, 2 * math.pi, 120, endpoint=False):
        outline.append((width / 2 * math.cos(a), height / 2 * math.sin(a)))
    if arch:
        r = width / 2
        outline = [(r * math.cos(a), height / 2 - r + r * math.sin(a)) for a in np.linspace(0, math.pi, 60)]
        outline += [(-r, -height / 2), (r, -height / 2)]
    glass = plain("mirror", (0.93, 0.94, 0.94), 0.0, 1.0)
    bm = bmesh.new()
    bm.faces.new([bm.verts.new((px, 0, pz)) for px, pz in outline])
    bm_obj("glass", bm, glass, loc=(x, y - 0.012, z), smooth=False)
    tube("frame", [(x + px, y - 0.012, z + pz) for px, pz in outline], frame, mat, True)


def behind_the_camera(wall, sky=((0.92, 0.96, 1), 1.7)):
    """What a mirror shows: the far wall with a curtained window."""
    quad("far", lambda u, v: ((u - 0.5) * 9, -6.6, v * 3.2), wall)
    pane = quad(
        "window", lambda u, v: (-2.0 + u * 1.5, -6.5, 0.7 + v * 1.8), emit("window", *sky)
    )
    pane.visible_diffuse = False
    white = plain("bar", "#fbfaf7", 0.5)
    # The upright bar is thicker than those across: where faces lie in one plane they show black.
    for z, sx, sy, sz in (
        (1.6, 0.06, 0.05, 1.9),
        (1.95, 1.5, 0.04, 0.04),
        (2.5, 1.6, 0.04, 0.07),
        (0.7, 1.6, 0.04, 0.07),
    ):
        rbox("bar", (sx, sy, sz), (-1.25, -6.45, z), white, 0.004)
    linen = fabric("linen", "#d9ccb8", "weave", translucent=0.3)
    for x in (-2.35, -0.55):
        curtain(x, x + 0.45, -6.3, 0.02, 2.75, linen, folds=5, amp=0.035, seed=4)
