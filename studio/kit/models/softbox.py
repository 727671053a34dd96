"""Soft blocks: upholstery, mattresses, cushions that are not simulated."""

import math

import bpy
import numpy as np
from mathutils import Vector
from mathutils import noise as mnoise

from .geometry import obj


def softbox(
    name,
    size,
    loc,
    mat,
    r=0.04,
    n=24,
    k=4,
    bulge=(0, 0, 0),
    noise=0.0,
    nscale=2.0,
    rot=(0, 0, 0),
    seed=0,
    power=4,
):
    """An upholstered block: rounded, bulging, slightly uneven."""
    H = [s / 2 for s in size]

    def samples(h):
        m = max(2, int(n * 2 * h / max(size)))
        rr = min(r, h * 0.98)
        e = [-h + rr * (1 - math.cos(i / k * math.pi / 2)) for i in range(k)]
        mid = [-h + rr + (2 * h - 2 * rr) * i / m for i in range(m + 1)]
        return e + mid + [-x for x in e[::-1]]

    S = [samples(h) for h in H]
    vs = []
    vid = {}
    fs = []
    uvs = []

    def V(i, j, l):
        if (i, j, l) in vid:
            return vid[i, j, l]
        p = [S[0][i], S[1][j], S[2][l]]
        q = [max(-(H[a] - min(r, H[a] * 0.98)), min(H[a] - min(r, H[a] * 0.98), p[a])) for a in range(3)]
        d = [p[a] - q[a] for a in range(3)]
        L = math.sqrt(sum((x * x for x in d))) or 1
        o = [q[a] + d[a] / L * min(r, *[h * 0.98 for h in H]) for a in range(3)]
        t = [p[a] / H[a] for a in range(3)]
        # bulge most in the middle of each face
        w = lambda a, b: (1 - abs(t[a]) ** power) * (1 - abs(t[b]) ** power)
        o[0] += bulge[0] * t[0] * w(1, 2)
        o[1] += bulge[1] * t[1] * w(0, 2)
        o[2] += bulge[2] * t[2] * w(0, 1)
        if noise:
            nv = mnoise.noise_vector(Vector(o) * nscale + Vector((seed * 7.1, 0, 0)))
            for a in range(3):
                o[a] += nv[a] * noise
        vid[i, j, l] = len(vs)
        vs.append(o)
        return vid[i, j, l]

    def face(ax, hi):
        a, b = [x for x in range(3) if x != ax]
        na, nb = (len(S[a]), len(S[b]))
        c = len(S[ax]) - 1 if hi else 0
        for i in range(na - 1):
            for j in range(nb - 1):
                q = []
                for u, v in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)):
                    k3 = [0, 0, 0]
                    k3[ax] = c
                    k3[a] = u
                    k3[b] = v
                    q.append((V(*k3), (S[a][u], S[b][v])))
                flip = hi == (ax == 1)
                if flip:
                    q = q[::-1]
                fs.append([x[0] for x in q])
                uvs.extend((x[1] for x in q))

    for ax in range(3):
        face(ax, False)
        face(ax, True)
    me = bpy.data.meshes.new(name)
    me.from_pydata(vs, [], fs)
    uv = me.uv_layers.new(name="UVMap")
    uv.data.foreach_set("uv", np.array(uvs, np.float32).ravel())
    me.update()
    return obj(name, me, mat, True, loc, rot)


def roundrect(w, l, r, z, cx=0, cy=0, n=8):
    """Points of a rectangle with round corners."""
    pts = []
    for sx, sy, a0 in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(n + 1):
            a = math.radians(a0 + 90 * i / n)
            pts.append((cx + sx * (w / 2 - r) + r * math.cos(a), cy + sy * (l / 2 - r) + r * math.sin(a), z))
    return pts
