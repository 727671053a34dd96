"""Things of a bathroom: tiles, rails, a stool, a ladder, a tub, towels folded, rolled and hung. Lengths in metres."""

import math

from mathutils import Vector
from mathutils import noise as mnoise

from .fabrics import knit, terry, waffle
from .folds import fold_path, padded, roll_path
from .geometry import cyl, grid_mesh, lathe, mods, obj, rbox, smooth_profile, tube
from .materials import Shader, plain, scaled, srgb


def tiles(name, color, width, height, joint=0.003, rough=0.2, uneven=0.35):
    """Glazed tiles in straight rows; each has its own shade and lies a little askew."""
    t = Shader(name)
    grid = t.add("ShaderNodeTexBrick", Scale=1.0)
    for key, value in (
        ("Color1", (0, 0, 0, 1)),
        ("Color2", (1, 1, 1, 1)),
        ("Mortar", (0.5, 0.5, 0.5, 1)),
        ("Mortar Size", joint / 2),
        ("Mortar Smooth", 0.3),
        ("Brick Width", width),
        ("Row Height", height),
    ):
        grid.inputs[key].default_value = value
    grid.offset = 0.0
    uv = t.coord("UV")
    t.link(uv, grid.inputs["Vector"])
    each = t.noise(t.mapping(grid.outputs["Color"], (40, 40, 40)), scale=1, detail=0)
    shade = t.mix(each, scaled(srgb(color), 1 - 0.30 * uneven), scaled(srgb(color), 1 + 0.22 * uneven))
    joints = t.mix(grid.outputs["Fac"], shade, scaled(srgb(color), 0.78))
    waves = t.noise(uv, scale=9, detail=2)
    height_ = t.math("SUBTRACT", t.math("MULTIPLY", waves, 0.6 * uneven), t.math("MULTIPLY", grid.outputs["Fac"], 0.5))
    t.setp(Base_Color=joints, Roughness=rough, Specular=0.4, Normal=t.bump(height_, 0.35, 0.01))
    return t.m


def bathroom(wall="#d8ccbb", tile="#cfd3c7", floor="#cbc1b4", half=1.14):
    """A plastered wall, tiled to half its height, on a stone floor; the tiles' face lies at y = 0.046."""
    plaster = plain("wall", wall, 0.9, spec=0.1, bump=0.03, bscale=14)
    rbox("wall", (8, 0.1, 3.4), (0, 0.11, 1.7), plaster, 0)
    rbox("tiles", (8, 0.02, half), (0, 0.056, half / 2), tiles("tiles", tile, 0.075, 0.19), 0)
    rbox("ledge", (8, 0.05, 0.022), (0, 0.045, half + 0.011), plain("ledge", "#f1eee8", 0.4), 0.005)
    rbox("floor", (8, 7, 0.04), (0, -3.4, -0.02), tiles("stone", floor, 0.6, 0.6, 0.004, 0.5, 0.18), 0)


def peg_rail(x0, x1, z, mat, pegs=5):
    """A board with round pegs on the wall; gives the x of the pegs. They point at us and end at y = -0.05."""
    rbox("board", (x1 - x0, 0.022, 0.075), ((x0 + x1) / 2, 0.049, z), mat, 0.005)
    places = [x0 + (x1 - x0) * (k + 0.5) / pegs for k in range(pegs)]
    for x in places:
        cyl("peg", 0.010, 0.09, (x, 0.0, z), mat, rot=(math.radians(84), 0, 0))
        cyl("knob", 0.017, 0.014, (x, -0.046, z + 0.005), mat, rot=(math.radians(84), 0, 0))
    return places


def towel_rail(x0, x1, z, mat, metal, out=0.09):
    """A round bar in front of the wall on two brackets; its axis lies at y = 0.036 - out."""
    y = 0.036 - out
    cyl("bar", 0.013, x1 - x0, ((x0 + x1) / 2, y, z), mat, rot=(0, math.pi / 2, 0))
    for x in (x0 + 0.05, x1 - 0.05):
        tube("bracket", [(x, 0.06, z), (x, y, z)], 0.007, metal)
        cyl("plate", 0.022, 0.008, (x, 0.044, z), metal, rot=(math.pi / 2, 0, 0))
    return y


