"""A picture in the light of another: what covers each point is known, so only its colours are drawn anew.

With `keep_light` a picture keeps, beside its light, which material lies under each point at twice the size, where
on its cloth that point is, and what colour it had. Another picture of the same shape then takes its colours and
patterns from its own materials and needs no rays at all.
"""

import json
import os

import bpy
import numpy as np

from .render import develop, expose, save
from ..settings import CACHE

FINER = 2  # points per pixel, across and down


def keep_light(name, seed):
    """Write OUT/name.png, and store its light and its surfaces in CACHE/light."""
    # one ray per point would fray all that is out of focus
    bpy.context.scene.camera.data.dof.use_dof = False
    seen = expose(seed)
    surface = _see_surface(seed)
    albedo = _seen_by_more(seen["DiffCol"][..., :3], surface["colour"])
    irradiance, added = develop(seen, albedo=albedo)
    save(name, irradiance * albedo + added)
    os.makedirs(f"{CACHE}/light", exist_ok=True)
    light = dict(irradiance=irradiance, added=added, albedo=albedo)
    np.savez(f"{CACHE}/light/{name}.npz", **{key: value.astype("f2") for key, value in light.items()})
    np.savez(f"{CACHE}/light/{name}-surface.npz", **surface)


def _see_surface(seed):
    """What lies under each point of a grid of FINER points per pixel: its colour, its material, its place on cloth."""
    s = bpy.context.scene
    s.render.use_persistent_data = False  # what is kept from the picture lacks the places on the cloth
    layer, r = bpy.context.view_layer, s.render
    materials = list(bpy.data.materials)
    for number, material in enumerate(materials, 1):
        material.pass_index = number
    layer.use_pass_material_index = layer.use_pass_uv = True
    _without_light()
    s.cycles.max_bounces = s.cycles.diffuse_bounces = 0
    # one ray through the middle of each point: rays at random would fray the edges of prints
    s.cycles.samples, s.cycles.pixel_filter_type, s.cycles.filter_width = 1, "GAUSSIAN", 0.01
    r.resolution_x, r.resolution_y = r.resolution_x * FINER, r.resolution_y * FINER
    seen = expose(seed, ["DiffCol", "IndexMA", "UV"])
    return dict(
        colour=seen["DiffCol"][..., :3].astype("f2"),
        material=np.rint(seen["IndexMA"][..., 0]).astype("u1"),
        place=seen["UV"][..., :2],
        names=json.dumps([m.name for m in materials]),
        drawn=json.dumps([_drawing(m) for m in materials]),
    )


def _seen_by_more(colour, finer):
    """The colour of each pixel by the regular rays of the surface, unless they miss something.

    At an outline they tell better which share of a pixel is whose than the few random rays of the picture. What
    shines through a sheer is only seen by those: there the two differ all around.
    """
    even = _per_pixel(finer.astype("f4"))
    apart = np.abs(colour - even).max(2)
    for axis in (0, 1):
        apart = sum(np.roll(apart, k, axis) for k in range(-4, 5)) / 9
    return np.where(apart[..., None] < 0.04, even, colour)


