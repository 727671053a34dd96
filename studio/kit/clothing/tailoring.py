"""Garments cut as flat pieces, sewn and hung on a hanger by a cloth simulation.

All lengths are metres. A garment is told by its flat pattern: x across, z up from the neck point; the front faces -y.
"""

import math
import os
from hashlib import sha256

import bpy
import numpy as np
from mathutils import Vector
from mathutils import geometry as flat_geometry
from mathutils import noise as mnoise
from mathutils.bvhtree import BVHTree

from ..models.cloth import bake, cloth, load_mesh, save_mesh, simulate
from .clothes import resampled, shoulder, thick
from ..models.geometry import grid_mesh, mods, obj, tube
from ..settings import CACHE

FRONT, BACK = -1, 1


class Garment:
    """A sewn front and back, if wanted with sleeves.

    sides: (z, half width) from the hem up to the underarm; tip: half width at the shoulder; neck: (half width, drop of
    the front, drop of the back, pointed); sleeve: (length, width of its end, degrees below level) or None; forward: how
    far the ends of the sleeves hang before the body; rise: how much higher the hem is cut at its sides; bend: stiffness
    of the cloth. The simulation is kept in CACHE.
    """

    COLUMNS, ROWS, ALONG = 44, 60, 30
    # metres between front and back, metres that a point is moved at most in one round, rounds
    PARTING = 0.004, 0.05, 3

    def __init__(self, mat, sides, tip, neck, sleeve=None, seed=0, frames=44, forward=0.0, rise=0.0, bend=0.1):
        self.z, self.half = [p[0] for p in sides], [p[1] for p in sides]
        self.tip, self.neck, self.sleeve, self.seed = tip, neck, sleeve, seed
        self.forward, self.rise = forward, rise
        length, chest = -self.z[0], -self.z[-1]
        self.under = round(self.ROWS * (length - chest) / length)  # the row of the underarm
        self.points, self.pattern, self.index = [], [], {}
        self.faces, self.uvs = [], []
        self._sheets()
        mesh = bpy.data.meshes.new("garment")
        mesh.from_pydata(self.points, [], self.faces)
        mesh.uv_layers.new(name="UVMap").data.foreach_set("uv", np.array(self.uvs, np.float32).ravel())
        mesh.update()
        self.object = obj("garment", mesh, mat)
        self._hang(frames, bend)
        self._measure()
        mods(thick(self.object, 0.0018), subsurf=1)

    # --- the flat pattern

    def _flat(self, i, j, side):
        """Place (x, z) of the body's column i and row j."""
        u = i / self.COLUMNS * 2 - 1
        low, chest = self.z[0], self.z[-1]
        if j <= self.under:
            z = low + (chest - low) * j / self.under
            return u * float(np.interp(z, self.z, self.half)), z + self.rise * u * u * (1 - j / self.under)
        s = (j - self.under) / (self.ROWS - self.under)
        wide = self.tip + (self.half[-1] - self.tip) * (1 - s) ** 2.6
        x = u * wide
        return x, chest + (shoulder(x) - self.opening(x, side) - chest) * s

    def opening(self, x, side):
        """How far the neckline lies below the shoulder line at x."""
        half, front, back, pointed = self.neck
        near = max(0.0, 1 - abs(x) / half)
        if side == BACK:
            return back * near**0.5
        return front * (near if pointed else math.sqrt(1 - (1 - near) ** 2))

    def _end(self, a, side):
        """The sleeve's end at share a from its under seam to its upper one."""
        long_, wide, angle = self.sleeve
        angle = math.radians(angle)
        way, down = Vector((math.cos(angle), -math.sin(angle))), Vector((-math.sin(angle), -math.cos(angle)))
        upper = Vector((self.tip, shoulder(self.tip))) + way * long_
        end = upper + down * wide * (1 - a)
        return side * end.x, end.y

    def _add(self, key, x, z, depth):
        if key not in self.index:
            self.index[key] = len(self.points)
            self.points.append((x, depth, z))
            self.pattern.append((x, z))
        return self.index[key]

    def _body(self, i, j, side):
        half = self.neck[0]
        x, z = self._flat(i, j, side)
        sewn = (i in (0, self.COLUMNS) and j <= self.under) or (j == self.ROWS and abs(x) >= half)
        u = i / self.COLUMNS * 2 - 1
        depth = side * 0.032 * (1 - 0.7 * u * u) * (1 - 0.55 * j / self.ROWS)
        return self._add(("body", i, j, 0 if sewn else side), x, z, 0 if sewn else depth)

    def _arm(self, hand, a, b, side):
        """A point of a sleeve: a rows up from the underarm, b columns out from the armhole."""
        rows = self.ROWS - self.under
        column = 0 if hand < 0 else self.COLUMNS
        if b == 0:
            return self._body(column, self.under + a, side)
        x0, z0 = self._flat(column, self.under + a, side)
        x1, z1 = self._end(a / rows, hand)
        t = b / self.ALONG
        sewn = a in (0, rows)
        depth = side * 0.026 * math.sin(math.pi * a / rows) ** 0.6
        key = ("arm", hand, a, b, 0 if sewn else side)
        depth = -self.forward * t + (0 if sewn else depth)
        return self._add(key, x0 + (x1 - x0) * t, z0 + (z1 - z0) * t, depth)

    def _sheets(self):
        self.sides = []  # which sheet each face belongs to
        for side in (FRONT, BACK):
            for j in range(self.ROWS):
                for i in range(self.COLUMNS):
                    corners = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
                    places = [self._flat(*c, side) for c in corners]
                    self._face([self._body(*c, side) for c in corners], places, side, side > 0)
            for hand in (-1, 1) if self.sleeve else ():
                for a in range(self.ROWS - self.under):
                    for b in range(self.ALONG):
                        corners = [(a, b), (a, b + 1), (a + 1, b + 1), (a + 1, b)]
                        # the threads of a sleeve run along it
                        size = self.sleeve[1] / (self.ROWS - self.under), self.sleeve[0] / self.ALONG
                        places = [(hand * (1 + a * size[0]), -b * size[1]) for a, b in corners]
                        turned = (side > 0) != (hand < 0)
                        self._face([self._arm(hand, *c, side) for c in corners], places, side, turned)

    def _face(self, corners, places, side, turned):
        way = -1 if turned else 1
        self.faces.append(corners[::way])
        self.sides.append(side)
        self.uvs += [(x + 3 * (side > 0), z) for x, z in places[::way]]

    # --- hanging

    def _hang(self, frames, bend):
        o = self.object
        held = self._held()
        for v in o.data.vertices:
            crease = mnoise.noise(Vector((v.co.x * 6.5 + self.seed, v.co.z * 1.1, self.seed)))
            # never through the other sheet
            v.co.y += max(0.03 * crease, -0.6 * abs(v.co.y)) * ((v.co.y > 0) - (v.co.y < 0))
        # more cloth than its outline needs falls in folds
        settings = dict(quality=6, stiff=12, bend=bend, mass=0.28, air=2, shrink=-0.06, pressure=0.15)
        places = np.array([tuple(v.co) for v in o.data.vertices], "f4")
        shape = repr((self.faces, held, frames, settings, self.PARTING)).encode()
        kept = f"{CACHE}/tailored_{sha256(places.tobytes() + shape).hexdigest()[:16]}.npy"
        if os.path.exists(kept):
            return load_mesh(o, kept)
        o.vertex_groups.new(name="pin").add(held, 1.0, "REPLACE")
        cloth(o, frames, pin="pin", **settings)
        simulate(frames)
        bake(o)
        self._part()
        save_mesh(o, kept)
        bpy.context.scene.frame_set(1)

    def _held(self):
        """The points that hang on the hanger; of sleeves a few along their seams, as a stylist pins them."""
        held = [
            n
            for (part, *at), n in self.index.items()
            if part == "body" and at[1] >= self.ROWS - 1 and 0.045 < abs(self.pattern[n][0]) <= self.tip + 0.001
        ]
        # else sleeves swing behind the body
        rows = self.ROWS - self.under
        for hand in (-1, 1) if self.sleeve else ():
            held += [self.index["arm", hand, rows, b, 0] for b in range(6, self.ALONG + 1, 6)]
            held.append(self.index["arm", hand, 0, self.ALONG, 0])
        return held

    def _part(self):
        """Bring the front before the back where folds went through each other: they do not feel each other."""
        gap, reach, rounds = self.PARTING
        mesh = self.object.data
        places = np.array([tuple(v.co) for v in mesh.vertices])
        back = [f for f, s in zip(self.faces, self.sides) if s == BACK]
        front = {n for f, s in zip(self.faces, self.sides) if s == FRONT for n in f}
        mine = sorted(front - {n for f in back for n in f})
        ends = np.array([(a, b) for f in self.faces for a, b in zip(f, f[1:] + f[:1])])
        for _ in range(rounds):
            tree = BVHTree.FromPolygons([Vector(p) for p in places], back)
            push = np.zeros(len(places))
            for n in mine:
                hit = tree.ray_cast(Vector((places[n][0], -2, places[n][2])), Vector((0, 1, 0)))[0]
                if hit:
                    push[n] = np.clip(places[n][1] - hit.y + gap, 0, reach)
            for _ in range(6):  # what lies beside it follows, or it would be a dent
                beside = np.zeros(len(places))
                np.maximum.at(beside, ends.ravel(), push[ends[:, ::-1].ravel()])
                push = np.maximum(push, 0.8 * beside)
            places[mine, 1] -= push[mine]
        mesh.vertices.foreach_set("co", places.ravel().astype("f4"))
        mesh.update()

    def _measure(self):
        """Remember the hung sheets, to put details on them by their place in the pattern."""
        mesh = self.object.data
        self.hung = [v.co.copy() for v in mesh.vertices]
        self.normals = [v.normal.copy() for v in mesh.vertices]
        flat = [Vector((x, 0, z)) for x, z in self.pattern]
        self.triangles, self.trees = {}, {}
        for side in (FRONT, BACK):
            mine = [f for f, s in zip(self.faces, self.sides) if s == side]
            self.triangles[side] = [t for a, b, c, d in mine for t in ((a, b, c), (a, c, d))]
            self.trees[side] = BVHTree.FromPolygons(flat, self.triangles[side])
        self.flat = flat

    def at(self, x, z, side=FRONT, off=0.0):
        """The hung place of a point of the pattern, off metres outside the cloth."""
        where, _, number, _ = self.trees[side].find_nearest(Vector((x, 0, z)))
        a, b, c = self.triangles[side][number]
        moved = lambda values: flat_geometry.barycentric_transform(
            where, self.flat[a], self.flat[b], self.flat[c], values[a], values[b], values[c]
        )
        return moved(self.hung) + moved(self.normals).normalized() * off

    # --- what is sewn on

    def patch(self, name, outline, mat, off=0.004, thickness=0.0016, n=(14, 18), bulge=0.0, side=FRONT):
        """A piece sewn on flat; outline(u, v) gives its places in the pattern. Its pattern runs on in the cloth's."""

        def place(u, v):
            x, z = outline(u, v)
            edge = min(u, 1 - u, v, 1 - v)
            return self.at(x, z, side, off + bulge * min(1, edge * 6))

        mesh = grid_mesh(name, *n, place, lambda u, v: outline(u, v))
        return mods(thick(obj(name, mesh, mat), thickness), subsurf=1)

    def cord(self, name, places, mat, r=0.0016, off=0.003, cyclic=False, side=FRONT):
        """A thin cord, such as piping, along places of the pattern."""
        return tube(name, [tuple(self.at(x, z, side, off)) for x, z in places], r, mat, cyclic)

    def ring(self, name, mat, r=0.0012, up=0.02):
        """Cords around the ends of both sleeves, up metres from them: piping, or the ridge of a seam."""
        rows, t = self.ROWS - self.under, 1 - up / self.sleeve[0]
        for hand in (-1, 1):
            b = round(t * self.ALONG)
            around = [self._arm(hand, a, b, FRONT) for a in range(rows)]
            around += [self._arm(hand, a, b, BACK) for a in range(rows, 0, -1)]
            line = [self.hung[n] + self.normals[n] * 0.002 for n in around]
            tube(name, [tuple(p) for p in resampled([*line, line[0]], 90)][:-1], r, mat, True)

    def neckline(self, n=24):
        """Points around the neck as (x, z, side), from the middle of the front around the back to that middle."""
        half = self.neck[0]
        line = []
        for side, xs in (
            (FRONT, np.linspace(0.001, half, n)),
            (BACK, np.linspace(half, -half, 2 * n)[1:-1]),
            (FRONT, np.linspace(-half, -0.001, n)),
        ):
            for x in xs:
                x = float(x)
                line.append((x, shoulder(x) - self.opening(x, side), side))
        return line
