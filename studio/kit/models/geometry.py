"""Meshes: boxes, grids, lathes, tubes. Every grid carries UVs in metres."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector
from mathutils import noise as mnoise


def obj(name, me, mat=None, smooth=True, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Put a mesh in the scene."""
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = rot
    if mat:
        me.materials.append(mat)
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    return o


def bm_obj(name, bm, mat=None, **k):
    """Put a bmesh in the scene."""
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    return obj(name, me, mat, **k)


def rbox(name, size, loc, mat, bevel=0.01, segs=4, rot=(0, 0, 0)):
    """A box with rounded edges; a bevel of 0 gives a flat-shaded one (walls)."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    if bevel > 0:
        bmesh.ops.bevel(
            bm, geom=bm.edges[:] + bm.verts[:], offset=bevel, segments=segs, profile=0.5, affect="EDGES"
        )
    uv = bm.loops.layers.uv.new("UVMap")
    for f in bm.faces:
        n = f.normal
        a = max(range(3), key=lambda i: abs(n[i]))
        for l in f.loops:
            c = l.vert.co
            l[uv].uv = (c.y, c.z) if a == 0 else (c.x, c.z) if a == 1 else (c.x, c.y)
    o = bm_obj(name, bm, mat, loc=loc, rot=rot)
    if bevel <= 0:
        o.data.polygons.foreach_set("use_smooth", [False] * len(o.data.polygons))
    if bevel > 0:
        o.modifiers.new("normals", "WEIGHTED_NORMAL")
        o.data.use_auto_smooth = True
        o.data.auto_smooth_angle = math.radians(60)
    return o


def grid_mesh(name, nx, ny, fn, uvfn=None):
    """A grid of fn(u, v) -> (x, y, z), u and v from 0 to 1; uvfn gives the UVs in metres."""
    vs = []
    fs = []
    for j in range(ny + 1):
        for i in range(nx + 1):
            vs.append(fn(i / nx, j / ny))
    for j in range(ny):
        for i in range(nx):
            a = j * (nx + 1) + i
            fs.append((a, a + 1, a + nx + 2, a + nx + 1))
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in vs], [], fs)
    uv = me.uv_layers.new(name="UVMap")
    idx = np.empty(len(me.loops), dtype=np.int32)
    me.loops.foreach_get("vertex_index", idx)
    uvs = np.array(
        [uvfn(i / nx, j / ny) if uvfn else (i / nx, j / ny) for j in range(ny + 1) for i in range(nx + 1)],
        dtype=np.float32,
    )
    uv.data.foreach_set("uv", uvs[idx].ravel())
    me.update()
    return me


def lathe(name, profile, mat, segs=64, loc=(0, 0, 0), smooth=True):
    """A profile of (radius, z) turned around the vertical axis."""
    n = len(profile)

    def fn(u, v):
        k = v * (n - 1)
        i = min(int(k), n - 2)
        t = k - i
        r = profile[i][0] * (1 - t) + profile[i + 1][0] * t
        z = profile[i][1] * (1 - t) + profile[i + 1][1] * t
        a = u * 2 * math.pi
        return (r * math.cos(a), r * math.sin(a), z)

    me = grid_mesh(name, segs, n - 1, fn, lambda u, v: (u, v))
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-05)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    return obj(name, me, mat, smooth, loc)


def smooth_profile(pts, n=40):
    """A smooth profile (Catmull-Rom) through points."""
    out = []
    P = [pts[0]] + list(pts) + [pts[-1]]
    m = len(pts) - 1
    for k in range(n + 1):
        t = k / n * m
        i = min(int(t), m - 1)
        f = t - i
        p0, p1, p2, p3 = (P[i], P[i + 1], P[i + 2], P[i + 3])
        out.append(
            tuple(
                (
                    0.5
                    * (
                        2 * p1[d]
                        + (-p0[d] + p2[d]) * f
                        + (2 * p0[d] - 5 * p1[d] + 4 * p2[d] - p3[d]) * f * f
                        + (-p0[d] + 3 * p1[d] - 3 * p2[d] + p3[d]) * f**3
                    )
                    for d in range(2)
                )
            )
        )
    return out


def cyl(name, r, h, loc, mat, segs=32, r2=None, rot=(0, 0, 0)):
    """A cylinder, or a cone when r2 is given."""
    bm = bmesh.new()
    bmesh.ops.create_cone(
        bm, cap_ends=True, segments=segs, radius1=r, radius2=r if r2 is None else r2, depth=h
    )
    o = bm_obj(name, bm, mat, loc=loc, rot=rot)
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(40)
    return o


def tube(name, pts, r, mat, cyclic=False, res=3):
    """A round tube along points."""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = r
    cu.bevel_resolution = res
    sp = cu.splines.new("POLY")
    sp.points.add(len(pts) - 1)
    for i, p in enumerate(pts):
        sp.points[i].co = (*p, 1)
    sp.use_cyclic_u = cyclic
    sp.use_smooth = True
    o = bpy.data.objects.new(name, cu)
    bpy.context.collection.objects.link(o)
    cu.materials.append(mat)
    return o


def quad(name, fn, mat, nx=1, ny=1, uvfn=None):
    """A flat-shaded grid."""
    return obj(name, grid_mesh(name, nx, ny, fn, uvfn), mat, False)


def mods(o, subsurf=0, disp=()):
    """Add subdivision and cloud displacement."""
    if subsurf:
        m = o.modifiers.new("ss", "SUBSURF")
        m.levels = subsurf
        m.render_levels = subsurf
    for size, strength in disp:
        clouds = bpy.data.textures.new("clouds", "CLOUDS")
        clouds.noise_scale = size
        clouds.noise_depth = 2
        m = o.modifiers.new("displace", "DISPLACE")
        m.texture = clouds
        m.strength = strength
        m.texture_coords = "LOCAL"
    return o


def circle(r, centre, n=64):
    """Points of a level circle."""
    x, y, z = centre
    return [
        (x + r * math.cos(a), y + r * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, n, endpoint=False)
    ]
