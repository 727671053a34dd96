"""Fabrics: upholstery, bed linen, towelling."""

import math

import bpy

from .materials import Shader, scaled, srgb


def fabric(
    name,
    color,
    kind="boucle",
    scale=1.0,
    image=None,
    uvscale=(1, 1),
    translucent=0.0,
    sheen=0.4,
    bumpk=1.0,
    creased=0.0,
):
    """A fabric: boucle (upholstery), velvet, weave (linen) or cotton (percale).

    image: pattern tile, repeated uvscale times per metre; translucent: share of light passing through;
    creased: how deep the creases are of linen that was washed and not ironed.
    """
    t = Shader(name)
    co = t.coord("Object")
    col = srgb(color) if isinstance(color, str) else color
    t.m["tint"] = col  # for recolor
    if image:
        im = bpy.data.images.load(image, check_existing=True)
        ti = t.add("ShaderNodeTexImage")
        ti.image = im
        ti.extension = "REPEAT"
        ti.interpolation = "Cubic"
        t.link(t.mapping(t.coord("UV"), (uvscale[0], uvscale[1], 1)), ti.inputs[0])
        base = ti.outputs[0]
    else:
        base = None

    def tint(k):
        return tuple((min(1, c * k) for c in col))

    if kind == "boucle":
        n1 = t.noise(co, scale=220 * scale, detail=3, rough=0.6)
        n2 = t.noise(co, scale=38 * scale, detail=2)
        v = t.add("ShaderNodeTexVoronoi", Scale=260 * scale)
        t.link(co, v.inputs["Vector"])
        h = t.math("ADD", t.math("MULTIPLY", v.outputs["Distance"], 0.8), n1)
        nb = t.bump(h, 0.55 * bumpk, 0.003)
        nb = t.bump(n2, 0.15 * bumpk, 0.006, nb)
        c = (
            t.mix(t.ramp(n1, [(0.3, (0, 0, 0)), (0.7, (1, 1, 1))]), tint(0.8), tint(1.12))
            if base is None
            else base
        )
        t.setp(Base_Color=c, Roughness=0.95, Sheen=sheen, Sheen_Tint=0.6, Specular=0.15, Normal=nb)
    elif kind == "velvet":
        n1 = t.noise(co, scale=25 * scale, detail=4)
        lw = t.add("ShaderNodeLayerWeight", Blend=0.35)
        c = t.mix(
            t.math("MULTIPLY", lw.outputs["Facing"], 0.65),
            scaled(col, 0.75),
            tuple((min(1, x * 1.6 + 0.03) for x in col)),
        )
        c = t.mix(
            t.math("MULTIPLY", t.ramp(n1, [(0.4, (0, 0, 0)), (0.65, (1, 1, 1))]), 0.25), c, scaled(col, 1.25)
        )
        t.setp(
            Base_Color=c,
            Roughness=0.8,
            Sheen=1.0,
            Sheen_Tint=0.7,
            Specular=0.1,
            Normal=t.bump(t.noise(co, scale=300 * scale, detail=2), 0.15 * bumpk, 0.002),
        )
    else:
        # two crossed sine bands on the UVs (metres), slub noise, faint wrinkles
        uvn = t.coord("UV")
        sx = t.add("ShaderNodeSeparateXYZ")
        t.link(uvn, sx.inputs[0])
        f = (700 if kind == "cotton" else 420) * scale
        a = t.math("SINE", t.math("MULTIPLY", sx.outputs[0], f * 2))
        b = t.math("SINE", t.math("MULTIPLY", sx.outputs[1], f * 2))
        w = t.math("MULTIPLY", a, b)
        sl = t.noise(t.mapping(uvn, (20, 700 * scale, 1)), scale=1, detail=2)
        sl2 = t.noise(t.mapping(uvn, (700 * scale, 20, 1)), scale=1, detail=2)
        s2 = t.math("ADD", sl, sl2)
        k = 1.0 if kind == "weave" else 0.35
        h = t.math("ADD", t.math("MULTIPLY", w, 0.25), t.math("MULTIPLY", s2, k))
        wr = t.noise(co, scale=5, detail=3, rough=0.45, dist=1.2)
        nb = t.bump(h, 0.35 * bumpk * k, 0.002)
        nb = t.bump(wr, 0.05 * bumpk, 0.03, nb)
        if creased:
            nb = t.bump(creases(t, uvn), creased, 0.02, nb)
        fac = t.math("MULTIPLY", t.math("SUBTRACT", s2, 0.7), k * 1.2)
        if base is None:
            c = t.mix(fac, tint(0.9), tint(1.08))
        elif kind == "cotton":  # the threads of a printed percale do not show in its colour
            c = base
        else:
            c = t.mix(0.15 * k, base, t.mix(fac, (0.8, 0.8, 0.8), (1, 1, 1)), "MULTIPLY")
        t.setp(
            Base_Color=c,
            Roughness=0.85 if kind == "weave" else 0.7,
            Sheen=sheen,
            Sheen_Tint=0.5,
            Specular=0.2,
            Normal=nb,
        )
    if translucent > 0:
        tr = t.add("ShaderNodeBsdfTranslucent")
        src = t.p.inputs["Base Color"]
        if src.is_linked:
            t.link(src.links[0].from_socket, tr.inputs[0])
        else:
            tr.inputs[0].default_value = src.default_value
        if t.p.inputs["Normal"].is_linked:
            t.link(t.p.inputs["Normal"].links[0].from_socket, tr.inputs["Normal"])
        mx = t.add("ShaderNodeMixShader")
        mx.inputs[0].default_value = translucent
        t.link(t.p.outputs[0], mx.inputs[1])
        t.link(tr.outputs[0], mx.inputs[2])
        t.link(mx.outputs[0], t.out.inputs[0])
    return t.m


