"""A kettle barbecue on a terrace, by day or in the evening."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="barbecue",
    width=1000,
    height=1000,
    samples=24,
    seed=1,
    color="#1f2123",  # enamel
    wall="#e2d8c9",
    tiles="#b9b0a2",
    hour="day",  # day, or evening with a string of lights and candles
    grill=True,
    size=1.0,  # of the kettle; 1.0 has a grate of 57 cm
    extra="",  # cover, starter, pizza or smoke: what is sold with it
    chairs="",  # colour of the cushions of two garden chairs; "" for none
    view="kettle",  # kettle, or terrace from further away
)
EVENING = P.hour == "evening"
reset()
world((0.55, 0.66, 1), 0.22) if EVENING else world((0.92, 0.96, 1), 0.6)


def terrace():
    """Concrete tiles of 60 cm with open joints."""
    t = Shader("tiles")
    co = t.coord("Object")
    br = t.add("ShaderNodeTexBrick", Scale=1.0)
    br.inputs["Mortar Size"].default_value = 0.004
    br.inputs["Brick Width"].default_value = br.inputs["Row Height"].default_value = 0.6
    br.inputs["Color1"].default_value = (0.46, 0.46, 0.46, 1)
    br.inputs["Color2"].default_value = (0.54, 0.54, 0.54, 1)
    br.inputs["Mortar"].default_value = (0.2, 0.2, 0.2, 1)
    br.offset = 0.5
    t.link(co, br.inputs["Vector"])
    n = t.noise(co, 34, 5, 0.6)
    c = t.mix(
        0.55,
        t.mix(n, scaled(srgb(P.tiles), 0.82), scaled(srgb(P.tiles), 1.12)),
        br.outputs["Color"],
        "OVERLAY",
    )
    t.setp(Base_Color=c, Roughness=0.85, Specular=0.2, Normal=t.bump(n, 0.25, 0.003))
    quad("terrace", lambda u, v: ((u - 0.5) * 12, -6 + v * 7.3, 0), t.m)


def kettle(x, y):
    """Bowl and lid, a little apart, on three legs with two wheels and an ash pan."""
    enamel = plain("enamel", P.color, 0.16, spec=0.6)
    steel, rubber = plain("steel", "#b9bbbd", 0.32, 1.0), plain("rubber", "#1b1b1b", 0.7)
    oak = wood("grip", "#a8763f", "#7d5429")
    z, r = 0.74, 0.285
    bowl = [(r * math.cos(a), z + r * 0.80 * math.sin(a)) for a in np.linspace(-math.pi / 2 + 0.004, 0, 40)]
    lathe("bowl", bowl, enamel, 96, (x, y, 0))
    lid = [
        (r * 1.012 * math.cos(a), z + 0.012 + r * 0.72 * math.sin(a))
        for a in np.linspace(0, math.pi / 2 - 0.004, 40)
    ]
    lathe("lid", [(r * 1.02, z - 0.012), (r * 1.02, z + 0.010), *lid], enamel, 96, (x, y, 0))
    tube("lip", circle(r * 1.018, (x, y, z - 0.012)), 0.0045, enamel, True)
    rbox("grip", (0.15, 0.028, 0.026), (x, y, z + r * 0.72 + 0.075), oak, 0.010)
    for s in (-1, 1):
        cyl("post", 0.006, 0.06, (x + s * 0.055, y, z + r * 0.72 + 0.038), steel)
    across, up = r * 1.012, r * 0.72  # half axes of the lid
    dx, dy = 0.11, -0.13
    dz = up * math.sqrt(1 - (dx * dx + dy * dy) / across**2)
    vent = [(0.001, 0.006), (0.031, 0.005), (0.036, -0.006)]
    o = lathe("vent", vent, steel, 48, (x + dx, y + dy, z + 0.012 + dz))
    flat = Vector((dx / across**2, dy / across**2, dz / up**2))
    o.rotation_euler = flat.to_track_quat("Z", "Y").to_euler()
    face = plain("dial", "#f3f1ea", 0.5)
    for rr, d, m in ((0.034, 0.014, steel), (0.029, 0.018, face)):
        cyl("gauge", rr, d, (x - 0.03, y - r * 0.95, z + 0.075), m, segs=48, rot=(math.radians(78), 0, 0))
    rbox(
        "needle",
        (0.003, 0.022, 0.002),
        (x - 0.03, y - r * 0.95 - 0.010, z + 0.084),
        plain("needle", "#b23a22", 0.5),
        0,
        rot=(math.radians(78), 0, 0.6),
    )
    for s in (-1, 1):
        grip = [
            (x + s * (r + t), y + w, z - 0.045)
            for t, w in ((-0.01, -0.07), (0.05, -0.07), (0.055, 0), (0.05, 0.07), (-0.01, 0.07))
        ]
        tube("handle", grip, 0.006, steel)
        cyl("wood", 0.013, 0.115, (x + s * (r + 0.052), y, z - 0.045), oak, rot=(math.pi / 2, 0, 0))
    feet = []
    for a in (-1.57, 0.52, 2.62):
        top = Vector((x + 0.17 * math.cos(a), y + 0.17 * math.sin(a), z - 0.17))
        foot = Vector((x + 0.33 * math.cos(a), y + 0.33 * math.sin(a), 0.0 if a < 0 else 0.075))
        feet.append(foot)
        way = top - foot
        o = cyl("leg", 0.011, way.length, (top + foot) / 2, steel)
        o.rotation_euler = way.to_track_quat("Z", "Y").to_euler()
    lathe("cap", [(0.001, 0.03), (0.014, 0.028), (0.016, 0), (0.001, 0)], rubber, 24, tuple(feet[0]))
    axle = feet[2] - feet[1]
    o = cyl("axle", 0.006, axle.length + 0.07, (feet[1] + feet[2]) / 2, steel)
    o.rotation_euler = axle.to_track_quat("Z", "Y").to_euler()
    for k, foot in enumerate(feet[1:]):
        at = foot + axle.normalized() * (0.03 if k else -0.03)
        for rr, d, m in ((0.075, 0.026, rubber), (0.05, 0.030, plain("hub", "#d9d7d2", 0.5))):
            wheel = cyl("wheel", rr, d, at, m, segs=64)
            wheel.rotation_euler = axle.to_track_quat("Z", "Y").to_euler()
    lathe(
        "pan",
        [(0.001, 0.335), (0.14, 0.34), (0.165, 0.36), (0.168, 0.36), (0.142, 0.336), (0.001, 0.331)],
        steel,
        72,
        (x, y, 0),
    )
    for a in (-1.57, 0.52, 2.62):
        tube(
            "stay",
            [
                (x + 0.245 * math.cos(a), y + 0.245 * math.sin(a), 0.345),
                (x + 0.14 * math.cos(a), y + 0.14 * math.sin(a), 0.34),
            ],
            0.004,
            steel,
        )


terrace()
wall = plain("plaster", P.wall, 0.95, spec=0.05, bump=0.25, bscale=45)
quad("wall", lambda u, v: ((u - 0.5) * 12, 1.1, v * 4), wall)


def cover(x, y):
    """A cover of dark cloth over the kettle, down to its wheels; its folds deepen towards the hem."""
    cloth = fabric("cover", "#4a4b48", "weave", sheen=0.15, bumpk=0.5)
    profile = smooth_profile([(0.02, 1.06), (0.15, 1.05), (0.30, 0.97), (0.36, 0.82), (0.385, 0.55), (0.40, 0.16)], 60)

    def at(u, v):
        r, z = profile[round((1 - v) * (len(profile) - 1))]
        loose = max(0.0, (0.95 - z) / 0.8)
        turn = 2 * math.pi * u
        r += loose * (0.016 * math.sin(9 * turn + 2 * math.sin(2 * turn)) + 0.008 * math.sin(23 * turn))
        return (r * math.cos(turn), r * math.sin(turn), z)

    mesh = grid_mesh("cover", 240, len(profile) - 1, at, lambda u, v: (u * 2.4, v))
    obj("cover", mesh, cloth, loc=(x, y, 0))


def starter(x, y):
    """A chimney to light briquettes in, a pair of tongs and a brush."""
    steel, dark = plain("sheet", "#a9abad", 0.35, 1.0), plain("grip", "#2a2623", 0.6)
    lathe("chimney", [(0.085, 0.02), (0.085, 0.30), (0.082, 0.30), (0.082, 0.02)], steel, 64, (x, y, 0))
    for a in np.linspace(0, 2 * math.pi, 12, endpoint=False):
        cyl("hole", 0.010, 0.006, (x + 0.085 * math.cos(a), y + 0.085 * math.sin(a), 0.05), dark, rot=(0, math.pi / 2, a))
    tube("handle", [(x + 0.085, y, 0.27), (x + 0.15, y, 0.26), (x + 0.15, y, 0.10), (x + 0.085, y, 0.09)], 0.007, dark)
    for side in (-1, 1):
        tube("tongs", [(x - 0.16, y - 0.20 + side * 0.004, 0.012), (x + 0.26, y - 0.22 + side * 0.020, 0.012)], 0.006, steel)
    rbox("brush", (0.20, 0.028, 0.022), (x - 0.06, y - 0.34, 0.022), wood("stick", "#a8763f", "#7d5429"), 0.006, rot=(0, 0, -0.1))
    rbox("bristles", (0.09, 0.045, 0.035), (x + 0.09, y - 0.355, 0.020), dark, 0.002, rot=(0, 0, -0.1))


def pizza(x, y):
    """A round stone against the leg, and a peel beside it."""
    stone, oak = plain("stone", "#cdbfa8", 0.9, bump=0.2, bscale=70), wood("peel", "#c49a6a", "#9d7447")
    o = cyl("stone", 0.18, 0.018, (x, y, 0.178), stone, segs=96)
    o.rotation_euler = (math.radians(76), 0, 0.1)
    rbox("peel", (0.30, 0.012, 0.34), (x + 0.34, y + 0.03, 0.178), oak, 0.05, rot=(math.radians(-14), 0, 0.05))
    rbox("stick", (0.035, 0.014, 0.34), (x + 0.34, y + 0.11, 0.50), oak, 0.006, rot=(math.radians(-14), 0, 0.05))


def smoke(x, y):
    """A box for wood chips and a bag of them."""
    steel, paper = plain("sheet", "#a9abad", 0.35, 1.0), plain("paper", "#c9ab7d", 0.9, bump=0.3, bscale=25)
    rbox("box", (0.21, 0.13, 0.045), (x, y, 0.023), steel, 0.006)
    for k in range(5):
        rbox("slot", (0.024, 0.09, 0.004), (x - 0.07 + 0.035 * k, y, 0.0455), plain("slot", "#1f1d1b", 0.8), 0.001)
    softbox("bag", (0.20, 0.10, 0.29), (x + 0.30, y + 0.05, 0.145), paper, r=0.022, n=40, noise=0.006, nscale=9)
    rbox("label", (0.12, 0.002, 0.10), (x + 0.30, y - 0.004, 0.15), plain("label", "#f3efe6", 0.7), 0)


if P.grill:
    before = set(bpy.data.objects)
    kettle(0.0, -0.6)
    if P.extra == "cover":
        cover(0.0, -0.6)
    at = Matrix.Translation((0, -0.6, 0))
    for o in set(bpy.data.objects) - before:
        bpy.context.view_layer.update()
        o.matrix_world = at @ Matrix.Scale(P.size, 4) @ at.inverted() @ o.matrix_world
    extras = {"starter": starter, "pizza": pizza, "smoke": smoke}
    if P.extra in extras:
        extras[P.extra](0.50 if P.extra == "starter" else 0.38, -0.85)
pot((0.80, 0.50, 0), 0.20, 0.34, plain("clay", "#b07a5c", 0.8, bump=0.15, bscale=30))
olive((0.80, 0.50, 0), 1.42, P.seed + 2, start=0.29)


def string_of_lights():
    """Bulbs on a cord along the wall, from one hook to the next; on in the evening."""
    cord = plain("cord", "#1d1c1b", 0.7)
    glass = emit("glass", (1, 0.70, 0.36), 14) if EVENING else plain("glass", "#e6dcc6", 0.15, spec=0.6)
    for x0, x1 in ((-4.0, -1.5), (-1.5, 1.0), (1.0, 3.5)):
        cyl("hook", 0.008, 0.12, (x1, 1.05, 2.30), cord, rot=(math.pi / 2, 0, 0))
        at = lambda t: Vector((x0 + (x1 - x0) * t, 1.0, 2.30 - 0.30 * 4 * t * (1 - t)))
        tube("cord", [tuple(at(t)) for t in np.linspace(0, 1, 30)], 0.004, cord)
        for t in (np.arange(7) + 0.5) / 7:
            p = at(t)
            cyl("socket", 0.011, 0.03, p - Vector((0, 0, 0.018)), cord, segs=16)
            bm = bmesh.new()
            bmesh.ops.create_uvsphere(bm, u_segments=20, v_segments=12, radius=0.024)
            ball = bm_obj("glass", bm, glass, loc=p - Vector((0, 0, 0.052)))
            ball.visible_shadow = ball.visible_diffuse = False
            if EVENING:
                point(p - Vector((0, 0, 0.052)), 3.2, (1, 0.68, 0.36), 0.024)


if P.chairs:
    nearer = 0.0 if P.grill else 0.74
    armchair((nearer - 0.98, 0.02), P.chairs, "", "weave", turn=math.radians(32))
    armchair((nearer - 1.84, -0.45), P.chairs, "", "weave", turn=math.radians(60))
    sidetable((nearer - 1.66, 0.42, 0), r=0.20, h=0.42)
    for dx, tall in ((-0.06, 0.15), (0.07, 0.10)):
        candle((nearer - 1.66 + dx, 0.40, 0.42), tall, lit=1.2 if EVENING else 0)
if EVENING or P.chairs:
    string_of_lights()
if EVENING:
    area((-2.6, -3.4, 2.8), (0, -0.4, 0.6), 2.2, 34, (0.62, 0.72, 1))
    area((2.8, -3.0, 2.4), (0, -0.4, 0.6), 1.8, 20, (1, 0.72, 0.46))
else:
    area((-2.6, -3.4, 2.8), (0, -0.4, 0.6), 1.8, 150, (1, 0.96, 0.91))
    sun((2.2, 2.4, -2.0), 2.2, 1.2, (1, 0.90, 0.78))
if P.view == "terrace":
    camera((0.25, -5.8, 1.15), (-0.62, 0, 1.00), lens=46)
else:
    camera((0.45, -4.7, 1.02), (0.16, -0.4, 0.62), lens=84)
reframe(P)
setup(P.width, P.height, P.samples, bounces=6 if EVENING else 4, exposure=0.55 if EVENING else 0.25)
shoot(P)
