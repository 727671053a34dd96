"""A pyjama top, a t-shirt and a dress, tailored and hung."""

import math

import numpy as np
from mathutils import Vector

from .clothes import resampled, shoulder, thick
from ..models.geometry import cyl, grid_mesh, mods, obj, tube
from .tailoring import BACK, FRONT, Garment


def _collar(garment, name, mat, width, stand, seen, piping=None, n=60):
    """A band that stands up from the neck and falls outward.

    width, stand: metres at share s (0 to 1) of the way around the neck; seen: the part of that way it takes.
    """
    half, neck = garment.neck[0], garment.neckline()
    places, flats, sides = [], [], []
    for start, end, count in ((0, 24, n // 4), (23, 71, n // 2), (70, 94, n // 4)):
        part = neck[start:end]
        keep = count + (end == 94)  # where two parts meet their point comes once
        places += resampled([garment.at(x, z, s) for x, z, s in part], count)[:keep]
        flats += resampled([Vector((x, 0, z)) for x, z, _ in part], count)[:keep]
        sides += [part[len(part) // 2][2]] * keep
    n = len(places)
    first, last = (round(s * (n - 1)) for s in seen)
    line = []
    for k in range(first, last + 1):
        ahead, behind = flats[min(n - 1, k + 1)], flats[max(0, k - 1)]
        along = (ahead - behind).normalized()
        out = Vector((along.z, 0, -along.x))
        if out.dot(flats[k] - Vector((0, 0, 0.03 if sides[k] == FRONT else 0.12))) < 0:
            out = -out
        s = k / (n - 1)
        rise, fall = stand(s), width(s)
        foot = places[k]
        profile = [foot + Vector((0, 0.002, -0.004))]
        for t in (0.35, 0.7, 1.0):
            profile.append(foot + Vector((0, 0, rise * t)))
        for t in (0.12, 0.3, 0.5, 0.75, 1.0):
            q = flats[k] + out * (fall * t)
            lying = garment.at(q.x, q.z, sides[k], 0.007 + 0.005 * (1 - t))
            lift = max(0.0, 1 - t * 2.2) ** 1.5
            profile.append(lying.lerp(foot + Vector((0, 0, rise)) + (lying - foot) * t, lift))
        line.append(resampled(profile, 14))
    for _ in range(4):  # around the shoulder the collar leaves one sheet for the other
        between = zip(line, line[1:], line[2:])
        inner = [[(a + b * 2 + c) / 4 for a, b, c in zip(*three)] for three in between]
        line = [line[0], *inner, line[-1]]
    rows = len(line) - 1
    place = lambda u, v: line[round(v * rows)][round(u * 14)]
    mesh = grid_mesh(name, 14, rows, place, lambda u, v: (u * 0.09, v * half * 6))
    mods(thick(obj(name, mesh, mat), 0.0022), subsurf=1)
    if piping:
        edge = line[0][8:14] + [row[14] for row in line] + line[-1][13:7:-1]
        tube(name + " piping", [tuple(p + Vector((0, -0.001, 0))) for p in edge], 0.0016, piping)


def _button(garment, x, z, mat, off=0.008):
    """A four-holed button, flat on the cloth."""
    normal = garment.at(x, z, off=1.0) - garment.at(x, z)
    for r, h, out in ((0.0058, 0.0022, off), (0.0036, 0.0026, off + 0.0001)):
        button = cyl("button", r, h, garment.at(x, z, off=out), mat, r2=r * 0.86)
        button.rotation_euler = normal.to_track_quat("Z", "Y").to_euler()


def pyjama_top(cloth_, piping, seed=0):
    """A buttoned top with a turned-down collar, piping, a chest pocket and long sleeves."""
    drop = 0.165
    top = Garment(
        cloth_,
        ((-0.66, 0.252), (-0.45, 0.250), (-0.25, 0.252)),
        0.205,
        (0.078, drop, 0.018, True),
        (0.49, 0.125, 74),
        seed,
        forward=0.05,
    )
    stand = lambda s: 0.004 + 0.020 * math.sin(math.pi * s) ** 1.2
    _collar(top, "collar", cloth_, lambda s: 0.056 + 0.012 * abs(2 * s - 1) ** 3, stand, (0.035, 0.965), piping)
    low, high = -0.656, -drop + 0.008
    top.patch("placket", lambda u, v: (-0.014 + 0.032 * u, low + (high - low) * v), cloth_, 0.003, n=(6, 60))
    top.cord("piping", [(0.018, z) for z in np.linspace(low, high, 60)], piping, 0.0016, 0.005)
    for z in np.linspace(high - 0.02, low + 0.10, 5):
        _button(top, 0.004, float(z), piping, 0.0068)
    x0, x1, z0, z1 = 0.075, 0.180, -0.375, -0.252
    top.patch("pocket", lambda u, v: (x0 + (x1 - x0) * u, z0 + (z1 - z0) * v), cloth_, 0.004, bulge=0.003)
    top.cord("piping", [(x, z1 - 0.02) for x in np.linspace(x0, x1, 14)], piping, 0.0015, 0.008)
    top.ring("piping", piping, 0.0018, 0.07)
    return top


def t_shirt(cloth_, seed=0, length=0.68):
    """A t-shirt with a round neck and short sleeves."""
    shirt = Garment(
        cloth_,
        ((-length, 0.252), (-0.45, 0.250), (-0.22, 0.252)),
        0.204,
        (0.088, 0.092, 0.016, False),
        (0.19, 0.15, 35),
        seed,
    )
    neck = shirt.neckline(40)
    line = resampled([shirt.at(x, z, side, 0.001) for x, z, side in neck], 120)
    middle = sum(line, Vector()) / len(line)
    rows = []
    for k, p in enumerate(line[:-1]):
        ahead = (line[k + 1] - line[k - 1]).normalized()
        out = Vector((p.x - middle.x, 0, p.z - middle.z - 0.01))
        out = (out - ahead * out.dot(ahead)).normalized()
        rows.append([p - out * 0.010, p - out * 0.004 + Vector((0, -0.001, 0)), p + out * 0.006])
    rows.append(rows[0])
    place = lambda u, v: rows[round(v * (len(rows) - 1))][round(u * 2)]
    mesh = grid_mesh("rib", 2, len(rows) - 1, place, lambda u, v: (u * 0.018, v * 0.6))
    mods(thick(obj("rib", mesh, cloth_), 0.0032), subsurf=2)
    shirt.ring("seam", cloth_, 0.0008, 0.022)
    for side in (FRONT, BACK):
        shirt.cord("seam", [(x, 0.025 - length) for x in np.linspace(-0.25, 0.25, 90)], cloth_, 0.0008, 0.0016, side=side)
    return shirt


def dress(cloth_, seed=0, length=1.02, hem=0.35):
    """A sleeveless dress with a v-shaped neck and a wide skirt."""
    gown = Garment(
        cloth_,
        ((-length, hem), (-0.45, 0.226), (-0.225, 0.206)),
        0.166,
        (0.085, 0.125, 0.03, True),
        None,
        seed,
        frames=64,
        rise=0.06,
        bend=0.04,
    )
    for side in (FRONT, BACK):
        edge = [(x, z) for x, z, s in gown.neckline(30) if s == side]
        if side == FRONT:
            edge = sorted(edge)
        gown.cord("edge", edge, cloth_, 0.0030, 0.001, side=side)
    return gown
