"""Make a scene's picture: a whole render, or only its colours in the light of an earlier picture."""

import bpy

from .recolor import keep_light, recolor
from .render import render
from .spots import write_spots


def _without_sheen():
    """Cycles counts sheen as colour, and would give a dark cloth the gloss of the light one it replaces."""
    for material in bpy.data.materials:
        for node in material.node_tree.nodes if material.node_tree else ():
            if node.type == "BSDF_PRINCIPLED":
                node.inputs["Sheen"].default_value = 0


def shoot(p):
    """Write OUT/name.png: a render, or this scene in the light of another picture when `light` names one."""
    if p.dots:
        write_spots(p.name)
    if p.light or p.keep_light:
        _without_sheen()
    if p.light:
        recolor(p)
    elif p.keep_light:
        keep_light(p.name, p.seed)
    else:
        render(p.name, seed=p.seed)
