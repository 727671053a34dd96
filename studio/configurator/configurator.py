"""Layers of the box springs that the configurator shows, as linear float masters for publish.mjs.

mode "layers": every layer of the view that is not in CACHE yet, or only those whose name matches `only`; cloth that
can have any colour is taken with albedo 0, .4 and .8. "check": whole pictures in true colours, to measure the method.
"preview": one whole picture in OUT.
"""

import json
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

from configurator.headboards import HEADBOARDS, WIDER
from configurator.masters import Masters
from configurator.opened import TOPPERS, WIDE, opened_mattress, opened_topper, studio
from configurator.parts import BASES, LEGS, TICKING, bedding, mattress, topper
from configurator.stages import LOOK, SIZE, aim, bedroom, wall_lamps
from configurator.weaves import WEAVES, dye

P = params(
    name="configurator",
    samples=16,
    seed=1,
    mode="preview",
    view="room",  # room, front, headboard or layers
    cm="180",  # width of the bed
    weave="geweven",
    only="",  # a regular expression of layer names, for mode "layers"
    choice={},  # for preview and check: headboard, base, legs, mattress, topper, split, lamps
    color="#8c9384",  # for preview
    colors={"petrol": "#24545c", "roest": "#a4583a", "salie": "#8c9384"},  # for check
    scale=1.0,  # of the picture, for a quick look
)
STANDARD = dict(headboard="vlak", base="boxspring", legs="hout-rond", mattress="pocket", topper="comfort", split="heel", bedding="set")
ALBEDOS = {"a0": 0.0, "a4": 0.4, "a8": 0.8}
OPENED = P.view == "layers"
WIDTH = WIDE if OPENED else int(P.cm) / 100


def made(build, *arguments):
    """The objects that a function adds to the scene."""
    before = set(bpy.data.objects)
    build(*arguments)
    return [o for o in bpy.data.objects if o not in before]


reset()
cloth = WEAVES[P.weave]("upholstery")
surroundings = made(studio) if OPENED else made(bedroom, WIDTH)
visible = [o for o in surroundings if o.visible_camera]  # the window frame that draws the patch of sun is not
wanted = {**STANDARD, **P.choice}
few = P.mode != "layers"  # a whole picture needs only what it shows


def group(slot, builders):
    return {id_: made(*how) for id_, how in builders.items() if not few or wanted.get(slot) == id_}


standing = {
    "legs": group("legs", {k: (f, WIDTH) for k, f in LEGS.items()}),
    "base": group("base", {k: (f, WIDTH, cloth) for k, f in BASES.items()}),
}
if OPENED:
    groups = {
        **standing,
        "mattress": group("mattress", {k: (opened_mattress, k) for k in TICKING}),
        "topper": group("topper", {k: (opened_topper, k) for k in TOPPERS}),
    }
else:
    groups = {
        "headboard": group("headboard", {k: (f, WIDTH + WIDER, cloth) for k, f in HEADBOARDS.items()}),
        **standing,
        "mattress": group("mattress", {k: (mattress, k, WIDTH) for k in TICKING}),
        "split": group("split", {"heel": (topper, False, WIDTH), "gedeeld": (topper, True, WIDTH)}),
        "bedding": group("bedding", {"set": (bedding, WIDTH)}),
        "lamps": group("lamps", {"lampen": (wall_lamps, WIDTH)}),
    }
aim(P.view, WIDTH)
width, height = (round(n * P.scale) for n in SIZE[P.view])
setup(width, height, P.samples, **LOOK)
masters = Masters(P.view, P.seed)


def stand(choice, seen=None):
    """Show one option of each group; only the objects `seen` are visible to the camera (all when not given)."""
    for slot, options in groups.items():
        for id_, objects in options.items():
            here = choice.get(slot) == id_ and not (slot == "legs" and choice["base"] == "opberg")
            for o in objects:
                o.hide_render = not here
                if o.type != "LIGHT":
                    o.visible_camera = seen is None or o in seen
    for o in visible:
        o.visible_camera = seen is None or o in seen


def plain_layer(name, choice, objects):
    stand(choice, objects)
    masters.layer(name, objects)


def dyed_layer(name, choice, objects):
    stand(choice, objects)
    masters.layer(name, objects, {step: lambda a=albedo: dye(cloth, a) for step, albedo in ALBEDOS.items()})


def named(slot, *ids):
    """The name of a layer: its width stands in it where the view shows more than one."""
    return "-".join([slot, *([P.cm] if P.view in ("room", "front") else []), *ids])


def options():
    """The layers that show one option each: their names, and how they are taken."""
    for slot, builds in groups.items():
        for id_, objects in builds.items():
            if slot == "lamps" or (P.view == "headboard" and slot != "headboard"):
                continue
            choice = {**STANDARD, slot: id_}
            if slot in ("headboard", "base"):
                yield named(slot, id_, P.weave), lambda n, c=choice, o=objects: dyed_layer(n, c, o)
            else:
                name = named(slot) if slot == "bedding" else named("topper" if slot == "split" else slot, id_)
                yield name, lambda n, c=choice, o=objects: plain_layer(n, c, o)


def layers():
    """Every layer: its name, and how it is taken."""
    dye(cloth, 0.4)
    yield from options()
    if P.view == "headboard":
        lying = [o for slot in ("mattress", "split", "bedding") for o in groups[slot][STANDARD[slot]]]
        yield "bed", lambda n: plain_layer(n, STANDARD, lying)
    floating = {**STANDARD, "legs": ""}  # the floor below a leg is black, and another leg may not hide it
    for base in BASES if OPENED else [""]:  # from near, a box on legs and one on the floor have shadows of their own
        below = {**floating, "base": base} if base else floating
        name = named("room", *filter(None, [base]))
        yield name, lambda n, c=below: (stand(c, surroundings), masters.whole(n, finer=2))
    if P.view in ("room", "front"):
        lit = groups["lamps"]["lampen"]
        yield (
            named("lamps", "lampen"),
            lambda n: (stand({**floating, "lamps": "lampen"}, surroundings + lit), masters.patch(n, lit)),
        )


if P.mode == "layers":
    for name, take in layers():
        if re.search(P.only, name) and not masters.exists(name):
            take(name)
            dye(cloth, 0.4)
    masters.write_view_transform(LOOK)
elif P.mode == "check":
    stand(wanted)
    bed = [o for slot in ("headboard", "base") for o in groups[slot][wanted[slot]]]
    for label, colour in P.colors.items():
        dye(cloth, colour)
        fabric_ = dict(color=colour, weave=P.weave)
        shown = dict(choices={**wanted, "width": P.cm}, fabric=fabric_)
        masters.whole(f"true-{P.cm}-{label}", bed, bed=shown)
else:
    stand(wanted)
    dye(cloth, P.color)
    render(P.name, seed=P.seed)
