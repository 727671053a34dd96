"""A wooden cot of 60 x 120 cm with one side taken off, and what makes its bed."""

import math

import bmesh
import bpy
from mathutils import Vector
from mathutils import noise as mnoise

from ..models.cloth import collider
from ..models.fabrics import fabric
from ..models.filled import duvet, pillow
from ..models.geometry import *
from ..models.softbox import softbox
from ..models.stage import stand

WIDE, LONG = 0.60, 1.20  # of the mattress
DECK, THICK = 0.33, 0.10
DUVET = (0.92, 0.90)  # what is seen of 100 x 135 cm
TOP = DECK + THICK + 0.01  # of the sheet
OUT_X, OUT_Y = WIDE / 2 + 0.034, LONG / 2 + 0.034  # the middle of posts and rails


def cot(posts, slats, height=0.88, foot=0.88, side=-1):
    """A cot with its head towards +y, the middle of its mattress over [0, 0].

    posts: wood with its grain upright; slats: that of what lies between the posts; side: the open one, -1 or 1.
    """
    for x in (-OUT_X, OUT_X):
        for y, high in ((OUT_Y, height), (-OUT_Y, foot)):
            cyl("leg", 0.013, 0.14, (x, y, 0.07), posts, r2=0.02, segs=32)
            rbox("post", (0.044, 0.044, high - 0.12), (x, y, 0.12 + (high - 0.12) / 2), posts, 0.012)
    rbox("deck", (WIDE + 0.05, LONG + 0.05, 0.018), (0, 0, DECK - 0.012), slats, 0.003)
    low = DECK - 0.05
    for y, high in ((OUT_Y, height), (-OUT_Y, foot)):
        _fence((-OUT_X, y), (OUT_X, y), low, high - 0.035, 8, slats)
    _fence((-side * OUT_X, -OUT_Y), (-side * OUT_X, OUT_Y), low, min(height, foot) - 0.035, 16, slats)
    rbox("side", (0.026, 2 * OUT_Y - 0.04, 0.095), (side * OUT_X, 0, DECK - 0.025), slats, 0.008)


def _fence(start, end, low, high, spaces, wood):
    """Two rails and the round slats between them, from post to post."""
    (x0, y0), (x1, y1) = start, end
    along = Vector((x1 - x0, y1 - y0, 0))
    reach, middle = along.length - 0.03, ((x0 + x1) / 2, (y0 + y1) / 2)
    size = lambda thick, tall: (reach, thick, tall) if abs(along.x) > abs(along.y) else (thick, reach, tall)
    rbox("rail", size(0.026, 0.046), (*middle, high), wood, 0.010)
    rbox("rail", size(0.024, 0.07), (*middle, low), wood, 0.008)
    for k in range(1, spaces):
        x, y = x0 + along.x * k / spaces, y0 + along.y * k / spaces
        cyl("slat", 0.0085, high - low, (x, y, (high + low) / 2), wood, segs=20)


def cot_bedding(cover, sheet, side=-1, case=None):
    """A fitted sheet, a pillow of 60 x 40 cm and a duvet, its foot end tucked in, that hangs over the open side."""
    block = (WIDE + 0.004, LONG + 0.004, THICK + 0.02)
    middle = (0, 0, DECK + THICK / 2)
    softbox("sheet", block, middle, fabric("sheet", sheet, "cotton"), r=0.03, n=60, noise=0.002, nscale=4)
    _cot_pillow(case or cover)
    # The cloth falls on the mattress and the rail of the open side, and may not leave through the slats.
    solid = [
        rbox("solid", (WIDE + 0.08, LONG + 0.02, TOP - 0.14), (-0.02, 0, 0.15 + (TOP - 0.14) / 2), None, 0.03),
        rbox("solid", (0.2, 2, 0.9), (WIDE / 2 + 0.125, 0, 0.5), None, 0.004),
        rbox("solid", (2, 0.2, 0.9), (0, -LONG / 2 - 0.1, 0.5), None, 0.004),
    ]
    for s in solid:
        collider(s, 0.008, fric=80)  # or the part that hangs would pull the rest after it
    o = duvet("duvet", *DUVET, cover, TOP + 0.004, -0.135, solid, pressure=9, xc=-0.13, n=72, drop=0.03, noise=0.05)
    _keep_upper_side(o)
    mods(o, disp=[(0.16, 0.016), (0.07, 0.006)])
    for s in solid:
        bpy.data.objects.remove(s)
    if side > 0:
        _mirror(o)


def _keep_upper_side(o, thick=0.03):
    """Leave out the under side, which is never seen: where the filling is thin, it would come up through the upper one.

    thick: by how much the filling lifts the upper one, away from the seams.
    """
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bm.faces.ensure_lookup_table()
    under = [face for face in bm.faces if face.index % 2]  # bag_mesh makes the two in turn
    bmesh.ops.delete(bm, geom=under, context="FACES")
    bm.normal_update()
    uv = bm.loops.layers.uv.active
    lift = {}
    for vert in bm.verts:
        x, y = vert.link_loops[0][uv].uv
        inside = max(0.0, min(DUVET[0] / 2 - abs(x), DUVET[1] / 2 - abs(y)))
        uneven = 1 + 0.45 * mnoise.noise(Vector((x * 7, y * 7, 2)))
        lift[vert] = vert.normal * thick * uneven * (1 - math.exp(-inside / 0.05))
    for vert, by in lift.items():
        vert.co += by
    bm.to_mesh(o.data)
    bm.free()


def _mirror(o):
    """Hang it over the other side; the print is not turned into its mirror image."""
    for v in o.data.vertices:
        v.co.x = -v.co.x
    for place in o.data.uv_layers.active.data:
        place.uv.x = -place.uv.x
    o.data.flip_normals()
    o.location.x = -o.location.x


def _cot_pillow(cover):
    """A thin pillow that leans a little on the head end."""
    o = pillow("case", 0.58, 0.40, cover, seed=3, n=80, pressure=1.9)
    for v in o.data.vertices:
        v.co.z *= 0.72
    o.rotation_euler = (math.radians(24), 0, math.radians(2))
    o.location = (0.005, LONG / 2 - 0.215, 0)
    stand(o)
    o.location.z += TOP - 0.004
