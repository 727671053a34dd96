"""Cloth simulation. Results are kept in CACHE as .npy files."""

import os
import time

import bpy
import numpy as np

from ..settings import log


def cloth(
    o,
    frames=40,
    pressure=0,
    gravity=1.0,
    shrink=0.0,
    quality=5,
    stiff=15,
    bend=0.5,
    mass=0.3,
    pin=None,
    air=1.0,
    damp=5,
):
    """Add a cloth modifier."""
    m = o.modifiers.new("cloth", "CLOTH")
    s = m.settings
    s.quality = quality
    s.mass = mass
    s.tension_stiffness = stiff
    s.compression_stiffness = stiff
    s.shear_stiffness = stiff / 3
    s.bending_stiffness = bend
    s.effector_weights.gravity = gravity
    s.shrink_min = shrink
    s.air_damping = air
    s.tension_damping = damp
    s.compression_damping = damp
    s.shear_damping = damp
    if pressure:
        s.use_pressure = True
        s.uniform_pressure_force = pressure
    if pin:
        s.vertex_group_mass = pin
    c = m.collision_settings
    c.use_collision = True
    c.distance_min = 0.006
    m.point_cache.frame_start = 1
    m.point_cache.frame_end = frames + 5
    return m


def collider(o, thick=0.01, fric=20):
    """Let cloth collide with an object."""
    o.modifiers.new("collision", "COLLISION")
    o.collision.thickness_outer = thick
    o.collision.cloth_friction = fric
    return o


def simulate(frames):
    """Run the simulation frame by frame."""
    sc = bpy.context.scene
    sc.frame_start = 1
    sc.frame_end = frames + 5
    t = time.time()
    for f in range(1, frames + 1):
        sc.frame_set(f)
    log("cloth sim", frames, "frames %.1fs" % (time.time() - t))


def bake(o):
    """Replace the mesh by its simulated state."""
    dg = bpy.context.evaluated_depsgraph_get()
    e = o.evaluated_get(dg)
    me = bpy.data.meshes.new_from_object(e, preserve_all_data_layers=True, depsgraph=dg)
    o.modifiers.clear()
    o.data = me
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    return o


def save_mesh(o, fn):
    """Keep vertex positions; another render never reads half of them."""
    me = o.data
    v = np.empty(len(me.vertices) * 3, np.float32)
    me.vertices.foreach_get("co", v)
    writing = f"{fn}.{os.getpid()}.npy"
    np.save(writing, v)
    os.replace(writing, fn)


def load_mesh(o, fn):
    """Take back vertex positions."""
    v = np.load(fn)
    o.data.vertices.foreach_set("co", v)
    o.data.update()
