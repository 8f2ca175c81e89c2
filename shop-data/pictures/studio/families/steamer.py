"""Garment care: handheld, folding and standing steamer, iron, fabric shaver."""
import math
import bpy
import shape
from families.parts import cord, dark, dots, ink, logo_flat, patch
from material import cloth, glass, gloss, plastic, steel, wood
from shape import block, copies, lathe, lettering, place, plate, rounded_rect, spline, squircle, tube

CERAMIC = "#d9d6d0"


def sole(outline, thick, holes, at, turn, colour="#cfccc6"):
    """Steam plate with rows of vents; lies in the xy plane, then placed."""
    root = bpy.data.objects.new("root", None)
    bpy.context.scene.collection.objects.link(root)
    root.parent = shape.PARENT[0]
    old, shape.PARENT[0] = shape.PARENT[0], root
    plate(outline, thick, steel(colour, 0.22, brush="z"), 0.03, "sole")
    dot = lathe([(0, 0), (0.028, 0), (0.028, 0.004), (0, 0.004)], plastic("#141312", 0.6, grain=0), "vent", 16)
    for twin in copies(dot, [(x, y, thick) for x, y in holes]):
        twin.parent = root
    shape.PARENT[0] = old
    place(root, at, turn)
    return root


def hand(options):
    """Upright: head with a triangular plate facing front, clear tank before the grip, flat foot."""
    skin = plastic(options["colour"][0], 0.38, 0, grain=0.02)
    dark_skin = dark()

    def tear(inset):
        out = []
        for j in range(96):
            t = 2 * math.pi * j / 96
            r = 0.50 - inset
            x = r * math.cos(t) * (1 - 0.16 * math.sin(t))
            y = r * (1.12 * math.sin(t) + 0.10 * math.cos(2 * t))
            out.append((x, y))
        return out
    head = block(tear, [(0.18, -0.50), (0.10, -0.48, 0.08), (0.0, -0.14, 0.25), (0, 0.02, 0.02), (0.03, 0.03)], skin, "head")
    place(head, (0, -0.28, 2.12), (82, 0, 0))
    holes = [(0.24 * math.cos(2 * math.pi * k / 10), 0.27 * math.sin(2 * math.pi * k / 10) + 0.02) for k in range(10)] + \
            [(0.11 * math.cos(2 * math.pi * k / 5), 0.12 * math.sin(2 * math.pi * k / 5) + 0.02) for k in range(5)]
    sole(lambda inset: [(x * 0.9, y * 0.9) for x, y in tear(inset)], 0.05, holes, (0, -0.31, 2.12), (82, 0, 0), CERAMIC)
    tube(spline([(0, 0.02, 2.02), (0, 0.08, 1.72), (0, 0.20, 1.30), (0, 0.24, 0.80), (0, 0.20, 0.26)], 12), [0.33, 0.24, 0.20, 0.21, 0.26], skin, "grip", section=(0.95, 0.85), power=2.4, up=(1, 0, 0))
    tank = block(squircle(0.62, 0.42, 3), [(0.08, 0.20), (0, 0.24, 0.06), (0.0, 1.0, 0.1), (0.10, 1.22, 0.1), (0.2, 1.26)], glass("#f1f5f5", 0.9), "tank")
    place(tank, (0, -0.20, 0))
    water = block(squircle(0.56, 0.36, 3), [(0.04, 0.25), (0, 0.29, 0.05), (0, 0.80)], glass("#eef5f6", 0.4), "water", rounded=True)
    place(water, (0, -0.20, 0))
    neck = block(squircle(0.5, 0.34, 3), [(0.1, 1.2), (0.03, 1.24, 0.03), (0.06, 1.42, 0.1), (0.18, 1.52)], skin, "neck")
    place(neck, (0, -0.14, 0))
    block(squircle(0.86, 0.98, 3), [(0.05, 0), (0, 0.02, 0.02), (0.0, 0.16, 0.06), (0.12, 0.22, 0.05), (0.2, 0.225)], skin, "foot")
    place(plate(rounded_rect(0.12, 0.3, 0.06), 0.04, dark_skin, 0.015), (0, -0.06, 1.70), (74, 0, 0))
    dots([(0, -0.46, 0.12)], "#ffb27a", 0.035, 2.2)
    logo_flat(options, (0, -0.486, 0.065), 0.075, 88)
    cord((0.15, 0.45, 0.1))


