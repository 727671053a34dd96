"""A room furnished from a list, by day or in the evening. Each thing says what it is, where it stands and how."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="interior",
    width=1000,
    height=1000,
    samples=12,
    seed=1,
    things=(),  # see furnish
    hour="day",  # day or evening
    wall="#e6ddd0",
    floor=("#d9bd97", "#b8946a"),
    panels="",  # colour of a wainscot on the wall; "" for none
    tiles="",  # colour of tiles on half of the wall, and a stone floor below them; "" for none
    view=(0.4, -5.0, 1.1, 0.0, -0.3, 0.9, 50),  # camera, where it looks, lens
    shift=0.0,  # of the lens, in heights
    unseen=False,  # whether a mirror leaves out the lamps that light the scene
)
FINISH = {
    "oak": ("#c49a6a", "#9d7447"),
    "walnut": ("#7d5638", "#4e3322"),
    "white": ("#f3f0ea", "#ebe7df"),
    "black": ("#2c2a28", "#211f1e"),
}
made, chance = {}, random.Random(P.seed)


def timber(name, axis="X"):
    """Each kind of wood once, so that pictures in one light have the same materials."""
    if (name, axis) not in made:
        made[name, axis] = wood(f"{name}{axis}", *FINISH[name], axis=axis)
    return made[name, axis]


def furnish(what, at, **words):
    """Put one thing in the room; at is [x, y] on the floor, or [x, y, z]. Of a thing with a `piece` the spot is kept.

    along: where on the floor [0, 0] comes of what stands with its head to the wall, once it lies along it.
    """
    along = words.pop("along", None)
    before = set(bpy.data.objects)
    with piece(words.pop("piece", "")):
        place(what, at, **words)
    if along:
        turn = Matrix.Translation((*along, 0)) @ Matrix.Rotation(math.pi / 2, 4, "Z")
        for o in set(bpy.data.objects) - before:
            if o.parent is None:
                o.matrix_basis = turn @ o.matrix_basis


def place(what, at, **words):
    x, y, z = (*at, 0)[:3]
    finish = words.pop("finish", "oak")
    if what == "sofa":
        sofa((x, y), **words)
    elif what == "armchair":
        armchair((x, y), **{"cushion": "", **words})
    elif what == "chair":
        dining_chair((x, y), tint=FINISH[finish][0], dark=FINISH[finish][1], **words)
    elif what == "pouf":
        pouf((x, y, z), **words)
    elif what == "sideboard":
        metal = plain("metal", "#23211f", 0.4)
        sideboard((x, y, z), timber(finish), timber(finish, "Z"), leg_mat=metal, **words)
    elif what == "nightstand":
        nightstand((x, y, z), timber(finish), **words)
    elif what == "table":
        sidetable((x, y, z), timber(finish), **words)
    elif what == "nested":
        nested_tables((x, y, z), timber(finish), plain("metal", "#23211f", 0.4))
    elif what == "mirror":
        mirror((x, 0.055, z), timber(finish), **words)
    elif what == "print":
        image = words.pop("image")
        frame_art((x, 0.06, z), words.get("w", 0.5), words.get("h", 0.67), texture(image), timber(finish))
    elif what == "rug":
        pile = fabric("pile", words.pop("color", "#ddd3c3"), "boucle", scale=0.25, bumpk=1.6)
        size = (words["w"], words["l"], 0.018)
        softbox("rug", size, (x, y, 0.009), pile, r=0.009, n=60, noise=0.004, nscale=4)
    elif what == "bed":
        made_bed(x, **words)
    elif what == "base":
        upholstery = fabric("upholstery", words.pop("color"), words.pop("cloth", "boucle"), sheen=0.35)
        bare_base(x, upholstery, **words)
    elif what == "bedstead":
        bedstead(x, words.pop("width"), timber(finish), timber(finish, "Z"), **words)
    elif what == "foam pillow":
        cover, trim = knit("cover", "#f4f1ea", 0.0075), fabric("trim", "#b9b6ac", "weave")
        lean, turn = (math.radians(words.pop(key, 0)) for key in ("lean", "turn"))
        foam_pillow((x, y, z), cover, trim, rot=(lean, 0, turn), **words)
    elif what == "hairs":
        hair_rug((x, y), words["w"], words["l"], words["pattern"])
        if "fringe" in words:
            rug_fringes((x, y), words["w"], words["l"], words["fringe"])
    elif what == "curtain":
        cloth_ = fabric("drape", words.pop("color"), "weave", sheen=0.3)
        width = words.pop("w", 0.6)
        curtain(x, x + width, y, 0.02, z or 2.7, cloth_, seed=P.seed, **words)
    else:
        SMALL[what]((x, y, z), **words)


def folded_pile(at, colors, weave="terry", **words):
    folded_towels([towelling(color, weave) for color in colors], at, **words)


def rolls(at, colors, weave="terry", **words):
    rolled_towels([towelling(color, weave) for color in colors], at, **words)


def hung(at, color, weave="terry", **words):
    hung_towel(*at, towelling(color, weave, hung=True), **words)


def looped(at, color, weave="terry", **words):
    looped_towel(*at, towelling(color, weave, hung=True), **words)


def railed(at, w):
    towel_rail(at[0] - w / 2, at[0] + w / 2, at[2], timber("oak"), plain("bracket", "#262422", 0.45))


def seat(at, wood="oak", **words):
    stool(at, timber(wood), timber(wood, "Z"), **words)


def gold():
    return plain("cap", "#c9a760", 0.3, 1.0)


FULL = {"h": 1.15, "n": 46, "leaf": 0.21, "potr": 0.17, "potz": 0.32}
SMALL = {
    "lamp": lambda at, color="#c9b8a3", on=4, s=1.0: lamp(at, on=on, base=color, s=s),
    "tripod": lambda at, **k: floor_lamp(at, "tripod", leg=timber(k.pop("wood", "oak"), "Z"), **k),
    "stem": lambda at, **k: floor_lamp(at, "stem", **k),
    "pendant": lambda at, **k: pendant(at, ceiling=3.2, **k),
    "plant": lambda at, **k: plant(at, **{**FULL, "seed": P.seed, **k}),
    "vase": vase,
    "mattress": mattress,
    "topper": topper,
    "sheet": fitted_sheet,
    "folded duvet": folded_duvet,
    "laid duvet": laid_duvet,
    "folded sheets": folded_sheets,
    "pillow": laid_pillow,
    "branches": lambda at, **k: branches(at, **{"seed": P.seed, **k}),
    "books": books,
    "bowl": bowl,
    "cup": cup,
    "candle": candle,
    "basket": basket,
    "toys": toys,
    "window": lambda at, **k: window(at[0], P.hour, **k),
    "curtains": lambda at, **k: window_curtains(at[0], seed=P.seed, **k),
    "bouquet": lambda at, **k: tall_vase(at, **{"seed": P.seed, **k}),
    "towels": folded_pile,
    "rolled towels": rolls,
    "hung towel": hung,
    "looped towel": looped,
    "towel rail": railed,
    "throw": draped_throw,
    "folded throw": lambda at, **k: folded_throw(at, **{"fringe": True, **k}),
    "peg rail": lambda at, w, **k: peg_rail(at[0] - w / 2, at[0] + w / 2, at[2], timber("oak"), **k),
    "stool": seat,
    "ladder": lambda at, **k: ladder(at[0], at[1], timber("oak", "Z"), **k),
    "shelf": lambda at, **k: wall_shelf((at[0], 0.05, at[2]), timber("oak"), **k),
    "tub": tub,
    "bottle": bottle,
    "tree": lambda at, baubles: decorated_tree(at, bauble_glass(baubles), gold(), chance, P.seed, True),
    "baubles": lambda at, baubles: bauble_bowl(at, bauble_glass(baubles), gold(), chance),
    "gifts": gifts,
}

reset()
if P.hour == "evening":
    world((0.98, 0.96, 0.95), 0.20)
else:
    world((0.95, 0.97, 1), 0.5)
if P.tiles:
    bathroom(P.wall, P.tiles)
else:
    room(-4.0, 4.0, h=3.2, wall=P.wall)
    bpy.data.objects["floor"].data.materials[0] = planks("boards", *P.floor)
if P.panels:
    paint = plain("panels", P.panels, 0.7, spec=0.2)
    rbox("panels", (12, 0.012, 1.0), (0, 0.05, 0.5), paint, 0)
    rbox("rail", (12, 0.03, 0.04), (0, 0.045, 1.02), paint, 0.006)
    for k in range(60):
        rbox("slat", (0.012, 0.012, 1.0), (-6 + 0.2 * k, 0.043, 0.5), paint, 0.004)
for thing in P.things:
    furnish(**thing)
if any(thing["what"] == "mirror" for thing in P.things):
    night = {"sky": ((0.10, 0.14, 0.26), 0.6)} if P.hour == "evening" else {}
    behind_the_camera(bpy.data.materials["wall"], **night)
if P.hour == "evening":
    area((-2.8, -3.6, 2.3), (0, -0.4, 0.7), 2.0, 64, (1, 0.95, 0.89))
    area((2.6, -4.6, 1.8), (0, -0.4, 0.7), 1.6, 12, (1, 0.94, 0.86))
else:
    area((-2.8, -3.6, 2.5), (0, -0.4, 0.6), 2.2, 165, (1, 0.97, 0.93))
    area((2.6, -4.8, 1.9), (0, -0.4, 0.6), 1.6, 24, (0.95, 0.97, 1))
    gobo(-4.3, -2.9, 2.35, w=1.6, h=1.7)
    sun((3.2, 2.2, -1.15), 2.6, 0.8, (1, 0.88, 0.74))
if P.unseen:
    for light in (o for o in bpy.data.objects if o.type == "LIGHT"):
        light.visible_glossy = False
cx, cy, cz, tx, ty, tz, lens = P.view
camera((cx, cy, cz), (tx, ty, tz), lens=lens, shift_y=P.shift)
reframe(P)
bounces, exposure = (6, 0.5) if P.hour == "evening" else (4, 0.28)
setup(P.width, P.height, P.samples, bounces=bounces, exposure=exposure)
shoot(P)
