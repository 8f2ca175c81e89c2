"""Small parts that many families share: cords, panels that follow a curved wall, displays, knobs, logos."""
import math
import bpy
from material import plastic, glow, steel
from shape import block, lathe, lettering, place, plate, rounded_rect, spline, stand, tube, wrap

DARK = "#2a2826"
INK = "#8d857b"


def dark(rough=0.5):
    return plastic(DARK, rough, grain=0.02)


def cord(start, side=1, thick=0.03):
    """A cable that leaves backwards and out of the picture."""
    x, y, z = start
    path = [(x, y, z), (x + side * 0.05, y + 0.3, max(z - 0.03, thick)), (x + side * 0.6, y + 0.75, thick),
            (x + side * 1.8, y + 0.95, thick), (x + side * 4.2, y + 1.9, thick), (x + side * 9, y + 2.6, thick)]
    return tube(spline(path, 14), thick, plastic("#3a3835", 0.5, grain=0), "cord", segments=14)


def word(options):
    return options.get("logo_text", "hearthlight")


def ink(options):
    return plastic(options.get("logo_colour", INK), 0.35, grain=0)


def logo_round(options, radius, height, angle=-90, size=0.1):
    """The brand's name printed around a turned wall."""
    wrap(lettering(word(options), size, ink(options), 0.003), radius, height, angle, 0.0008)


def logo_flat(options, at, size=0.1, tilt=90, turn=0):
    return stand(lettering(word(options), size, ink(options), 0.003), at, tilt, turn)


def patch(body, box_at, box_size, material, proud=0.02, corner=0.1, bevel=0.012, axis="y"):
    """A panel that follows the body's wall: the body, slightly swollen, within a rounded box."""
    twin = body.copy()
    twin.data = body.data.copy()
    twin.data.materials.clear()
    twin.data.materials.append(material)
    bpy.context.scene.collection.objects.link(twin)
    for modifier in list(twin.modifiers):
        twin.modifiers.remove(modifier)
    low = [min(v.co[i] for v in twin.data.vertices) for i in range(3)]
    high = [max(v.co[i] for v in twin.data.vertices) for i in range(3)]
    for vertex in twin.data.vertices:
        for i in range(3):
            half, middle = (high[i] - low[i]) / 2, (high[i] + low[i]) / 2
            vertex.co[i] = middle + (vertex.co[i] - middle) * (half + proud) / half
    w, d, h = box_size
    if axis == "y":
        tool = block(rounded_rect(w, h, corner), [(0, -d / 2), (0, d / 2)], None, "tool", rounded=False)
        place(tool, box_at, (90, 0, 0))
    else:
        tool = block(rounded_rect(w, d, corner), [(0, -h / 2), (0, h / 2)], None, "tool", rounded=False)
        place(tool, box_at)
    tool.hide_render = True
    modifier = twin.modifiers.new("patch", "BOOLEAN")
    modifier.operation, modifier.object, modifier.solver = "INTERSECT", tool, "EXACT"
    if bevel:
        edge = twin.modifiers.new("edge", "BEVEL")
        edge.width, edge.segments, edge.limit_method, edge.angle_limit = bevel, 3, "ANGLE", math.radians(45)
    twin.modifiers.new("normals", "WEIGHTED_NORMAL").keep_sharp = True
    return twin


def display(text, at, size=0.12, tilt=90, turn=0, colour="#ffe9d2", power=2.2):
    return stand(lettering(text, size, glow(colour, power), 0.003), at, tilt, turn)


def dots(places, colour="#f2e6d8", size=0.02, power=1.4, tilt=90):
    for at in places:
        stand(plate(rounded_rect(size, size, size / 2), 0.004, glow(colour, power), 0.001), at, tilt)


def dial(at, radius=0.24, material=None, tilt=90, turn=0, ring="#c9c6c1", deep=0.12, mark="#f4efe6"):
    """A knob with a metal edge and a pointer, axis towards the viewer at tilt 90."""
    from mathutils import Euler, Vector
    angle = Euler((math.radians(tilt), 0, math.radians(turn)))
    skin = material or dark()
    place(lathe([(radius * 1.12, -0.02), (radius * 1.12, 0.014, 0.008), (radius * 1.03, 0.02), (radius * 1.0, 0.005)],
                steel(ring, 0.22), "ring", 72), at, (tilt, 0, turn))
    place(lathe([(radius * 0.985, -0.02), (radius * 0.95, deep, 0.03), (0, deep + 0.004)], skin, "dial", 72), at, (tilt, 0, turn))
    tip = Vector((0, radius * 0.66, deep + 0.001))
    tip.rotate(angle)
    place(plate(rounded_rect(0.022, radius * 0.4, 0.011), 0.006, plastic(mark, 0.4, grain=0), 0.002),
          Vector(at) + tip, (tilt, 0, turn))


def feet(places, radius=0.09):
    for x, y in places:
        place(lathe([(radius * 0.8, 0), (radius, 0.02, 0.01), (radius, 0.08), (0, 0.08)], dark(0.7), "foot", 24), (x, y, 0))


def glass_wall(profile, material, name="glass"):
    """One turned sheet of thin glass."""
    return lathe(profile, material, name, segments=96)


def wave(z, low, high):
    t = min(max((z - low) / (high - low), 0), 1)
    return t * t * (3 - 2 * t)
