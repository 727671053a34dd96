"""What stands under and lies on the bed: bases, legs, mattresses, toppers, bedding. The head end is at y = HEAD."""

import math

from kit import *

HEAD, LONG = -0.12, 2.0
LEG, BASE_TOP = 0.15, 0.40  # metres above the floor
MATTRESS, TOPPER = 0.22, 0.07  # heights
TOP = BASE_TOP + MATTRESS + TOPPER
MIDDLE = HEAD - LONG / 2
RUG = 0.018


def halves(width):
    """The middles and the width of what lies side by side: one up to 140 cm, two from 160."""
    count = 2 if width > 1.5 else 1
    return [-width / 2 + width / count * (i + 0.5) for i in range(count)], width / count


def _cord(width, long, z, x, mat, r=0.005, corner=0.03):
    return tube("cord", roundrect(width, long, corner, z, x, MIDDLE), r, mat, True)


def boxspring(width, mat):
    """A box on legs, in two halves from 160 cm."""
    made, (places, wide) = [], halves(width)
    tall = BASE_TOP - LEG
    for i, x in enumerate(places):
        size, at = (wide - 0.004, LONG, tall), (x, MIDDLE, LEG + tall / 2)
        made.append(softbox("box", size, at, mat, r=0.016, n=44, bulge=(0.001, 0.003, 0.002), noise=0.0012, nscale=3, seed=i))
        for z in (LEG + 0.012, BASE_TOP - 0.010):
            made.append(_cord(wide - 0.001, LONG + 0.003, z, x, mat, 0.0045, 0.02))
    return made


def opberg(width, mat):
    """A storage box down to a low plinth: a body, and the lid that lifts, with a loop of its cloth to lift it by."""
    low, seam = 0.045, BASE_TOP - 0.075
    black = plain("plinth", "#1d1c1b", 0.6)
    made, (places, wide) = [], halves(width)
    made.append(rbox("plinth", (width - 0.10, LONG - 0.10, low - RUG), (0, MIDDLE, (low + RUG) / 2), black, 0.004))
    body = seam - low - 0.004
    made.append(softbox("body", (width - 0.004, LONG, body), (0, MIDDLE, low + body / 2), mat, r=0.012, n=60, bulge=(0.001, 0.002, 0), noise=0.001))
    lid = BASE_TOP - seam - 0.004
    for i, x in enumerate(places):
        made.append(softbox("lid", (wide - 0.004, LONG + 0.006, lid), (x, MIDDLE, BASE_TOP - lid / 2), mat, r=0.014, n=44, bulge=(0.001, 0.003, 0), seed=i))
        front = MIDDLE - LONG / 2 - 0.006
        loop = [(-0.09, seam + 0.03), (-0.085, seam - 0.01), (-0.05, seam - 0.035), (0.05, seam - 0.035), (0.085, seam - 0.01), (0.09, seam + 0.03)]
        strap = tube("loop", [(x + px, front - 0.006, pz) for px, pz in smooth_profile(loop, 30)], 0.009, mat)
        made.append(strap)
    return made


BASES = {"boxspring": boxspring, "opberg": opberg}


def _feet(width):
    """Where legs stand: (x, y, floor), the front ones on the rug."""
    for side in (-1, 1):
        for y, floor in ((HEAD - 0.12, 0.0), (HEAD - LONG + 0.13, RUG)):
            yield side, side * (width / 2 - 0.13), y, floor


def hout_rond(width):
    oak = wood("oakleg", "#b98a58", "#8d6238", axis="Z")
    return [cyl("leg", 0.024, LEG - f, (x, y, (LEG + f) / 2), oak, r2=0.036) for _, x, y, f in _feet(width)]


def hout_taps(width):
    """Square walnut legs that taper and lean outwards."""
    walnut = wood("walnutleg", "#7b5134", "#4e301d", axis="Z")
    made = []
    for side, x, y, floor in _feet(width):
        leg = cyl("leg", 0.024, LEG - floor + 0.01, (x + side * 0.012, y, (LEG + floor) / 2), walnut, segs=4, r2=0.052)
        leg.data.use_auto_smooth = False
        leg.data.polygons.foreach_set("use_smooth", [False] * len(leg.data.polygons))
        leg.rotation_euler = (math.radians(8 if y < MIDDLE else -8) * -1, math.radians(10) * -side, math.radians(45))
        leg.rotation_mode = "ZYX"
        made.append(leg)
    return made


def metaal_zwart(width):
    black = plain("blacksteel", "#191817", 0.42, 0.6)
    return [rbox("leg", (0.06, 0.06, LEG - f), (x, y, (LEG + f) / 2), black, 0.004) for _, x, y, f in _feet(width)]


