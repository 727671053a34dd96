"""Where the pieces of a room are seen in its picture: the middle of what the camera sees of each."""

import json
from contextlib import contextmanager

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from ..settings import OUT, log

pieces = {}
EDGE = 0.04  # a dot nearer to the edge of the picture would be cut off
MOST = 900  # points of a piece that are looked at
APART = 0.13  # of the picture's width: on a phone dots of 44 px then lie side by side


@contextmanager
def piece(name):
    """Whatever is made inside belongs to the piece of that name; without a name it belongs to none."""
    before = set(bpy.data.objects)
    yield
    if name:
        pieces.setdefault(name, []).extend(set(bpy.data.objects) - before)


def write_spots(picture):
    """Write OUT/picture.json: of each piece its place, in per cent of the picture from its upper left corner."""
    if not pieces:
        return
    bpy.context.view_layer.update()
    found = {}
    for name, objects in pieces.items():
        found[name] = _find_spot(objects, [spot for spot in found.values() if spot])
    hidden = [name for name, spot in found.items() if spot is None]
    if hidden:
        raise SystemExit(f"{picture}: the camera does not see {', '.join(hidden)}")
    with open(f"{OUT}/{picture}.json", "w") as f:
        json.dump(found, f)
    log("spots", found)


def _find_spot(objects, others):
    """The seen point that lies nearest to the middle of all that is seen and clear of other spots; None when nothing is seen."""
    seen = [spot for spot in (_see(point, objects) for point in _surface(objects)) if spot]
    if len(seen) < 3:
        return None
    seen = np.array(seen)
    middle = (seen.min(axis=0) + seen.max(axis=0)) / 2
    away = ((seen - middle) ** 2).sum(axis=1)
    if others:
        r = bpy.context.scene.render
        shape = np.array((1, r.resolution_y / r.resolution_x))
        gaps = (seen[:, None, :] - np.array(others)[None, :, :] / 100) * shape
        nearest = np.sqrt((gaps**2).sum(axis=2)).min(axis=1)
        away = away + 9 * np.clip(APART - nearest, 0, None)
    x, y = seen[np.argmin(away)]
    return [round(float(x) * 100, 1), round(float(y) * 100, 1)]


def _surface(objects):
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for o in objects:
        if o.type in ("MESH", "CURVE"):
            made = o.evaluated_get(graph)
            mesh = made.to_mesh()
            # A mirror is one face: all its corners lie on its rim.
            points += [made.matrix_world @ v.co for v in mesh.vertices]
            points += [made.matrix_world @ face.center for face in mesh.polygons]
            made.to_mesh_clear()
    return points[:: max(1, len(points) // MOST)]


def _see(point, objects):
    """Where the camera sees a point of these objects: (x, y) from the upper left corner, 0 to 1; None when it does not."""
    scene = bpy.context.scene
    x, y, depth = world_to_camera_view(scene, scene.camera, point)
    if depth <= 0 or not (EDGE < x < 1 - EDGE and EDGE < y < 1 - EDGE):
        return None
    eye = scene.camera.matrix_world.translation
    way = Vector(point) - eye
    hit, place, _, _, what, _ = scene.ray_cast(bpy.context.evaluated_depsgraph_get(), eye, way.normalized())
    if hit and what.original not in objects and (place - eye).length < way.length - 0.01:
        return None
    return (x, 1 - y)
