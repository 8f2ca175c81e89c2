"""Shavers and trimmers."""
import math
import bpy
import shape
from families.parts import cord, dark, dots, ink, logo_flat, patch
from material import glass, gloss, glow, plastic, steel
from shape import block, copies, lathe, lettering, place, plate, rounded_rect, spline, squircle, stand, tube


def group():
    root = bpy.data.objects.new("root", None)
    bpy.context.scene.collection.objects.link(root)
    root.parent = shape.PARENT[0]
    return root


def cutter(radius, cap):
    """Round slotted head around the origin, facing up; returns its root."""
    root, old = group(), shape.PARENT[0]
    shape.PARENT[0] = root
    metal = steel("#d3d0cb", 0.18)
    lathe([(radius * 0.9, -0.16), (radius * 1.02, -0.10, 0.05), (radius * 1.04, 0.0, 0.02), (radius * 0.98, 0.02)], cap, "cup", 96)
    lathe([(radius * 0.98, 0.0), (radius * 0.97, 0.035, 0.01), (radius * 0.90, 0.05, 0.012), (radius * 0.60, 0.052, 0.012), (radius * 0.56, 0.03, 0.01), (radius * 0.5, 0.028)], metal, "track", 96)
    lathe([(radius * 0.52, 0.02), (radius * 0.50, 0.05, 0.015), (radius * 0.3, 0.06), (0, 0.062)], steel("#bfbcb7", 0.22), "centre", 64)
    slit = plate(rounded_rect(radius * 0.27, 0.011, 0.005), 0.004, plastic("#0c0b0b", 0.6, grain=0), 0.001)
    count = 54
    spots = [(radius * 0.755 * math.cos(2 * math.pi * k / count), radius * 0.755 * math.sin(2 * math.pi * k / count), 0.0505) for k in range(count)]
    for twin in copies(slit, spots, [(0, 0, 2 * math.pi * k / count + 0.25) for k in range(count)]):
        twin.parent = root
    shape.PARENT[0] = old
    return root


def rotary_head(cap, at, turn):
    """Three cutters in a rounded triangular frame."""
    root, old = group(), shape.PARENT[0]
    shape.PARENT[0] = root

    def tri(inset):
        out = []
        for j in range(120):
            t = 2 * math.pi * j / 120
            r = (0.53 + 0.055 * math.cos(3 * (t - math.pi / 2 + math.pi))) - inset
            out.append((r * math.cos(t), r * math.sin(t)))
        return out
    block(tri, [(0.32, -0.36), (0.18, -0.30, 0.1), (0.02, -0.14, 0.1), (0, -0.06, 0.03), (0.03, -0.02, 0.02), (0.1, -0.015)], cap, "frame")
    for k in range(3):
        a = math.radians(-90 + 120 * k)
        c = cutter(0.215, cap)
        place(c, (0.27 * math.cos(a), 0.27 * math.sin(a), 0.03), (math.degrees(math.sin(a)) * -0.10, math.degrees(math.cos(a)) * 0.10, 0))
    shape.PARENT[0] = old
    place(root, at, turn)
    return root


def rotary_body(options, lift=0.0):
    colour = options["colour"][0]
    skin = steel(colour, 0.28, 0, "z", 0.06) if options.get("finish") == "steel" else plastic(colour, 0.34, 0, grain=0.015)
    back, cap = plastic("#232120", 0.62, grain=0.08), plastic("#1d1c1b", 0.32, grain=0)
    grip = spline([(0, 0.04, 0.06 + lift), (0, 0.06, 0.5 + lift), (0, 0.03, 1.0 + lift), (0, -0.02, 1.42 + lift), (0, -0.10, 1.66 + lift)], 12)
    tube(grip, [0.27, 0.31, 0.29, 0.285, 0.25], skin, "grip", section=(1, 0.92), power=2.3, up=(1, 0, 0), segments=64)
    rubber = [(x, y + 0.045, z) for x, y, z in grip]
    tube(rubber[:-6], [0.262, 0.298, 0.28, 0.272], back, "rubber", section=(1.03, 0.92), power=2.3, up=(1, 0, 0), segments=64)
    place(lathe([(0.16, -0.12), (0.17, -0.06, 0.03), (0.15, 0.06, 0.03), (0.2, 0.14)], back, "neck", 64), (0, -0.13, 1.76 + lift), (16, 0, 0))
    rotary_head(cap, (0, -0.24, 2.11 + lift), (34, 0, 0))
    face = -0.255
    place(lathe([(0.075, 0), (0.088, 0.008, 0.004), (0.08, 0.02)], steel("#d3d0cb", 0.18, brush=None), "bezel", 48), (0, face - 0.005, 1.06 + lift), (90, 0, 0))
    place(lathe([(0, 0), (0.076, 0), (0.07, 0.022, 0.01), (0, 0.024)], gloss("#171615", 0.2), "key", 48), (0, face - 0.004, 1.06 + lift), (90, 0, 0))
    ring = [(0.1 * math.cos(2 * math.pi * k / 48), face - 0.008, 1.06 + lift + 0.1 * math.sin(2 * math.pi * k / 48)) for k in range(49)]
    tube(ring, 0.007, glow("#dff1ff", 2.2), "light", segments=8, caps="open")
    logo_flat(options, (0, -0.246, 0.52 + lift), 0.075, 92)


