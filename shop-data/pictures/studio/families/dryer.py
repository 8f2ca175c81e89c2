"""Hair dryers: classic, high-speed, folding, brush, soft diffuser. Barrel along x, mouth to the right."""
import math
from families.parts import dark, logo_flat, ink
from material import cloth, gloss, glow, plastic, steel
from shape import copies, deform, lathe, lettering, place, plate, rounded_rect, spline, tube, wrap


def along_x(thing, at=(0, 0, 0)):
    return place(thing, at, (0, 90, 0))


def grille(x, z, radius, material, rings=5, facing=-1):
    """Concentric rings with spokes: the intake."""
    along_x(lathe([(0, 0), (radius, 0), (radius, 0.01), (0, 0.01)], plastic("#0d0c0c", 0.7, grain=0), "hollow", 64), (x - facing * 0.02, 0, z))
    for i in range(1, rings + 1):
        r = radius * i / (rings + 0.3)
        path = [(x, r * math.cos(2 * math.pi * k / 64), z + r * math.sin(2 * math.pi * k / 64)) for k in range(65)]
        tube(path, 0.011, material, "ring", segments=8, caps="open")
    for k in range(12):
        a = math.pi * k / 6
        tube([(x, radius * 0.12 * math.cos(a), z + radius * 0.12 * math.sin(a)), (x, radius * 0.98 * math.cos(a), z + radius * 0.98 * math.sin(a))], 0.009, material, "spoke", segments=8)


def slider(x, y, z, material):
    place(plate(rounded_rect(0.10, 0.26, 0.05), 0.035, material, 0.012), (x, y, z), (90, 0, 0))


def tail(x, z=0.0):
    """Strain relief and cord running away on the table."""
    tube(spline([(x, 0.02, z + 0.05), (x - 0.02, 0.2, 0.05), (x + 0.1, 0.55, 0.035), (x + 0.9, 0.95, 0.03), (x + 2.6, 1.2, 0.03), (x + 7, 2.4, 0.03)], 14), 0.033, plastic("#3a3835", 0.5, grain=0), "cord", segments=14)


def classic(options):
    skin, dark_skin = plastic(options["colour"][0], 0.38, 0, grain=0.02), dark()
    z = 2.05
    wall = [(0.42, -0.62, 0.05), (0.47, -0.55, 0.06), (0.485, -0.2, 0.4), (0.45, 0.3, 0.4), (0.385, 0.62, 0.02), (0.35, 0.625)]
    along_x(lathe([(0.40, -0.6)] + wall, skin, "barrel", 128), (0, 0, z))
    grille(-0.615, z, 0.405, steel("#a9a6a1", 0.3, brush=None))
    along_x(lathe([(0.40, -0.64), (0.425, -0.64, 0.015), (0.43, -0.60, 0.01), (0.40, -0.59)], steel("#cfccc7", 0.2), "bezel"), (0, 0, z))
    # concentrator: round at the barrel, a flat slit at the mouth
    ring = lathe([(0.345, 0.60), (0.365, 0.635, 0.01), (0.36, 0.76, 0.06), (0.33, 1.08), (0.325, 1.10), (0.30, 1.10), (0.31, 0.9)], dark_skin, "nozzle", 96)

    def flatten(co):
        t = min(max((co.z - 0.72) / 0.38, 0), 1)
        co.y *= 1 + 0.35 * t
        co.x *= 1 - 0.80 * t
        return co
    along_x(deform(ring, flatten), (0, 0, z))
    tube(spline([(-0.05, 0, z - 0.3), (-0.07, 0, z - 0.7), (-0.12, 0, z - 1.2), (-0.18, 0, 0.16)], 10), [0.21, 0.195, 0.185, 0.19, 0.185], skin, "handle", section=(0.85, 1), power=2.4, up=(0, 1, 0))
    lathe_end = lathe([(0, 0.02), (0.14, 0.02), (0.155, 0.05, 0.02), (0.16, 0.12), (0, 0.12)], dark_skin, "end", squash=(1, 0.85))
    place(lathe_end, (-0.185, 0, -0.02))
    slider(-0.075, -0.165, z - 0.72, dark_skin)
    slider(-0.105, -0.158, z - 1.08, dark_skin)
    logo_flat(options, (-0.02, -0.482, z + 0.02), 0.105)
    tail(-0.2)


