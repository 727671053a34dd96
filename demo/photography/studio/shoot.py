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
    for o in s.objects:
        o.hide_render = o.hide_render or o.type == "LIGHT"
    s.cycles.max_bounces = s.cycles.diffuse_bounces = 0
    s.cycles.samples = 16
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