def metaal_slede(width):
    """A black steel runner across the bed at either end."""
    black = plain("runner", "#191817", 0.4, 0.7)
    made = []
    for y, floor in ((HEAD - 0.2, 0.0), (HEAD - LONG + 0.16, RUG)):
        across = width - 0.30
        made.append(rbox("runner", (across, 0.045, 0.018), (0, y, floor + 0.009), black, 0.004))
        for side in (-1, 1):
            made.append(rbox("upright", (0.018, 0.045, LEG - floor), (side * (across / 2 - 0.009), y, (LEG + floor) / 2), black, 0.004))
    return made


LEGS = {"hout-rond": hout_rond, "hout-taps": hout_taps, "metaal-zwart": metaal_zwart, "metaal-slede": metaal_slede}

# ticking of the border, piping
TICKING = {"pocket": ("#f4f1ea", "#8f9499"), "koudschuim": ("#dfe1e2", "#f6f4ef"), "latex": ("#e9dcc4", "#c9b48c")}


def mattress(kind, width):
    """A mattress, in two from 160 cm; kinds differ in their border and piping."""
    border, piping = TICKING[kind]
    cloth = fabric(f"border-{kind}", border, "weave", sheen=0.2, scale=0.6)
    cord = fabric(f"piping-{kind}", piping, "weave", sheen=0.2)
    made, (places, wide) = [], halves(width)
    for i, x in enumerate(places):
        size, at = (wide - 0.008, LONG - 0.01, MATTRESS - 0.004), (x, MIDDLE, BASE_TOP + MATTRESS / 2)
        made.append(softbox("mattress", size, at, cloth, r=0.036, n=44, bulge=(0.004, 0.007, 0.002), noise=0.002, nscale=3, seed=i + 5))
        for z in (BASE_TOP + 0.030, BASE_TOP + MATTRESS - 0.030):
            made.append(_cord(wide - 0.001, LONG - 0.002, z, x, cord, 0.0052))
    return made


def topper(split, width):
    """A topper with a quilted top, whole or in two halves."""
    white = fabric("topper", "#f6f3ed", "weave", sheen=0.25, scale=0.8, bumpk=0.6)
    places, wide = halves(width) if split else ([0.0], width)
    low, made = BASE_TOP + MATTRESS, []
    for i, x in enumerate(places):
        inner, box = wide - 0.012, 0.16

        def surface(u, v):
            px, py = (u - 0.5) * inner, (v - 0.5) * (LONG - 0.012)
            seams = abs(math.sin(math.pi * px / box)) * abs(math.sin(math.pi * py / box))
            near = min(inner / 2 - abs(px), (LONG - 0.012) / 2 - abs(py))
            edge = math.sqrt(max(0.0, 1 - (1 - min(1, near / 0.035)) ** 2))
            soft = 0.004 * mnoise.noise(Vector((px * 3, py * 3, i)))
            return (x + px, MIDDLE + py, low + TOPPER - 0.03 * (1 - edge) + (0.007 * (seams**0.4 - 1) + soft) * edge)

        sheet = grid_mesh("quilt", int(inner / 0.012), int(LONG / 0.012), surface, lambda u, v: (u * inner, v * LONG))
        made.append(obj("quilt", sheet, white))
        size = (wide - 0.010, LONG - 0.010, TOPPER - 0.014)
        made.append(softbox("topper", size, (x, MIDDLE, low + 0.002 + size[2] / 2), white, r=0.026, n=60, bulge=(0.003, 0.005, 0), noise=0.002, seed=9 + i))
        made.append(_cord(wide - 0.006, LONG - 0.006, low + TOPPER - 0.022, x, white, 0.0042))
    return made


def bedding(width):
    """One neutral set for every bed: pillows, and a quilt folded over the foot end."""
    white = fabric("percale", "#f7f4ee", "cotton", sheen=0.3)
    linen = fabric("linen", "#d9cdbb", "weave")
    made = []
    lean = lambda degrees, turn: (math.radians(degrees), 0, math.radians(turn))
    sides = (-width * 0.255, width * 0.255) if width > 1.3 else (0.0,)
    for i, x in enumerate(sides):
        fit = min(1.0, (width / len(sides) - 0.04) / 0.7)
        for name, size, mat, seed, at, tilt, turn in (
            ("back", (0.7, 0.55), white, i, (x, HEAD - 0.20, TOP + 0.245), 62, 6 * i - 3),
            ("front", (0.6, 0.44), linen, i + 4, (x * 0.95, HEAD - 0.40, TOP + 0.185), 52, 4 - 7 * i),
        ):
            one = pillow(name, *size, mat, seed=seed, loc=at, rot=lean(tilt, turn), n=70)
            one.scale = (fit, fit, fit)
            made.append(one)
    knitted = knit("plaid", "#c3b6a4", 0.016)
    points, _, _ = fold_path(0.46, 2, 0.036)
    made.append(padded(points, width * 0.97, 0.019, knitted, (0, HEAD - 1.60, TOP + 0.001), sag=0.007, wave=0.012))
    return made