def speed(options):
    """Even cylinder handle with the motor at its foot, short ring-ended barrel."""
    skin = plastic(options["colour"][0], 0.34, 0, grain=0.015)
    trim = steel(options.get("trim", "#c9b59a"), 0.2, brush=None)
    z = 2.1
    along_x(lathe([(0.30, -0.42), (0.36, -0.46, 0.03), (0.41, -0.42, 0.05), (0.415, 0.36, 0.05), (0.38, 0.42, 0.02), (0.33, 0.42, 0.02), (0.30, 0.30)], skin, "barrel", 128), (0, 0, z))
    along_x(lathe([(0, -0.44), (0.22, -0.44, 0.02), (0.31, -0.40)], gloss("#141312", 0.12), "back"), (0, 0, z))
    along_x(lathe([(0.325, 0.405), (0.33, 0.435, 0.012), (0.36, 0.44, 0.012), (0.375, 0.41)], trim, "ring"), (0, 0, z))
    along_x(lathe([(0.0, 0.18), (0.14, 0.22, 0.03), (0.17, 0.38, 0.02), (0.0, 0.40)], gloss("#161514", 0.2), "core"), (0, 0, z))
    grille(0.30, z, 0.31, plastic("#2c2a28", 0.5, grain=0), 4, 1)
    if options.get("nozzle", True):
        ring = lathe([(0.34, 0.44), (0.355, 0.47, 0.012), (0.35, 0.58, 0.05), (0.32, 0.82), (0.30, 0.825), (0.30, 0.6)], skin, "nozzle", 96)

        def flatten(co):
            t = min(max((co.z - 0.54) / 0.28, 0), 1)
            co.y *= 1 + 0.25 * t
            co.x *= 1 - 0.80 * t
            return co
        along_x(deform(ring, flatten), (0, 0, z))
    lathe([(0.155, 0.32), (0.165, 0.34, 0.015), (0.165, z - 0.36), (0.19, z - 0.28)], skin, "handle", 96)
    lathe([(0.155, 0.0), (0.165, 0.015, 0.012), (0.165, 0.05), (0.155, 0.06)], trim, "foot")
    place(lathe([(0, 0.005), (0.15, 0.005), (0, 0.006)], dark(), "bottom"), (0, 0, 0))
    perforated = lathe([(0.160, 0.055), (0.160, 0.33)], plastic("#1c1b1a", 0.6, grain=0), "intake", 96)
    dot = lathe([(0, 0), (0.0085, 0), (0.0085, 0.006), (0, 0.006)], trim, "hole", 8)
    spots, turns = [], []
    for row in range(9):
        for k in range(36):
            a = 2 * math.pi * (k + 0.5 * (row % 2)) / 36
            spots.append((0.1585 * math.cos(a), 0.1585 * math.sin(a), 0.08 + row * 0.028))
            turns.append((0, math.pi / 2, a))
    copies(dot, spots, turns)
    lathe([(0.155, 0.325), (0.168, 0.335, 0.008), (0.168, 0.36, 0.008), (0.155, 0.37)], trim, "band")
    place(plate(rounded_rect(0.11, 0.11, 0.055), 0.02, gloss("#171615", 0.15), 0.008), (0, -0.158, 1.52), (90, 0, 0))
    place(plate(rounded_rect(0.05, 0.05, 0.025), 0.006, glow("#ffb27a", 2.0), 0.002), (0, -0.178, 1.52), (90, 0, 0))
    place(plate(rounded_rect(0.085, 0.19, 0.042), 0.02, gloss("#171615", 0.15), 0.008), (0, -0.158, 1.24), (90, 0, 0))
    wrap(lettering(options.get("logo_text", "hearthlight"), 0.085, ink(options), 0.002), 0.166, 0.56, -90, 0.0006)
    tail(0.0)


def fold(options):
    """Half folded: the handle swings up under the barrel; lies on its side of the barrel."""
    skin, dark_skin = plastic(options["colour"][0], 0.40, 0, grain=0.03), dark()
    z = 1.35
    along_x(lathe([(0.36, -0.5), (0.40, -0.52, 0.03), (0.44, -0.40, 0.08), (0.44, 0.1, 0.3), (0.37, 0.55, 0.02), (0.33, 0.555), (0.32, 0.4)], skin, "barrel", 128), (0, 0, z))
    grille(-0.51, z, 0.36, steel("#a9a6a1", 0.3, brush=None))
    grille(0.45, z, 0.325, plastic("#1f1e1c", 0.6, grain=0), 4, 1)
    hinge = lathe([(0, -0.2), (0.16, -0.2, 0.02), (0.165, 0.2, 0.02), (0, 0.2)], dark_skin, "hinge", 64)
    place(hinge, (0.02, 0, z - 0.48), (90, 0, 0))
    tube(spline([(0.0, 0, z - 0.54), (-0.12, 0, z - 0.78), (-0.34, 0, 0.42), (-0.58, 0, 0.16)], 10), [0.175, 0.165, 0.16, 0.165, 0.16], skin, "handle", section=(0.9, 1), power=2.6, up=(0, 1, 0))
    place(plate(rounded_rect(0.09, 0.24, 0.045), 0.03, dark_skin, 0.01), (-0.15, -0.14, z - 0.73), (90, 24, 0))
    tube(spline([(-0.66, 0, 0.12), (-0.86, -0.05, 0.30), (-0.98, -0.08, 0.14), (-0.86, -0.06, 0.035), (-0.68, 0, 0.08)], 10), 0.02, cloth("#6d6358"), "loop", section=(2.4, 0.7), segments=16)
    logo_flat(options, (-0.05, -0.438, z + 0.03), 0.095)
    tail(-0.6, 0.02)


