"""Christmas: baubles, a bowl or a box of them, a decorated fir."""

import math

import bmesh
import numpy as np
from mathutils import Vector

from .geometry import *
from .materials import *
from .trees import fir

BOWL = [
    (0.001, 0),
    (0.06, 0.002),
    (0.075, 0.012),
    (0.15, 0.06),
    (0.185, 0.105),
    (0.178, 0.106),
    (0.14, 0.062),
    (0.05, 0.018),
    (0.001, 0.016),
]


def bauble_glass(colors):
    """Every other one is matt."""
    return [plain("bauble", c, 0.16 if k % 2 == 0 else 0.5, 0.55, spec=0.6) for k, c in enumerate(colors)]


def bauble(at, r, mat, cap):
    """A glass ball with its cap and loop."""
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=40, v_segments=24, radius=r)
    bm_obj("bauble", bm, mat, loc=at)
    cyl("cap", r * 0.22, r * 0.26, (at[0], at[1], at[2] + r * 1.05), cap, segs=20)
    loop = [
        (at[0] + r * 0.13 * math.cos(a), at[1], at[2] + r * 1.28 + r * 0.13 * math.sin(a))
        for a in np.linspace(0, 6.28, 16)
    ]
    tube("loop", loop, r * 0.025, cap, True, res=1)


def decorated_tree(at, glossy, cap, chance, seed, lights, tall=1.5):
    """A fir in a basket, with baubles and lights; it is `tall` metres high, without what the basket adds."""
    x, y, z = at
    tips = fir((x, y, z + 0.16), tall, seed, width=0.42 * (tall / 1.5) ** 0.8)
    wicker = plain("basket", "#b28a5c", 0.75)
    for k in range(12):
        wide = 0.155 + 0.025 * math.sin(k / 11 * 2.6)
        tube("wicker", circle(wide, (x, y, z + 0.012 + 0.019 * k)), 0.0105, wicker, True)
    hung = []
    chance.shuffle(tips)
    for p in tips:
        if len(hung) >= 46 * (tall / 1.5) ** 1.5:
            break
        if p.y < y + 0.13 and 0.35 * min(1, tall / 1.5) < p.z - z < tall + 0.02 and all((p - q).length > 0.105 for q in hung):
            hung.append(p)
            r = chance.uniform(0.021, 0.031)
            bauble((p.x, p.y, p.z - r * 1.35), r, glossy[len(hung) % len(glossy)], cap)
    if lights:
        glow = emit("glow", (1, 0.74, 0.42), 26)
        for p in tips[::4]:
            bm = bmesh.new()
            bmesh.ops.create_uvsphere(bm, u_segments=10, v_segments=6, radius=0.0048)
            bm_obj("glow", bm, glow, loc=p + Vector((0, 0, 0.012)))


def bauble_bowl(at, glossy, cap, chance):
    """A stone bowl full of baubles: each settles on what lies below it."""
    lathe("bowl", smooth_profile(BOWL, 60), plain("stone", "#e4dccd", 0.55, bump=0.05), 96, at)
    laid = []
    for k in range(26):
        r = chance.choice((0.034, 0.040, 0.046))
        best = None
        for _ in range(400):
            d, a = 0.135 * math.sqrt(chance.random()), chance.uniform(0, 6.28)
            x, y = d * math.cos(a), d * math.sin(a)
            z = 0.02 + 4.2 * max(0.0, d - 0.05) ** 2 + r + 0.1 * d
            for bx, by, bz, br in laid:
                gap = (r + br) ** 2 - (x - bx) ** 2 - (y - by) ** 2
                if gap > 0:
                    z = max(z, bz + math.sqrt(gap))
            if best is None or z < best[2]:
                best = (x, y, z, r)
        if best[2] < 0.155:
            laid.append(best)
    for k, (x, y, z, r) in enumerate(laid):
        bauble((at[0] + x, at[1] + y, at[2] + z), r, glossy[k % len(glossy)], cap)


# How many baubles lie in a row of a box, and their radii in metres, repeated over the compartments.
BOXES = {
    9: (3, (0.030,)),
    16: (4, (0.040, 0.030)),
    30: (6, (0.040, 0.030, 0.020, 0.040, 0.030)),
    50: (10, (0.050, 0.030, 0.040, 0.020, 0.030, 0.040, 0.020)),
}


def bauble_box(at, count, glossy, cap):
    """An open box with a bauble in each compartment; gives its longer side in metres."""
    row, radii = BOXES[count]
    rows, pitch, high = count // row, 2 * max(radii) + 0.006, max(radii) * 1.15
    wide, deep = row * pitch, rows * pitch
    board = plain("board", "#cdb48c", 0.85, bump=0.05, bscale=60)
    x, y, z = at
    rbox("bottom", (wide, deep, 0.002), (x, y, z + 0.001), board, 0)
    for side in (-1, 1):
        rbox("side", (0.004, deep + 0.008, high), (x + side * (wide / 2 + 0.002), y, z + high / 2), board, 0.001)
        rbox("end", (wide, 0.004, high), (x, y + side * (deep / 2 + 0.002), z + high / 2), board, 0.001)
    for k in range(1, row):
        rbox("divider", (0.0016, deep, high * 0.8), (x - wide / 2 + k * pitch, y, z + high * 0.4), board, 0)
    for k in range(1, rows):
        rbox("divider", (wide, 0.0016, high * 0.8), (x, y - deep / 2 + k * pitch, z + high * 0.4), board, 0)
    for k in range(count):
        r, c = divmod(k, row)
        radius = radii[k % len(radii)]
        place = (x - wide / 2 + (c + 0.5) * pitch, y - deep / 2 + (r + 0.5) * pitch, z + 0.002 + radius)
        bauble(place, radius, glossy[(k + r) % len(glossy)], cap)
    return max(wide, deep)


def gifts(at):
    """Three wrapped boxes on the floor."""
    for dx, dy, sx, sy, sz, c in (
        (0.42, -0.30, 0.26, 0.2, 0.13, "#e9e1d3"),
        (0.50, -0.03, 0.2, 0.2, 0.2, "#8f3b2e"),
        (-0.46, -0.25, 0.3, 0.2, 0.10, "#5e6d66"),
    ):
        x, y, turn = at[0] + dx, at[1] + dy, (0, 0, dx)
        rbox("gift", (sx, sy, sz), (x, y, at[2] + sz / 2), plain("paper", c, 0.7), 0.004, rot=turn)
        for band in ((0.02, sy + 0.003, sz + 0.003), (sx + 0.003, 0.02, sz + 0.003)):
            rbox("ribbon", band, (x, y, at[2] + sz / 2), plain("ribbon", "#c9a760", 0.5), 0.001, rot=turn)
