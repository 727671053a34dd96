"""Knitted throws with fringes, folded or laid over whatever stands below them. Lengths in metres."""

import math
import random

import bpy
from mathutils import Vector
from mathutils import noise as mnoise

from .fabrics import fabric, knit
from .folds import fold_path, padded
from .geometry import grid_mesh, mods, obj, tube
from .materials import plain


def yarn_of(color):
    return plain("yarn", color, 0.95, spec=0.05, sheen=0.4)


def folded_throw(loc, color, size=(0.44, 0.34), thickness=0.030, turn=0.0, seed=3, rib=0.013, fringe=False, layers=3):
    """A folded throw, knitted in ribs of this width or woven, its free end at the front; gives the height of its top."""
    x, y, z = loc
    mat = knit("knit", color, rib) if rib else fabric("woven", color, "weave", sheen=0.5, scale=0.5)
    points, _, _ = fold_path(size[1], layers, thickness)
    padded(points, size[0], thickness / 2, mat, loc, turn, seed, sag=0.008, wave=0.007)
    top = z + layers * thickness
    if fringe:
        folded_fringes(color, size, (x, y, top), turn, seed)
    return top


def folded_fringes(color, size, loc, turn, seed):
    """Tassels along the free end of the upper layer."""
    yarn, chance = yarn_of(color), random.Random(seed)
    front = -size[1] / 2 + 0.004
    count = round(size[0] / 0.016)
    for i in range(count):
        x = (i / (count - 1) - 0.5) * (size[0] - 0.03)
        for _ in range(7):
            a, b = chance.uniform(-0.004, 0.004), chance.uniform(-0.006, 0.006)
            drop = chance.uniform(0.062, 0.075)
            line = [
                (x + a * 0.2, front + 0.012, -0.010),
                (x + a * 0.4, front - 0.010, -0.014),
                (x + a, front - 0.022 + a, -0.028),
                (x + b, front - 0.024 + b, -0.014 - drop),
            ]
            c, s = math.cos(turn), math.sin(turn)
            turned = [(loc[0] + p * c - q * s, loc[1] + p * s + q * c, loc[2] + r) for p, q, r in line]
            tube("fringe", turned, 0.0011, yarn, res=1)


def loose_fringes(color, ends, seed):
    """Tassels at the end of a cloth: ends are (where, which way the cloth runs there), side by side."""
    yarn, chance = yarn_of(color), random.Random(seed)
    for at, way in ends:
        for _ in range(6):
            drift = Vector([chance.uniform(-0.006, 0.006) for _ in range(3)])
            long_ = chance.uniform(0.062, 0.075)
            line = [at - way * 0.012, at + way * 0.02 + drift * 0.3, at + way * long_ + drift]
            tube("fringe", line, 0.0013, yarn, res=1)


def draped_throw(
    loc, color, size=(0.6, 1.4), turn=0.0, ahead=0.0, seed=1, rib=0.016, gather=0.86, folds=0.02, over=0.0
):
    """A throw over whatever stands at loc, the middle of its fall: it follows what it lies on and hangs beyond it.

    turn: radians from the x axis to the way it runs; ahead: how much of its length lies further on than loc;
    gather: how much of its width is left once it falls in folds of this depth;
    over: how far it stands off from its middle where it hangs over a thin bar.
    """
    bpy.context.view_layer.update()
    graph, scene = bpy.context.evaluated_depsgraph_get(), bpy.context.scene
    c, s = math.cos(turn), math.sin(turn)
    place = lambda p: Vector((loc[0] + p.x * c - p.y * s, loc[1] + p.x * s + p.y * c, p.z))

    def height(a, b):
        spot = place(Vector((a, b, 2.0)))
        hit, at, *_ = scene.ray_cast(graph, spot, Vector((0, 0, -1)))
        return at.z if hit else 0.0

    step, rows = 0.0175, 32
    reach = {1: round((size[1] / 2 + ahead) / step), -1: round((size[1] / 2 - ahead) / step)}
    grid = {}
    for r in range(rows + 1):
        b = (r / rows - 0.5) * size[0] * gather
        for side in (-1, 1):
            a, z = 0.0, height(0.0, b)
            grid[r, 0] = Vector((a, b, z))
            for k in range(1, reach[side] + 1):
                drop = height(a + side * step, b) - z
                steep = math.hypot(step, drop)
                a, z = a + side * step * step / steep, z + step * drop / steep
                grid[r, side * k] = Vector((a, b, max(z, 0.006)))
    for _ in range(14):  # a knit is stiffer than what it lies on
        old = dict(grid)
        for (r, k), p in old.items():
            if (r, k - 1) in old and (r, k + 1) in old:
                around = [old[n] for n in ((r - 1, k), (r + 1, k), (r, k - 1), (r, k + 1)) if n in old]
                mean = sum(around, Vector()) / len(around)
                grid[r, k] = Vector((p.x + 0.2 * (mean.x - p.x), p.y, max(p.z, (p.z + mean.z) / 2)))

    def way(r, k):
        """Which way the length runs at a point."""
        before, after = (grid[r, min(max(n, -reach[-1]), reach[1])] for n in (k - 2, k + 2))
        return (after - before).normalized()

    def laid(r, k):
        p, t = grid[r, k] + Vector((over * max(-1, min(1, k / 2)), 0, 0)), way(r, k)
        hangs = min(1.0, abs(t.z) * 1.1) ** 2
        drift = mnoise.noise(Vector((r / rows * 3, k * step * 1.4, seed)))
        fold = 0.5 + 0.5 * math.sin(r / rows * 19 + 2.4 * drift + seed)
        fold += 0.5 * mnoise.noise(Vector((r / rows * 6, k * step * 3, seed + 5)))
        out = 0.015 + max(0.0, fold) * folds * (0.25 + 0.75 * hangs)
        aside = 0.012 * mnoise.noise(Vector((k * step * 5, r / rows, seed + 9)))
        return place(p + Vector((-t.z, 0, t.x)) * out + Vector((0, aside, 0)))

    total = reach[1] + reach[-1]
    at = lambda u, v: laid(round(u * rows), round(v * total) - reach[-1])
    mesh = grid_mesh("throw", rows, total, at, lambda u, v: (u * size[0], v * total * step))
    o = obj("throw", mesh, knit("throw", color, rib))
    solid = o.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = 0.010, 0
    for side in (-1, 1):
        last = side * reach[side]
        ends = []
        for i in range(round(size[0] / 0.018)):
            r = min(rows - 1, i / (size[0] / 0.018 - 1) * rows)
            low, part = int(r), r - int(r)
            where = laid(low, last).lerp(laid(low + 1, last), part)
            ends.append((where, (where - laid(low, last - 3 * side)).normalized()))
        loose_fringes(color, ends, seed + side)
    return mods(o, subsurf=1)