def fold(options):
    """Flat pill with the plate at one end; the grip turned by ninety degrees carries it upright."""
    skin = plastic(options["colour"][0], 0.40, 0, grain=0.02)
    dark_skin = dark()
    body = block(rounded_rect(1.75, 0.66, 0.33, 16), [(0.10, -0.27), (0.02, -0.24, 0.06), (0, -0.1, 0.1), (0, 0.12, 0.1), (0.03, 0.24, 0.06), (0.12, 0.27)], skin, "body")
    place(body, (0.1, 0, 1.55), (90, 0, 0))
    holes = [(x, y) for x in (-0.32, -0.16, 0, 0.16, 0.32) for y in (-0.08, 0.08)]
    sole(rounded_rect(1.0, 0.42, 0.2), 0.05, holes, (0.38, -0.265, 1.55), (90, 0, 0), CERAMIC)
    place(lathe([(0, -0.05), (0.13, -0.05), (0.14, 0.03, 0.03), (0.11, 0.06, 0.02), (0, 0.065)], dark_skin, "cap", 48), (0.42, 0.0, 1.88))
    place(lathe([(0, -0.29), (0.26, -0.29, 0.03), (0.265, 0.29, 0.03), (0, 0.29)], dark_skin, "hinge", 96), (-0.45, 0, 1.55), (90, 0, 0))
    place(lathe([(0, 0), (0.17, 0), (0.17, 0.012, 0.006), (0, 0.014)], steel("#c9b59a", 0.2, brush=None), "pin", 64), (-0.45, -0.288, 1.55), (90, 0, 0))
    grip = block(rounded_rect(0.50, 0.44, 0.2), [(0.06, 0.02), (0, 0.06, 0.05), (0.02, 0.9, 0.4), (0.0, 1.36, 0.1), (0.04, 1.42)], skin, "grip")
    place(grip, (-0.45, 0, 0))
    place(plate(rounded_rect(0.13, 0.32, 0.06), 0.03, dark_skin, 0.012), (-0.45, -0.215, 0.95), (90, 0, 0))
    dots([(-0.45, -0.222, 0.68)], "#ffb27a", 0.035, 2.2)
    logo_flat(options, (-0.45, -0.222, 0.3), 0.07)
    cord((-0.4, 0.15, 0.08))


def standing(options):
    """Tank on the floor, pole with a hanger, hose with the head hooked on."""
    skin = plastic(options["colour"][0], 0.36, 0, grain=0.02)
    pale, dark_skin = plastic("#efe9de", 0.4, grain=0.02), dark()
    alu = steel("#c9c6c1", 0.25, brush=None)
    base = block(squircle(1.55, 1.25, 3), [(0.10, 0.02), (0.02, 0.04, 0.04), (0, 0.14, 0.08), (0.05, 0.5, 0.2), (0.30, 0.66, 0.2), (0.5, 0.68)], skin, "base")
    tank = block(squircle(0.95, 0.8, 3), [(0.02, 0.62), (0, 0.64, 0.03), (0.03, 1.05, 0.1), (0.12, 1.12, 0.06), (0.3, 1.13)], glass("#f1f5f5", 0.9), "tank")
    place(tank, (-0.12, 0.0, 0))
    place(block(squircle(0.86, 0.71, 3), [(0, 0.68), (0.01, 0.92)], glass("#ecf3f5", 0.5), "water", rounded=False), (-0.12, 0, 0))
    place(lathe([(0.22, 1.1), (0.24, 1.12, 0.02), (0.22, 1.2, 0.03), (0, 1.21)], pale, "cap", 48), (-0.12, 0, 0))
    patch(base, (0, -0.6, 0.30), (0.5, 0.7, 0.22), gloss("#0d0d0d", 0.08), 0.005, 0.11, 0.005)
    dots([(x, -0.628, 0.3) for x in (-0.13, 0, 0.13)], size=0.035, power=1.2)
    x = 0.52
    tube([(x, 0.15, 0.45), (x, 0.15, 2.6)], 0.045, alu, "pole", segments=24, caps="open")
    tube([(x, 0.15, 2.5), (x, 0.15, 4.35)], 0.035, alu, "pole", segments=24)
    place(lathe([(0.05, -0.1), (0.07, -0.08, 0.02), (0.07, 0.08, 0.02), (0.04, 0.1)], dark_skin, "clamp", 32), (x, 0.15, 2.56))
    tube(spline([(x - 0.72, 0.15, 4.12), (x - 0.66, 0.15, 4.20), (x - 0.3, 0.15, 4.36), (x, 0.15, 4.44), (x + 0.3, 0.15, 4.36), (x + 0.66, 0.15, 4.20), (x + 0.72, 0.15, 4.12)], 10), 0.05, wood(along="x") if options.get("wood", True) else pale, "hanger", section=(0.8, 1), up=(0, 1, 0))
    place(lathe([(0.06, -0.14), (0.085, -0.12, 0.02), (0.085, 0.06, 0.02), (0.05, 0.1)], dark_skin, "clamp", 32), (x, 0.15, 4.36))
    tube(spline([(x, 0.15, 4.0), (x, 0.0, 4.0), (x, -0.10, 4.03)], 6), 0.035, dark_skin, "hook")
    # head hangs before the pole
    tube(spline([(x, -0.13, 4.10), (x, -0.13, 3.9), (x, -0.11, 3.6), (x, -0.10, 3.28)], 8), [0.15, 0.12, 0.10, 0.105], skin, "grip", up=(0, 1, 0))
    head = block(rounded_rect(0.62, 0.3, 0.13), [(0.06, -0.16), (0, -0.1, 0.05), (0, 0.0, 0.02), (0.02, 0.01)], skin, "head")
    place(head, (x, -0.16, 4.04), (90, 0, 0))
    sole(rounded_rect(0.56, 0.24, 0.1), 0.025, [(0.06 * k, dy) for k in range(-3, 4) for dy in (-0.04, 0.04)], (x, -0.165, 4.04), (90, 0, 0), CERAMIC)
    hose = spline([(x, -0.10, 3.3), (x - 0.02, -0.10, 2.9), (x - 0.28, -0.22, 2.1), (x - 0.55, -0.25, 1.5), (x - 0.5, -0.2, 1.15), (x - 0.25, -0.12, 0.95), (x - 0.08, -0.1, 0.62)], 16)
    tube(hose, 0.055, plastic("#cfc8bd", 0.6, grain=0.3), "hose", segments=20)
    for sx in (-1, 1):
        place(lathe([(0, -0.05), (0.11, -0.05, 0.02), (0.11, 0.05, 0.02), (0, 0.05)], dark_skin, "wheel", 32), (sx * 0.62, 0.42, 0.11), (0, 90, 0))
    logo_flat(options, (0, -0.628, 0.125), 0.085, 86)