def creases(t, uv):
    """Sharp ridges at two sizes that wander over the cloth, as where washed linen was pressed together."""

    def ridges(scale, dist):
        middle = t.math("SUBTRACT", t.noise(uv, scale=scale, detail=2, rough=0.5, dist=dist), 0.5)
        return t.math("POWER", t.math("ABSOLUTE", middle), 0.6)

    return t.math("ADD", ridges(4, 0.6), t.math("MULTIPLY", ridges(11, 0.4), 0.4))


def terry(name, color, band=None):
    """Towelling: loops of a few millimetres; band: (start, width) in metres of a flat woven band."""
    t = Shader(name)
    col = srgb(color)
    t.m["tint"] = col
    uv = t.coord("UV")
    loops = t.add("ShaderNodeTexVoronoi", Scale=420)
    t.link(uv, loops.inputs["Vector"])
    tufts = t.noise(uv, scale=230, detail=3, rough=0.6)
    patches = t.noise(uv, scale=14, detail=2)
    height = t.math(
        "ADD", t.math("MULTIPLY", tufts, 1.5), t.math("MULTIPLY", loops.outputs["Distance"], -0.8)
    )
    shade = t.math("ADD", t.math("MULTIPLY", tufts, 0.75), t.math("MULTIPLY", patches, 0.25))
    color = t.mix(t.ramp(shade, [(0.32, (0, 0, 0)), (0.68, (1, 1, 1))]), scaled(col, 0.72), scaled(col, 1.1))
    if band:
        split = t.add("ShaderNodeSeparateXYZ")
        t.link(uv, split.inputs[0])
        inside = t.math("COMPARE", split.outputs[1], band[0] + band[1] / 2)
        inside.node.inputs[2].default_value = band[1] / 2
        ribs = t.math("SINE", t.math("MULTIPLY", split.outputs[1], 900))
        height = t.mix(inside, height, t.math("MULTIPLY", ribs, 0.25))
        color = t.mix(inside, color, scaled(col, 0.8))
    bump = t.bump(height, 0.8, 0.0035)
    return t.setp(Base_Color=color, Roughness=1, Specular=0.05, Sheen=0.5, Sheen_Tint=0.6, Normal=bump).m


def waffle(name, color, cell=0.007):
    """Waffle cloth: ridges around square hollows, cell metres apart."""
    t = Shader(name)
    col = srgb(color)
    t.m["tint"] = col
    split = t.add("ShaderNodeSeparateXYZ")
    t.link(t.coord("UV"), split.inputs[0])
    waves = [
        t.math("ABSOLUTE", t.math("SINE", t.math("MULTIPLY", split.outputs[k], math.pi / cell))) for k in (0, 1)
    ]
    hollow = t.math("MULTIPLY", *waves)
    fuzz = t.noise(t.coord("UV"), scale=700, detail=3)
    height = t.math("ADD", t.math("MULTIPLY", hollow, -1.0), t.math("MULTIPLY", fuzz, 0.25))
    color = t.mix(t.ramp(hollow, [(0.15, (0, 0, 0)), (0.8, (1, 1, 1))]), scaled(col, 1.06), scaled(col, 0.68))
    bump = t.bump(height, 0.9, 0.004)
    return t.setp(Base_Color=color, Roughness=1, Specular=0.05, Sheen=0.3, Sheen_Tint=0.6, Normal=bump).m


def quilted(name, color, box=0.07):
    """Cotton stitched through in diamonds, box metres wide, over a thin filling."""
    t = Shader(name)
    col = srgb(color)
    t.m["tint"] = col
    split = t.add("ShaderNodeSeparateXYZ")
    t.link(t.coord("UV"), split.inputs[0])
    x, y = (t.math("MULTIPLY", split.outputs[k], math.pi / box) for k in (0, 1))
    lines = [t.math("ABSOLUTE", t.math("SINE", t.math(way, x, y))) for way in ("ADD", "SUBTRACT")]
    puff = t.math("POWER", t.math("MULTIPLY", *lines), 0.4)
    uneven = t.noise(t.coord("UV"), scale=26, detail=3)
    shade = t.mix(t.ramp(puff, [(0.0, (0, 0, 0)), (0.35, (1, 1, 1))]), scaled(col, 0.86), scaled(col, 1.02))
    bump = t.bump(t.math("ADD", puff, t.math("MULTIPLY", uneven, 0.5)), 0.6, 0.010)
    return t.setp(Base_Color=shade, Roughness=0.8, Specular=0.15, Sheen=0.25, Normal=bump).m


def knit(name, color, pitch=0.012):
    """Coarse ribbed knitwear: columns of slanted stitches, pitch metres apart."""
    t = Shader(name)
    col = srgb(color)
    t.m["tint"] = col
    split = t.add("ShaderNodeSeparateXYZ")
    t.link(t.coord("UV"), split.inputs[0])
    x, y = (t.math("MULTIPLY", split.outputs[k], 2 * math.pi / pitch) for k in (0, 1))
    column = t.math("ABSOLUTE", t.math("SINE", t.math("MULTIPLY", x, 0.5)))
    slant = t.math(
        "ADD",
        t.math("MULTIPLY", y, 1.3),
        t.math("MULTIPLY", t.math("ABSOLUTE", t.math("COSINE", t.math("MULTIPLY", x, 0.5))), 2.2),
    )
    stitch = t.math("ADD", t.math("MULTIPLY", t.math("SINE", slant), 0.5), 0.5)
    height = t.math(
        "ADD", t.math("MULTIPLY", column, 0.7), t.math("MULTIPLY", t.math("MULTIPLY", stitch, column), 0.5)
    )
    fuzz = t.noise(t.coord("UV"), scale=500, detail=3)
    shade = t.math("ADD", t.math("MULTIPLY", height, 0.75), t.math("MULTIPLY", fuzz, 0.35))
    color = t.mix(t.ramp(shade, [(0.15, (0, 0, 0)), (0.8, (1, 1, 1))]), scaled(col, 0.55), scaled(col, 1.08))
    bump = t.bump(t.math("ADD", height, t.math("MULTIPLY", fuzz, 0.3)), 0.9, 0.006)
    return t.setp(Base_Color=color, Roughness=1, Specular=0.08, Sheen=0.45, Sheen_Tint=0.6, Normal=bump).m
