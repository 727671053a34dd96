"""The stage: empty scene, room, studio sweep, window shadow."""

import math

import addon_utils
import bpy
import numpy as np
from mathutils import noise as mnoise

from .geometry import *
from ..camera.lights import area, sun, world
from .materials import *


def reset():
    """An empty scene with Cycles."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    mnoise.seed_set(1)  # Blender takes the time of day else, and folds fall otherwise each time
    addon_utils.enable("cycles")
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    return s


def gobo(x, yc, zc, w=1.5, h=1.9, nx=2, nz=3, bar=0.045, big=6):
    """An invisible window frame: sun through it draws a patch of light."""
    m = plain("gobo", "#ffffff", 0.9)
    o = []
    for cy, cz, sy, sz in (
        (yc - w / 2 - big / 2, zc, big, big * 2),
        (yc + w / 2 + big / 2, zc, big, big * 2),
        (yc, zc + h / 2 + big / 2, w, big),
        (yc, zc - h / 2 - big / 2, w, big),
    ):
        o.append(rbox("g", (0.05, sy, sz), (x, cy, cz), m, 0))
    for i in range(1, nx):
        o.append(rbox("g", (0.05, bar, h), (x, yc - w / 2 + w * i / nx, zc), m, 0))
    for i in range(1, nz):
        o.append(rbox("g", (0.05, w, bar), (x, yc, zc - h / 2 + h * i / nz), m, 0))
    for q in o:
        q.visible_camera = False
        q.visible_diffuse = False
        q.visible_glossy = False
    return o


def room(x0=-3, x1=3, y=0.06, yf=-6, h=2.7, wall="#efeae2", left=False):
    """Back wall, floor and skirting board."""
    wm = plain("wall", wall, 0.9, spec=0.1, bump=0.012, bscale=60)
    quad("floor", lambda u, v: (x0 - 2 + u * (x1 - x0 + 4), yf + v * (y - yf), 0), planks("floor"))
    quad("wall", lambda u, v: (x0 - (0 if left else 2) + u * (x1 - x0 + (2 if left else 4)), y, v * h), wm)
    sk = plain("skirt", "#fbfaf7", 0.45)
    rbox(
        "skirt",
        (x1 - x0 + (2 if left else 4), 0.018, 0.11),
        ((x0 + x1) / 2 + (1 if left else 0), y - 0.009, 0.055),
        sk,
        0.004,
    )
    return (wm, sk)


def sweep(color, depth=3.0, radius=1.2, front=-3.0, width=8):
    """A studio sweep: floor that curves up into the background."""

    def surface(u, v):
        x, t = (u - 0.5) * width, v * 8
        bend = (t - depth) / radius
        if t < depth:
            return (x, front + t, 0)
        if bend < math.pi / 2:
            return (x, front + depth + radius * math.sin(bend), radius - radius * math.cos(bend))
        return (x, front + depth + radius, radius + t - depth - radius * math.pi / 2)

    return obj("sweep", grid_mesh("sweep", 4, 140, surface), plain("sweep", color, 0.9, spec=0.1))


def stand(o):
    """Lower or lift an object until it touches the floor."""
    bpy.context.view_layer.update()
    points = np.empty(len(o.data.vertices) * 3, np.float32)
    o.data.vertices.foreach_get("co", points)
    lowest = (points.reshape(-1, 3) @ np.array(o.matrix_world)[2, :3]).min() + o.matrix_world[2][3]
    o.location.z -= float(lowest) - 0.001
    return o


def tabletop(color, key=44):
    """A small studio: sweep, warm key light from the left, weak fill, little surrounding light."""
    world((1, 1, 1), 0.28)
    sweep(color, depth=2.2, radius=0.8, front=-2)
    area((-1.5, -0.8, 1.5), (0, 0, 0.1), 1.0, key, (1, 0.96, 0.91))
    area((1.6, -1.2, 0.8), (0, 0, 0.1), 1.2, key / 9, (0.93, 0.96, 1))


def daylight(wall, target=(0, -0.3, 0.6), power=150):
    """A room corner without furniture: daylight from the left with a patch of sun on the wall."""
    world((0.95, 0.97, 1), 0.5)
    room(-3.2, 3.2, h=3.2, wall=wall)
    area((-2.6, -3.4, 2.4), target, 2.2, power, (1, 0.97, 0.93))
    area((2.4, -4.6, 1.8), target, 1.6, power * 0.15, (0.95, 0.97, 1))
    gobo(-3.9, -2.6, 2.35, w=1.5, h=1.7)
    sun((3.2, 2.2, -1.15), 2.6, 0.8, (1, 0.88, 0.74))