def stool(loc, mat, legs, width=0.44, depth=0.31, height=0.45):
    """A low bench with a slightly hollow seat and a rung."""
    x, y, z = loc

    def seat(u, v):
        dip = 0.008 * (1 - (2 * u - 1) ** 4)
        return (x + (u - 0.5) * width, y + (v - 0.5) * depth, z + height - dip)

    top = obj("seat", grid_mesh("seat", 24, 6, seat), mat)
    solid = top.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = 0.032, -1
    bevel = top.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments, bevel.angle_limit = 0.005, 3, math.radians(50)
    for sx in (-1, 1):
        for sy in (-1, 1):
            at = (x + sx * (width / 2 - 0.045), y + sy * (depth / 2 - 0.045), z + (height - 0.03) / 2)
            cyl("leg", 0.013, height - 0.03, at, legs, r2=0.018)
        rung = (x + sx * (width / 2 - 0.045), y, z + 0.15)
        cyl("rung", 0.009, depth - 0.09, rung, legs, rot=(math.pi / 2, 0, 0))
    cyl("rung", 0.009, width - 0.09, (x, y, z + 0.15), mat, rot=(0, math.pi / 2, 0))
    return z + height - 0.008


def folded_towels(cloths, loc, size=(0.40, 0.28), layer=0.020, seed=1, turn=0.0):
    """A pile of towels folded in three, one cloth each from below; gives the height of its top."""
    x, y, z = loc
    for k, mat in enumerate(cloths):
        wide, deep = size[0] - 0.010 * k, size[1] - 0.006 * k
        points, _, _ = fold_path(deep, 3, layer)
        at = (x + 0.006 * math.cos(5 * k + seed), y, z)
        askew = turn + 0.04 * math.sin(3 * k + seed)
        padded(points, wide, layer / 2 + 0.001, mat, at, askew, k + seed, sag=0.005, wave=0.004)
        z += 3 * layer - 0.001
    return z


def hung_towel(x, y, z, mat, width=0.36, front=0.56, back=0.48, r=0.015, seed=0):
    """A towel over a bar whose axis is at (y, z): it falls in soft folds that grow downward."""
    over = math.pi * (r + 0.004)
    total = back + over + front

    def at(u, v):
        s = v * total
        across = (u - 0.5) * width
        if s < back:
            down, way, out = back - s, 1, r + 0.004
            place = Vector((across, way * out, -down))
        elif s < back + over:
            a = (s - back) / (r + 0.004)
            down = 0.0
            place = Vector((across, math.cos(a) * (r + 0.004), math.sin(a) * (r + 0.004)))
        else:
            down, way = s - back - over, -1
            place = Vector((across, -(r + 0.004), -down))
        grown = min(1.0, down / 0.32)
        drift = mnoise.noise(Vector((across * 4, down * 1.6, seed)))
        wave = 0.016 * math.sin(across * 27 + 2.2 * drift + seed) + 0.012 * mnoise.noise(
            Vector((across * 9, down * 2.5, seed + 4))
        )
        side = -1 if place.y < 0 else 1
        place.y += side * (0.006 * grown + abs(wave) * grown)
        place.x *= 1 - 0.035 * grown + 0.02 * mnoise.noise(Vector((0, down * 5, seed)))
        place.z += 0.006 * mnoise.noise(Vector((across * 7, down * 3, seed + 9))) * grown
        return Vector((x, y, z)) + place

    mesh = grid_mesh("towel", 60, 120, at, lambda u, v: (u * width, (1 - v) * total))
    o = obj("towel", mesh, mat)
    solid = o.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = 0.006, 0
    return mods(o, subsurf=1)


def towelling(color, weave="terry", hung=False):
    """Cloth of a towel; the woven band of towelling lies near the end that is in sight."""
    if weave == "waffle":
        return waffle("towel", color)
    if weave == "knit":
        return knit("throw", color, 0.014)
    return terry("towel", color, band=(0.075 if hung else -0.075, 0.028))


def rolled_towels(cloths, loc, length=0.30, r=0.055, turn=0.0, seed=1, thick=0.018):
    """A pyramid of towels rolled up, their spirals toward us: two on one of three, three on one of five or more."""
    x, y, z = loc
    below = len(cloths) if len(cloths) < 3 else (len(cloths) + 1) // 2
    for k, mat in enumerate(cloths):
        row, place = divmod(k, below)
        across = (place - (below - row - 1) / 2) * 2.04 * r
        points = roll_path(0.03, r, (r - 0.012) / thick, thick)
        at = (x + across * math.cos(turn), y + across * math.sin(turn), z + row * r * 1.75)
        padded(points, length, thick / 2 - 0.001, mat, at, turn - math.pi / 2, k + seed, sag=0.002, wave=0.003)


def looped_towel(x, y, z, mat, width=0.42, length=0.74, seed=0):
    """A towel that hangs by its loop: gathered at the hook at (x, y, z), it opens into deep folds."""

    def at(u, v):
        down = v * length
        opened = min(1.0, 0.16 + 0.84 * (v / 0.55) ** 0.8)
        across = (u - 0.5) * width * (0.62 * opened)
        deep = 0.030 * (1 - 0.45 * opened) * min(1.0, v * 9 + 0.25)
        fold = math.sin((u - 0.5) * 25 + 0.5 * mnoise.noise(Vector((u * 3, v * 2, seed))) + seed)
        out = deep * fold + 0.012 * mnoise.noise(Vector((u * 4, v * 4, seed + 7)))
        low = 0.045 * (abs(2 * u - 1) ** 1.5) * (0.5 + 0.5 * v)
        low += 0.012 * mnoise.noise(Vector((u * 5, 0, seed + 3)))
        return Vector((x + across, y - 0.01 - 0.03 * min(1.0, v * 5) + out, z - down - low))

    o = obj("towel", grid_mesh("towel", 90, 120, at, lambda u, v: (u * width, (1 - v) * length)), mat)
    solid = o.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = 0.006, 0
    sides = [(x + side * 0.012, y - 0.02, z - 0.02) for side in (-1, 1)]
    tube("loop", [sides[0], (x, y - 0.005, z + 0.012), sides[1]], 0.003, mat)
    return mods(o, subsurf=1)


def ladder(x, y, mat, width=0.52, height=1.85, rungs=(0.55, 0.98, 1.41)):
    """A ladder for towels that leans against the wall from y on the floor; gives where its rungs are."""
    lean = (0.02 - y) / height
    for side in (-1, 1):
        foot = (x + side * width / 2, y, 0.0)
        tube("pole", [foot, (x + side * width / 2, 0.02, height)], 0.016, mat)
    places = [(x, y + lean * z, z) for z in rungs]
    for at in places:
        cyl("rung", 0.012, width, at, mat, rot=(0, math.pi / 2, 0))
    return places


def tub(loc, color="#f4f2ed", length=1.62, width=0.76, height=0.58):
    """A bath that stands free; the middle of its near rim lies at y - width / 2."""
    r = width / 2
    outline = [(0.001, 0.0), (r * 0.74, 0.0), (r * 0.80, 0.02), (r * 0.90, height * 0.5), (r * 0.98, height - 0.03)]
    outline += [(r, height - 0.008), (r - 0.008, height), (r - 0.028, height - 0.006), (r * 0.86, height * 0.5)]
    outline += [(r * 0.66, 0.10), (0.001, 0.08)]
    o = lathe("tub", smooth_profile(outline, 80), plain("enamel", color, 0.18, spec=0.6), 96, loc)
    o.scale = (length / width, 1, 1)
    return o


def bottle(loc, color="#74859a", cap="#e9e4da", h=0.24):
    """A bottle for water with a screwed cap."""
    x, y, z = loc
    outline = [(0.001, 0), (0.033, 0.0), (0.036, 0.006), (0.036, h * 0.72), (0.022, h * 0.86), (0.020, h * 0.90)]
    lathe("bottle", [*outline, (0.001, h * 0.90)], plain("bottle", color, 0.4), 48, loc)
    cyl("cap", 0.024, h * 0.12, (x, y, z + h * 0.93), plain("cap", cap, 0.5))