def iron(options):
    """Compact steam iron resting on its heel, nose to the left."""
    skin, dark_skin = plastic(options["colour"][0], 0.36, 0, grain=0.02), dark()

    def sole_outline(scale):
        def ring(inset):
            out = []
            for j in range(120):
                t = 2 * math.pi * j / 120
                c, s = math.cos(t), math.sin(t)
                x = 1.08 * math.copysign(abs(c) ** 0.9, c)
                wide = 0.46 * (1 - 0.62 * max(0, -x / 1.08) ** 2.2)
                out.append(((x * scale) - math.copysign(inset, x) * abs(c), wide * s * scale * abs(s) ** -0.25 - math.copysign(inset, s) * abs(s) if abs(s) > 1e-6 else 0))
            return out
        return ring
    root = bpy.data.objects.new("root", None)
    bpy.context.scene.collection.objects.link(root)
    outer, root.parent = shape.PARENT[0], shape.PARENT[0]
    shape.PARENT[0] = root
    block(sole_outline(1.0), [(0.05, 0), (0, 0.02, 0.02), (0, 0.09, 0.03), (0.04, 0.11)], steel(CERAMIC, 0.22, brush="x"), "sole")
    block(sole_outline(0.96), [(0, 0.10), (0, 0.2)], dark_skin, "heatguard", rounded=False)

    def lean(z):
        t = min(max((z - 0.2) / 0.75, 0), 1)
        return (0.16 * t, 0)
    block(sole_outline(0.985), [(0.03, 0.19), (0, 0.21, 0.02), (0.02, 0.34, 0.1), (0.13, 0.58, 0.2), (0.24, 0.70, 0.1), (0.36, 0.72)], skin, "shell", lean=lean)
    # open-back handle
    tube(spline([(-0.62, 0, 0.46), (-0.56, 0, 0.82), (-0.30, 0, 1.08), (0.12, 0, 1.16), (0.58, 0, 1.13), (0.92, 0, 1.06)], 12), [0.20, 0.17, 0.15, 0.155, 0.16, 0.14], skin, "handle", section=(1.0, 0.75), power=2.4, up=(0, 1, 0))
    tube(spline([(0.05, 0, 1.285), (0.35, 0, 1.29), (0.62, 0, 1.265)], 8), 0.055, dark_skin, "pad", section=(1.8, 0.5), up=(0, 1, 0))
    nose = lathe([(0.0, 0), (0.16, 0.0), (0.15, 0.25, 0.1), (0.05, 0.36), (0, 0.37)], glass("#d7e4e8", 0.9), "tank", 48)
    place(nose, (-0.40, 0, 0.40), (0, -66, 0), (1, 1.25, 1))
    place(lathe([(0, 0), (0.15, 0, 0.02), (0.145, 0.07, 0.02), (0.11, 0.09), (0, 0.09)], dark_skin, "dial", 64), (0.18, 0, 0.695))
    place(lathe([(0.152, 0.0), (0.158, 0.01), (0.158, 0.03), (0.15, 0.035)], steel("#c9b59a", 0.2, brush=None), "ring", 64), (0.18, 0, 0.695))
    place(lathe([(0, 0), (0.05, 0), (0.045, 0.03, 0.015), (0, 0.032)], dark_skin, "key", 32), (-0.46, 0, 1.06), (0, -38, 0))
    heel = block(rounded_rect(0.2, 0.72, 0.09), [(0.04, 0.1), (0, 0.14, 0.04), (0.0, 0.62, 0.05), (0.05, 0.68)], dark_skin, "heel")
    place(heel, (1.02, 0, 0))
    side = lettering("hearthlight", 0.1, ink(options), 0.003)
    place(side, (0.28, -0.462, 0.40), (76, 0, 0))
    shape.PARENT[0] = outer
    tail = [(0.95, 0, 1.07), (1.25, 0.05, 1.04), (1.6, 0.2, 0.7), (2.0, 0.5, 0.2), (2.6, 0.9, 0.03), (4.5, 1.6, 0.03), (9, 2.6, 0.03)]
    tube(spline(tail, 12), 0.033, cloth("#6d6358", scale=120), "cord", segments=14)


