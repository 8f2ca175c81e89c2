"""Surfaces of the studio. A material of a zone (0, 1, 2) can be given another colour after the render:
its coverage is written to the pass "zone", its colour remembered in ZONES."""
import bpy

ZONES = {}


def linear(value):
    """'#rrggbb' or an (r, g, b) that is linear already -> linear (r, g, b)."""
    if not isinstance(value, str):
        return tuple(value)[:3]
    out = []
    for i in (1, 3, 5):
        c = int(value[i:i + 2], 16) / 255
        out.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return tuple(out)


def _base(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    return material, tree, tree.nodes["Principled BSDF"]


def _zone(tree, zone, colour, metal):
    if zone is None:
        return
    ZONES[zone] = (linear(colour), metal)
    mask = tree.nodes.new("ShaderNodeOutputAOV")
    mask.name = "zone"
    mask.inputs["Color"].default_value = (*[1.0 if i == zone else 0.0 for i in range(3)], 1)


def _mark(tree, colour):
    """Writes to the pass "mark": red for glass, green for the sweep."""
    mark = tree.nodes.new("ShaderNodeOutputAOV")
    mark.name = "mark"
    mark.inputs["Color"].default_value = (*colour, 1)


def paper(colour):
    material, tree, shader = _base("paper")
    shader.inputs["Base Color"].default_value = (*linear(colour), 1)
    shader.inputs["Roughness"].default_value = 0.95
    shader.inputs["Specular"].default_value = 0.05
    _mark(tree, (0, 1, 0))
    return material


def _coordinates(tree, scale):
    where = tree.nodes.new("ShaderNodeTexCoord")
    mapping = tree.nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = scale
    tree.links.new(where.outputs["Object"], mapping.inputs["Vector"])
    return mapping.outputs["Vector"]


def _noise(tree, scale, detail=3.0, stretch=(1, 1, 1), rough=0.5):
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    noise.inputs["Roughness"].default_value = rough
    tree.links.new(_coordinates(tree, stretch), noise.inputs["Vector"])
    return noise.outputs["Fac"]


def _bump(tree, shader, height, strength, distance=0.01):
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = distance
    tree.links.new(height, bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])


def _range(tree, value, low, high):
    node = tree.nodes.new("ShaderNodeMapRange")
    node.inputs["From Min"].default_value, node.inputs["From Max"].default_value = 0.3, 0.7
    node.inputs["To Min"].default_value, node.inputs["To Max"].default_value = low, high
    tree.links.new(value, node.inputs["Value"])
    return node.outputs["Result"]


def plastic(colour, rough=0.42, zone=None, grain=0.05, coat=0.0, specular=0.45):
    """Moulded plastic or powder coat; grain is the depth of its fine texture."""
    material, tree, shader = _base("plastic")
    shader.inputs["Base Color"].default_value = (*linear(colour), 1)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Specular"].default_value = specular
    shader.inputs["Clearcoat"].default_value = coat
    shader.inputs["Clearcoat Roughness"].default_value = 0.06
    if grain:
        _bump(tree, shader, _noise(tree, 90, 2), grain, 0.02)
    _zone(tree, zone, colour, False)
    return material


def gloss(colour="#151515", rough=0.08, zone=None):
    return plastic(colour, rough, zone, grain=0, coat=0.0, specular=0.5)


def steel(colour="#cbc9c5", rough=0.26, zone=None, brush="around", depth=0.10):
    """Brushed or satin metal; brush is 'around' (turned), 'x', 'z' or None (blasted or polished)."""
    material, tree, shader = _base("steel")
    shader.inputs["Base Color"].default_value = (*linear(colour), 1)
    shader.inputs["Metallic"].default_value = 1
    shader.inputs["Roughness"].default_value = rough
    if brush:
        stretch = {"around": (0.6, 0.6, 60), "x": (0.6, 60, 60), "z": (60, 60, 0.6)}[brush]
        lines = _noise(tree, 3.2, 5, stretch, 0.65)
        tree.links.new(_range(tree, lines, rough * 0.82, rough * 1.22), shader.inputs["Roughness"])
        _bump(tree, shader, lines, depth, 0.004)
        if brush == "around":
            tangent = tree.nodes.new("ShaderNodeTangent")
            tangent.direction_type, tangent.axis = "RADIAL", "Z"
            tree.links.new(tangent.outputs["Tangent"], shader.inputs["Tangent"])
            shader.inputs["Anisotropic"].default_value = 0.55
    _zone(tree, zone, colour, True)
    return material


def chrome(colour="#d9d8d6", rough=0.07):
    return steel(colour, rough, brush=None)


