"""The box spring as GLB for a real-time viewer: full, and reduced by `ratio`."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import addon_utils
from kit import *

P = params(name="bed", bed_width=1.8, headboard="channel", legs="wood-round", color="#8c9384", ratio=0.15)
reset()
addon_utils.enable("io_scene_gltf2")
tick = plain("tick", "#f3f1ec", 0.9)
parts, top, head = bed(plain("fabric", P.color, 0.9), P.bed_width, 2.0, P.headboard, leg=P.legs, white=tick)
for i, x in enumerate((-P.bed_width / 4, P.bed_width / 4)):
    at = (x, head - 0.22, top + 0.26)
    pillow("pillow", 0.70, 0.58, tick, n=60, seed=i, loc=at, rot=(1.05, 0, 0), sub=0)
bpy.ops.export_scene.gltf(filepath=f"{OUT}/{P.name}.glb", export_format="GLB", export_apply=True)
for o in bpy.data.objects:
    if o.type == "MESH" and len(o.data.polygons) > 400:
        o.modifiers.new("reduce", "DECIMATE").ratio = P.ratio
bpy.ops.export_scene.gltf(filepath=f"{OUT}/{P.name}-small.glb", export_format="GLB", export_apply=True)
