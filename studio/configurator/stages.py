"""What is around the bed, its light, and the camera of each view."""

import math

from kit import *

from configurator.parts import HEAD, RUG, TOP

LOOK = dict(exposure=0.30, look="Medium High Contrast")
SIZE = {"room": (1200, 800), "front": (1200, 800), "headboard": (1200, 800), "layers": (1200, 800)}


def _window():
    """The wall with the window, seen by the camera only: it takes no light away."""
    wall, white = bpy.data.materials["wall"], plain("white", "#fbfaf7", 0.4)
    seen = [quad("sky", lambda u, v: (-2.9, -5 + u * 5, v * 3), emit("sky", (0.86, 0.93, 1), 3.5))]
    for y, z, sy, sz in ((-0.42, 1.6, 0.96, 3.2), (-4.6, 1.6, 3.4, 3.2), (-1.9, 0.2, 2, 0.4), (-1.9, 2.8, 2, 0.7)):
        seen.append(rbox("wall", (0.1, sy, sz), (-2.66, y, z), wall, 0))
    for y, z, sy, sz in ((-0.93, 1.4, 0.06, 2.1), (-1.9, 0.43, 2, 0.06), (-1.9, 2.42, 2, 0.06), (-1.9, 1.4, 0.05, 2)):
        seen.append(rbox("frame", (0.09, sy, sz), (-2.63, y, z), white, 0.004))
    seen.append(rbox("skirt", (0.018, 6, 0.11), (-2.6, -3, 0.055), white, 0.003))
    for o in seen:
        o.visible_shadow = o.visible_diffuse = False
    linen = fabric("drape", "#efe6d8", "weave", translucent=0.35)
    drape = curtain(-0.95, -0.25, 2.50, 0.02, 2.62, linen, folds=7, seed=2)
    drape.rotation_euler = (0, 0, math.radians(90))
    tube("rod", [(-2.5, 0, 2.62), (-2.5, -4, 2.62)], 0.012, plain("rod", "#2a2724", 0.4))


def bedroom(width):
    """The bedroom of the views room, front and headboard; things stand beside a bed of this width."""
    world((0.92, 0.96, 1), 0.55)
    room(-2.6, 2.6, h=3.2, wall="#e6dccd")
    beside = width / 2 + 0.37
    oak = wood("oak", "#c49a6a", "#9d7447")
    for x in (-beside, beside):
        nightstand((x, -0.22, 0), oak)
    lamp((-beside, -0.22, 0.48), on=4)
    vase((beside - 0.05, -0.2, 0.48))
    books((beside + 0.09, -0.24, 0.48))
    for x, print_ in zip((-0.36, 0.36), ("art-sun", "art-branch")):
        frame_art((x * 0.86, 0.06, 1.69), 0.39, 0.52, texture(print_))
    plant((beside + 0.62, -0.30, 0), h=1.25, n=44, leaf=0.22, potr=0.18, potz=0.34, seed=1)
    pile = fabric("pile", "#ddd3c3", "boucle", scale=0.25, bumpk=1.6)
    softbox("rug", (width + 1.1, 1.9, RUG), (0, -1.75, RUG / 2), pile, r=0.009, n=60, noise=0.004, nscale=4)
    _window()
    area((-3.4, -2.3, 1.6), (0, -1.2, 0.7), 2.6, 150, (1, 0.97, 0.93), size_y=2.2)
    area((2.5, -5.5, 2.4), (0, -1, 0.6), 2.5, 28, (0.95, 0.97, 1))
    gobo(-3.9, -2.3, 1.75, w=1.9, h=2.0)
    sun((3.0, 2.30, -0.55), 4.0, 0.8, (1, 0.88, 0.74))


def wall_lamps(width):
    """A reading lamp on the wall at either side of the headboard, on."""
    brass = plain("lampbrass", "#b8945a", 0.28, 1.0)
    for side in (-1, 1):
        x, z = side * (width / 2 + 0.24), 1.33
        cyl("plate", 0.045, 0.02, (x, 0.05, z), brass, rot=(math.pi / 2, 0, 0))
        tube("arm", [(x, 0.05, z), (x, -0.06, z), (x, -0.10, z + 0.03), (x, -0.11, z + 0.07)], 0.008, brass)
        drum((x, -0.11, z + 0.06), 0.075, 0.055, 0.13, "#f4eadb", 3.0)


def aim(view, width):
    """Set up the camera of a view."""
    if view == "room":
        camera((1.25, -5.3, 1.25), (-0.10, -1.0, 1.25), lens=44.5, shift_y=-0.150)
    elif view == "front":
        camera((0, -5.6, 1.30), (0, 0, 1.30), lens=46, shift_y=-0.150)
    elif view == "layers":
        camera((2.2, -5.2, 1.75), (0.02, -1.62, 0.36), lens=78)
    else:
        left = -width / 2
        camera((left - 0.30, -2.45, 1.30), (left + 0.34, -0.1, 1.30), lens=72, shift_y=-0.245)
