"""A made-up box spring in a bedroom. Cameras: front, banner (empty wall at the left), detail, side, headboard, foot."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="bed",
    width=1200,
    height=900,
    samples=36,
    seed=1,
    camera="front",
    color="#8c9384",  # upholstery
    fabric="boucle",  # boucle, velvet or weave
    headboard="channel",  # flat, channel, panels, cushions, tufted or wing
    legs="wood-round",  # wood-round, black-block, chrome or sled
    bed_width=1.8,
    pattern="botanic-sage",  # duvet cover; "" for plain
    repeat=1.35,  # pattern repeats per metre
    duvet="#f4f0e6",  # colour of a plain duvet cover; "" for a bed without one
    sheet="",  # colour of a fitted sheet
    protector="",  # colour of a quilted protector on the mattress
    linen="#f4f0e6",  # back pillows of such a bed
    folded="",  # colour of a quilted duvet, folded at the foot end
    topper="comfort",  # comfort or none
    second="#d8ccb9",  # second pair of pillows
    case="",  # pattern of the second pair; "" for plain
    case_repeat=2.0,
    accent="#c9a58c",  # small cushion
    throw="",  # colour of a knitted throw over the foot end; "" for none
    wall="#ece5da",
    art=("art-sun", "art-branch"),
)
BANNER = P.camera == "banner"

reset()
world((0.92, 0.96, 1), 0.55)
room(-4.5 if BANNER else -2.6, 2.6, h=3.2, wall=P.wall, left=not BANNER)

# bed
upholstery = fabric("upholstery", P.color, P.fabric, sheen=0.35)
parts, top, head = bed(upholstery, P.bed_width, 2.0, P.headboard, topper=P.topper, leg=P.legs)
cover = fabric("cover", P.duvet or P.linen, "cotton", image=texture(P.pattern), uvscale=(P.repeat, P.repeat))
if P.sheet:
    # from where the mattress lies to above the highest of the topper, and around the piping of the mattress
    low, high = 0.39, top + 0.018
    size = (P.bed_width + 0.024, 2.02, high - low)
    sheet = fabric("sheet", P.sheet, "cotton")
    softbox("sheet", size, (0, head - 1, (high + low) / 2), sheet, r=0.05, n=70, noise=0.003, nscale=3)
if P.protector:
    low = 0.39
    size = (P.bed_width + 0.010, 2.004, top - low + 0.004)
    skirt = fabric("skirt", P.protector, "cotton", sheen=0.25)
    softbox("skirt", size, (0, head - 1, (top + low) / 2), skirt, r=0.05, n=70, noise=0.006, nscale=7)
    size, at = (P.bed_width - 0.04, 1.96, 0.016), (0, head - 1, top + 0.006)
    softbox("quilt", size, at, quilted("quilted", P.protector), r=0.008, n=70, noise=0.003, nscale=4)
if P.folded:
    points, _, _ = fold_path(0.62, 3, 0.075)
    filled = fabric("filled", P.folded, "cotton", sheen=0.25)
    padded(
        points,
        P.bed_width * 0.92,
        0.038,
        filled,
        (0, head - 1.52, top + 0.004),
        quilt=(0.14, 0.14),
        puff=0.024,
        sag=0.014,
        wave=0.012,
    )
quilt = None
if P.duvet:
    body = softbox("body", (P.bed_width, 2, top - 0.1), (0, head - 1, 0.1 + (top - 0.1) / 2), None, r=0.05, n=30)
    quilt = duvet("duvet", P.bed_width + 0.45, 1.75, cover, top, head - 1.2, [body])
    mods(quilt, disp=[(0.33, 0.045), (0.13, 0.016)])
    bpy.data.objects.remove(body)


if P.throw and quilt:
    throw_over(quilt, head, P.throw)


side = P.bed_width * 0.255
second = fabric("second", P.second, "weave", image=texture(P.case), uvscale=(P.case_repeat, P.case_repeat))
for i, x in enumerate((-side, side)):
    pillow(
        "back",
        0.7,
        0.58,
        cover,
        seed=i,
        loc=(x, head - 0.2, top + 0.27),
        rot=lean(66, 6 * i - 3),
    )
    at = (x * 0.93, head - 0.38, top + 0.215)
    pillow("front", 0.6, 0.48, second, seed=i + 4, loc=at, rot=lean(58, 4 - 7 * i))
accent, at = fabric("accent", P.accent, "weave"), (0.03, head - 0.55, top + 0.155)
pillow("small", 0.52, 0.32, accent, seed=9, loc=at, rot=lean(54, -2))

# things around it
beside = P.bed_width / 2 + 0.37
oak = wood("oak", "#c49a6a", "#9d7447")
for x in (-beside, beside):
    nightstand((x, -0.22, 0), oak)
lamp((-beside, -0.22, 0.48), on=4)
vase((beside - 0.05, -0.2, 0.48))
books((beside + 0.09, -0.24, 0.48))
for x, print_ in zip((-0.36, 0.36), P.art):
    frame_art((x, 0.06, 1.72), 0.48, 0.64, texture(print_))
plant((beside + 0.59, -0.30, 0), h=1.25, n=44, leaf=0.22, potr=0.18, potz=0.34, seed=P.seed)
pile = fabric("pile", "#ddd3c3", "boucle", scale=0.25, bumpk=1.6)
softbox("rug", (P.bed_width + 1.1, 1.9, 0.018), (0, -1.75, 0.009), pile, r=0.009, n=60, noise=0.004, nscale=4)

# light: window side, weak fill, sun through an invisible window
area((-3.4, -2.3, 1.6), (0, -1.2, 0.7), 2.6, 150, (1, 0.97, 0.93), size_y=2.2)
area((2.5, -5.5, 2.4), (0, -1, 0.6), 2.5, 28, (0.95, 0.97, 1))
gobo(*((-4.9, -3.07, 1.93) if BANNER else (-3.9, -2.3, 1.75)), w=1.9, h=2.0)
sun((3.0, 2.30, -0.55), 4.0, 0.8, (1, 0.88, 0.74))


def left_wall():
    """The wall with the window, seen by the camera only: it takes no light away."""
    wall, white = bpy.data.materials["wall"], plain("white", "#fbfaf7", 0.4)
    seen = [quad("sky", lambda u, v: (-2.9, -5 + u * 5, v * 3), emit("sky", (0.86, 0.93, 1), 3.5))]
    for y, z, sy, sz in (
        (-0.42, 1.6, 0.96, 3.2),
        (-4.6, 1.6, 3.4, 3.2),
        (-1.9, 0.2, 2, 0.4),
        (-1.9, 2.8, 2, 0.7),
    ):
        seen.append(rbox("wall", (0.1, sy, sz), (-2.66, y, z), wall, 0))
    for y, z, sy, sz in (
        (-0.93, 1.4, 0.06, 2.1),
        (-1.9, 0.43, 2, 0.06),
        (-1.9, 2.42, 2, 0.06),
        (-1.9, 1.4, 0.05, 2),
    ):
        seen.append(rbox("frame", (0.09, sy, sz), (-2.63, y, z), white, 0.004))
    seen.append(rbox("skirt", (0.018, 6, 0.11), (-2.6, -3, 0.055), white, 0.003))
    for o in seen:
        o.visible_shadow = o.visible_diffuse = False


if not BANNER:
    left_wall()
    linen = fabric("linen", "#efe6d8", "weave", translucent=0.35)
    drape = curtain(-0.95, -0.25, 2.50, 0.02, 2.62, linen, folds=7, seed=2)
    drape.rotation_euler = (0, 0, math.radians(90))
    tube("rod", [(-2.5, 0, 2.62), (-2.5, -4, 2.62)], 0.012, plain("rod", "#2a2724", 0.4))

if BANNER:
    camera((-0.85, -6.0, 1.15), (-0.85, 0, 1.15), lens=33, shift_y=-0.05)
elif P.camera == "detail":
    camera((-1.35, -2.55, 1.35), (-0.28, -0.45, 0.86), lens=58)
elif P.camera == "side":
    camera((4.3, -2.6, 0.95), (0.1, -1.15, 0.95), lens=44, shift_y=-0.07)
elif P.camera == "headboard":
    camera((1.5, -2.3, 1.2), (0.3, -0.15, 0.93), lens=48)
elif P.camera == "foot":
    camera((0, -5.9, 1.0), (0, -1.0, 1.0), lens=46, shift_y=-0.07)
else:
    camera((1.25, -5.3, 1.25), (-0.10, -1.0, 1.25), lens=43, shift_y=-0.125)
reframe(P)
setup(P.width, P.height, P.samples)
shoot(P)
