"""Parts of clothes that are modelled as they hang: hangers, a body with sleeves, bands."""

import math

import numpy as np
from mathutils import Vector
from mathutils import noise as mnoise

from ..models.geometry import *
from ..models.materials import *


def hanger(place, mat, metal, reach=1.0, slim=1.0):
    """A wooden hanger with its hook; place is the matrix of its middle.

    reach, slim: its width and depth beside a plain one, so that it stays inside a narrow or flat garment.
    """
    arms = [Vector((t * 0.20 * reach, 0, -0.105 * abs(t) ** 1.25)) for t in np.linspace(-1, 1, 25)]
    tube("hanger", [tuple(place @ p) for p in arms], 0.011, mat).scale.y = slim
    bend = [Vector((0.028 * math.sin(t), 0, 0.105 - 0.028 * math.cos(t))) for t in np.linspace(0.3, 4.4, 14)]
    hook = [Vector((0, 0, 0)), Vector((0, 0, 0.07)), *bend]
    tube("hook", [tuple(place @ p) for p in hook], 0.0025, metal)


def shoulder(x):
    """Height of the shoulder line: the slope of the hanger."""
    return 0.012 - 0.105 * min(1.25, abs(x) / 0.20) ** 1.25


class Body:
    """A torso; profile: (z, half width, half depth) from the hem up; neck: (half width, drop, v shape)."""

    def __init__(self, profile, neck, seed=0, folds=1.0):
        self.z = [p[0] for p in profile]
        self.w = [p[1] for p in profile]
        self.d = [p[2] for p in profile]
        self.neck, self.seed, self.folds = neck, seed, folds

    def at(self, u, v):
        """A point of the surface: u runs around from the left side over the front, v from hem to shoulder."""
        a = 2 * math.pi * u
        c, s = math.cos(a), math.sin(a)
        flat = self.z[0] * (1 - v)
        wide = float(np.interp(flat, self.z, self.w))
        deep = float(np.interp(flat, self.z, self.d))
        x = -wide * math.copysign(abs(c) ** 0.85, c)
        front = s > 0
        half, drop, pointed = self.neck
        near = max(0.0, 1 - abs(x) / half)
        opening = (near if pointed else near**0.5) * (drop if front else 0.02)
        top = shoulder(x) - opening
        z = self.z[0] + (top - self.z[0]) * v
        close = math.sqrt(max(0.0, 1 - max(0.0, (v - 0.80) / 0.20) ** 2))
        close = max(close, 0.8 * math.sqrt(near) if near else 0)
        y = -deep * close * math.copysign(abs(s) ** 0.75, s)
        drape = self.folds * min(1.0, 1.1 * (1 - v)) * abs(s) ** 0.4
        drift = mnoise.noise(Vector((x * 3, z * 1.3, self.seed + front))) * 2.2
        y += drape * 0.012 * math.sin(34 * x + 3 * drift + self.seed) + drape * 0.010 * math.sin(
            71 * x + 5 * drift
        )
        fine = mnoise.noise_vector(Vector((x * 9, z * 5, self.seed + 7 * front)))
        return Vector((x + 0.008 * fine[0] * (1 - v), y + 0.007 * fine[1], z + 0.006 * fine[2] * (1 - v)))

    def front(self, x, z):
        """The y of the front surface near (x, z)."""
        deep = float(np.interp(z, self.z, self.d))
        wide = float(np.interp(z, self.z, self.w))
        return -deep * max(0.0, 1 - min(1, abs(x) / wide) ** 2.4) ** 0.42

    def mesh(self, mat, nx=150, ny=110):
        me = grid_mesh("body", nx, ny, self.at, lambda u, v: (u * 4 * self.w[0], self.at(u, v).z))
        return thick(obj("body", me, mat), 0.004)


def thick(o, t):
    solid = o.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = t, 0
    return o


# silhouette of a hanging sleeve, (x, z): over the shoulder and down the outside; down the inside
LONG = (
    (
        (0.125, -0.056),
        (0.160, -0.072),
        (0.195, -0.091),
        (0.232, -0.122),
        (0.262, -0.175),
        (0.282, -0.26),
        (0.300, -0.40),
        (0.330, -0.68),
    ),
    (
        (0.125, -0.225),
        (0.150, -0.235),
        (0.168, -0.245),
        (0.182, -0.262),
        (0.192, -0.290),
        (0.200, -0.34),
        (0.208, -0.44),
        (0.225, -0.69),
    ),
)


