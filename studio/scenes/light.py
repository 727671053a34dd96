"""A floor lamp or a pendant lamp, switched on, in a room in the evening."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

P = params(
    name="light",
    width=1000,
    height=1000,
    samples=48,
    seed=1,
    lamp="tripod",  # tripod or stem (floor lamps), dome, drum or rattan (pendant lamps)
    color="#3f4a45",  # of a pendant lamp
    legs="oak",  # oak or walnut, of a tripod
    shade="#f2e9da",  # of a floor lamp
    high=1.5,  # of a floor lamp, in metres
    size=1.0,  # of a pendant lamp, against the middle one
    count=1,  # of the floor lamps
    wall="#d3c8b8",
    art="art-branch",  # beside a floor lamp
    power=10,
)
reset()
world((0.98, 0.96, 0.95), 0.24)
room(-3.2, 3.2, h=3.2, wall=P.wall)
oak = wood("oak", "#b98a5a", "#8a6138")
pile = fabric("pile", "#d9cebd", "boucle", scale=0.25, bumpk=1.6)
if P.lamp in ("tripod", "stem"):
    tints = {"oak": ("#c49a6a", "#9d7447"), "walnut": ("#7d5638", "#4e3322")}[P.legs]
    leg = wood("leg", *tints, axis="Z")
    for k in range(P.count):
        floor_lamp((0.05 + 0.07 * (P.count - 1) - 0.60 * k, -0.55, 0), P.lamp, leg, shade=P.shade, height=P.high, power=P.power)
    plant((0.80, -0.42, 0), h=1.0, n=40, leaf=0.19, potr=0.15, potz=0.28, seed=P.seed + 2, pot="#d8cdbd")
    if P.count == 1:
        frame_art((-0.60, 0.06, 1.42), 0.50, 0.67, texture(P.art))
    softbox("rug", (2.6, 1.3, 0.018), (-0.1, -0.95, 0.009), pile, r=0.009, n=60, noise=0.004, nscale=4)
    camera((0.35, -4.9, 1.0), (0.06, -0.4, 0.79), lens=82)
else:
    pendant((0, -0.75, 1.38), P.lamp, P.color, power=P.power, size=P.size)
    sidetable((0, -0.75, 0), oak, r=0.55, h=0.74)
    vase((-0.10, -0.70, 0.74), "#b98c72", 1.2)
    lathe(
        "bowl",
        smooth_profile(
            [
                (0.001, 0.012),
                (0.05, 0.014),
                (0.11, 0.05),
                (0.13, 0.075),
                (0.125, 0.075),
                (0.10, 0.045),
                (0.04, 0.006),
                (0.001, 0.006),
            ],
            40,
        ),
        plain("bowl", "#e6dfd2", 0.5),
        72,
        (0.20, -0.82, 0.735),
    )
    camera((0.30, -4.9, 1.25), (0.0, -0.7, 1.26), lens=98)
area((-2.8, -3.4, 2.2), (0, -0.4, 0.7), 2.0, 66, (1, 0.96, 0.91))
area((2.6, -4.4, 1.8), (0, -0.4, 0.7), 1.6, 12, (1, 0.94, 0.86))
reframe(P)
setup(P.width, P.height, P.samples, bounces=6, exposure=0.5)
shoot(P)
