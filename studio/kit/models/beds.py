"""Beds: headboards, legs and whole box springs."""

import math

import bmesh

from .fabrics import *
from .geometry import *
from .materials import *
from .softbox import *


def headboard(model, w, mat, h=1.15, z0=0.05, y=0.0, thick=0.1):
    """Models: flat, channel, panels, cushions, tufted, wing. The front faces -y, the back is at y."""
    o = []
    zc = z0 + (h - z0) / 2
    hh = h - z0
    if model == "flat":
        o.append(
            softbox("hb", (w, thick, hh), (0, y - thick / 2, zc), mat, r=0.035, n=40, bulge=(0, 0.006, 0))
        )
    elif model == "channel":
        n = max(6, round(w / 0.18))
        cw = w / n
        o.append(softbox("hbb", (w - 0.01, thick * 0.5, hh - 0.01), (0, y - thick * 0.25, zc), mat, r=0.02))
        for i in range(n):
            o.append(
                softbox(
                    f"hb{i}",
                    (cw + 0.004, thick * 0.8, hh),
                    (-w / 2 + cw * (i + 0.5), y - thick * 0.58, zc),
                    mat,
                    r=0.042,
                    n=16,
                    bulge=(0, 0.01, 0),
                    noise=0.0015,
                    seed=i,
                    power=3,
                )
            )
    elif model == "panels":
        n = 3
        ch = hh / n
        for i in range(n):
            o.append(
                softbox(
                    f"hb{i}",
                    (w, thick, ch + 0.003),
                    (0, y - thick / 2, z0 + ch * (i + 0.5)),
                    mat,
                    r=0.04,
                    n=30,
                    bulge=(0, 0.014, 0),
                    noise=0.002,
                    seed=i,
                    power=3,
                )
            )
    elif model == "cushions":
        n = 2
        cw = w / n
        o.append(softbox("hbb", (w, thick * 0.5, hh), (0, y - thick * 0.25, zc), mat, r=0.02))
        for i in range(n):
            o.append(
                softbox(
                    f"hb{i}",
                    (cw - 0.01, 0.13, 0.52),
                    (-w / 2 + cw * (i + 0.5), y - thick * 0.5 - 0.05, h - 0.24),
                    mat,
                    r=0.06,
                    n=30,
                    bulge=(0, 0.035, 0.01),
                    noise=0.004,
                    seed=i,
                    power=2,
                )
            )
    elif model == "tufted":
        nx = max(5, round(w / 0.22))
        px = w / nx
        pz = 0.2
        nzr = int((hh - 0.1) / pz)
        d = 0.035

        def fn(u, v):
            # cushions between the zeros of two crossed sines, rounded off at the edges
            x = -w / 2 + u * w
            z = z0 + v * hh
            a = math.pi * (x + w / 2) / px
            b = math.pi * ((z - z0 - 0.06) / pz)
            q = abs(math.sin((a + b) / 2)) * abs(math.sin((a - b) / 2))
            dep = q**0.42
            e = min(u * w, (1 - u) * w, (1 - v) * hh) / 0.06
            e = max(0, min(1, e))
            e = math.sqrt(1 - (1 - e) ** 2)
            return (x, y - thick * 0.35 - thick * 0.45 * e - d * (dep - 0.5) * e, z)

        me = grid_mesh("hb", int(w / 0.008), int(hh / 0.008), fn, lambda u, v: (u * w, v * hh))
        o.append(obj("hb", me, mat))
        o.append(softbox("hbb", (w, thick * 0.5, hh), (0, y - thick * 0.25, zc), mat, r=0.02))
        for j in range(0, nzr + 2):
            for i in range(0, nx + 1):
                if (i + j) % 2:  # the tufts lie on every other crossing
                    continue
                x = -w / 2 + i * px
                z = z0 + 0.06 + j * pz
                if abs(x) > w / 2 - 0.05 or z > h - 0.05 or z < z0 + 0.03:
                    continue
                bm = bmesh.new()
                bmesh.ops.create_uvsphere(bm, u_segments=16, v_segments=8, radius=0.013)
                bmesh.ops.scale(bm, vec=(1, 0.5, 1), verts=bm.verts)
                o.append(bm_obj("btn", bm, mat, loc=(x, y - thick * 0.8 + d * 0.5 - 0.004, z)))
    elif model == "wing":
        o += headboard("flat", w, mat, h, z0, y, thick)
        for s in (-1, 1):
            o.append(
                softbox(
                    "wing",
                    (0.08, 0.26, hh),
                    (s * (w / 2 + 0.035), y - 0.13, zc),
                    mat,
                    r=0.035,
                    n=30,
                    bulge=(0.004, 0, 0),
                )
            )
    return o


