"""The five headboards, all of one outline, so that they share the room's shadows. The front faces -y, the back is at 0."""

import math

from kit import *

HEIGHT, FOOT, DEEP = 1.28, 0.05, 0.10  # its top, its lower edge, its thickness
WIDER = 0.06  # than the bed


def _frame(w, h, r, y, z):
    """Points of an upright rectangle with round corners, its middle at (0, y, z)."""
    return [(x, y, z + up) for x, up, _ in roundrect(w, h, r, 0)]


def _block(name, x, y, z, size, mat, **k):
    return softbox(name, size, (x, y, z), mat, **k)


def vlak(w, mat):
    """One smooth panel with a corded edge and one seam."""
    tall, mid = HEIGHT - FOOT, (HEIGHT + FOOT) / 2
    cord = tube("cord", _frame(w - 0.035, tall - 0.035, 0.03, -DEEP - 0.001, mid), 0.0055, mat, True)
    return [_block("vlak", 0, -DEEP / 2, mid, (w, DEEP, tall), mat, r=0.025, n=44, bulge=(0, 0.004, 0)), cord]


def kanaal(w, mat):
    """Upright padded channels."""
    tall, mid = HEIGHT - FOOT, (HEIGHT + FOOT) / 2
    count = max(5, round(w / 0.155))
    wide = w / count
    made = [_block("back", 0, -DEEP * 0.25, mid, (w - 0.01, DEEP * 0.5, tall - 0.01), mat, r=0.02)]
    for i in range(count):
        made.append(
            _block(
                "channel",
                -w / 2 + wide * (i + 0.5),
                -DEEP * 0.58,
                mid,
                (wide + 0.003, DEEP * 0.86, tall),
                mat,
                r=0.046,
                n=18,
                bulge=(0, 0.012, 0),
                noise=0.0015,
                seed=i,
                power=3,
            )
        )
    return made


def geknoopt(w, mat):
    """Deep buttoned: lozenges of padding between folds that run from button to button."""
    tall = HEIGHT - FOOT
    px, pz = w / (2 * max(3, round(w / 0.33))), 0.152
    low = FOOT + 0.02

    def lattice(x, z):
        return math.pi * (x + w / 2) / px, math.pi * (z - low) / pz

    def surface(u, v):
        x, z = (u - 0.5) * w, FOOT + v * tall
        a, b = lattice(x, z)
        # The cloth turns in a fold with a small radius; a sharp one would cross the rows of the grid as a saw.
        folds = math.hypot(math.sin((a + b) / 2) * math.sin((a - b) / 2), 0.05)
        i, j = a / math.pi, b / math.pi
        button = (round(i) + round(j)) % 2 == 0
        near = math.hypot((i - round(i)) * px, (j - round(j)) * pz) if button else 1
        edge = max(0, min(1, min(u * w, (1 - u) * w, (1 - v) * tall) / 0.05))
        edge = math.sqrt(1 - (1 - edge) ** 2)
        puff = 0.064 * (folds**0.5 - 0.05**0.5) - 0.020 * math.exp(-((near / 0.032) ** 2))
        return (x, -DEEP * 0.35 - DEEP * 0.35 * edge - puff * edge, z)

    grid = grid_mesh("padding", int(w / 0.003), int(tall / 0.003), surface, lambda u, v: (u * w, v * tall))
    mid = (HEIGHT + FOOT) / 2
    made = [obj("padding", grid, mat), _block("back", 0, -DEEP * 0.25, mid, (w, DEEP * 0.5, tall), mat, r=0.02)]
    for j in range(int(tall / pz) + 2):
        for i in range(round(w / px) + 1):
            x, z = -w / 2 + i * px, low + j * pz
            if (i + j) % 2 or abs(x) > w / 2 - 0.04 or z > HEIGHT - 0.04 or z < 0.3:
                continue
            bm = bmesh.new()
            bmesh.ops.create_uvsphere(bm, u_segments=20, v_segments=10, radius=0.016)
            bmesh.ops.scale(bm, vec=(1, 0.55, 1), verts=bm.verts)
            made.append(bm_obj("button", bm, mat, loc=(x, -DEEP * 0.7 + 0.012, z)))
    return made


def kussen(w, mat):
    """Two loose cushions that hang from an oak rail in front of a thin panel."""
    tall, mid = HEIGHT - FOOT, (HEIGHT + FOOT) / 2
    made = [_block("panel", 0, -0.025, mid, (w, 0.05, tall), mat, r=0.02, n=40)]
    oak = wood("railwood", "#b98a58", "#8d6238", axis="X")
    made.append(rbox("rail", (w - 0.02, 0.028, 0.05), (0, -0.066, HEIGHT - 0.05), oak, 0.008))
    wide, high = w / 2 - 0.02, 0.56
    z = HEIGHT - 0.11 - high / 2
    for side in (-1, 1):
        x = side * w / 4
        size = (wide, 0.12, high)
        made.append(
            _block("cushion", x, -0.105, z, size, mat, r=0.05, n=34, bulge=(0, 0.04, 0.004), noise=0.006, seed=side, power=2)
        )
        for cord in (-0.118, -0.096):
            made.append(tube("cord", [(x + px, py, pz) for px, py, pz in _frame(wide + 0.004, high + 0.004, 0.05, cord, z)], 0.005, mat, True))
        for place in (-0.3, 0.3):
            made.append(rbox("strap", (0.045, 0.05, 0.12), (x + place * wide, -0.072, HEIGHT - 0.062), mat, 0.012))
    return made


def omlijst(w, mat):
    """A padded panel in a wide upholstered frame, with a cord where they meet."""
    tall, mid, band = HEIGHT - FOOT, (HEIGHT + FOOT) / 2, 0.13
    soft = dict(r=0.024, n=40, bulge=(0, 0.004, 0))
    made = [
        _block("top", 0, -DEEP / 2 - 0.005, HEIGHT - band / 2, (w, DEEP + 0.01, band), mat, **soft),
        _block("panel", 0, -0.04, mid - band / 2, (w - 2 * band + 0.01, 0.08, tall - band + 0.01), mat, r=0.02, n=44, bulge=(0, 0.022, 0), power=8),
    ]
    for side in (-1, 1):
        x = side * (w / 2 - band / 2)
        made.append(_block("side", x, -DEEP / 2 - 0.005, mid - band / 2, (band, DEEP + 0.01, tall - band), mat, **soft))
    inner = _frame(w - 2 * band, tall - band + 0.2, 0.02, -DEEP + 0.012, mid - band / 2 - 0.1)
    return [*made, tube("cord", inner, 0.007, mat, True)]


HEADBOARDS = {f.__name__: f for f in (vlak, kanaal, geknoopt, kussen, omlijst)}
