"""Filled bedding: pillows and duvets, simulated once and kept in CACHE."""

import math
import os

import bmesh
import bpy
import numpy as np
from mathutils import Vector
from mathutils import noise as mnoise

from .cloth import bake, cloth, collider, load_mesh, save_mesh, simulate
from .geometry import mods, obj, tube
from ..settings import CACHE


def bag_mesh(name, w, h, n=60, puff=0.01, corner=0.0, bow=0.0):
    """A flat closed bag of w x h metres (a pillow case) with a shared rim.

    corner: radius of its corners in metres; bow: how far its sides curve outward in the middle, as a share of its
    size. A bag that is cut straight gets hollow sides and pointed ears when it is filled.
    """
    nx = n
    ny = max(8, int(n * h / w))
    vs = []
    top = {}
    bot = {}

    def pos(i, j):
        x = (i / nx - 0.5) * w
        y = (j / ny - 0.5) * h
        if corner:
            a, b = (abs(x) - w / 2 + corner) / corner, (abs(y) - h / 2 + corner) / corner
            if a > 0 and b > 0:  # the square corner becomes a quarter of a circle
                k = max(a, b) / math.hypot(a, b)
                x = math.copysign(w / 2 - corner + corner * a * k, x)
                y = math.copysign(h / 2 - corner + corner * b * k, y)
        across, up = x * 2 / w, y * 2 / h
        return (x * (1 + bow * (1 - up * up)), y * (1 + bow * (1 - across * across)))

    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = pos(i, j)
            e = min(i, nx - i, j, ny - j) / min(nx, ny) * 2
            z = puff * min(1, e * 4)
            if i in (0, nx) or j in (0, ny):
                top[i, j] = bot[i, j] = len(vs)
                vs.append((x, y, 0))
            else:
                top[i, j] = len(vs)
                vs.append((x, y, z))
                bot[i, j] = len(vs)
                vs.append((x, y, -z))
    fs = []
    uvs = []
    for j in range(ny):
        for i in range(nx):
            q = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
            fs.append([top[c] for c in q])
            uvs += [pos(*c) for c in q]
            q = q[::-1]
            fs.append([bot[c] for c in q])
            uvs += [(pos(*c)[0], pos(*c)[1] + h + 0.1) for c in q]
    me = bpy.data.meshes.new(name)
    me.from_pydata(vs, [], fs)
    uv = me.uv_layers.new(name="UVMap")
    uv.data.foreach_set("uv", np.array(uvs, dtype=np.float32).ravel())
    me.update()
    return me


def pillow(
    name,
    w,
    h,
    mat,
    pressure=2.8,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    n=90,
    frames=30,
    seed=0,
    shrink=-0.03,
    piping=None,
    sub=1,
    bend=0.03,
    smooth=2,
    corner=0.05,
    bow=0.035,
    settle=0.0,
):
    """A filled pillow with gathered seams, if wanted with piping.

    Little pressure in a thin cloth gives fine wrinkles; much of it a balloon. corner, bow: see bag_mesh; settle: how
    much of the filling has sunk to the lower end (-y) of a pillow that stands.
    """
    key = f"{CACHE}/pillow_{w}_{h}_{n}_{pressure}_{frames}_{shrink}_{seed}_{bend}_{smooth}_{corner}_{bow}_gathers.npy"
    me = bag_mesh(name, w, h, n, corner=corner, bow=bow)
    o = obj(name, me, mat)
    # a smooth uneven start; random per vertex gives crumpled paper
    for vv in me.vertices:
        if abs(vv.co.z) > 1e-06:
            at = Vector((vv.co.x, vv.co.y, 0))
            uneven = 0.6 * mnoise.noise(at * 6 + Vector((seed * 3.3, 0, seed + (vv.co.z > 0))))
            # starts of many small gathers along the seam, else it gives way in one deep fold
            inside = min(w / 2 - abs(vv.co.x), h / 2 - abs(vv.co.y)) / min(w, h)
            gathers = 1.4 * mnoise.noise(at * 22 + Vector((0, seed, 9))) * max(0.0, 1 - inside / 0.13)
            vv.co.z *= 1 + uneven + gathers
    if os.path.exists(key):
        load_mesh(o, key)
    else:
        cloth(
            o, frames, pressure=pressure, gravity=0.0, shrink=shrink, quality=5, stiff=20, bend=bend, mass=0.2
        )
        simulate(frames)
        bake(o)
        bm = bmesh.new()
        bm.from_mesh(o.data)
        inner = [v for v in bm.verts if max(abs(v.co.x) / w, abs(v.co.y) / h) < 0.47]
        for _ in range(smooth):
            bmesh.ops.smooth_vert(
                bm, verts=inner, factor=0.5, use_axis_x=True, use_axis_y=True, use_axis_z=True
            )
        bm.to_mesh(o.data)
        bm.free()
        save_mesh(o, key)
        bpy.context.scene.frame_set(1)
    for v in o.data.vertices if settle else ():
        v.co.z *= 1 - settle * 2 * v.co.y / h
    if piping:
        ny = max(8, int(n * h / w))
        id_ = {}
        c = 0
        for j in range(ny + 1):
            for i in range(n + 1):
                id_[i, j] = c
                c += 1 if i in (0, n) or j in (0, ny) else 2
        rim = (
            [(i, 0) for i in range(n)]
            + [(n, j) for j in range(ny)]
            + [(i, ny) for i in range(n, 0, -1)]
            + [(0, j) for j in range(ny, 0, -1)]
        )
        tp = tube(name + "pip", [tuple(o.data.vertices[id_[r]].co) for r in rim], 0.0042, piping, True)
        tp.parent = o
    o.location = loc
    o.rotation_euler = rot
    if sub:
        mods(o, subsurf=sub)
    return o


def duvet(
    name,
    w,
    l,
    mat,
    z,
    yc,
    colliders,
    pressure=5.5,
    n=84,
    frames=38,
    xc=0,
    drop=0.1,
    sub=1,
    bend=0.25,
    shrink=-0.07,
    noise=0.1,
):
    """A filled duvet that falls on the colliders."""
    key = f"{CACHE}/duvet_{w}_{l}_{z:.3f}_{n}_{pressure}_{frames}_{shrink}_{bend}_{noise}.npy"
    me = bag_mesh(name, w, l, n, puff=0.02)
    o = obj(name, me, mat)
    if os.path.exists(key):
        load_mesh(o, key)
        o.location = (xc, yc, z + drop)
    else:
        for v in me.vertices:
            v.co.z += noise * mnoise.noise(Vector((v.co.x * 3, v.co.y * 3, 1)))
        o.location = (xc, yc, z + drop)
        for c in colliders:
            if not any((m.type == "COLLISION" for m in c.modifiers)):
                collider(c, 0.012)
        cloth(
            o,
            frames,
            pressure=pressure,
            gravity=1.0,
            shrink=shrink,
            quality=6,
            stiff=12,
            bend=bend,
            mass=0.35,
            air=2.0,
        )
        simulate(frames)
        bake(o)
        save_mesh(o, key)
        bpy.context.scene.frame_set(1)
        for c in colliders:
            for m in list(c.modifiers):
                if m.type == "COLLISION":
                    c.modifiers.remove(m)
    if sub:
        mods(o, subsurf=sub)
    return o