def _per_pixel(points):
    """The mean of the points of each pixel."""
    height, width = (n // FINER for n in points.shape[:2])
    return points.reshape(height, FINER, width, FINER, -1).mean((1, 3))


def _without_light():
    """Leave out all that takes time and does not show in a colour: lights, surroundings and bumps."""
    for o in bpy.context.scene.objects:
        o.hide_render = o.hide_render or o.type == "LIGHT"
    if bpy.context.scene.world:
        bpy.context.scene.world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0
    for material in bpy.data.materials:
        tree = material.node_tree
        for link in list(tree.links) if tree else ():
            if link.to_socket.name == "Normal":
                tree.links.remove(link)


def _drawing(material):
    """What a material draws: a pattern tile with its repeats, or one tint; nothing for wood and other grains."""
    principled = material.node_tree.nodes.get("Principled BSDF") if material.node_tree else None
    if principled is None:
        return {}
    colour = principled.inputs["Base Color"]
    if not colour.is_linked:
        return {"tint": list(colour.default_value)[:3]}
    node = colour.links[0].from_node
    if node.type == "MIX_RGB" and node.blend_type == "MULTIPLY" and node.inputs[1].is_linked:
        node = node.inputs[1].links[0].from_node  # a weave over a printed tile
    if node.type == "TEX_IMAGE":
        where = node.inputs["Vector"]
        mapping = where.links[0].from_node if where.is_linked else None
        repeat = list(mapping.inputs["Scale"].default_value)[:2] if mapping and mapping.type == "MAPPING" else [1, 1]
        hairs = bool(material.get("hairs", False))
        return {"tile": bpy.path.abspath(node.image.filepath), "repeat": repeat, "hairs": hairs}
    return {"tint": list(material["tint"])} if "tint" in material else {}


def recolor(p):
    """Write OUT/name.png in the light that p.light kept.

    The light that cloth throws on cloth keeps its old tint, so the colours should not differ by too much.
    """
    light = f"{CACHE}/light/{p.light}.npz"
    if not os.path.exists(light):
        raise SystemExit(f"no light of {p.light!r} in {CACHE}/light: render that picture first, with keep_light")
    seen = np.load(f"{CACHE}/light/{p.light}-surface.npz")
    number, place = seen["material"], seen["place"]
    albedo = seen["colour"].astype("f4")
    if json.loads(str(seen["names"])) != [m.name for m in bpy.data.materials]:
        raise SystemExit(f"{p.name} has other materials than {p.light}: it needs a render of its own")
    before, now = json.loads(str(seen["drawn"])), [_drawing(m) for m in bpy.data.materials]
    old_albedo, changed = albedo.copy(), np.zeros(number.shape, "f4")
    for k, (old, new) in enumerate(zip(before, now, strict=True), 1):
        if old == new or not new:
            continue
        here = number == k
        changed[here] = 1
        if new.get("hairs"):
            colour = _drawn(new, place[here]) * _lightness(albedo[here], _drawn(old, place[here]))
        elif "tile" in new:
            colour = _drawn(new, place[here]) * _thread(albedo[here], old) ** 0.4
        else:
            colour = np.array(new["tint"], "f4") * _thread(albedo[here], old)
        albedo[here] = np.minimum(colour, 1)
    kept = np.load(light)
    albedo = _blend(kept["albedo"].astype("f4"), old_albedo, albedo, changed)
    save(p.name, kept["irradiance"].astype("f4") * albedo + kept["added"].astype("f4"))


def _blend(kept, old, new, changed):
    """The kept colours where nothing changed, the new ones where all did, and their difference at an edge.

    What shines through a sheer is only seen by the random rays of the kept colours; there they add up to more than 1.
    """
    share, old, new = _per_pixel(changed), _per_pixel(old), _per_pixel(new)
    return np.where(share == 1, new, np.maximum(kept + new - old, 0))


def _drawn(drawing, place):
    """The linear colours that a pattern tile draws at places on the cloth."""
    return _tile(drawing["tile"], place * np.array(drawing["repeat"], "f4"))


def _lightness(colour, drawn):
    """How much lighter or darker than its drawing each point of a pile is: every hair differs."""
    return np.clip(colour.mean(1, keepdims=True) / np.maximum(drawn.mean(1, keepdims=True), 0.02), 0.4, 1.4)


def _thread(colour, old):
    """How much lighter or darker than its tint each point of a plain cloth is."""
    if "tint" not in old:
        return np.ones((len(colour), 1), "f4")
    return colour.mean(1, keepdims=True) / max(1e-4, sum(old["tint"]) / 3)


def _tile(path, where):
    """The linear colours of a repeated tile at places given in tiles, between its four nearest points."""
    image = bpy.data.images.load(path, check_existing=True)
    width, height = image.size
    raw = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(raw)
    raw = raw.reshape(height, width, 4)[..., :3]
    linear = np.where(raw <= 0.04045, raw / 12.92, ((raw + 0.055) / 1.055) ** 2.4).astype("f4")
    x, y = where[:, 0] * width - 0.5, where[:, 1] * height - 0.5
    left, low = np.floor(x), np.floor(y)
    fx, fy = (x - left)[:, None], (y - low)[:, None]
    left, low = left.astype("i4"), low.astype("i4")
    at = lambda dx, dy: linear[(low + dy) % height, (left + dx) % width]
    return (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy
