"""Small things of a child's room: a toy bear, a night light, a round rug, a shelf."""

import math

import bmesh

from ..models.fabrics import fabric
from ..models.geometry import *
from ..models.lamps import bulb, shade_cloth
from ..models.materials import *


def ball(name, size, at, mat, rot=(0, 0, 0)):
    """An ellipsoid; size is its three radii."""
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=40, v_segments=24, radius=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    return bm_obj(name, bm, mat, loc=at, rot=rot)


def bear(loc, color, s=1.0, turn=0.0):
    """A plush bear that sits on the floor and looks towards -y; turn: radians to the left of that."""
    plush = fabric("plush", color, "boucle", scale=0.8, bumpk=1.8, sheen=0.5)
    pale = fabric("muzzle", "#e9dcc6", "boucle", scale=0.9, bumpk=1.4)
    dark = plain("button", "#2a2320", 0.3)
    c, q = math.cos(turn), math.sin(turn)

    def part(name, size, at, mat, rot=(0, 0, 0)):
        x, y, z = (s * k for k in at)
        place = (loc[0] + x * c - y * q, loc[1] + x * q + y * c, loc[2] + z)
        ball(name, tuple(s * k for k in size), place, mat, (rot[0], rot[1], rot[2] + turn))

    part("body", (0.088, 0.078, 0.105), (0, 0, 0.10), plush, (-0.12, 0, 0))
    part("head", (0.080, 0.072, 0.070), (0, -0.012, 0.245), plush)
    part("muzzle", (0.036, 0.030, 0.027), (0, -0.074, 0.228), pale)
    part("nose", (0.013, 0.009, 0.009), (0, -0.102, 0.239), dark)
    for side in (-1, 1):
        part("ear", (0.028, 0.015, 0.028), (side * 0.062, 0.0, 0.305), plush)
        part("inner", (0.017, 0.008, 0.017), (side * 0.062, -0.012, 0.304), pale)
        part("eye", (0.0075, 0.006, 0.0075), (side * 0.030, -0.078, 0.262), dark)
        part("arm", (0.030, 0.030, 0.068), (side * 0.092, -0.028, 0.128), plush, (-0.5, side * -0.5, 0))
        part("leg", (0.038, 0.075, 0.038), (side * 0.066, -0.085, 0.040), plush, (0, 0, side * 0.28))
        part("sole", (0.026, 0.010, 0.027), (side * 0.088, -0.155, 0.042), pale, (0, 0, side * 0.28))


def mushroom_light(loc, power=1.6, foot="#f3ece0", shade="#efd9b4", s=1.0):
    """A night light like a mushroom: a linen cap with a bulb in it on a ceramic stem."""
    x, y, z = loc
    stem = [(0.001, 0), (0.046, 0.001), (0.050, 0.012), (0.034, 0.05), (0.027, 0.10), (0.028, 0.115)]
    cap = [(0.100, 0.092), (0.104, 0.104), (0.090, 0.145), (0.055, 0.178), (0.001, 0.190)]
    scaled_ = lambda line: [(r * s, h * s) for r, h in line]
    lathe("stem", smooth_profile(scaled_(stem), 30), plain("nightfoot", foot, 0.4, bump=0.02), 64, loc)
    lathe("cap", smooth_profile(scaled_(cap), 40), shade_cloth(shade), 96, loc)
    bulb((x, y, z + 0.128 * s), power, 0.02 * s)


def round_rug(loc, r, color):
    """A round woven rug with a soft edge."""
    edge = [(0.001, 0.016), (r - 0.03, 0.017), (r - 0.008, 0.013), (r, 0.006), (r - 0.006, 0.001)]
    pile = fabric("pile", color, "boucle", scale=0.25, bumpk=1.6)
    return lathe("rug", edge, pile, 160, loc)


def wall_shelf(loc, wood, width=0.7, depth=0.15):
    """A shelf on the wall with a ledge; loc is the middle of its upper side, at the wall."""
    x, y, z = loc
    rbox("shelf", (width, depth, 0.02), (x, y - depth / 2, z - 0.010), wood, 0.004)
    rbox("ledge", (width, 0.014, 0.045), (x, y - depth + 0.002, z + 0.002), wood, 0.004)
    for side in (-1, 1):
        at = (x + side * (width / 2 - 0.09), y - depth / 2 + 0.015, z - 0.06)
        rbox("bracket", (0.018, depth - 0.03, 0.09), at, wood, 0.006)
