"""Christmas: a decorated fir in a basket, baubles in a bowl on a table, or both."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="christmas",
    width=1000,
    height=1000,
    samples=32,
    seed=1,
    motif="tree",  # tree, bowl, or table: the bowl and candles before the tree
    baubles=("#b08a4e", "#8f3b2e", "#e9dfcf"),
    lights=True,
    wall="#ddd2c2",
)
reset()
chance = random.Random(P.seed)
glossy = [plain("bauble", c, 0.16 if k % 2 == 0 else 0.5, 0.55, spec=0.6) for k, c in enumerate(P.baubles)]
cap = plain("cap", "#c9a760", 0.3, 1.0)


def bauble(at, r, mat):
    """A glass ball with its cap and loop."""
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=40, v_segments=24, radius=r)
    bm_obj("bauble", bm, mat, loc=at)
    cyl("cap", r * 0.22, r * 0.26, (at[0], at[1], at[2] + r * 1.05), cap, segs=20)
    loop = [
        (at[0] + r * 0.13 * math.cos(a), at[1], at[2] + r * 1.28 + r * 0.13 * math.sin(a))
        for a in np.linspace(0, 6.28, 16)
    ]
    tube("loop", loop, r * 0.025, cap, True, res=1)


def decorated_tree(x, y, z):
    """A fir in a basket with baubles and lights; z is the height of its foot."""
    tips = fir((x, y, z + 0.16), 1.5, P.seed)
    wicker = plain("basket", "#b28a5c", 0.75)
    for k in range(12):
        wide = 0.155 + 0.025 * math.sin(k / 11 * 2.6)
        tube("wicker", circle(wide, (x, y, z + 0.012 + 0.019 * k)), 0.0105, wicker, True)
    hung = []
    chance.shuffle(tips)
    for p in tips:
        if len(hung) >= 46:
            break
        if p.y < y + 0.13 and 0.35 < p.z - z < 1.52 and all((p - q).length > 0.105 for q in hung):
            hung.append(p)
            r = chance.uniform(0.021, 0.031)
            bauble((p.x, p.y, p.z - r * 1.35), r, glossy[len(hung) % len(glossy)])
    if P.lights:
        glow = emit("glow", (1, 0.74, 0.42), 26)
        for p in tips[::4]:
            bm = bmesh.new()
            bmesh.ops.create_uvsphere(bm, u_segments=10, v_segments=6, radius=0.0048)
            bm_obj("glow", bm, glow, loc=p + Vector((0, 0, 0.012)))


world((1, 0.95, 0.9), 0.26)
room(-3.2, 3.2, y=1.5 if P.motif == "table" else 0.06, h=3.2, wall=P.wall)
if P.motif == "tree":
    decorated_tree(0, -0.75, 0)
    pile = fabric("pile", "#d9cebd", "boucle", scale=0.25, bumpk=1.6)
    softbox("rug", (2.4, 1.3, 0.018), (0, -0.95, 0.009), pile, r=0.009, n=60, noise=0.004, nscale=4)
    for x, y, sx, sy, sz, c in (
        (0.42, -1.05, 0.26, 0.2, 0.13, "#e9e1d3"),
        (0.50, -0.78, 0.2, 0.2, 0.2, "#8f3b2e"),
        (-0.46, -1.0, 0.3, 0.2, 0.10, "#5e6d66"),
    ):
        rbox("gift", (sx, sy, sz), (x, y, 0.018 + sz / 2), plain("paper", c, 0.7), 0.004, rot=(0, 0, x))
        for band in ((0.02, sy + 0.003, sz + 0.003), (sx + 0.003, 0.02, sz + 0.003)):
            rbox(
                "ribbon", band, (x, y, 0.018 + sz / 2), plain("ribbon", "#c9a760", 0.5), 0.001, rot=(0, 0, x)
            )
    camera((0.35, -5.2, 0.98), (0.0, -0.6, 0.82), lens=80)
    key, exposure = 90, 0.5
else:
    oak = wood("oak", "#b98a5a", "#8a6138")
    if P.motif == "table":
        rbox("table", (3.0, 1.1, 0.04), (-0.1, -0.50, 0.70), oak, 0.006)
        decorated_tree(0.52, 0.62, 0)
    else:
        rbox("table", (2.6, 1.9, 0.04), (0, -0.8, 0.70), oak, 0.006)
    bowl = smooth_profile(
        [
            (0.001, 0),
            (0.06, 0.002),
            (0.075, 0.012),
            (0.15, 0.06),
            (0.185, 0.105),
            (0.178, 0.106),
            (0.14, 0.062),
            (0.05, 0.018),
            (0.001, 0.016),
        ],
        60,
    )
    lathe("bowl", bowl, plain("stone", "#e4dccd", 0.55, bump=0.05), 96, (0, -0.30, 0.72))
    # spheres settle one after the other on what lies below them
    laid = []
    for k in range(26):
        r = chance.choice((0.034, 0.040, 0.046))
        best = None
        for _ in range(400):
            d, a = 0.135 * math.sqrt(chance.random()), chance.uniform(0, 6.28)
            x, y = d * math.cos(a), d * math.sin(a)
            z = 0.02 + 4.2 * max(0.0, d - 0.05) ** 2 + r + 0.1 * d
            for bx, by, bz, br in laid:
                gap = (r + br) ** 2 - (x - bx) ** 2 - (y - by) ** 2
                if gap > 0:
                    z = max(z, bz + math.sqrt(gap))
            if best is None or z < best[2]:
                best = (x, y, z, r)
        if best[2] < 0.155:
            laid.append(best)
    for k, (x, y, z, r) in enumerate(laid):
        bauble((x, -0.30 + y, 0.72 + z), r, glossy[k % len(glossy)])
    bauble((0.165, -0.50, 0.72 + 0.04), 0.04, glossy[0])
    bauble((-0.175, -0.47, 0.72 + 0.034), 0.034, glossy[1])
    if P.motif == "table":
        for x, y, tall in ((-0.36, -0.20, 0.24), (-0.26, -0.30, 0.16), (-0.42, -0.32, 0.11)):
            candle((x, y, 0.72), tall, lit=0.9)
        runner = fabric("runner", "#d9cdb9", "weave")
        softbox("runner", (3.02, 0.42, 0.004), (-0.1, -0.32, 0.7205), runner, r=0.002, n=60, noise=0.0008)
        camera((0.10, -2.2, 1.36), (0.05, -0.28, 0.86), lens=68, fstop=4)
    else:
        camera((0.15, -1.95, 1.16), (0.0, -0.33, 0.77), lens=108, fstop=8)
    key, exposure = 56 if P.motif == "table" else 70, 0.5
area((-2.6, -3.2, 2.3), (0, -0.6, 0.7), 1.8, key, (1, 0.93, 0.84))
area((2.6, -4.0, 1.6), (0, -0.6, 0.7), 1.6, 16, (1, 0.93, 0.86))
reframe(P)
setup(P.width, P.height, P.samples, exposure=exposure)
shoot(P)
