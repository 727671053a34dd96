"""Make a scene's picture: a whole render, or only its colours in the light of an earlier picture."""

import os
import shutil
import tempfile

import bpy
import numpy as np

from .render import half_render, output_node, render, save
from .settings import CACHE, log


def _without_sheen():
    """Cycles counts sheen as colour, and would give a dark cloth the gloss of the light one it replaces."""
    for material in bpy.data.materials:
        for node in material.node_tree.nodes if material.node_tree else ():
            if node.type == "BSDF_PRINCIPLED":
                node.inputs["Sheen"].default_value = 0


def _colours_only():
    """Leave out all that costs time and does not show in a colour: lights, surroundings and bumps."""
    for o in bpy.context.scene.objects:
        o.hide_render = o.hide_render or o.type == "LIGHT"
    if bpy.context.scene.world:
        bpy.context.scene.world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0
    for material in bpy.data.materials:
        tree = material.node_tree
        for link in list(tree.links) if tree else ():
            if link.to_socket.name == "Normal":
                tree.links.remove(link)


def recolor(p):
    """Draw only the colours of this scene, in the light that p.light kept (a picture of the same shape).

    Several times cheaper than a render of its own. The light that cloth throws on cloth keeps its old
    tint, so the pictures may differ in colours and patterns only, and best by not too much.
    """
    kept = f"{CACHE}/light/{p.light}.npz"
    if not os.path.exists(kept):
        raise SystemExit(
            f"no light of {p.light!r} in {CACHE}/light: render that picture first, with keep_light"
        )
    s = bpy.context.scene
    _colours_only()
    s.cycles.max_bounces = s.cycles.diffuse_bounces = 0
    s.cycles.samples = 5
    folder = tempfile.mkdtemp(dir=CACHE)
    output_node(["DiffCol"], folder)
    albedo = half_render(["DiffCol"], p.seed, folder)["DiffCol"][..., :3]
    shutil.rmtree(folder)
    stored = np.load(kept)
    save(p.name, stored["irradiance"].astype("f4") * albedo + stored["added"].astype("f4"))
    log(f"{p.name} in the light of {p.light}", f"cpu={sum(os.times()[:2]):.1f}s")


def shoot(p):
    """Write OUT/name.png: a render, or this scene in the light of another picture when `light` names one."""
    if p.light or p.keep_light:
        _without_sheen()
    if p.light:
        recolor(p)
    else:
        render(p.name, seed=p.seed, keep_light=p.keep_light)
