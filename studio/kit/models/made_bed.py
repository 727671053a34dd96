"""A box spring made up with a duvet, pillows and, if wanted, a throw."""

import math

import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from ..camera.spots import piece, pieces
from ..settings import texture
from .beds import bed
from .fabrics import *
from .filled import *
from .geometry import *
from .softbox import softbox


def lean(degrees, turn):
    return (math.radians(degrees), 0, math.radians(turn))


def throw_over(quilt, head, color):
    """A knitted throw across the foot end: its rows follow the duvet from the middle out."""
    bpy.context.view_layer.update()
    surface = BVHTree.FromObject(quilt, bpy.context.evaluated_depsgraph_get())
    to_local = quilt.matrix_world.inverted()

    def height(x, y):
        hit = surface.ray_cast(to_local @ Vector((x, y, 3)), Vector((0, 0, -1)))[0]
        return (quilt.matrix_world @ hit).z if hit else None

    rows, columns, step = 30, 58, 0.0175
    y0, middle = head - 1.62, 0.02
    grid = {}
    for r in range(rows + 1):
        y = y0 + (r / rows - 0.5) * 0.56
        for side in (-1, 1):
            x, z = middle, height(middle, y)
            grid[r, 0] = Vector((x, y, z))
            for c in range(1, columns + 1):
                ahead = height(x + side * step, y)
                if ahead is None:  # over the edge: it hangs straight down
                    z -= step
                else:
                    steep = math.hypot(step, ahead - z)
                    x, z = x + side * step * step / steep, z + (ahead - z) * step / steep
                grid[r, side * c] = Vector((x, y, z))
    for _ in range(14):  # a knit is stiffer than the folds below it
        old = dict(grid)
        for (r, c), p in old.items():
            around = [old[n] for n in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if n in old]
            mean = sum(around, Vector()) / len(around)
            grid[r, c] = Vector((p.x, p.y + 0.2 * (mean.y - p.y), max(p.z, (p.z + mean.z) / 2)))
    at = lambda u, v: grid[round(v * rows), round((u * 2 - 1) * columns)] + Vector((0, 0, 0.012))
    mesh = grid_mesh("throw", 2 * columns, rows, at, lambda u, v: (v * 0.56, u * 2 * columns * step))
    o = obj("throw", mesh, knit("throw", color, 0.02))
    o.modifiers.new("solid", "SOLIDIFY").thickness = 0.016
    return mods(o, subsurf=1)


def made_bed(
    x,
    color,
    headboard,
    cloth="boucle",
    width=1.8,
    leg="wood-round",
    pattern="",
    repeat=1.35,
    duvet_color="#f4f0e6",
    weave="cotton",
    second="#d8ccb9",
    accent="",
    throw="",
    creased=0.0,
):
    """A made-up bed with its head to the wall. Its pieces are named bed, cover, case and throw.

    creased: how deep the creases of its cover are, 0 for an ironed one.
    """
    before = set(bpy.data.objects)
    upholstery = fabric("upholstery", color, cloth, sheen=0.35)
    parts, top, head = bed(upholstery, width, 2.0, headboard, topper="comfort", leg=leg)
    pieces["bed"] = parts["headboard"]  # the rest of it lies under the cover
    tile = {"image": texture(pattern), "uvscale": (repeat, repeat)}
    rough = {"creased": creased, "scale": 0.55 if creased else 1.0}  # the thick and thin threads of linen, in sight
    cover = fabric("cover", duvet_color, weave, **rough, **tile)
    size = (width, 2, top - 0.1)
    body = softbox("body", size, (0, head - 1, 0.1 + size[2] / 2), None, r=0.05, n=30)
    with piece("cover"):
        quilt = duvet("duvet", width + 0.45, 1.75, cover, top, head - 1.2, [body])
        mods(quilt, disp=[(0.33, 0.045), (0.13, 0.03 if creased else 0.016)])
    bpy.data.objects.remove(body)
    if throw:
        with piece("throw"):
            throw_over(quilt, head, throw)
    places = (-width * 0.255, width * 0.255) if width > 1.3 else (0.0,)
    other = fabric("second", second, "weave", **rough)
    for i, at in enumerate(places):
        pillow("back", 0.7, 0.58, cover, seed=i, loc=(at, head - 0.2, top + 0.27), rot=lean(66, 6 * i - 3))
        with piece("case"):
            near = (at * 0.93, head - 0.38, top + 0.215)
            pillow("front", 0.6, 0.48, other, seed=i + 4, loc=near, rot=lean(58, 4 - 7 * i))
    if accent:
        small = fabric("accent", accent, "weave")
        pillow("small", 0.52, 0.32, small, seed=9, loc=(0.03, head - 0.55, top + 0.155), rot=lean(54, -2))
    for o in set(bpy.data.objects) - before:
        if o.parent is None:
            o.location.x += x