def lint(options):
    """Palm-sized fabric shaver: tilted mesh head, short grip, clear bin behind."""
    skin, dark_skin = plastic(options["colour"][0], 0.38, 0, grain=0.02), dark()
    tube(spline([(0, 0.10, 0.24), (0, 0.12, 0.5), (0, 0.08, 0.95), (0, -0.02, 1.32)], 12), [0.33, 0.335, 0.31, 0.36], skin, "grip", section=(1, 0.9), power=2.3, up=(1, 0, 0))
    lathe([(0, 0), (0.22, 0), (0.25, 0.03, 0.02), (0.24, 0.12), (0, 0.13)], dark_skin, "foot", squash=(1, 0.9)).location = (0, 0.10, 0)
    root = bpy.data.objects.new("root", None)
    bpy.context.scene.collection.objects.link(root)
    outer, root.parent = shape.PARENT[0], shape.PARENT[0]
    shape.PARENT[0] = root
    lathe([(0.30, -0.5), (0.40, -0.36, 0.1), (0.56, -0.1, 0.1), (0.57, 0.02, 0.02), (0.5, 0.03)], skin, "head", 128)
    lathe([(0.50, 0.0), (0.555, 0.02, 0.01), (0.56, 0.05, 0.015), (0.47, 0.065, 0.02), (0.465, 0.04)], steel("#cfccc7", 0.2), "bezel", 128)
    lathe([(0.47, 0.045), (0.3, 0.058), (0, 0.062)], steel("#b9b6b1", 0.25), "mesh", 128)
    hole = lathe([(0, 0), (0.020, 0), (0.020, 0.004), (0, 0.004)], plastic("#0d0c0c", 0.6, grain=0), "hole", 12)
    spots = [(r * math.cos(2 * math.pi * (k + 0.5 * i) / n), r * math.sin(2 * math.pi * (k + 0.5 * i) / n), 0.060 - 0.012 * (r / 0.45) ** 2)
             for i, r in enumerate((0.06, 0.125, 0.19, 0.255, 0.32, 0.385, 0.435)) for n in (max(6, int(r * 84)),) for k in range(n)]
    for twin in copies(hole, spots):
        twin.parent = root
    shape.PARENT[0] = outer
    place(root, (0, -0.24, 1.62), (62, 0, 0))
    bin_ = lathe([(0.0, 0), (0.30, 0.02, 0.05), (0.31, 0.5, 0.1), (0.2, 0.62, 0.1), (0, 0.64)], glass("#dfe7e8", 1.0), "bin", 64)
    place(bin_, (0, 0.28, 1.36), (-50, 0, 0))
    place(plate(rounded_rect(0.16, 0.32, 0.08), 0.05, dark_skin, 0.02), (0, -0.215, 0.82), (94, 0, 0))
    dots([(0, -0.225, 0.56)], "#f2e6d8", 0.03, 1.5)
    logo_flat(options, (0, -0.208, 0.32), 0.075)


KINDS = {"hand": hand, "fold": fold, "standing": standing, "iron": iron, "lint": lint}