def sleeve(mat, side, length=0.56, slim=0.0, cuff=0.0, seed=0, lean=0.0, deep=0.055):
    """A sleeve that hangs from the shoulder; slim narrows it, cuff is the height of a turned-up cuff."""
    outside, inside = (resampled([Vector((x, 0, z)) for x, z in line], 60) for line in LONG)
    last = next((k for k in range(61) if -0.10 - outside[k].z > length), 60)

    def at(u, v, grow=0.0):
        a, k = 2 * math.pi * u, min(last, round(v * last))
        outer, inner = outside[k], inside[k]
        middle, half = (outer + inner) / 2, (outer - inner) / 2
        half = half * (1 - slim * min(1, k / 20)) * (1 + grow / half.length)
        thin = deep * (0.8 + 0.2 * min(1, k / 15)) + grow
        p = middle + half * math.cos(a)
        y = thin * math.copysign(abs(math.sin(a)) ** 0.8, math.sin(a))
        down = max(0, -0.12 - p.z)
        loose = min(1, k / 25)
        crease = mnoise.noise(Vector((math.cos(a) * 1.2, math.sin(a) * 1.2, p.z * 9 + seed)))
        y += loose * (0.012 * crease + 0.007 * math.sin(52 * (p.x - 0.6 * p.z) + seed) * abs(math.sin(a)))
        x = p.x + lean * down + loose * 0.006 * mnoise.noise(Vector((p.z * 12, seed, 2 + math.cos(a))))
        return Vector((side * x, y, p.z + 0.004 * loose * crease))

    turn = (lambda u: u) if side < 0 else (lambda u: 1 - u)
    uv = lambda u, v: (u * 0.36, v * length)
    thick(obj("sleeve", grid_mesh("sleeve", 56, last, lambda u, v: at(turn(u), v), uv), mat), 0.004)
    if cuff:
        start = 1 - cuff / length

        def turned(u, v):
            return at(turn(u), start + (1 - start) * v, 0.006 + 0.005 * math.sin(math.pi * v))

        rows = max(4, int(last * (1 - start)))
        thick(obj("cuff", grid_mesh("cuff", 56, rows, turned, lambda u, v: (u * 0.36, v * cuff)), mat), 0.008)


def ribbon(name, line, across, width, mat, thickness=0.010, bulge=0.006):
    """A soft band along points; across gives its width direction at each of them."""
    n = len(line) - 1
    lengths = np.concatenate([[0], np.cumsum([(line[i + 1] - line[i]).length for i in range(n)])])
    wide = width if callable(width) else (lambda t: width)

    def at(u, v):
        k = min(n, round(v * n))
        along = (line[min(n, k + 1)] - line[max(0, k - 1)]).normalized()
        side = across[k].normalized()
        up = side.cross(along)
        return line[k] + side * ((u - 0.5) * wide(k / n)) + up * (bulge * (1 - (2 * u - 1) ** 2))

    me = grid_mesh(name, 10, n, at, lambda u, v: (u * wide(0.5), lengths[min(n, round(v * n))]))
    o = obj(name, me, mat)
    solid = o.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = thickness, 0
    return mods(o, subsurf=1)


def resampled(points, n):
    """n + 1 points at equal distances on a smooth line through points."""
    ks = np.linspace(0, len(points) - 1, len(points))
    fine = np.linspace(0, len(points) - 1, 12 * n)
    dense = [Vector([float(np.interp(f, ks, [p[d] for p in points])) for d in range(3)]) for f in fine]
    for _ in range(6 * n // len(points)):
        dense = (
            [dense[0]]
            + [(dense[i - 1] + dense[i] * 2 + dense[i + 1]) / 4 for i in range(1, len(dense) - 1)]
            + [dense[-1]]
        )
    steps = np.concatenate([[0], np.cumsum([(b - a).length for a, b in zip(dense, dense[1:])])])
    wanted = np.linspace(0, steps[-1], n + 1)
    return [Vector([float(np.interp(w, steps, [p[d] for p in dense])) for d in range(3)]) for w in wanted]