def legs(model, w, l, z, y0):
    """Four legs: wood-round, black-block, chrome or sled."""
    o = []
    wd = wood("legwood", "#b98a58", "#8d6238", axis="Z")
    bk = plain("legblack", "#1d1c1b", 0.45)
    ch = plain("legchrome", "#d8d8d8", 0.15, 1.0)
    for sx in (-1, 1):
        for yy in (y0 - 0.12, y0 - l + 0.12):
            p = (sx * (w / 2 - 0.12), yy, z / 2)
            if model == "wood-round":
                o.append(cyl("leg", 0.022, z, p, wd, r2=0.032))
            elif model == "black-block":
                o.append(rbox("leg", (0.07, 0.07, z), p, bk, 0.004))
            elif model == "chrome":
                o.append(cyl("leg", 0.025, z, p, ch))
            elif model == "sled":
                o.append(rbox("leg", (0.03, 0.3, z), p, bk, 0.004))
    return o


def bed(
    fab,
    width=1.8,
    length=2.0,
    model="channel",
    mattress="pocket",
    topper="comfort",
    leg="wood-round",
    white=None,
):
    """A box spring with its head at y=-0.1; gives its parts, the height of its top and the y of its head."""
    P = {}
    zleg = 0.12
    zbox = 0.26
    zm = {"pocket": 0.21, "foam": 0.19, "latex": 0.23, "none": 0}[mattress]
    zt = {"comfort": 0.06, "luxury": 0.085, "none": 0}[topper]
    y0 = -0.12
    white = white or fabric("tick", "#f3f1ec", "cotton", sheen=0.3)
    P["headboard"] = headboard(model, width + 0.06, fab, h=1.24, y=0.0)
    P["box"] = []
    n = 2 if width > 1.3 else 1
    for i in range(n):
        bw = width / n
        P["box"].append(
            softbox(
                f"box{i}",
                (bw - 0.003, length, zbox),
                (-width / 2 + bw * (i + 0.5), y0 - length / 2, zleg + zbox / 2),
                fab,
                r=0.018,
                n=40,
                bulge=(0.001, 0.003, 0.002),
                noise=0.0012,
                nscale=3,
                seed=i,
            )
        )
    z = zleg + zbox
    P["mattress"] = []
    for i in range(n if zm else 0):
        bw = width / n
        cx = -width / 2 + bw * (i + 0.5)
        P["mattress"].append(
            softbox(
                f"mat{i}",
                (bw - 0.006, length - 0.01, zm),
                (cx, y0 - length / 2, z + zm / 2 + 0.002),
                white,
                r=0.035,
                n=40,
                bulge=(0.004, 0.006, 0.004),
                noise=0.002,
                nscale=3,
                seed=i + 5,
            )
        )
        for zz in (z + 0.03, z + zm - 0.028):
            P["mattress"].append(
                tube(
                    "pip",
                    roundrect(bw - 0.004 + 0.006, length - 0.002, 0.03, zz, cx, y0 - length / 2),
                    0.005,
                    white,
                    True,
                )
            )
    z += zm
    if zt:
        P["topper"] = [
            softbox(
                "top",
                (width - 0.01, length - 0.01, zt),
                (0, y0 - length / 2, z + zt / 2 + 0.002),
                white,
                r=zt * 0.45,
                n=60,
                bulge=(0.004, 0.006, 0.008),
                noise=0.003,
                nscale=2.5,
                seed=9,
            )
        ]
        z += zt
    P["legs"] = legs(leg, width, length, zleg, y0)
    return (P, z, y0)
