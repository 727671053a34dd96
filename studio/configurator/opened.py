"""The foot end of a bed of 90 cm, cut open: box, mattress and topper end in steps, and each shows what is inside."""

from kit import *

from configurator.parts import BASE_TOP, HEAD, LONG, MATTRESS, RUG, TICKING, TOPPER

FOOT = HEAD - LONG
CUT, SHORTER = 0.46, 0.78  # from the foot end to the cover of the mattress, and to that of the topper
WIDE = 0.9
TOPPERS = {"comfort": "#efe6cf", "koudschuim": "#cfd9dd", "latex": "#efe3c4"}  # what is inside
LOW, HIGH = BASE_TOP + MATTRESS, BASE_TOP + MATTRESS + TOPPER


def studio():
    """A plain surrounding with soft light from the left."""
    world((1, 1, 1), 0.34)
    sweep("#e3d7c6", depth=4.2, radius=1.2, front=FOOT - 2.2, width=20).location.z = RUG  # where front legs end
    area((-2.6, FOOT - 1.0, 2.6), (0, FOOT + 0.5, 0.3), 1.8, 150, (1, 0.97, 0.93))
    area((2.8, FOOT - 1.6, 1.4), (0, FOOT + 0.5, 0.3), 1.8, 26, (0.93, 0.96, 1))


def _cover(name, mat, trim, start, low, tall, r):
    """A cover of cloth from `start` to the head end, with a cord along its upper and lower edge."""
    long = HEAD - start
    middle = (start + HEAD) / 2
    made = [softbox(name, (WIDE, long, tall - 0.004), (0, middle, low + tall / 2), mat, r=r, n=60, bulge=(0.003, 0.004, 0.002), noise=0.002)]
    for z in (low + min(0.03, tall * 0.3), low + tall - min(0.03, tall * 0.3)):
        made.append(tube("cord", roundrect(WIDE + 0.006, long + 0.006, r, z, 0, middle), 0.005, trim, True))
    return made


def _core(kind, start, end):
    """What a kind of mattress has inside, under a layer of wool."""
    top = LOW - 0.012
    foam("pad", WIDE, start, end, BASE_TOP + 0.002, BASE_TOP + 0.026, "#e9dcc0")
    if kind == "pocket":
        springs(WIDE, start + 0.02, end, BASE_TOP + 0.026, LOW - 0.062)
        foam("comfort", WIDE, start + 0.16, end, LOW - 0.060, top - 0.012, "#e9dcc0")
    elif kind == "koudschuim":
        foam("core", WIDE, start + 0.06, end, BASE_TOP + 0.026, LOW - 0.075, "#f2efe8")
        foam("soft", WIDE, start + 0.16, end, LOW - 0.075, top - 0.012, "#cfd9dd")
    else:
        latex(WIDE, start + 0.06, end, BASE_TOP + 0.026, top - 0.012)
    foam("wool", WIDE, start + 0.30, end, top - 0.012, top, "#f6f3ec", 0.6)


def opened_mattress(kind):
    """A mattress whose cover ends before its foot end."""
    border, piping = TICKING[kind]
    start = FOOT + CUT
    _core(kind, FOOT, start + 0.1)
    _cover("mattress", fabric(f"border-{kind}", border, "weave", sheen=0.2, scale=0.6), fabric(f"piping-{kind}", piping, "weave", sheen=0.2), start, BASE_TOP, MATTRESS, 0.036)


def opened_topper(kind):
    """A topper on the mattress, of which the cover ends before its core."""
    white = fabric("topper", "#f6f3ed", "weave", sheen=0.25, scale=0.8, bumpk=0.6)
    begin, start = FOOT + SHORTER - 0.20, FOOT + SHORTER
    if kind == "latex":
        latex(WIDE, begin, start + 0.1, LOW + 0.002, HIGH - 0.014)
    else:
        foam(f"core-{kind}", WIDE, begin, start + 0.1, LOW + 0.002, HIGH - 0.014, TOPPERS[kind])
    _cover("topper", white, white, start, LOW, TOPPER, 0.026)