def brush(options):
    """Hot-air brush standing on its tail end, slightly leaning."""
    skin, dark_skin = plastic(options["colour"][0], 0.38, 0, grain=0.02), dark()
    import bpy
    import shape
    root = bpy.data.objects.new("root", None)
    bpy.context.scene.collection.objects.link(root)
    outer, root.parent = shape.PARENT[0], shape.PARENT[0]
    shape.PARENT[0] = root
    lathe([(0, 0.0), (0.15, 0, 0.04), (0.175, 0.2, 0.2), (0.165, 0.8, 0.4), (0.19, 1.3, 0.3), (0.20, 1.48, 0.02), (0, 1.5)], skin, "grip", 96)
    lathe([(0.185, 1.47), (0.19, 1.53), (0, 1.53)], steel("#c9b59a", 0.2, brush=None), "band", 96)
    head = [(0.0, 1.5), (0.19, 1.52, 0.02), (0.25, 1.66, 0.1), (0.255, 2.7, 0.2), (0.17, 2.9, 0.1), (0, 2.92)]
    lathe(head, plastic("#33302d", 0.45, grain=0), "barrel", 96, squash=(1.25, 0.85))
    bristle = lathe([(0, 0), (0.010, 0), (0.007, 0.13), (0.013, 0.14, 0.008), (0.012, 0.165, 0.008), (0, 0.168)], plastic(options["colour"][0], 0.4, 0, grain=0), "bristle", 8)
    spots, turns = [], []
    for row in range(15):
        for k in range(22):
            a = 2 * math.pi * (k + 0.5 * (row % 2)) / 22
            spots.append((0.31 * math.cos(a), 0.21 * math.sin(a), 1.74 + row * 0.066))
            turns.append((0, math.pi / 2, math.atan2(math.sin(a) * 1.25, math.cos(a) * 0.85)))
    for twin in copies(bristle, spots, turns):
        twin.parent = root
    for i, z in enumerate((0.95, 1.13)):
        place(plate(rounded_rect(0.085, 0.12 if i else 0.085, 0.042), 0.02, dark_skin, 0.008), (0, -0.172 - 0.008 * i, z), (90, 0, 0))
    place(plate(rounded_rect(0.025, 0.025, 0.012), 0.006, glow("#ffb27a", 2.2), 0.002), (0, -0.192, 1.25), (90, 0, 0))
    wrap(lettering("hearthlight", 0.075, ink(options), 0.002), 0.171, 0.55, -90, 0.003)
    shape.PARENT[0] = outer
    root.rotation_euler = (math.radians(0), math.radians(9), 0)
    root.location = (-0.2, 0, 0.02)
    tail(-0.2)


def soft(options):
    """Small rounded dryer with a wide diffuser bowl."""
    skin, dark_skin = plastic(options["colour"][0], 0.42, 0, grain=0.03), plastic("#f1e7d8", 0.45, grain=0.02)
    z = 1.55
    wall = spline([(0.0, -0.56), (0.26, -0.52), (0.44, -0.34), (0.50, -0.05), (0.46, 0.25), (0.36, 0.46)], 10)
    along_x(lathe(wall + [(0.34, 0.47)], skin, "barrel", 128, rounded=False), (0, 0, z))
    for row, count in ((0.1, 6), (0.19, 12), (0.28, 18)):
        for k in range(count):
            a = 2 * math.pi * k / count
            along_x(lathe([(0, 0), (0.018, 0), (0.018, 0.02), (0, 0.02)], plastic("#2c2a27", 0.6, grain=0), "hole", 12), (-0.562 + row * row * 0.75, row * math.cos(a), z + row * math.sin(a)))
    along_x(lathe([(0.33, 0.42), (0.375, 0.45, 0.02), (0.37, 0.52, 0.03), (0.42, 0.64, 0.1), (0.62, 0.82, 0.1), (0.655, 0.94, 0.03), (0.63, 0.955, 0.015), (0.60, 0.90), (0.3, 0.78), (0, 0.76)], dark_skin, "bowl", 128), (0, 0, z))
    pin = lathe([(0, 0), (0.035, 0), (0.026, 0.15, 0.03), (0, 0.17)], dark_skin, "pin", 20)
    spots = [(0.86, r * math.cos(2 * math.pi * k / n), z + r * math.sin(2 * math.pi * k / n)) for r, n in ((0.16, 5), (0.34, 10), (0.5, 14)) for k in range(n)]
    copies(pin, spots, [(0, math.pi / 2, 0)] * len(spots))
    tube(spline([(-0.08, 0, z - 0.4), (-0.10, 0, z - 0.7), (-0.14, 0, 0.5), (-0.16, 0, 0.17)], 10), [0.2, 0.19, 0.19, 0.2, 0.19], skin, "handle", section=(0.9, 1), power=2.4, up=(0, 1, 0))
    place(plate(rounded_rect(0.11, 0.11, 0.055), 0.035, dark_skin, 0.012), (-0.10, -0.168, z - 0.66), (90, 0, 0))
    place(plate(rounded_rect(0.11, 0.11, 0.055), 0.035, dark_skin, 0.012), (-0.12, -0.168, z - 0.84), (90, 0, 0))
    logo_flat(options, (-0.06, -0.503, z), 0.085)
    tail(-0.16)


KINDS = {"classic": classic, "speed": speed, "fold": fold, "brush": brush, "soft": soft}
