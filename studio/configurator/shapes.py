"""Objects of a scene as triangles, and how much of the sky each of their corners sees."""

import math
import random

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from configurator.parts import HEAD

RAYS, FAR = 28, 0.9  # rays of a corner, and metres beyond which nothing darkens it


class Surface:
    """The triangles of one material, welded where place, normal and cloth coordinates agree."""

    def __init__(self, material, places, normals, cloth, faces):
        self.material, self.places, self.normals, self.cloth, self.faces = material, places, normals, cloth, faces
        self.light = np.ones(len(places), np.float32)

    def counts(self):
        return {"corners": len(self.places), "faces": len(self.faces)}

    def data(self):
        """Places, normals, cloth coordinates and light as 32-bit floats, then the triangles as 32-bit numbers."""
        floats = (self.places, self.normals, self.cloth, self.light)
        return b"".join(a.astype("<f4").tobytes() for a in floats) + self.faces.astype("<u4").tobytes()

    def shade(self, around, hides):
        """Find the light of each corner; if it `hides` some, drop the triangles that no light reaches."""
        self.light = np.array([around.light(p, n) for p, n in zip(self.places, self.normals)], np.float32)
        if hides:
            self.faces = self.faces[self.light[self.faces].max(axis=1) > 0]
        # the few rays of a corner leave grain: neighbours share their light
        for _ in range(2):
            total, count = self.light.copy(), np.ones(len(self.light), np.float32)
            for a, b in ((0, 1), (1, 2), (2, 0)):
                for x, y in ((a, b), (b, a)):
                    np.add.at(total, self.faces[:, x], self.light[self.faces[:, y]])
                    np.add.at(count, self.faces[:, x], 1)
            self.light = total / count


def triangles(objects):
    """The surfaces of objects, one for each material."""
    found = {}
    graph = bpy.context.evaluated_depsgraph_get()
    for o in objects:
        own = o.evaluated_get(graph)
        mesh = own.to_mesh()
        mesh.calc_normals_split()
        mesh.calc_loop_triangles()
        loops, corners = len(mesh.loops), np.empty(len(mesh.loop_triangles) * 3, np.int32)
        mesh.loop_triangles.foreach_get("loops", corners)
        at, normal, cloth = np.empty(loops, np.int32), np.empty(loops * 3, np.float32), np.zeros(loops * 2, np.float32)
        mesh.loops.foreach_get("vertex_index", at)
        mesh.loops.foreach_get("normal", normal)
        if mesh.uv_layers.active:
            mesh.uv_layers.active.data.foreach_get("uv", cloth)
        place = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get("co", place)
        matrix = np.array(o.matrix_world)
        turn = np.linalg.inv(matrix[:3, :3]).T
        normal = normal.reshape(-1, 3) @ turn.T
        place = place.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3]
        normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-9)
        rows = np.hstack([place[at], normal, cloth.reshape(-1, 2)])[corners]
        found.setdefault(o.active_material.name.split(".")[0], []).append(rows)
        own.to_mesh_clear()
    return [_weld(name, np.vstack(rows)) for name, rows in found.items()]


def _weld(material, rows):
    unique, faces = np.unique(np.round(rows, 5), axis=0, return_inverse=True)
    faces = faces.reshape(-1, 3)
    keep = (faces[:, 0] != faces[:, 1]) & (faces[:, 1] != faces[:, 2]) & (faces[:, 2] != faces[:, 0])
    x, y, z, nx, ny, nz, u, v = unique.T
    places, normals = np.column_stack([x, z, HEAD - y]), np.column_stack([nx, nz, -ny])
    return Surface(material, places, normals, np.column_stack([u, v]), faces[keep])


class Surroundings:
    """What stands between a corner and the sky: parts and the floor."""

    def __init__(self, shapes):
        surfaces = [s for surfaces in shapes for s in surfaces]
        places, faces, count = [], [], 0
        for s in surfaces:
            places.append(s.places)
            faces.append(s.faces + count)
            count += len(s.places)
        floor = [(-5, 0, -5), (5, 0, -5), (5, 0, 5), (-5, 0, 5)]
        places = np.vstack(places).tolist() + floor
        faces = np.vstack(faces).tolist() + [[count, count + 1, count + 2], [count, count + 2, count + 3]]
        self.tree = BVHTree.FromPolygons(places, faces, all_triangles=True)
        dice = random.Random(7)
        self.rays = [[self._ray(dice, i) for i in range(RAYS)] for _ in range(16)]
        self.turn = 0

    @staticmethod
    def _ray(dice, i):
        """A direction around +z; more of them near it, as light counts more from there."""
        r, a = math.sqrt((i + dice.random()) / RAYS), dice.random() * 2 * math.pi
        return r * math.cos(a), r * math.sin(a), math.sqrt(max(0.0, 1 - r * r))

    def light(self, place, normal):
        """The share of the sky that a corner sees, from 0 to 1; what is farther away hides less of it."""
        n = Vector(normal)
        side = n.orthogonal().normalized()
        up = n.cross(side)
        self.turn = (self.turn + 1) % len(self.rays)
        start = Vector(place) + n * 0.0015
        open_ = 0.0
        for x, y, z in self.rays[self.turn]:
            hit = self.tree.ray_cast(start, side * x + up * y + n * z, FAR)[3]
            open_ += 1 if hit is None else (hit / FAR) ** 2 if hit > 0.25 else 0
        return open_ / RAYS
