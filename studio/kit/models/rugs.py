"""Long-haired rugs."""

import math
import random

from mathutils import Vector
from mathutils import noise as mnoise

import bpy

from ..settings import texture
from .geometry import *
from .materials import *


def pile_material(pattern):
    """The rug's tile on the hairs, each hair lighter or darker and lighter at its tip."""
    t = Shader("pile")
    t.m["hairs"] = True  # for recolor
    tile, hair = t.add("ShaderNodeTexImage"), t.add("ShaderNodeHairInfo")
    tile.image = bpy.data.images.load(texture(pattern))
    t.link(t.coord("UV"), tile.inputs[0])
    each = t.math("ADD", 0.82, t.math("MULTIPLY", hair.outputs["Random"], 0.28))
    tip = t.math("ADD", 0.7, t.math("MULTIPLY", hair.outputs["Intercept"], 0.4))
    color = t.mix(1, tile.outputs[0], t.mix(1, each, tip, "MULTIPLY"), "MULTIPLY")
    return t.setp(Base_Color=color, Roughness=0.95, Specular=0.05, Sheen=0.3).m


def hair_rug(centre, width, length, pattern, hairs=260000, pile=0.020):
    """A rug with long hairs; its length lies along the wall."""

    def surface(u, v):
        uneven = lambda a, b, c: mnoise.noise(Vector((u * a, v * b, c)))
        x, y = (u - 0.5) * width, (v - 0.5) * length
        return (x + 0.012 * uneven(2, 3, 0), y + 0.012 * uneven(3, 2, 5), 0.006 + 0.004 * uneven(4, 5, 2))

    mesh = grid_mesh("rug", 60, 80, surface)
    o = obj("rug", mesh, pile_material(pattern), loc=(*centre, 0), rot=(0, 0, math.radians(90)))
    o.modifiers.new("hair", "PARTICLE_SYSTEM")
    h = o.particle_systems[0].settings
    h.type, h.use_advanced_hair, h.count = "HAIR", True, hairs // 6
    h.hair_length, h.hair_step, h.render_step, h.length_random = pile, 3, 3, 0.25
    h.brownian_factor, h.roughness_1, h.roughness_endpoint = 0.008, 0.004, 0.006
    h.child_type, h.rendered_child_count, h.child_nbr = "SIMPLE", 6, 1
    h.child_radius, h.child_roundness = 0.008, 0
    h.root_radius, h.tip_radius, h.radius_scale, h.shape = 0.9, 0.6, 0.0026, -0.3


def rug_fringes(centre, width, length, color):
    """Knotted yarn at both ends of a rug."""
    yarn, chance = plain("fringe", color, 0.95, spec=0.05), random.Random(3)
    for side in (-1, 1):
        for i in range(110):
            y, x = centre[1] + (i / 109 - 0.5) * width * 0.985, centre[0] + side * length / 2
            long_, drift = side * chance.uniform(0.05, 0.075), chance.uniform(-0.008, 0.008)
            line = [(x, y, 0.008), (x + long_ * 0.4, y + drift * 0.4, 0.007), (x + long_, y + drift, 0.003)]
            tube("fringe", line, 0.0022, yarn, res=1)
