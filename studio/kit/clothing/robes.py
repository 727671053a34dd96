"""A bathrobe with a shawl collar and a belt, modelled as it hangs. Its neck point is the origin; the front faces -y."""

import math

import numpy as np
from mathutils import Vector

from .clothes import Body, resampled, ribbon, sleeve
from ..models.softbox import softbox


def _bands(body, mat, waist, hem, width):
    """The shawl collar: around the neck, down to the waist, one side over the other and on to the hem."""
    for side, over in ((-1, 0.0), (1, 0.012)):
        line = [
            Vector((0, 0.055, 0.035)),
            Vector((side * 0.055, 0.045, 0.032)),
            Vector((side * 0.088, 0.0, 0.018)),
        ]
        line.append(Vector((side * 0.088, -0.045, -0.03)))
        for t in np.linspace(0.12, 1, 9):
            x, z = side * (0.088 - 0.118 * t), -0.03 + (waist + 0.03) * t
            line.append(Vector((x, body.front(x, z) - 0.014 - over, z)))
        if side > 0:
            for t in np.linspace(0.1, 1, 9):
                x, z = -side * 0.03, waist + (hem - waist) * t
                line.append(Vector((x, body.front(x, z) - 0.016 - over, z)))
        line = resampled(line, 90)
        across = []
        for k, p in enumerate(line):
            along = line[min(90, k + 1)] - line[max(0, k - 1)]
            outward = Vector((p.x * 0.6, p.y - 0.01, 0.0)).normalized()
            across.append(along.cross(outward))
        ribbon("collar", line, across, lambda t: width * (0.75 + 0.25 * min(1, t * 3)), mat, 0.012, 0.010)


def _belt(body, mat, z):
    """A belt with a knot and two loose ends."""
    count = 80
    line, across = [], []
    for k in range(count + 1):
        a = 2 * math.pi * k / count
        wide, deep = np.interp(z, body.z, body.w) + 0.012, np.interp(z, body.z, body.d) + 0.034
        y = -deep * math.copysign(abs(math.sin(a)) ** 0.75, math.sin(a))
        line.append(Vector((wide * math.cos(a), y, z + 0.006 * math.sin(2 * a))))
        across.append(Vector((0, 0, 1)))
    ribbon("belt", line, across, 0.048, mat, 0.009, 0.004)
    front = -float(np.interp(z, body.z, body.d)) - 0.045
    at = (-0.01, front - 0.008, z)
    softbox("knot", (0.062, 0.034, 0.058), at, mat, r=0.016, n=14, noise=0.004, nscale=14)
    for side, length in ((-1, 0.40), (1, 0.34)):
        end = [
            Vector(
                (
                    -0.01 + side * (0.012 + 0.10 * t**0.7),
                    front + 0.002 - 0.012 * math.sin(2 * t),
                    z - 0.01 - length * t,
                )
            )
            for t in np.linspace(0, 1, 24)
        ]
        ribbon("end", end, [Vector((1, 0.25 * side, 0.12))] * 24, 0.046, mat, 0.009, 0.004)


def bathrobe(cloth_, seed=0, long=False):
    """A robe to the knee, or to the ankle: body, turned-up sleeves, collar, belt and two pockets."""
    hem = -1.32 if long else -1.12
    profile = (
        (hem, 0.315 if long else 0.30, 0.085),
        (-0.62, 0.262, 0.068),
        (-0.54, 0.245, 0.062),
        (-0.46, 0.256, 0.068),
        (-0.2, 0.245, 0.07),
        (0.0, 0.215, 0.06),
    )
    body = Body(profile, (0.10, 0.50, True), seed, 1.2)
    body.mesh(cloth_)
    for side in (-1, 1):
        sleeve(cloth_, side, 0.56, -0.12, 0.085, seed + side, 0.02, 0.062)
    _bands(body, cloth_, -0.54, hem + 0.01, 0.085)
    _belt(body, cloth_, -0.54)
    for side in (-1, 1):
        x = side * 0.135
        at, soft = (x, body.front(x, -0.74) - 0.012, -0.745), dict(r=0.006, n=20, noise=0.003, nscale=9)
        softbox("pocket", (0.155, 0.014, 0.17), at, cloth_, rot=(0, 0, side * 0.22), **soft)
    return body