def rotary(options):
    rotary_body(options)
    lathe([(0, 0), (0.22, 0), (0.26, 0.03, 0.02), (0.26, 0.1), (0, 0.11)], dark(), "foot", 64).location = (0, 0.04, 0)


def dock(options):
    """Rotary shaver leaning back in an upright cleaning dock with a cartridge window."""
    skin = plastic(options["colour"][0], 0.34, 0, grain=0.015)
    base = block(squircle(1.35, 1.25, 3.4), [(0.08, 0), (0, 0.03, 0.03), (0, 0.5, 0.06), (0.05, 0.62, 0.06), (0.2, 0.64)], skin, "base")
    back = block(squircle(1.0, 0.42, 3.4), [(0.02, 0.4), (0, 0.42), (0.03, 1.85, 0.3), (0.12, 2.05, 0.12), (0.2, 2.07)], skin, "back")
    place(back, (0, 0.42, 0))
    lathe([(0.33, 0.63), (0.36, 0.66, 0.015), (0.36, 0.68, 0.015), (0.31, 0.69)], steel("#cfccc7", 0.2), "socket", 96).location = (0, -0.05, 0)
    patch(base, (0, -0.62, 0.28), (0.72, 0.6, 0.26), gloss("#10161a", 0.05), 0.006, 0.1, 0.006)
    place(plate(rounded_rect(0.62, 0.085, 0.03), 0.006, glow("#4aa3c7", 0.55), 0.002), (0, -0.637, 0.225), (90, 0, 0))
    dots([(x, -0.632, 0.36) for x in (-0.2, -0.1, 0.0)], "#dff1ff", 0.03, 2)
    place(lathe([(0.16, 0), (0.17, 0.02, 0.01), (0.1, 0.03), (0, 0.03)], steel("#cfccc7", 0.2), "press", 48), (0, 0.28, 2.06))
    old, root = shape.PARENT[0], group()
    shape.PARENT[0] = root
    rotary_body({**options, "colour": ["#34322f"], "logo": False}, 0.0)
    shape.PARENT[0] = old
    place(root, (0, -0.05, 0.62), (-4, 0, 0))
    cord((0.3, 0.6, 0.1))


def foil_head(wide, deep, at, foils=3, frame="#201f1d"):
    """Cassette of arched foils, long side along x."""
    old, root = shape.PARENT[0], group()
    shape.PARENT[0] = root
    cap, metal = plastic(frame, 0.34, grain=0), steel("#cfccc7", 0.24, brush=None)
    block(rounded_rect(wide, deep, 0.09), [(0.03, 0), (0, 0.03, 0.03), (0, 0.2, 0.02), (0.03, 0.22)], cap, "frame")
    pitch = (deep - 0.09) / foils
    for f in range(foils):
        y = -deep / 2 + 0.045 + pitch * (f + 0.5)
        r = pitch * 0.46
        arc = [(r * math.cos(math.pi * k / 16), 0.19 + r * 0.9 * math.sin(math.pi * k / 16)) for k in range(17)]
        rings = [[(-wide * 0.43, y + a, z) for a, z in arc], [(wide * 0.43, y + a, z) for a, z in arc]]
        shape.loft(rings, metal, "foil", (False, False), closed=False)
        hole = plate(rounded_rect(0.022, 0.014, 0.006), 0.003, plastic("#12110f", 0.6, grain=0), 0.001)
        spots, turns = [], []
        for row, t in enumerate((0.28, 0.40, 0.52, 0.64, 0.76)):
            a = math.pi * t
            for k in range(int(wide / 0.034)):
                x = -wide * 0.41 + 0.034 * (k + 0.5 * (row % 2)) * 0.97
                if x < wide * 0.41:
                    spots.append((x, y + r * math.cos(a) * 1.004, 0.19 + r * 0.9 * math.sin(a) * 1.004))
                    turns.append((a - math.pi / 2, 0, 0))
        for twin in copies(hole, spots, turns):
            twin.parent = root
        for side in (-1, 1):
            block(rounded_rect(0.05, pitch * 0.96, 0.02), [(0, 0.18), (0.0, 0.19 + r * 0.9, 0.03), (0.02, 0.2 + r * 0.9)], cap, "end").location = (side * wide * 0.45, y, 0)
    shape.PARENT[0] = old
    place(root, at)
    return root