def wood(colour="#a9744a", dark="#6e4326", along="x", rough=0.45, scale=1.0):
    material, tree, shader = _base("wood")
    stretch = {"x": (0.35, 3.2, 3.2), "y": (3.2, 0.35, 3.2), "z": (3.2, 3.2, 0.35)}[along]
    stretch = tuple(s * scale for s in stretch)
    rings, fibre = _noise(tree, 2.2, 4, stretch, 0.55), _noise(tree, 26, 3, stretch, 0.6)
    wave = tree.nodes.new("ShaderNodeMath")
    wave.operation = "MULTIPLY_ADD"
    tree.links.new(fibre, wave.inputs[0])
    wave.inputs[1].default_value = 0.45
    tree.links.new(rings, wave.inputs[2])
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.5, 0.95
    ramp.color_ramp.elements[0].color = (*linear(colour), 1)
    ramp.color_ramp.elements[1].color = (*linear(dark), 1)
    tree.links.new(wave.outputs[0], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = rough
    _bump(tree, shader, fibre, 0.12, 0.01)
    return material


def glass(colour="#f8faf9", strength=1.0, rough=0.0):
    """Thin-walled glass: clear straight through, mirrors at the rim; cheap and free of caustics."""
    material, tree, shader = _base("glass")
    tree.nodes.remove(shader)
    clear, mirror = tree.nodes.new("ShaderNodeBsdfTransparent"), tree.nodes.new("ShaderNodeBsdfGlossy")
    mirror.inputs["Roughness"].default_value = max(rough, 0.02)
    rim = tree.nodes.new("ShaderNodeLayerWeight")
    rim.inputs["Blend"].default_value = 0.5
    curve, power = tree.nodes.new("ShaderNodeMath"), tree.nodes.new("ShaderNodeMath")
    curve.operation, curve.inputs[1].default_value = "POWER", 3.5
    power.operation, power.inputs[1].default_value, power.inputs[2].default_value = "MULTIPLY_ADD", 0.6 * strength, 0.035 * strength
    edge = tree.nodes.new("ShaderNodeValToRGB")
    stops = edge.color_ramp.elements
    stops[0].position, stops[1].position = 0.62, 1.0
    stops[0].color = (*linear(colour), 1)
    stops[1].color = (*[c * (1 - 0.62 * min(strength, 1)) for c in linear(colour)], 1)
    tree.links.new(rim.outputs["Facing"], edge.inputs["Fac"])
    tree.links.new(edge.outputs["Color"], clear.inputs["Color"])
    tree.links.new(rim.outputs["Facing"], curve.inputs[0])
    tree.links.new(curve.outputs[0], power.inputs[0])
    mix = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(power.outputs[0], mix.inputs[0])
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(mirror.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    _mark(tree, (1, 0, 0))
    return material


def glow(colour="#ffffff", strength=1.5):
    material, tree, shader = _base("glow")
    shader.inputs["Base Color"].default_value = (0.02, 0.02, 0.02, 1)
    shader.inputs["Emission"].default_value = (*linear(colour), 1)
    shader.inputs["Emission Strength"].default_value = strength
    return material


def ember(top, reach=1.0):
    """A lamp behind a dark window: bright at the height `top`, fading downwards (object heights)."""
    material, tree, shader = _base("ember")
    shader.inputs["Base Color"].default_value = (0.02, 0.012, 0.008, 1)
    shader.inputs["Roughness"].default_value = 0.08
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(_coordinates(tree, (1, 1, 1)), split.inputs[0])
    ramp, fade = tree.nodes.new("ShaderNodeValToRGB"), tree.nodes.new("ShaderNodeMapRange")
    fade.inputs["From Min"].default_value, fade.inputs["From Max"].default_value = top - 0.75 * reach, top + 0.1
    tree.links.new(split.outputs["Z"], fade.inputs["Value"])
    tree.links.new(fade.outputs["Result"], ramp.inputs["Fac"])
    stops = ramp.color_ramp.elements
    stops[0].color, stops[1].color = (0.05, 0.012, 0.003, 1), (1.0, 0.50, 0.16, 1)
    middle = stops.new(0.55)
    middle.color = (0.42, 0.12, 0.022, 1)
    tree.links.new(ramp.outputs["Color"], shader.inputs["Emission"])
    shader.inputs["Emission Strength"].default_value = 0.95
    return material


def cloth(colour, zone=None, scale=70, depth=0.5):
    """Paper, felt or woven textile."""
    material, tree, shader = _base("cloth")
    shader.inputs["Base Color"].default_value = (*linear(colour), 1)
    shader.inputs["Roughness"].default_value = 0.95
    shader.inputs["Specular"].default_value = 0.1
    _bump(tree, shader, _noise(tree, scale, 4), depth, 0.02)
    _zone(tree, zone, colour, False)
    return material


def woven(colour, threads=46):
    """Linen: warp and weft of uneven threads, drawn in the colour so that they stay sharp."""
    material, tree, shader = _base("woven")
    warp, weft = _noise(tree, threads, 1, (1, 0.04, 0.04)), _noise(tree, threads, 1, (0.04, 1, 0.04))
    both = tree.nodes.new("ShaderNodeMath")
    both.operation = "ADD"
    tree.links.new(warp, both.inputs[0])
    tree.links.new(weft, both.inputs[1])
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.38, 0.62
    ramp.color_ramp.elements[0].color = (*[c * 0.74 for c in linear(colour)], 1)
    ramp.color_ramp.elements[1].color = (*[min(c * 1.10, 1) for c in linear(colour)], 1)
    half = tree.nodes.new("ShaderNodeMath")
    half.operation, half.inputs[1].default_value = "MULTIPLY", 0.5
    tree.links.new(both.outputs[0], half.inputs[0])
    tree.links.new(half.outputs[0], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value, shader.inputs["Specular"].default_value = 0.95, 0.08
    return material


def speckle(colour, dots="#4d453d", zone=None, rough=0.3, amount=0.63):
    """Glazed stoneware with iron spots."""
    material, tree, shader = _base("speckle")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = amount, amount + 0.03
    ramp.color_ramp.elements[0].color = (*linear(colour), 1)
    ramp.color_ramp.elements[1].color = (*linear(dots), 1)
    tree.links.new(_noise(tree, 24, 2), ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = rough
    _bump(tree, shader, _noise(tree, 9, 2), 0.08, 0.03)
    _zone(tree, zone, colour, False)
    return material
