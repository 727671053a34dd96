"""A bed under a sloping roof with a roof window; with toys and flags as a children's room."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="attic",
    width=1200,
    height=900,
    samples=12,
    seed=1,
    color="#b9aa94",  # upholstery
    fabric="weave",  # of the upholstery: boucle, velvet or weave
    headboard="flat",  # flat, channel, panels or cushions
    topper="none",  # comfort or none
    bed_width=1.4,
    pattern="",  # duvet cover; "" for plain
    repeat=1.35,
    duvet="#f4f0e6",
    second="#d8ccb9",  # front pillow
    wall="#ece5da",
    wood="oak",  # of the nightstand: oak or white
    lamp="",  # colour of its foot; "" for what suits the room
    rug="#ddd3c3",
    hairs="",  # tile of a long-haired rug instead
    rug_size=(2.3, 1.6),  # of that rug: along the wall, into the room
    flags=(),  # colours of a line of flags over the bed
    toys=False,
    art="art-sun",
    view=(-0.75, -5.5, 1.28, -0.24, -0.6, 1.28, 38),  # camera, where it looks, lens
    shift=-0.07,  # of the lens, in heights
)
KNEE, RIDGE = (1.62, 1.05), (-0.75, 3.05)  # the roof from its lowest to its highest edge, as (x, z)
reset()
world((0.94, 0.97, 1), 0.5)
room(-4.0, 2.0, h=3.05, wall=P.wall)
paint, white = bpy.data.materials["wall"], plain("white", "#fbfaf7", 0.4)


def on_roof(s, y, off=0.0):
    """A point of the roof's inside: s from 0 at the knee wall to 1 at the ridge; off: metres into the room."""
    way = Vector((RIDGE[0] - KNEE[0], 0, RIDGE[1] - KNEE[1]))
    inward = Vector((-way.z, 0, way.x)).normalized() * off
    return Vector((KNEE[0] + way.x * s, y, KNEE[1] + way.z * s)) + inward


def roof():
    """Knee wall, slope with a window in it, flat ceiling, and the wooden skirting along the knee wall."""
    quad("knee", lambda u, v: (KNEE[0], 0.06 - u * 7, v * KNEE[1]), paint)
    rbox("skirt", (0.018, 7, 0.11), (KNEE[0] - 0.009, -3.4, 0.055), bpy.data.materials["skirt"], 0.004)
    near, far, low, high = -1.62, -0.72, 0.34, 0.72
    for y0, y1, s0, s1 in ((0.06, far, 0, 1), (near, -7, 0, 1), (far, near, 0, low), (far, near, high, 1)):
        quad("slope", lambda u, v: tuple(on_roof(s0 + (s1 - s0) * v, y0 + (y1 - y0) * u)), paint)
    quad("flat", lambda u, v: (RIDGE[0] - u * 5, 0.06 - v * 7, RIDGE[1]), paint)
    corners = ((low, far), (high, far), (high, near), (low, near))
    for k, (s, y) in enumerate(corners):  # the reveal, 16 cm deep, and the frame at its outer end
        s_, y_ = corners[(k + 1) % 4]
        mid = lambda u, v: tuple(on_roof(s + (s_ - s) * u, y + (y_ - y) * u, -0.16 * v))
        quad("reveal", mid, white)
        tube("frame", [tuple(on_roof(s, y, -0.13)), tuple(on_roof(s_, y_, -0.13))], 0.028, white)
    glow = emit("sky", (0.80, 0.90, 1), 1.5)
    up, along = lambda v: low - 0.7 + (high - low + 1.6) * v, lambda u: far + 2 + (near - far - 4) * u
    sky = quad("sky", lambda u, v: tuple(on_roof(up(v), along(u), -0.5)), glow)
    sky.visible_diffuse = sky.visible_shadow = False
    middle = on_roof((low + high) / 2, (near + far) / 2, -0.05)
    area(tuple(middle), tuple(middle + Vector((-1, 0, -1.2))), 0.85, 60, (0.94, 0.97, 1))


def bedding():
    """Box spring, duvet and pillows, made up."""
    upholstery = fabric("upholstery", P.color, P.fabric, sheen=0.35)
    parts, top, head = bed(upholstery, P.bed_width, 2.0, P.headboard, topper=P.topper, leg="wood-round")
    pieces["bed"] = parts["headboard"]  # the rest of it lies under the cover
    cover = fabric("cover", P.duvet, "cotton", image=texture(P.pattern), uvscale=(P.repeat, P.repeat))
    size = (P.bed_width, 2, top - 0.1)
    body = softbox("body", size, (0, head - 1, 0.1 + size[2] / 2), None, r=0.05, n=30)
    with piece("cover"):
        quilt = duvet("duvet", P.bed_width + 0.45, 1.75, cover, top, head - 1.2, [body])
        mods(quilt, disp=[(0.33, 0.045), (0.13, 0.016)])
    bpy.data.objects.remove(body)
    second = fabric("second", P.second, "weave")
    places = (-0.34, 0.34) if P.bed_width > 1.3 else (0.0,)
    for i, x in enumerate(places):
        lean = lambda degrees, turn: (math.radians(degrees), 0, math.radians(turn))
        at = (x, head - 0.2, top + 0.27)
        pillow("back", 0.7, 0.58, cover, seed=i, loc=at, rot=lean(66, 6 * i - 3))
        at = (x * 0.93 + 0.02, head - 0.38, top + 0.215)
        pillow("front", 0.6, 0.48, second, seed=i + 4, loc=at, rot=lean(58, 4 - 7 * i))


roof()
bedding()
tints = {"oak": ("#c49a6a", "#9d7447"), "white": ("#f3f0ea", "#e9e4da")}[P.wood]
beside = -P.bed_width / 2 - 0.37
with piece("nightstand"):
    nightstand((beside, -0.22, 0), wood("stand", *tints))
with piece("table-lamp"):
    foot = P.lamp or ("#c69a8e" if P.toys else "#8a9284")
    lamp((beside - 0.06, -0.22, 0.48), on=3.5, base=foot, s=0.85)
books((beside + 0.12, -0.25, 0.48), width=0.16, depth=0.12)
frame_art((beside - 0.02, 0.06, 1.48), 0.40, 0.53, texture(P.art), wood("frame", *tints))
with piece("rug"):
    if P.hairs:
        hair_rug((-0.35, -1.75), P.rug_size[1], P.rug_size[0], P.hairs)
    else:
        pile = fabric("pile", P.rug, "boucle", scale=0.25, bumpk=1.6)
        size = (P.bed_width + 1.3, 1.7, 0.018)
        softbox("rug", size, (-0.35, -1.75, 0.009), pile, r=0.009, n=60, noise=0.004, nscale=4)
if P.flags:
    bunting((-1.9, 0.02, 2.35), (0.45, 0.02, 1.98), P.flags)
if P.toys:
    toys((-1.32, -1.45, 0.018))
    basket((-1.75, -0.42, 0), 0.19, 0.28)
    pouf((-1.85, -1.05, 0), "#d9c9a8", r=0.23, h=0.33)
else:
    plant((-1.75, -0.40, 0), h=1.2, n=44, leaf=0.21, potr=0.17, potz=0.32, seed=P.seed)
area((-3.2, -3.2, 2.0), (0, -1.0, 0.6), 2.4, 112, (1, 0.97, 0.93))
area((0.4, -5.6, 2.2), (0, -1, 0.7), 2.2, 26, (0.95, 0.97, 1))
cx, cy, cz, tx, ty, tz, lens = P.view
camera((cx, cy, cz), (tx, ty, tz), lens=lens, shift_y=P.shift)
reframe(P)
setup(P.width, P.height, P.samples)
shoot(P)
