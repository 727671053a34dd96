"""A bathrobe, pyjama top or t-shirt on a hanger at a rail."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *

P = params(
    name="robe",
    width=1000,
    height=1000,
    samples=24,
    seed=1,
    model="robe",  # robe, pyjama or shirt
    color="#eee8dc",
    weave="terry",  # of a bathrobe: terry or waffle
    pattern="",  # of a pyjama top
    repeat=3.0,
    trim="#f6f2ea",  # piping and buttons of a pyjama top
    wall="#e6ddd0",
    rail="#b8945a",
)
reset()
world((1, 1, 1), 0.35)
wall = plain("wall", P.wall, 0.9, spec=0.1, bump=0.012, bscale=60)
quad("wall", lambda u, v: ((u - 0.5) * 8, 0.45, v * 4 - 1), wall)
brass, oak = plain("rail", P.rail, 0.3, 1.0), wood("oak", "#c49a6a", "#9d7447")
steel = plain("hook", "#b0b0b0", 0.25, 1.0)
cyl("rail", 0.012, 4, (0, 0, 1.72), brass, rot=(0, math.pi / 2, 0))
before = set(bpy.data.objects)
hanger(Matrix.Translation((0, 0, -0.014)), oak, steel)


def bands(body, mat, waist, hem, width):
    """The shawl collar: around the neck, down to the waist, one side over the other and on to the hem."""
    for side, over in ((-1, 0.0), (1, 0.012)):
        line = [
            Vector((0, 0.055, 0.035)),
            Vector((side * 0.055, 0.045, 0.032)),
            Vector((side * 0.088, 0.0, 0.018)),
        ]
        line.append(Vector((side * 0.088, -0.045, -0.03)))
        for t in np.linspace(0.12, 1, 9):
            x, z = side * (0.088 - 0.118 * t), -0.03 + (waist + 0.03) * t
            line.append(Vector((x, body.front(x, z) - 0.014 - over, z)))
        if side > 0:
            for t in np.linspace(0.1, 1, 9):
                x, z = -side * 0.03, waist + (hem - waist) * t
                line.append(Vector((x, body.front(x, z) - 0.016 - over, z)))
        line = resampled(line, 90)
        across = []
        for k, p in enumerate(line):
            along = line[min(90, k + 1)] - line[max(0, k - 1)]
            outward = Vector((p.x * 0.6, p.y - 0.01, 0.0)).normalized()
            across.append(along.cross(outward))
        ribbon("collar", line, across, lambda t: width * (0.75 + 0.25 * min(1, t * 3)), mat, 0.012, 0.010)


def belt(body, mat, z):
    """A belt with a knot and two loose ends."""
    count = 80
    line, across = [], []
    for k in range(count + 1):
        a = 2 * math.pi * k / count
        wide, deep = np.interp(z, body.z, body.w) + 0.012, np.interp(z, body.z, body.d) + 0.034
        y = -deep * math.copysign(abs(math.sin(a)) ** 0.75, math.sin(a))
        line.append(Vector((wide * math.cos(a), y, z + 0.006 * math.sin(2 * a))))
        across.append(Vector((0, 0, 1)))
    ribbon("belt", line, across, 0.048, mat, 0.009, 0.004)
    front = -float(np.interp(z, body.z, body.d)) - 0.045
    softbox(
        "knot", (0.062, 0.034, 0.058), (-0.01, front - 0.008, z), mat, r=0.016, n=14, noise=0.004, nscale=14
    )
    for side, length in ((-1, 0.40), (1, 0.34)):
        end = [
            Vector(
                (
                    -0.01 + side * (0.012 + 0.10 * t**0.7),
                    front + 0.002 - 0.012 * math.sin(2 * t),
                    z - 0.01 - length * t,
                )
            )
            for t in np.linspace(0, 1, 24)
        ]
        ribbon("end", end, [Vector((1, 0.25 * side, 0.12))] * 24, 0.046, mat, 0.009, 0.004)


if P.model == "robe":
    cloth_ = waffle("waffle", P.color) if P.weave == "waffle" else terry("terry", P.color)
    body = Body(
        (
            (-1.12, 0.30, 0.085),
            (-0.62, 0.262, 0.068),
            (-0.54, 0.245, 0.062),
            (-0.46, 0.256, 0.068),
            (-0.2, 0.245, 0.07),
            (0.0, 0.215, 0.06),
        ),
        (0.10, 0.50, True),
        P.seed,
        1.2,
    )
    body.mesh(cloth_)
    for side in (-1, 1):
        sleeve(cloth_, side, 0.56, -0.12, 0.085, P.seed + side, 0.02, 0.062)
    bands(body, cloth_, -0.54, -1.11, 0.085)
    belt(body, cloth_, -0.54)
    for side in (-1, 1):
        x = side * 0.135
        softbox(
            "pocket",
            (0.155, 0.014, 0.17),
            (x, body.front(x, -0.74) - 0.012, -0.745),
            cloth_,
            r=0.006,
            n=20,
            noise=0.003,
            nscale=9,
            rot=(0, 0, side * 0.22),
        )
elif P.model == "pyjama":
    cloth_ = fabric(
        "cloth", P.color, "cotton", image=texture(P.pattern), uvscale=(P.repeat, P.repeat), sheen=0.3
    )
    piping = plain("piping", P.trim, 0.7)
    body = Body(
        ((-0.68, 0.262, 0.060), (-0.4, 0.248, 0.058), (-0.2, 0.24, 0.06), (0.0, 0.215, 0.05)),
        (0.085, 0.17, True),
        P.seed,
    )
    body.mesh(cloth_)
    for side in (-1, 1):
        sleeve(cloth_, side, 0.52, 0.06, 0.05, P.seed + side)
        x0 = 0.085
        lapel = []
        for t in np.linspace(0, 1, 14):
            x, z = side * (x0 + 0.006 - (x0 - 0.006) * t), shoulder(x0) + 0.004 - 0.185 * t
            lapel.append(Vector((x, -0.046 - 0.016 * math.sin(math.pi * min(1, t + 0.15)) - 0.006, z)))
        lapel = [
            Vector((0, 0.045, 0.02)),
            Vector((side * 0.06, 0.036, 0.018)),
            Vector((side * 0.09, 0.0, 0.012)),
        ] + lapel
        lapel = resampled(lapel, 60)
        across = []
        for k, p in enumerate(lapel):
            along_ = lapel[min(60, k + 1)] - lapel[max(0, k - 1)]
            across.append(along_.cross(Vector((p.x * 0.6, p.y - 0.01, 0)).normalized()))
        ribbon(
            "lapel", lapel, across, lambda t: 0.052 * (1 - 0.35 * max(0, t - 0.6) / 0.4), cloth_, 0.004, 0.006
        )
    line = [Vector((0.012, body.front(0, z) - 0.020, z)) for z in np.linspace(-0.175, -0.668, 24)]
    ribbon("placket", line, [Vector((1, 0, 0))] * 24, 0.034, cloth_, 0.004, 0.002)
    for z in np.linspace(-0.20, -0.60, 5):
        cyl("button", 0.0075, 0.004, (0.012, body.front(0, z) - 0.027, z), piping, rot=(math.pi / 2, 0, 0))
    softbox(
        "pocket",
        (0.11, 0.007, 0.12),
        (-0.115, body.front(-0.115, -0.24) - 0.007, -0.25),
        cloth_,
        r=0.003,
        n=16,
        noise=0.002,
        nscale=9,
        rot=(0, 0, -0.16),
    )
else:
    cloth_ = fabric("cloth", P.color, "weave", sheen=0.35, scale=1.3, bumpk=0.6)
    body = Body(
        ((-0.66, 0.252, 0.055), (-0.4, 0.242, 0.056), (-0.2, 0.238, 0.058), (0.0, 0.215, 0.05)),
        (0.085, 0.085, False),
        P.seed,
    )
    body.mesh(cloth_)
    for side in (-1, 1):
        sleeve(cloth_, side, seed=P.seed + side, silhouette=SHORT)
    edge = []
    for a in np.linspace(0, 2 * math.pi, 60, endpoint=False):
        x, front = 0.085 * math.cos(a), math.sin(a) > 0
        near = math.sqrt(max(0, 1 - abs(x) / 0.085))
        edge.append(
            (x, -0.042 * near * (1 if front else -1), shoulder(x) - (near * (0.085 if front else 0.02)))
        )
    tube("collar", edge, 0.0075, cloth_, True)
place = Matrix.Translation((0, 0, 1.614)) @ Matrix.Rotation(math.radians(6), 4, "Z")
for o in set(bpy.data.objects) - before:
    bpy.context.view_layer.update()
    o.matrix_world = place @ o.matrix_world
area((-2.4, -2.2, 2.4), (0, 0, 1.1), 1.6, 120, (1, 0.96, 0.91))
area((2.6, -2.6, 1.6), (0, 0, 1), 1.6, 22, (0.93, 0.96, 1))
if P.model == "robe":
    camera((0.30, -4.6, 1.14), (0.0, 0, 1.07), lens=104)
else:
    camera((0.30, -4.6, 1.30), (0.0, 0, 1.30), lens=122)
reframe(P)
setup(P.width, P.height, P.samples)
shoot(P)
