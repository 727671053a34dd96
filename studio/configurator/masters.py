"""Masters: linear float pictures of layers, cropped to what they show, kept in CACHE/configurator."""

import json
import math
import os

import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from kit import *
from kit.camera.render import develop, expose

FOLDER = f"{CACHE}/configurator"
PAD = 4  # pixels around what a layer shows
SOLID = 0.98  # a pixel that a layer covers


def _box(objects, width, height):
    """The rectangle (left, top, right, bottom) in pixels that objects fill in the camera's picture."""
    bpy.context.view_layer.update()
    scene, graph = bpy.context.scene, bpy.context.evaluated_depsgraph_get()
    found = []
    for o in (o for o in objects if o.type in ("MESH", "CURVE")):
        corners = [o.matrix_world @ Vector(c) for c in o.evaluated_get(graph).bound_box]
        found += [world_to_camera_view(scene, scene.camera, c) for c in corners]
    left, right = min(p.x for p in found) * width, max(p.x for p in found) * width
    top, bottom = (1 - max(p.y for p in found)) * height, (1 - min(p.y for p in found)) * height
    clamp = lambda v, most: int(min(max(v, 0), most))
    return (
        clamp(math.floor(left) - PAD, width),
        clamp(math.floor(top) - PAD, height),
        clamp(math.ceil(right) + PAD, width),
        clamp(math.ceil(bottom) + PAD, height),
    )


