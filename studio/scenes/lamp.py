"""A table lamp, switched on, on a wooden chest."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="lamp",
    width=1000,
    height=1000,
    samples=64,
    seed=1,
    color="#c9b8a3",  # ceramic base
    shade="#f2e9da",
    wall="#cfc5b6",
    size=1.0,  # 1.0 is 48 cm high
    count=1,
    power=6,  # bulb; above 6 the shade burns out
)
reset()
world((0.75, 0.85, 1), 0.10)
wall = plain("wall", P.wall, 0.9, spec=0.1, bump=0.015, bscale=70)
quad("wall", lambda u, v: ((u - 0.5) * 6, 0.30, v * 3 - 0.5), wall)
oak, brass = wood("oak", "#b98a5a", "#8a6138"), plain("knob", "#b8945a", 0.3, 1.0)
rbox("top", (1.5, 0.5, 0.035), (0, 0.02, 0.4825), oak, 0.006)
rbox("front", (1.46, 0.02, 0.17), (0, -0.19, 0.378), oak, 0.004)
rbox("body", (1.46, 0.42, 0.19), (0, 0.03, 0.37), oak, 0.003)
for x in (-0.36, 0.36):
    cyl("knob", 0.012, 0.022, (x, -0.21, 0.378), brass, rot=(math.pi / 2, 0, 0))
for k in range(P.count):
    lamp((-0.05 + 0.34 * (k - (P.count - 1) / 2), 0.03, 0.5), on=P.power / P.count, base=P.color, shade=P.shade, s=P.size)
books((0.34, 0.02, 0.5), ("#7d8a7c", "#e8dfcf", "#b5725a"), 0.22, 0.155, -0.08)
outline = [
    (0.001, 0),
    (0.028, 0.001),
    (0.036, 0.03),
    (0.039, 0.075),
    (0.036, 0.075),
    (0.033, 0.03),
    (0.001, 0.008),
]
lathe("cup", smooth_profile(outline, 30), plain("cup", "#efe9df", 0.3, spec=0.5), 48, (-0.32, -0.06, 0.5))
area((-2.4, -1.6, 1.7), (0, 0, 0.7), 1.6, 24, (0.86, 0.92, 1))
far = max(1.0, P.size)
camera((0.12 * far, -2.2 * far, 0.745 * far + 0.115), (0.02, 0, 0.745 * (far + 1) / 2 + 0.015 * (far - 1)), lens=76, fstop=8)
reframe(P)
setup(P.width, P.height, P.samples, bounces=6, exposure=0.55)
shoot(P)
