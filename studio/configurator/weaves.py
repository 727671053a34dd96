"""Upholstery that can be dyed: every albedo is the dye times a factor, so that pictures of three greys tell all colours."""

import math

from kit import *


def _dyed(t, factor):
    """The dye (a node named "dye") times a factor of about 1."""
    dye = t.add("ShaderNodeRGB")
    dye.name = "dye"
    return t.mix(1.0, dye.outputs[0], factor, "MULTIPLY")


def _around_one(t, value, spread):
    """A noise of 0 to 1 as a factor around 1."""
    return t.math("ADD", t.math("MULTIPLY", t.math("SUBTRACT", value, 0.5), spread), 1.0)


def _threads(t, split, pitch):
    """Warp and weft of a plain weave, pitch metres apart: 1 on top of a thread, 0 between threads."""
    u, v = (t.math("MULTIPLY", split.outputs[k], math.pi / pitch) for k in (0, 1))
    ridge = lambda x: t.math("ABSOLUTE", t.math("SINE", x))
    over = t.math("GREATER_THAN", t.math("MULTIPLY", t.math("SINE", u), t.math("SINE", v)), 0.0)
    return t.math("ADD", t.math("MULTIPLY", over, ridge(u)), t.math("MULTIPLY", t.math("SUBTRACT", 1.0, over), ridge(v)))


def woven(name="geweven"):
    """A coarse plain weave with uneven threads."""
    t = Shader(name)
    uv = t.coord("UV")
    split = t.add("ShaderNodeSeparateXYZ")
    t.link(uv, split.inputs[0])
    threads = _threads(t, split, 0.0042)
    slubs = t.math(
        "ADD",
        t.noise(t.mapping(uv, (24, 420, 1)), 1, 2),
        t.noise(t.mapping(uv, (420, 24, 1)), 1, 2),
    )
    shade = t.math("MULTIPLY", _around_one(t, t.math("MULTIPLY", slubs, 0.5), 0.9), _around_one(t, threads, 0.24))
    bump = t.bump(t.math("ADD", threads, slubs), 0.5, 0.0022)
    t.setp(Base_Color=_dyed(t, shade), Roughness=0.92, Specular=0.12, Sheen=0.2, Sheen_Tint=0, Normal=bump)
    return t.m


def boucle(name="boucle"):
    """Loops of yarn of a few millimetres."""
    t = Shader(name)
    at = t.coord("Object")
    fine = t.noise(at, 210, 3, 0.6)
    loops = t.add("ShaderNodeTexVoronoi", Scale=170)
    t.link(at, loops.inputs["Vector"])
    clumps = t.noise(at, 42, 2)
    height = t.math("ADD", t.math("MULTIPLY", loops.outputs["Distance"], -1.1), t.math("MULTIPLY", fine, 0.8))
    shade = t.math(
        "MULTIPLY",
        t.math("SUBTRACT", 1.14, t.math("MULTIPLY", loops.outputs["Distance"], 0.36)),
        _around_one(t, fine, 0.5),
    )
    bump = t.bump(clumps, 0.25, 0.008, t.bump(height, 0.75, 0.004))
    t.setp(Base_Color=_dyed(t, shade), Roughness=0.96, Specular=0.08, Sheen=0.35, Sheen_Tint=0, Normal=bump)
    return t.m


def velvet(name="velvet"):
    """A short pile: dark where one looks into it, light where one looks along it, with strokes in both directions."""
    t = Shader(name)
    at = t.coord("Object")
    strokes = t.ramp(t.noise(t.mapping(at, (1, 1, 0.5)), 9, 3, 0.55, 0.6), [(0.38, (0, 0, 0)), (0.62, (1, 1, 1))])
    along = t.add("ShaderNodeLayerWeight", Blend=0.32).outputs["Facing"]
    shade = t.math("ADD", t.math("ADD", 0.58, t.math("MULTIPLY", along, 0.5)), t.math("MULTIPLY", strokes, 0.28))
    bump = t.bump(t.noise(at, 320, 2), 0.18, 0.002)
    t.setp(Base_Color=_dyed(t, shade), Roughness=0.7, Specular=0.12, Sheen=0.9, Sheen_Tint=0, Normal=bump)
    return t.m


WEAVES = {"geweven": woven, "boucle": boucle, "velvet": velvet}


def dye(material, colour):
    """Give upholstery a colour: a linear grey, three linear numbers, or "#rrggbb"."""
    if isinstance(colour, str):
        colour = srgb(colour)
    elif not isinstance(colour, (tuple, list)):
        colour = (colour,) * 3
    material.node_tree.nodes["dye"].outputs[0].default_value = (*colour, 1)
