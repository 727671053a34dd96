"""Materials: fabrics, wood, planks, plain paint, light."""

import bpy


def srgb(h):
    """ "#rrggbb" to linear RGB."""
    h = h.lstrip("#")
    v = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple((c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in v))


def scaled(c, k):
    """A colour times a factor, at most 1."""
    return tuple((min(1, x * k) for x in c))


class Shader:
    """A node material with short methods; node outputs can be passed wherever values can."""

    def __init__(self, name):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.n = self.m.node_tree.nodes
        self.l = self.m.node_tree.links
        self.p = self.n["Principled BSDF"]
        self.out = self.n["Material Output"]

    def add(self, t, **k):
        n = self.n.new(t)
        for a, v in k.items():
            if a in n.inputs.keys():
                n.inputs[a].default_value = v
            else:
                setattr(n, a, v)
        return n

    def link(self, a, b):
        self.l.new(a, b)

    def mix(self, fac, a, b, mode="MIX"):
        n = self.n.new("ShaderNodeMixRGB")
        n.blend_type = mode
        for i, v in enumerate((fac, a, b)):
            if hasattr(v, "is_linked"):
                self.link(v, n.inputs[i])
            elif i == 0:
                n.inputs[0].default_value = v
            else:
                n.inputs[i].default_value = (*v[:3], 1)
        return n.outputs[0]

    def math(self, op, a, b=0.0):
        n = self.n.new("ShaderNodeMath")
        n.operation = op
        for i, v in enumerate((a, b)):
            if hasattr(v, "is_linked"):
                self.link(v, n.inputs[i])
            else:
                n.inputs[i].default_value = v
        return n.outputs[0]

    def coord(self, kind="Object"):
        return self.add("ShaderNodeTexCoord").outputs[kind]

    def mapping(self, vec, scale=(1, 1, 1), rot=(0, 0, 0), loc=(0, 0, 0)):
        n = self.add("ShaderNodeMapping")
        n.inputs["Scale"].default_value = scale
        n.inputs["Rotation"].default_value = rot
        n.inputs["Location"].default_value = loc
        self.link(vec, n.inputs["Vector"])
        return n.outputs[0]

    def noise(self, vec, scale=5, detail=3, rough=0.5, dist=0):
        n = self.add("ShaderNodeTexNoise", Scale=scale, Detail=detail, Roughness=rough, Distortion=dist)
        self.link(vec, n.inputs["Vector"])
        return n.outputs["Fac"]

    def ramp(self, fac, stops):
        n = self.add("ShaderNodeValToRGB")
        e = n.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for i, (p, c) in enumerate(stops):
            e[i].position = p
            e[i].color = (*c[:3], 1)
        self.link(fac, n.inputs[0])
        return n.outputs[0]

    def bump(self, height, strength=0.3, distance=0.01, normal=None):
        n = self.add("ShaderNodeBump", Strength=strength, Distance=distance)
        self.link(height, n.inputs["Height"])
        if normal is not None:
            self.link(normal, n.inputs["Normal"])
        return n.outputs[0]

    def setp(self, **k):
        for a, v in k.items():
            i = self.p.inputs[a.replace("_", " ")]
            if hasattr(v, "is_linked"):
                self.link(v, i)
            elif isinstance(v, (tuple, list)) and len(v) == 3:
                i.default_value = (*v, 1)
            else:
                i.default_value = v
        return self


def wood(name, c1="#c79a68", c2="#a3774a", scale=1.0, axis="X", rough=0.45):
    """Wood with the grain along one object axis."""
    t = Shader(name)
    co = t.coord("Object")
    sc = {"X": (1.2, 14, 14), "Y": (14, 1.2, 14), "Z": (14, 14, 1.2)}[axis]
    m = t.mapping(co, tuple((s * scale for s in sc)))
    n = t.noise(m, scale=1.6, detail=5, rough=0.6, dist=0.8)
    n2 = t.noise(m, scale=14, detail=3, rough=0.7)
    f = t.math("ADD", t.math("MULTIPLY", n, 0.75), t.math("MULTIPLY", n2, 0.25))
    c = t.ramp(f, [(0.32, srgb(c2)), (0.5, srgb(c1)), (0.68, scaled(srgb(c1), 1.12))])
    t.setp(Base_Color=c, Roughness=rough, Specular=0.35, Normal=t.bump(n2, 0.06, 0.002))
    return t.m


def planks(name, c1="#d9bd97", c2="#b8946a"):
    """A plank floor: bricks give each plank its own grain."""
    t = Shader(name)
    co = t.coord("Object")
    br = t.add("ShaderNodeTexBrick", Scale=1.0)
    br.inputs["Color1"].default_value = (0, 0, 0, 1)
    br.inputs["Color2"].default_value = (1, 1, 1, 1)
    br.inputs["Mortar"].default_value = (0.5, 0.5, 0.5, 1)
    br.inputs["Mortar Size"].default_value = 0.0012
    br.inputs["Brick Width"].default_value = 1.9
    br.inputs["Row Height"].default_value = 0.17
    br.inputs["Mortar Smooth"].default_value = 0.2
    br.offset = 0.37
    t.link(co, br.inputs["Vector"])
    mp = t.add("ShaderNodeMapping")
    mp.inputs["Scale"].default_value = (1.0, 13, 1)
    t.link(co, mp.inputs[0])
    ad = t.add("ShaderNodeVectorMath", operation="ADD")
    t.link(mp.outputs[0], ad.inputs[0])
    sc = t.add("ShaderNodeVectorMath", operation="SCALE")
    sc.inputs["Scale"].default_value = 17
    t.link(br.outputs["Color"], sc.inputs[0])
    t.link(sc.outputs[0], ad.inputs[1])
    n = t.noise(ad.outputs[0], scale=1.5, detail=6, rough=0.62, dist=0.7)
    c = t.ramp(n, [(0.3, srgb(c2)), (0.52, srgb(c1)), (0.75, scaled(srgb(c1), 1.1))])
    c = t.mix(0.22, c, br.outputs["Color"], "OVERLAY")
    c = t.mix(br.outputs["Fac"], c, scaled(srgb(c2), 0.35))
    t.setp(Base_Color=c, Roughness=0.42, Specular=0.35, Normal=t.bump(n, 0.05, 0.002))
    return t.m


def plain(name, color, rough=0.5, metal=0, spec=0.4, bump=0, bscale=60, sheen=0):
    """One even colour, if wanted with a fine bump."""
    t = Shader(name)
    t.setp(
        Base_Color=srgb(color) if isinstance(color, str) else color,
        Roughness=rough,
        Metallic=metal,
        Specular=spec,
        Sheen=sheen,
    )
    if bump:
        t.setp(Normal=t.bump(t.noise(t.coord("Object"), scale=bscale, detail=4), bump, 0.004))
    return t.m


def emit(name, color, strength):
    """A glowing surface."""
    t = Shader(name)
    e = t.add("ShaderNodeEmission", Strength=strength)
    e.inputs[0].default_value = (*(srgb(color) if isinstance(color, str) else color), 1)
    t.link(e.outputs[0], t.out.inputs[0])
    return t.m