def _bleed(colour, inside):
    """Colours beyond the edge of what is inside: the mean of ever wider surroundings."""
    if inside.all() or not inside.any():
        return colour
    weight = inside.astype("f4")[..., None]
    levels = [(colour * weight, weight)]
    while min(levels[-1][1].shape[:2]) > 1:
        halved = []
        for x in levels[-1]:
            x = np.pad(x, ((0, x.shape[0] % 2), (0, x.shape[1] % 2), (0, 0)))
            halved.append(x.reshape(x.shape[0] // 2, 2, x.shape[1] // 2, 2, -1).sum((1, 3)))
        levels.append(tuple(halved))
    sums, weights = levels.pop()
    filled = sums / np.maximum(weights, 1e-9)
    for sums, weights in reversed(levels):
        wider = filled.repeat(2, 0).repeat(2, 1)[: sums.shape[0], : sums.shape[1]]
        filled = np.where(weights > 0, sums / np.maximum(weights, 1e-9), wider)
    return filled


class Masters:
    """Takes layers of one view."""

    def __init__(self, view, seed):
        self.folder, self.seed = f"{FOLDER}/{view}", seed
        os.makedirs(self.folder, exist_ok=True)

    def exists(self, name):
        return os.path.exists(f"{self.folder}/{name}.json")

    def _keep(self, name, pictures, left, top, **note):
        """Write float pictures from the top row down, and at last the note that tells where they belong."""
        height, width = next(iter(pictures.values())).shape[:2]
        for step, picture in pictures.items():
            picture[::-1].astype("<f4").tofile(f"{self.folder}/{name}.{step}.f32")
        with open(f"{self.folder}/{name}.json", "w") as f:
            json.dump(dict(left=left, top=top, width=width, height=height, steps=list(pictures), **note), f)
        log(f"{name} {width}x{height} cpu={sum(os.times()[:2]):.1f}s")

    def whole(self, name, objects=None, finer=1, **note):
        """The picture with all that is in it, opaque; with objects only as far as those reach.

        finer: how many times the samples of a layer; thin frames and leaves need more than cloth.
        """
        box = _box(objects, *self._size()) if objects else None
        cycles = bpy.context.scene.cycles
        cycles.samples *= finer
        colour = self._take(box)
        cycles.samples //= finer
        self._keep(name, {"plain": colour}, *(box or (0, 0))[:2], **note)

    def patch(self, name, objects, around=110, soft=70):
        """The picture near some objects, fading out towards its border: what their light changes."""
        width, height = self._size()
        left, top, right, bottom = _box(objects, width, height)
        box = max(0, left - around), max(0, top - around), min(width, right + around), min(height, bottom + around)
        colour = self._take(box)
        fade = lambda n: np.clip(np.minimum(np.arange(n), np.arange(n)[::-1]) / soft, 0, 1)
        alpha = fade(colour.shape[0])[:, None] * fade(colour.shape[1])[None]
        alpha = (alpha * alpha * (3 - 2 * alpha)).astype("f4")
        self._keep(name, {"alpha": alpha, "plain": colour}, *box[:2])

    def _size(self):
        r = bpy.context.scene.render
        return r.resolution_x, r.resolution_y

    def _take(self, box):
        """The denoised linear picture, or a rectangle of it."""
        self._look_at(box)
        seen = expose(self.seed)
        self._look_at(None)
        light, added = develop(seen)
        return light * seen["DiffCol"][..., :3] + added

    def _look_at(self, box):
        """Render only a rectangle (left, top, right, bottom) of the picture; all of it again without one."""
        r = bpy.context.scene.render
        r.use_border = r.use_crop_to_border = box is not None
        if box:
            width, height = self._size()
            left, top, right, bottom = box
            r.border_min_x, r.border_max_x = (left + 0.01) / width, (right + 0.01) / width
            r.border_min_y, r.border_max_y = (height - bottom + 0.01) / height, (height - top + 0.01) / height

    def layer(self, name, objects, steps=None):
        """What the camera sees of objects: its coverage ("alpha") and its colour in each step."""
        r = bpy.context.scene.render
        box = _box(objects, *self._size())
        self._look_at(box)
        r.film_transparent = True
        pictures = {"alpha": self._coverage()}
        for step, prepare in (steps or {"plain": lambda: None}).items():
            prepare()
            seen = expose(self.seed)
            light, added = develop(seen, environment=False)
            colour, alpha = light * seen["DiffCol"][..., :3] + added, seen["Alpha"][..., 0]
            pictures[step] = _bleed(np.maximum(colour, 0), (alpha > SOLID) & (pictures["alpha"] > SOLID))
        r.film_transparent = False
        self._look_at(None)
        self._keep(name, pictures, box[0], box[1])

    def _coverage(self, samples=24):
        """The share of each pixel that the objects cover, without light and thus without noise."""
        scene, layer = bpy.context.scene, bpy.context.view_layer
        cycles = scene.cycles
        before = cycles.samples, cycles.max_bounces
        cycles.samples, cycles.max_bounces = samples, 0
        layer.material_override = bpy.data.materials.get("coverage") or emit("coverage", (1, 1, 1), 1)
        alpha = expose(self.seed, ("Alpha",))["Alpha"][..., 0]
        layer.material_override = None
        cycles.samples, cycles.max_bounces = before
        return np.where(alpha > 0.995, 1, np.where(alpha < 0.005, 0, alpha)).astype("f4")

    def write_view_transform(self, look, size=48, low=-10, high=4.5):
        """Blender's own view transform as a table over log2 of linear colour, 16-bit PNG."""
        scene = bpy.context.scene
        axis = 2 ** (low + (high - low) * np.arange(size) / (size - 1))
        axis[0] = 0
        blue, green, red = np.meshgrid(axis, axis, axis, indexing="ij")
        grid = np.stack([red, green, blue, np.ones_like(red)], -1).reshape(size * size, size, 4)
        image = bpy.data.images.new("lut", size, size * size, float_buffer=True)
        image.pixels.foreach_set(grid[::-1].astype(np.float32).ravel())
        settings = scene.render.image_settings
        settings.file_format, settings.color_depth, settings.color_mode = "PNG", "16", "RGB"
        image.save_render(f"{FOLDER}/view-transform.png", scene=scene)
        with open(f"{FOLDER}/view-transform.json", "w") as f:
            json.dump(dict(size=size, low=low, high=high, **look), f)
