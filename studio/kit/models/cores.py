"""What is inside a mattress: springs, foam and latex, from y0 to y1 and from z0 to z1, in the middle of x."""

from .fabrics import *
from .geometry import *
from .materials import *


def springs(width, y0, y1, z0, z1):
    """Rows of pocket springs in white fleece."""
    fleece = fabric("fleece", "#f7f6f2", "cotton", bumpk=2)
    pitch = 0.064
    nx = int((width - 0.10) / pitch)
    rows = max(1, int((y1 - y0) / pitch))
    profile = smooth_profile(
        [
            (0.012, 0),
            (0.028, 0.004),
            (0.032, 0.02),
            (0.0325, (z1 - z0) / 2),
            (0.032, z1 - z0 - 0.02),
            (0.028, z1 - z0 - 0.004),
            (0.001, z1 - z0 - 0.001),
        ],
        30,
    )
    for j in range(rows):
        for i in range(nx):
            lathe("spring", profile, fleece, 24, ((i - (nx - 1) / 2) * pitch, y0 + (j + 0.5) * pitch, z0))


def foam(name, width, y0, y1, z0, z1, color, hole=0.35):
    """A slab of foam with open pores."""
    t = Shader(name)
    pores = t.add("ShaderNodeTexVoronoi", Scale=260)
    t.link(t.coord("Object"), pores.inputs["Vector"])
    n = t.noise(t.coord("Object"), 120, 3)
    h = t.math("ADD", pores.outputs["Distance"], n)
    t.setp(
        Base_Color=t.mix(n, scaled(srgb(color), 0.88), scaled(srgb(color), 1.05)),
        Roughness=0.95,
        Specular=0.1,
        Normal=t.bump(h, hole, 0.003),
    )
    return rbox(name, (width - 0.03, y1 - y0, z1 - z0), (0, (y0 + y1) / 2, (z0 + z1) / 2), t.m, 0.006)


def latex(width, y0, y1, z0, z1, pitch=0.024):
    """A slab of latex with the air channels that its mould leaves, some of them cut through at its front."""
    t = Shader("latex")
    rows = t.add("ShaderNodeTexVoronoi", voronoi_dimensions="2D", Scale=1 / pitch, Randomness=0)
    t.link(t.coord("Object"), rows.inputs["Vector"])
    channel = t.math("LESS_THAN", rows.outputs["Distance"], 0.15)
    fine = t.noise(t.coord("Object"), 160, 3)
    t.setp(
        Base_Color=t.mix(channel, srgb("#efe3c4"), srgb("#bba97f")),
        Roughness=0.8,
        Specular=0.2,
        Normal=t.bump(t.math("SUBTRACT", t.math("MULTIPLY", fine, 0.15), channel), 0.6, 0.004),
    )
    # Rows are counted from the middle of the slab; its front is cut along one.
    y0 = y1 - round((y1 - y0) / 2 / pitch) * 2 * pitch
    return rbox("latex", (width - 0.03, y1 - y0, z1 - z0), (0, (y0 + y1) / 2, (z0 + z1) / 2), t.m, 0.006)
