"""Layers for a box spring configurator, as linear float masters for compose.mjs.

mode "layers": each layer alone, fabric layers with albedo 0, .4 and .8; "check": whole pictures in grey
steps and in true colours plus the fabric mask, to measure the method; "preview": one picture.
"""

import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="configurator",
    width=1200,
    height=900,
    samples=24,
    seed=1,
    mode="layers",
    bed_width=1.8,
    headboard="channel",
    mattress="pocket",
    topper="comfort",
    legs="wood-round",
    color="#8c9384",  # for preview
    colors={"navy": "#2b3a55", "terracotta": "#b5654a", "sage": "#8c9384"},  # for check
)
LOOK = dict(exposure=0.30, look="Medium High Contrast")
ALBEDOS = {"a0": 0.0, "a4": 0.4, "a8": 0.8}
FOLDER = f"{CACHE}/configurator"
os.makedirs(FOLDER, exist_ok=True)

scene = reset()
world((0.92, 0.96, 1), 0.55)
room(-2.6, 2.6, h=3.2, wall="#ece5da")
beside = P.bed_width / 2 + 0.37
oak = wood("oak", "#c49a6a", "#9d7447")
for x in (-beside, beside):
    nightstand((x, -0.22, 0), oak)
lamp((-beside, -0.22, 0.48), on=4)
vase((beside - 0.05, -0.2, 0.48))
plant((beside + 0.63, -0.30, 0), h=1.25, n=44, leaf=0.22, potr=0.18, potz=0.34)
pile = fabric("pile", "#ddd3c3", "boucle", scale=0.25, bumpk=1.6)
softbox("rug", (P.bed_width + 1.1, 1.9, 0.018), (0, -1.75, 0.009), pile, r=0.009, n=60, noise=0.004, nscale=4)
layers = {"room": list(bpy.data.objects)}

upholstery = fabric("upholstery", "#808080", "boucle", sheen=0.35)
parts, top, head = bed(upholstery, P.bed_width, 2.0, P.headboard, P.mattress, P.topper, P.legs)
for part in ("headboard", "legs", "box", "mattress", "topper"):  # painter's order
    if part in parts:
        layers[part] = parts[part]
cotton = fabric("cotton", "#f7f4ee", "cotton", sheen=0.3)
layers["pillows"] = []
for i, x in enumerate((-P.bed_width / 4, P.bed_width / 4)):
    at, rot = (x, head - 0.22, top + 0.26), (math.radians(60), 0, math.radians(6 * i - 3))
    one = pillow("pillow", 0.70, 0.58, cotton, seed=i, loc=at, rot=rot)
    layers["pillows"].append(one)
FABRIC_LAYERS = ("headboard", "box")

area((-3.4, -2.3, 1.6), (0, -1.2, 0.7), 2.6, 150, (1, 0.97, 0.93), size_y=2.2)
area((2.5, -5.5, 2.4), (0, -1, 0.6), 2.5, 28, (0.95, 0.97, 1))
camera((1.25, -5.3, 1.25), (-0.10, -1.0, 1.25), lens=43, shift_y=-0.125)
setup(P.width, P.height, P.samples, transparent=P.mode == "layers", **LOOK)


def dye(color):
    """Give the upholstery another colour: the mix of its darker and its lighter threads."""
    color = srgb(color) if isinstance(color, str) else (color,) * 3
    mix = next(node for node in upholstery.node_tree.nodes if node.type == "MIX_RGB")
    mix.inputs[1].default_value = (*scaled(color, 0.80), 1)
    mix.inputs[2].default_value = (*scaled(color, 1.12), 1)


def master(name):
    """Render and keep the linear picture, premultiplied, from the top row down."""
    image, alpha = render(f"configurator_{name}", seed=P.seed)
    pixels = np.dstack([image, alpha if P.mode == "layers" else np.ones_like(alpha)])
    pixels[::-1].astype("<f4").tofile(f"{FOLDER}/{name}.f32")


def render_layers():
    for name, objects in layers.items():
        for o in (o for group in layers.values() for o in group):
            # rug and floor hide the ends of the legs
            hides = name == "legs" and o in layers["room"] and o.name.split(".")[0] in ("rug", "floor")
            o.visible_camera, o.is_holdout = o in objects or hides, hides
        for step, albedo in (ALBEDOS if name in FABRIC_LAYERS else {"plain": 0.4}).items():
            dye(albedo)
            master(f"layer_{name}_{step}")


def render_check():
    for step, albedo in {**ALBEDOS, **P.colors}.items():
        dye(albedo)
        master(f"full_{step}")
    white, black = emit("inside", (1, 1, 1), 1), emit("outside", (0, 0, 0), 0)
    for o in bpy.data.objects:
        o.hide_render = o.type == "LIGHT"
        for slot in o.material_slots:
            slot.material = white if slot.material == upholstery else black
    scene.cycles.samples = 16
    scene.view_settings.view_transform, scene.view_settings.look = "Raw", "None"
    scene.view_settings.exposure = 0
    image, _ = render("configurator_mask", denoise=False)
    np.dstack([image, image[..., :1]])[::-1].astype("<f4").tofile(f"{FOLDER}/mask.f32")


def write_lut(size=48, low=-10, high=4.5):
    """Blender's own view transform as a table over log2 of linear colour, 16-bit PNG."""
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", LOOK["look"]
    scene.view_settings.exposure = LOOK["exposure"]
    axis = 2 ** (low + (high - low) * np.arange(size) / (size - 1))
    axis[0] = 0
    blue, green, red = np.meshgrid(axis, axis, axis, indexing="ij")
    grid = np.stack([red, green, blue, np.ones_like(red)], -1).reshape(size * size, size, 4)
    image = bpy.data.images.new("lut", size, size * size, float_buffer=True)
    image.pixels.foreach_set(grid[::-1].astype(np.float32).ravel())
    settings = scene.render.image_settings
    settings.file_format, settings.color_depth, settings.color_mode = "PNG", "16", "RGB"
    image.save_render(f"{FOLDER}/lut.png", scene=scene)
    facts = dict(width=P.width, height=P.height, lut=dict(size=size, low=low, high=high))
    facts.update(layers=list(layers), fabric=FABRIC_LAYERS)
    with open(f"{FOLDER}/facts.json", "w") as f:
        json.dump(facts, f)


if P.mode == "preview":
    dye(P.color)
    render(P.name, seed=P.seed)
else:
    render_layers() if P.mode == "layers" else render_check()
    write_lut()
