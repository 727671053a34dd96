"""Render settings, the passes of a render, and the Filmic PNG."""

import os
import shutil
import tempfile
import time

import bpy
import numpy as np

from .denoise import prepare, separate
from ..settings import CACHE, OUT, THREADS, log

PASSES = (
    "DiffDir DiffInd DiffCol GlossDir GlossInd GlossCol TransDir TransInd TransCol Emit Env Normal Depth"
).split()


def use_device(scene):
    """Render on an OptiX or CUDA graphics card when there is one, else on the processor."""
    prefs = bpy.context.preferences.addons["cycles"].preferences
    scene.cycles.device = "CPU"
    for kind in ("OPTIX", "CUDA"):
        try:
            prefs.compute_device_type = kind
        except TypeError:  # this Blender was built without it
            continue
        prefs.get_devices()
        if any(device.type == kind for device in prefs.devices):
            for device in prefs.devices:
                device.use = device.type == kind
            scene.cycles.device = "GPU"
            break
    log("device", scene.cycles.device)


def setup(width, height, samples, bounces=4, exposure=0.3, look="Medium High Contrast", transparent=False):
    """Size, sampling, light paths, Filmic view and the passes that the denoiser needs."""
    prepare()
    s = bpy.context.scene
    r = s.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = width, height, 100
    r.use_persistent_data = True
    r.film_transparent = transparent
    if THREADS:
        r.threads_mode, r.threads = "FIXED", THREADS
    use_device(s)
    c = s.cycles
    c.samples = samples
    c.use_adaptive_sampling = c.use_denoising = False
    c.max_bounces = c.diffuse_bounces = bounces
    c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 3, 4, 8
    c.sample_clamp_indirect = 4
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 1.0
    view = s.view_settings
    view.view_transform, view.look, view.exposure, view.gamma = "Filmic", look, exposure, 1.0
    layer = bpy.context.view_layer
    for kind in ("diffuse", "glossy", "transmission"):
        for part in ("direct", "indirect", "color"):
            setattr(layer, f"use_pass_{kind}_{part}", True)
    layer.use_pass_emit = layer.use_pass_environment = layer.use_pass_normal = layer.use_pass_z = True
    return s


def output_node(names, folder):
    """Let the compositor write each pass to its own EXR file."""
    s = bpy.context.scene
    s.use_nodes = True
    tree = s.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.exr_codec = "NONE"
    files.base_path = folder
    files.file_slots.clear()
    for name in names:
        files.file_slots.new(name)
    for slot, name in zip(files.file_slots, names):
        slot.path = name + "_"
        tree.links.new(layers.outputs[name], files.inputs[name])
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])


def _read_exr(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Linear"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)


def _render_passes(names, seed, folder):
    """One render: a dict of pass arrays, as output_node writes them to the folder."""
    s = bpy.context.scene
    s.cycles.seed = seed
    bpy.ops.render.render(write_still=False)
    return {n: _read_exr(f"{folder}/{n}_{s.frame_current:04d}.exr") for n in names}


def expose(seed, names=("Image", "Alpha", *PASSES)):
    """Take the scene with the samples it is set to: a dict of noisy pass arrays (height, width, 4)."""
    begin = time.time()
    folder = tempfile.mkdtemp(dir=CACHE)
    output_node(names, folder)
    seen = _render_passes(names, seed, folder)
    shutil.rmtree(folder)
    s = bpy.context.scene
    size = f"{s.render.resolution_x}x{s.render.resolution_y}"
    log(f"exposed {size} samples={s.cycles.samples} in {time.time() - begin:.1f}s")
    return seen


def develop(seen, environment=True, albedo=None):
    """The light on surfaces, and what is added to their colour in that light: gloss, glow and surroundings.

    albedo: the colour that the light is going to be multiplied by, when it is not the one that was exposed.
    """
    rgb = lambda name: seen[name][..., :3]
    shine = (rgb("GlossDir") + rgb("GlossInd")) * rgb("GlossCol")
    shine += (rgb("TransDir") + rgb("TransInd")) * rgb("TransCol")
    light, colour, depth = rgb("DiffDir") + rgb("DiffInd"), rgb("DiffCol"), seen["Depth"][..., 0]
    light, shine = separate(light, colour, shine, rgb("Normal"), depth, colour if albedo is None else albedo)
    added = shine + rgb("Emit")
    return light, added + rgb("Env") if environment else added


def render(name, denoise=True, seed=1):
    """Render, denoise and write OUT/name.png; gives the linear image and its alpha."""
    transparent = bpy.context.scene.render.film_transparent
    seen = expose(seed)
    image = seen["Image"][..., :3]
    if denoise:
        # the environment pass is not masked by alpha, so transparent layers leave it out
        light, added = develop(seen, environment=not transparent)
        image = light * seen["DiffCol"][..., :3] + added
    alpha = seen["Alpha"][..., 0]
    save(name, image, alpha if transparent else None)
    return image, alpha


def save(name, image, alpha=None):
    """Write a linear image as 8-bit PNG through the scene's view transform."""
    s = bpy.context.scene
    height, width, _ = image.shape
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = image
    if alpha is not None:
        pixels[..., 3] = alpha
    picture = bpy.data.images.new(name, width, height, alpha=alpha is not None, float_buffer=True)
    picture.pixels.foreach_set(pixels.ravel())
    settings = s.render.image_settings
    settings.file_format, settings.color_depth, settings.compression = "PNG", "8", 30
    settings.color_mode = "RGB" if alpha is None else "RGBA"
    picture.save_render(f"{OUT}/{name}.png", scene=s)
    bpy.data.images.remove(picture)
    log(f"{name} {width}x{height} cpu={sum(os.times()[:2]):.1f}s")
