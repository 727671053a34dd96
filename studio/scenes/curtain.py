"""Two lined curtains and a sheer in front of a window."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="curtain",
    width=1000,
    height=1000,
    samples=36,
    seed=1,
    color="#cdb79c",
    sheer="#fbf9f4",
    wall="#ece5da",
    seat="",  # colour of an armchair beside the window, with a plant and a rug; "" for none
)
reset()
world((0.95, 0.97, 1), 0.45)
wall = plain("wall", P.wall, 0.9, spec=0.1, bump=0.012, bscale=60)
white, black = plain("white", "#fbfaf7", 0.4), plain("rod", "#23211f", 0.4)

# wall with a window, 1.7 m wide, from z0 to z1
x1, z0, z1 = 0.85, 0.45, 2.30
middle = (z0 + z1) / 2
for x, z, sx, sz in (
    (-4.5, 1.7, 7.3, 3.4),
    (4.5, 1.7, 7.3, 3.4),
    (0, z0 / 2, 1.7, z0),
    (0, (3.4 + z1) / 2, 1.7, 3.4 - z1),
):
    rbox("wall", (sx, 0.18, sz), (x, 0.15, z), wall, 0)
quad("floor", lambda u, v: ((u - 0.5) * 16, -6 + v * 6.2, 0), planks("floor"))
rbox("skirt", (16, 0.018, 0.11), (0, 0.05, 0.055), white, 0.004)
bars = [(x, middle, 0.06, z1 - z0) for x in (0.03 - x1, x1 - 0.03)]
bars += [(0, z, 1.7, 0.06) for z in (z0 + 0.03, z1 - 0.03)]
bars += [(0, middle, 0.07, z1 - z0), (0, z0 + 1.35, 1.7, 0.035)]
for x, z, sx, sz in bars:
    rbox("frame", (sx, 0.06, sz), (x, 0.16, z), white, 0.005)
rbox("sill", (1.78, 0.10, 0.03), (0, 0.09, z0 - 0.005), white, 0.006)


def outdoors():
    """A soft garden and sky behind the window."""
    t = Shader("outdoors")
    uv, split = t.coord("UV"), t.add("ShaderNodeSeparateXYZ")
    t.link(uv, split.inputs[0])
    blur = t.math("MULTIPLY", t.math("SUBTRACT", t.noise(t.mapping(uv, (7, 4, 1)), 1.4, 4), 0.5), 0.5)
    stops = ((0.30, "#8fa37c"), (0.42, "#c5d2b4"), (0.52, "#eef4fa"), (0.9, "#dbe9f7"))
    color = t.ramp(t.math("ADD", split.outputs[1], blur), [(p, srgb(c)) for p, c in stops])
    glow = t.add("ShaderNodeEmission", Strength=2.6)
    t.link(color, glow.inputs[0])
    t.link(glow.outputs[0], t.out.inputs[0])
    quad("outdoors", lambda u, v: ((u - 0.5) * 9, 3.0, -0.8 + v * 4.6), t.m).visible_shadow = False


def see_through(material, share):
    """Let a share of the light pass straight through."""
    tree = material.node_tree
    output = tree.nodes["Material Output"].inputs[0]
    mix = tree.nodes.new("ShaderNodeMixShader")
    mix.inputs[0].default_value = share
    tree.links.new(output.links[0].from_socket, mix.inputs[1])
    tree.links.new(tree.nodes.new("ShaderNodeBsdfTransparent").outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], output)
    return material


outdoors()
lined = fabric("lined", P.color, "weave", translucent=0.18, sheen=0.4, bumpk=0.8)
fine = dict(folds=7, amp=0.040, nx=420, nz=70)
curtain(-1.36, -0.60, -0.13, 0.015, 2.50, lined, seed=P.seed + 2, **fine)
curtain(0.60, 1.36, -0.13, 0.015, 2.50, lined, seed=P.seed + 10, **fine)
sheer = see_through(fabric("sheer", P.sheer, "weave", translucent=0.5, bumpk=0.5), 0.38)
curtain(-0.9, 0.1, -0.01, 0.02, 2.49, sheer, folds=11, amp=0.024, seed=P.seed + 20, nx=420)

# rod at y=-.13, so that the cloth hangs clear of the sill
cyl("rod", 0.014, 3.1, (0, -0.13, 2.53), black, rot=(0, math.pi / 2, 0))
knob = smooth_profile([(0.001, -0.03), (0.026, -0.012), (0.026, 0.012), (0.001, 0.03)], 16)
for side in (-1, 1):
    lathe("knob", knob, black, 24, (side * 1.56, -0.13, 2.53))
    cyl("bracket", 0.009, 0.20, (side * 1.48, -0.04, 2.53), black, rot=(math.pi / 2, 0, 0))
    for k in range(9):
        x, turn = side * (0.66 + k * 0.09), np.linspace(0, 2 * math.pi, 20, endpoint=False)
        ring = [(x, -0.13 + 0.022 * math.cos(a), 2.522 + 0.022 * math.sin(a)) for a in turn]
        tube("ring", ring, 0.0025, black, True)
if P.seat:
    plant((1.50, -0.65, 0), h=1.15, n=50, leaf=0.21, potr=0.17, potz=0.32, seed=P.seed + 3)
    armchair((-1.38, -1.05), P.seat, "#c08f6a", turn=math.radians(34))
    pile = fabric("pile", "#d9cebd", "boucle", scale=0.25, bumpk=1.6)
    softbox("rug", (3.4, 1.7, 0.018), (-0.2, -1.55, 0.009), pile, r=0.009, n=60, noise=0.004, nscale=4)

area((0, 1.2, 1.9), (0, -1.2, 0.6), 2.4, 170, (1, 0.97, 0.92), size_y=2.0)
area((-2.0, -4.3, 2.5), (0, 0, 1.2), 2.6, 140, (1, 0.98, 0.95))
sun((-0.55, -1.0, -0.85), 3.0, 0.8, (1, 0.9, 0.78))
camera((0.06, -4.7, 1.30), (0.0, 0, 1.30), lens=48, shift_y=-0.02)
reframe(P)
setup(P.width, P.height, P.samples, bounces=6, exposure=0.25)
shoot(P)
