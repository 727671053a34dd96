"""Folded cloth: covers of several sheets and padded pieces such as towels and duvets."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector
from mathutils import noise as mnoise

from .geometry import grid_mesh, obj


def fold_path(depth, layers, thickness):
    """Side view of a cloth folded to and fro: points, normals and the distance along the cloth."""
    reach = (depth - thickness) / 2
    points = []
    for k in range(layers):
        start = reach if k % 2 == 0 else -reach
        points += [(y, k * thickness) for y in np.linspace(start, -start, 40)]
        if k < layers - 1:
            for a in np.linspace(0, math.pi, 14)[1:-1]:
                out = math.copysign(thickness / 2 * math.sin(a) * 1.15, -start)
                points.append((-start + out, k * thickness + thickness / 2 * (1 - math.cos(a))))
    points = np.array(points)
    return points, *along(points)


def folded(width, depth, layers, thickness, mat, z0, sheets=(-1, 0, 1), x0=0, y0=0, rot=0, seed=0, sag=0.006):
    """A folded piece of cloth of several sheets; gives the height of its top."""
    points, normals, distance = fold_path(depth, layers, thickness)
    last, total = len(points) - 1, layers * thickness
    for sheet in sheets:
        shifted = points + normals * sheet * 0.0042
        # What would lie under the table lies on it, and on the sheets below: faces in one place hide the light from each other.
        lowest = 0.001 + (sheet - sheets[0]) * 0.0026

        def surface(u, v):
            i = min(round(v * last), last)
            y, z = shifted[i]
            edge, up = abs(2 * u - 1), z / total
            x = (u - 0.5) * width * (1 + 0.004 * sheet)
            coarse = mnoise.noise_vector(Vector((x * 5 + seed, y * 5, up * 2.2)))
            fine = mnoise.noise_vector(Vector((x * 14 + seed, y * 14, up * 5 + 3)))
            z *= 1 - 0.10 * edge**4 * up
            z += (coarse[2] * 1.4 + fine[2] * 0.5) * sag * (0.3 + up) * (1 - edge**6 * 0.55)
            z += sag * 1.6 * up * (1 - (2 * y / depth) ** 2) * (1 - edge**2)
            x += coarse[0] * 0.006 + fine[0] * 0.002 + 0.004 * math.sin(distance[i] * 9 + seed)
            return (x, y + coarse[1] * 0.006 + fine[1] * 0.002, max(z, lowest))

        mesh = grid_mesh(
            "fold", 70, last, surface, lambda u, v: (u * width, distance[min(round(v * last), last)])
        )
        o = obj("fold", mesh, mat, loc=(x0, y0, z0 + 0.006), rot=(0, 0, rot))
        solid = o.modifiers.new("solid", "SOLIDIFY")
        solid.thickness, solid.offset = 0.0024, 0
    return z0 + total


def roll_path(flat, radius, turns, thickness):
    """Side view of a layer that lies flat over y = -flat..0 and is rolled up at its far end."""
    points = [(-flat + flat * t, 0.0) for t in np.linspace(0, 1, max(12, int(flat / 0.012)), endpoint=False)]
    pitch = thickness / (2 * math.pi)
    end = 2 * math.pi * turns
    for a in np.linspace(0, end, int(turns * 60)):
        r = radius - pitch * a * 1.02
        points.append((r * math.sin(a), radius - r * math.cos(a)))
    return np.array(points)


def along(points):
    """Normals and the distance along a path of (y, z) points."""
    slope = np.gradient(points, axis=0)
    slope /= np.linalg.norm(slope, axis=1, keepdims=True)
    steps = np.linalg.norm(np.diff(points, axis=0), axis=1)
    return np.stack([-slope[:, 1], slope[:, 0]], 1), np.concatenate([[0], np.cumsum(steps)])


def padded(
    points,
    width,
    half,
    mat,
    loc=(0, 0, 0),
    rot=0,
    seed=0,
    quilt=None,
    puff=0.0,
    sag=0.006,
    wave=0.004,
    rim=1.0,
    step=0.012,
):
    """A closed piece of cloth with a filling, led along a path.

    half: half its thickness; quilt: (across, along) size of the stitched boxes, which bulge by puff;
    sag: unevenness of the layers; wave: unevenness of the outline; rim: roundness of the edges in halves.
    """
    normals, distance = along(points)
    last, total = len(points) - 1, max(p[1] for p in points) + half
    edge = half * rim
    inner = np.linspace(edge, width - edge, max(16, int((width - 2 * edge) / step)))
    round_ = edge * (1 - np.cos(np.linspace(0, math.pi / 2, 6, endpoint=False)))
    across = np.concatenate([round_, inner, width - round_[::-1]])
    n = len(across)
    reach = max(abs(points[:, 0]).max(), 0.01)

    def lift(a, s):
        """Half the thickness at a across and s along."""
        to_side, to_end = min(a, width - a), min(s, distance[-1] - s)
        side = math.sqrt(max(0, 1 - (1 - min(1, to_side / edge)) ** 2))
        end = math.sqrt(max(0, 1 - (1 - min(1, to_end / edge)) ** 2))
        out = half * side * end
        if quilt:
            box = abs(math.sin(math.pi * a / quilt[0])) * abs(math.sin(math.pi * s / quilt[1]))
            out += puff * (box**0.45 - 0.6) * side * end
        return out

    def place(i, a, side):
        (y, z), (ny, nz) = points[i], normals[i]
        h = lift(a, distance[i]) * side
        x = a - width / 2
        up = z / total
        y, z = y + ny * h, z + nz * h
        coarse = mnoise.noise_vector(Vector((x * 5 + seed, y * 5, up * 2.2 + seed)))
        fine = mnoise.noise_vector(Vector((x * 15 + seed, y * 15, up * 6 + 3)))
        out = abs(2 * x / width)
        z += (coarse[2] * 1.3 + fine[2] * 0.45) * sag * (0.25 + up)
        z *= 1 - 0.07 * out**4 * up - 0.05 * abs(y / reach) ** 4 * up
        x += coarse[0] * wave * 1.4 + fine[0] * wave * 0.4 + wave * math.sin(distance[i] * 9 + seed) * out
        y += coarse[1] * wave * 1.4 + fine[1] * wave * 0.4
        return (x, y, z + half)

    # UVs run over the surface itself and end at 0, so that weaves do not stretch around the folds
    surface = [along(points + normals * half * side)[1] for side in (1, -1)]
    surface = [s - s[-1] for s in surface]
    verts, faces, uvs = [], [], []
    for i in range(last + 1):
        verts += [place(i, a, 1) for a in across] + [place(i, a, -1) for a in across]
    for i in range(last):
        for side in (0, 1):
            for j in range(n - 1):
                q = [(i, j), (i, j + 1), (i + 1, j + 1), (i + 1, j)]
                q = q[::-1] if side else q
                faces.append([r * 2 * n + side * n + c for r, c in q])
                uvs += [(across[c] + side * (width + 0.013), surface[side][r]) for r, c in q]
    mesh = bpy.data.meshes.new("padded")
    mesh.from_pydata(verts, [], faces)
    mesh.uv_layers.new(name="UVMap").data.foreach_set("uv", np.array(uvs, np.float32).ravel())
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    return obj("padded", mesh, mat, loc=loc, rot=(0, 0, rot))