def foil(options):
    """Straight slim shaver with a ribbed metal grip."""
    colour = options["colour"][0]
    skin = plastic(colour, 0.34, 0, grain=0.015)
    metal = steel("#bab7b2", 0.25, brush=None)
    outline = squircle(0.66, 0.46, 4)
    block(outline, [(0.06, 0), (0.01, 0.02, 0.03), (0, 0.1), (0, 0.34), (0.02, 0.36)], skin, "foot")
    rib = [(0.02, 0.36)]
    for k in range(16):
        z = 0.365 + k * 0.052
        rib += [(0.0, z + 0.008, 0.006), (0.0, z + 0.036, 0.006), (0.018, z + 0.044, 0.004), (0.018, z + 0.05)]
    block(outline, rib, metal, "ribs")
    block(outline, [(0.02, 1.19), (0, 1.20, 0.008), (0, 1.70, 0.1), (0.045, 1.9, 0.1), (0.07, 1.95)], skin, "shoulder")
    block(squircle(0.54, 0.36, 4), [(0.02, 1.94), (0.02, 2.02)], dark(), "neck", rounded=False)
    foil_head(0.76, 0.5, (0, 0, 2.0))
    y = -0.236
    place(plate(rounded_rect(0.14, 0.14, 0.07), 0.02, gloss("#171615", 0.2), 0.008), (0, y + 0.012, 1.48), (90, 0, 0))
    place(plate(rounded_rect(0.035, 0.035, 0.017), 0.004, glow("#dff1ff", 2.5), 0.001), (0, y - 0.012, 1.48), (90, 0, 0))
    dots([(0, y + 0.004, 1.34 - 0.05 * k) for k in range(3)], "#dff1ff", 0.022, 1.6)
    logo_flat(options, (0, y + 0.0035, 0.2), 0.07)


def mini(options):
    """Pebble: one round head under a translucent cap, standing on its magnetic foot."""
    skin = plastic(options["colour"][0], 0.40, 0, grain=0.03)
    wall = spline([(0.34, 0.06), (0.50, 0.22), (0.56, 0.52), (0.52, 0.86), (0.46, 1.02)], 10)
    lathe([(0, 0), (0.28, 0), (0.31, 0.025, 0.02), (0.33, 0.055), (0, 0.06)], steel("#c9b59a", 0.22, brush=None), "magnet", 96, squash=(1, 0.86))
    lathe([(0, 0.05), (0.31, 0.05)] + wall + [(0.44, 1.035)], skin, "body", 128, squash=(1, 0.86))
    lathe([(0.43, 1.02), (0.455, 1.035, 0.01), (0.445, 1.075, 0.012), (0.40, 1.085)], steel("#cfccc7", 0.2, brush=None), "ring", 128, squash=(1, 0.86))
    c = cutter(0.30, plastic("#1d1c1b", 0.32, grain=0))
    place(c, (0, 0, 1.16))
    lathe([(0.405, 1.075), (0.412, 1.2), (0.39, 1.36, 0.10), (0.2, 1.44, 0.1), (0, 1.445)], glass("#e8ecea", 1.0), "cap", 128, rounded=True, squash=(1, 0.86))
    place(plate(rounded_rect(0.12, 0.12, 0.06), 0.02, dark(), 0.008), (0, -0.475, 0.62), (93, 0, 0))
    place(plate(rounded_rect(0.03, 0.03, 0.015), 0.004, glow("#ffb27a", 2.5), 0.001), (0, -0.477, 0.46), (82, 0, 0))
    logo_flat(options, (0, -0.445, 0.26), 0.062, 66)


def trimmer(options):
    """Pen-like trimmer standing on its end, its clear cap lying beside it."""
    metal = steel(options["colour"][0], 0.26, 0, "z", 0.07)
    lathe([(0, 0), (0.155, 0), (0.165, 0.015, 0.012), (0.165, 0.3)], dark(), "foot", 96)
    lathe([(0.16, 0.3), (0.168, 0.31, 0.008), (0.168, 1.62, 0.3), (0.15, 1.86, 0.05), (0.13, 1.88)], metal, "body", 96)
    lathe([(0.135, 1.86), (0.135, 1.90), (0.11, 1.96, 0.03), (0.095, 2.0)], dark(), "neck", 96)
    lathe([(0.10, 1.98), (0.11, 2.0, 0.008), (0.105, 2.16, 0.05), (0.06, 2.22, 0.03), (0, 2.225)], steel("#d7d4cf", 0.16), "tip", 64)
    for k in range(14):
        a = 2 * math.pi * k / 14
        place(plate(rounded_rect(0.012, 0.13, 0.006), 0.004, plastic("#0c0b0b", 0.6, grain=0), 0.001), (0.1055 * math.cos(a), 0.1055 * math.sin(a), 2.10), (90, 0, 90 + math.degrees(a)))
    place(plate(rounded_rect(0.09, 0.2, 0.045), 0.025, dark(), 0.01), (0, -0.162, 1.25), (90, 0, 0))
    dots([(0, -0.168, 1.06)], "#dff1ff", 0.02, 2)
    stand(lettering("hearthlight", 0.06, ink(options), 0.002), (0, -0.1692, 0.75), 90, 0)
    cap = lathe([(0.14, 0), (0.145, 0.02), (0.14, 0.42, 0.06), (0.07, 0.47, 0.04), (0, 0.475)], glass("#e6ebea", 1.1), "cap", 64)
    place(cap, (0.40, -0.28, 0.145), (0, 90, 28))


KINDS = {"rotary": rotary, "dock": dock, "foil": foil, "mini": mini, "trimmer": trimmer}
