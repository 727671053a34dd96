"""Every part of the box springs of one width as plain triangles, for publish-model.mjs: CACHE/model/<cm>.json and .bin.

The parts are those of the pictures, in metres, and stand as in glTF: y up, the head end at z = 0, the foot end at z = 2.
Each corner has its place, its normal, its cloth coordinates in metres, and how much of the sky it sees.
"""

import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import *

from configurator import parts
from configurator.headboards import HEADBOARDS, WIDER
from configurator.shapes import Surroundings, triangles
from configurator.stages import wall_lamps
from configurator.weaves import woven

P = params(name="model", cm="180")
WIDTH = int(P.cm) / 100
STANDARD = ("headboard-vlak", "base-boxspring", "legs-hout-rond", "mattress", "topper-heel", "bedding")

reset()
parts.RUG = 0.0  # the model has no rug: all feet stand on the floor
cloth = woven("cloth")


def made(build, *arguments):
    """The objects that a function adds to the scene, but no lights."""
    before = set(bpy.data.objects)
    build(*arguments)
    return [o for o in bpy.data.objects if o not in before and o.type in ("MESH", "CURVE")]


groups = {f"headboard-{k}": made(f, WIDTH + WIDER, cloth) for k, f in HEADBOARDS.items()}
groups |= {f"base-{k}": made(f, WIDTH, cloth) for k, f in parts.BASES.items()}
groups |= {f"legs-{k}": made(f, WIDTH) for k, f in parts.LEGS.items()}
# the mattresses differ in colour only; publish-model.mjs makes the others from this one
groups["mattress"] = made(parts.mattress, "pocket", WIDTH)
for id_ in ("heel", "gedeeld") if WIDTH > 1.3 else ("heel",):
    groups[f"topper-{id_}"] = made(parts.topper, id_ == "gedeeld", WIDTH)
groups["bedding"] = made(parts.bedding, WIDTH)
groups["lamps-lampen"] = made(wall_lamps, WIDTH)

for o in groups["bedding"]:
    for m in o.modifiers:
        if m.type == "SUBSURF":
            m.levels = 0
bpy.context.view_layer.update()
shapes = {name: triangles(objects) for name, objects in groups.items()}
folder = f"{CACHE}/model"
os.makedirs(folder, exist_ok=True)
listed, blob = [], bytearray()
for name, surfaces in shapes.items():
    slot = name.split("-")[0]
    beside = [shapes[other] for other in STANDARD if not other.startswith(slot) and not (name == "base-opberg" and other.startswith("legs"))]
    around = Surroundings([surfaces, *beside])
    for surface in surfaces:
        # between the channels of a headboard one looks into the dark
        surface.shade(around, hides=slot != "headboard")
        listed.append({"node": name, "material": surface.material, "at": len(blob), **surface.counts()})
        blob += surface.data()
    log(name, sum(len(s.faces) for s in surfaces))
with open(f"{folder}/{P.cm}.bin", "wb") as f:
    f.write(blob)
with open(f"{folder}/{P.cm}.json", "w") as f:
    json.dump(listed, f)
