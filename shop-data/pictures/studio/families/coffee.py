"""Coffee gear of the second partner."""
import math
import random
from families.parts import cord, dark, dial, display, logo_flat, logo_round
from families.kettle import gooseneck, spout_lip
from material import chrome, cloth, glass, gloss, glow, plastic, speckle, steel, wood
from shape import block, copies, deform, lathe, lettering, loft, place, plate, rounded_rect, spline, squircle, stand, tube, wrap

NAME = "northridge"


def named(options):
    return {"logo_text": NAME, **options}


def beans(places, seed=3, size=0.085):
    """Loose roasted beans: half-egg with a crease, tumbled."""
    rng = random.Random(seed)
    skin = plastic("#3a2115", 0.32, grain=0.15)
    def bean(co):
        crease = math.exp(-(co.y / 0.12) ** 2) * 0.25 * max(co.z, 0)
        return co.__class__((co.x * 1.0, co.y * 0.72, max(co.z, -0.35) * 0.55 - crease))
    ball = lathe([(math.sin(math.pi * k / 16), -math.cos(math.pi * k / 16)) for k in range(17)], skin, "bean", 24, rounded=False)
    deform(ball, bean)
    for vertex in ball.data.vertices:
        vertex.co *= size
    copies(ball, places, [(rng.uniform(-0.5, 0.5) + (math.pi if rng.random() < 0.25 else 0), rng.uniform(-0.3, 0.3), rng.uniform(0, 6.3)) for _ in places])


def scatter(count, box, seed=5, size=0.085):
    rng = random.Random(seed)
    out = []
    for _ in range(2000):
        at = (rng.uniform(box[0], box[1]), rng.uniform(box[2], box[3]))
        if all((at[0] - x) ** 2 + (at[1] - y) ** 2 > (size * 2.0) ** 2 for x, y, _ in out):
            out.append((*at, size * 0.4))
        if len(out) == count:
            break
    return out


def grinder(options):
    """Slim hand grinder 1:3.2, knurled waist, folding crank."""
    options = named(options)
    skin = plastic(options["colour"][0], 0.36, 0, grain=0.06)
    r = 0.33
    lathe([(0, 0), (r * 0.9, 0), (r, 0.03, 0.03), (r, 0.66, 0.006), (r * 0.985, 0.668)], skin, "catch", 128)
    lathe([(r * 0.97, 0.66), (r * 0.97, 0.69)], dark(), "seam", 96)
    lathe([(r * 0.985, 0.68), (r, 0.69, 0.006), (r, 0.86, 0.006), (r * 0.985, 0.868)], skin, "low", 128)
    teeth = 90
    rings = []
    for z, depth in ((0.868, 0.0), (0.875, 0.012), (1.06, 0.012), (1.068, 0.0)):
        rings.append([((r * 0.985 + (depth if (j // 2 + 0) % 2 else 0)) * math.cos(2 * math.pi * j / (teeth * 4)), (r * 0.985 + (depth if (j // 2) % 2 else 0)) * math.sin(2 * math.pi * j / (teeth * 4)), z) for j in range(teeth * 4)])
    loft(rings, steel("#bdbab5", 0.28, brush=None), "knurl", (False, False), smooth=20)
    lathe([(r * 0.985, 1.068), (r, 1.076, 0.006), (r, 1.78, 0.03), (r * 0.93, 1.83, 0.03), (r * 0.9, 1.835)], skin, "barrel", 128)
    lathe([(r * 0.9, 1.82), (r * 0.92, 1.85, 0.01), (r * 0.9, 1.89, 0.02), (r * 0.3, 1.92, 0.05), (0.08, 1.96), (0.08, 2.02, 0.015), (0, 2.025)], steel("#bdbab5", 0.26), "cap", 112)
    arm = spline([(-0.06, 0, 2.0), (0.12, 0, 2.0), (0.42, 0, 2.03), (0.78, 0, 2.12), (0.92, 0, 2.16)], 10)
    tube(arm, [0.05, 0.045, 0.04], steel("#c9c6c1", 0.24, brush=None), "crank", section=(1.5, 0.6), power=3.2, up=(0, 1, 0))
    tube([(0.88, 0, 2.12), (0.88, 0, 2.26)], 0.025, chrome(), "pin", segments=16)
    place(lathe([(0.05, 0), (0.07, 0.01, 0.01), (0.12, 0.14, 0.06), (0.115, 0.24, 0.06), (0.05, 0.29, 0.04), (0, 0.295)], wood(along="z", scale=1.6), "knob", 64), (0.88, 0, 2.2))
    logo_round(options, r, 1.42, -90, 0.075)


def electric(options):
    """Upright electric grinder: angled hopper, front dial, dosing cup."""
    options = named(options)
    skin = plastic(options["colour"][0], 0.36, 0, grain=0.03)
    base = block(rounded_rect(1.05, 1.35, 0.2), [(0.05, 0), (0, 0.03, 0.03), (0, 0.16, 0.05), (0.06, 0.2)], skin, "base")
    body = block(rounded_rect(0.98, 0.72, 0.22), [(0.0, 0.16), (0, 1.9, 0.1), (0.04, 2.0), (0.1, 2.02)], skin, "column")
    place(body, (0, 0.28, 0))
    head = block(rounded_rect(0.98, 1.1, 0.22), [(0.05, 1.26), (0, 1.29, 0.03), (0, 1.98, 0.05), (0.05, 2.03), (0.2, 2.035)], skin, "head")
    place(head, (0, 0.09, 0))

    def lean(z):
        return (0, -0.22 * max(0, z - 2.03))
    place(block(rounded_rect(0.74, 0.74, 0.3), [(0.14, 2.02), (0.1, 2.06, 0.03), (0.0, 2.5, 0.1), (0.02, 2.56)], glass("#d8d4cf", 1.0), "hopper", lean=lean), (0, 0.1, 0))
    place(block(rounded_rect(0.68, 0.68, 0.27), [(0.12, 2.06), (0.06, 2.3)], plastic("#3a2115", 0.4, grain=0.9), "beans", rounded=False, lean=lean), (0, 0.1, 0))
    place(block(rounded_rect(0.78, 0.78, 0.31), [(0.03, 2.55), (0, 2.57, 0.015), (0, 2.64, 0.03), (0.05, 2.67)], dark(), "lid", lean=lean), (0, 0.1, 0))
    dial((0, -0.46, 1.66), 0.24, steel("#bdbab5", 0.26), 90, deep=0.13, mark="#1d1c1b")
    for i in range(21):
        a = math.radians(-140 + 14 * i)
        place(plate(rounded_rect(0.01, 0.05 if i % 5 == 0 else 0.03, 0.005), 0.004, plastic("#8d857b", 0.4, grain=0), 0.001), (0.32 * math.sin(a), -0.462, 1.66 + 0.32 * math.cos(a)), (90, math.degrees(a), 0))
    place(lathe([(0.13, 0), (0.14, 0.0), (0.12, -0.16, 0.02), (0.1, -0.16)], dark(), "chute", 48), (0, -0.2, 1.28))
    cup = lathe([(0, 0), (0.26, 0), (0.28, 0.02, 0.02), (0.29, 0.62, 0.02), (0.31, 0.66, 0.01), (0.27, 0.66), (0.26, 0.1), (0, 0.08)], steel("#c3c0bb", 0.24), "cup", 96)
    place(cup, (0, -0.28, 0.2))
    logo_flat(options, (0, -0.678, 0.095), 0.075)
    cord((0.3, 0.62, 0.1))


def dripper(options):
    """Ceramic cone with spiral ribs, flange and loop handle."""
    options = named(options)
    skin = plastic(options["colour"][0], 0.22, 0, grain=0.0, coat=0.4)
    outer = [(0.16, 0.16), (0.22, 0.16, 0.02), (0.24, 0.30, 0.05), (0.70, 1.0), (0.765, 1.08, 0.03), (0.755, 1.115, 0.015), (0.725, 1.115, 0.015), (0.70, 1.06)]
    lathe(outer, skin, "cone", 144)
    inner = [(0.10, 0.22), (0.16, 0.28), (0.665, 1.02), (0.71, 1.08)]
    rings, count, ribs = [], 360, 12
    for k in range(41):
        t = k / 40
        z = 0.22 + (1.075 - 0.22) * t
        r = 0.10 + (0.71 - 0.10) * t
        ring = []
        for j in range(count):
            a = 2 * math.pi * j / count
            wave = math.cos(ribs * a + 5.5 * t)
            ridge = max(0, wave - 0.55) / 0.45
            fade = min(1, (1 - t) * 7) * min(1, t * 6)
            ring.append(((r - 0.035 * ridge * fade) * math.cos(a), (r - 0.035 * ridge * fade) * math.sin(a), z))
        rings.append(ring)
    loft(rings, skin, "ribs", (False, False), smooth=60)
    lathe([(0.30, 0.13), (0.30, 0.10), (0.62, 0.10, 0.01), (0.66, 0.12, 0.02), (0.64, 0.165, 0.02), (0.24, 0.18)], skin, "flange", 144)
    lathe([(0.28, 0.12), (0.30, 0.0, 0.02), (0.33, 0.0, 0.02), (0.34, 0.12)], skin, "foot", 96)
    tube(spline([(0.55, 0, 0.84), (0.86, 0, 0.93), (1.07, 0, 0.80), (1.08, 0, 0.56), (0.90, 0, 0.40), (0.56, 0, 0.44), (0.28, 0, 0.50)], 12), [0.075, 0.068, 0.065, 0.065, 0.068, 0.075], skin, "handle", section=(1.35, 0.8), power=2.4, up=(0, 1, 0))


def server(options):
    """Round-bellied glass server, wooden collar, small spout, marks."""
    options = named(options)
    wall = spline([(0.52, 0.03), (0.68, 0.12), (0.82, 0.42), (0.74, 0.80), (0.48, 1.08), (0.40, 1.22), (0.42, 1.38), (0.47, 1.48)], 10)
    shell = lathe([(0, 0.02), (0.48, 0.02)] + wall, glass(), "glass", 144, rounded=False)
    deform(shell, spout_lip(0.30, 0.13, 1.25, 1.48))
    lathe([(0, 0.06), (0.46, 0.06)] + [(r - 0.03, z) for r, z in wall[8:]], glass("#fbfdfd", 0.25), "inner", 144, rounded=False)
    wet = [(r - 0.034, z) for r, z in wall if 0.07 < z < 0.56]
    coffee = plastic("#2a130a", 0.12, grain=0, specular=0.5)
    lathe([(0, 0.065), (0.46, 0.066)] + wet + [(wet[-1][0] - 0.012, wet[-1][1] + 0.004), (0, wet[-1][1])], coffee, "coffee", 128, rounded=False)
    lathe([(0.432, 1.11), (0.468, 1.12, 0.012), (0.455, 1.28, 0.012), (0.425, 1.29)], wood("#a9744a", along="z"), "collar", 128)
    place(lathe([(0, 0), (0.035, 0), (0.03, 0.02, 0.01), (0, 0.022)], steel("#c9b59a", 0.2, brush=None), "stud", 24), (0.1, -0.455, 1.2), (92, 0, 0))
    for i, text in enumerate(("200", "400")):
        z = 0.36 + 0.24 * i
        r = min(wall, key=lambda p: abs(p[1] - z))[0]
        wrap(lettering("— " + text, 0.075, plastic("#f2ede4", 0.5, grain=0), 0.002), r + 0.003, z, -70)
    tube(spline([(-0.44, 0, 1.20), (-0.75, 0, 1.22), (-1.0, 0, 1.02), (-1.04, 0, 0.72), (-0.93, 0, 0.45), (-0.80, 0, 0.40)], 12), 0.065, glass("#f1f4f4", 1.2), "handle", up=(0, 1, 0))


def scale(options):
    """Thin slab, dark glass top, LED digits at the front edge."""
    options = named(options)
    skin = plastic(options["colour"][0], 0.38, 0, grain=0.03)
    block(rounded_rect(1.5, 1.7, 0.16), [(0.05, 0), (0.01, 0.02, 0.02), (0, 0.1, 0.04), (0.02, 0.20, 0.02), (0.05, 0.21)], skin, "slab")
    place(plate(rounded_rect(1.40, 1.60, 0.12), 0.018, gloss("#0c0c0c", 0.12), 0.006), (0, 0, 0.2))
    display("18.0", (-0.30, -0.62, 0.2195), 0.2, 0)
    display("g", (0.0, -0.655, 0.2195), 0.1, 0)
    display("2:30", (0.38, -0.62, 0.2195), 0.2, 0)
    for x in (-0.6, 0.62):
        place(plate(rounded_rect(0.03, 0.03, 0.015), 0.003, glow("#f2e6d8", 1.2), 0.001), (x, -0.72, 0.2185))
    place(lettering(NAME, 0.085, plastic("#6b655d", 0.4, grain=0), 0.002), (0, 0.62, 0.2195))


def mug_at(colour, zone=None, dots_=True, at=(0, 0, 0), turn=0, coffee=True):
    import bpy
    import shape
    root = bpy.data.objects.new("root", None)
    bpy.context.scene.collection.objects.link(root)
    root.parent = shape.PARENT[0]
    old, shape.PARENT[0] = shape.PARENT[0], root
    skin = speckle(colour, zone=zone, rough=0.3, amount=0.68) if dots_ else plastic(colour, 0.3, zone, grain=0.05)
    lathe([(0, 0.02), (0.40, 0.02), (0.42, 0.0), (0.455, 0.0, 0.02), (0.475, 0.07, 0.01), (0.47, 0.08)], plastic("#b59673", 0.85, grain=0.3), "clay", 112)
    lathe([(0.465, 0.075), (0.485, 0.085, 0.01), (0.515, 0.18, 0.08), (0.525, 0.86), (0.53, 0.90, 0.02), (0.505, 0.92, 0.02), (0.48, 0.90, 0.02), (0.47, 0.2, 0.1), (0, 0.16)], skin, "mug", 144)
    if coffee:
        lathe([(0, 0.74), (0.474, 0.74), (0, 0.741)], plastic("#2a130a", 0.1, grain=0, specular=0.5), "coffee", 96)
    tube(spline([(0.48, 0, 0.74), (0.72, 0, 0.77), (0.83, 0, 0.66), (0.83, 0, 0.42), (0.72, 0, 0.30), (0.48, 0, 0.33)], 12), [0.085, 0.07, 0.065, 0.065, 0.07, 0.085], skin, "ear", section=(1.5, 0.62), power=3, up=(0, 1, 0))
    shape.PARENT[0] = old
    place(root, at, (0, 0, turn))
    return root


def mug(options):
    mug_at(options["colour"][0], 0)
    logo_round({"logo_text": NAME, "logo_colour": "#6b655d"}, 0.52, 0.3, -90, 0.06)


def moka(options):
    """Eight-sided stovetop pot."""
    options = named(options)
    metal = steel(options["colour"][0], 0.27, 0, brush="x", depth=0.05) if options.get("finish", "steel") == "steel" else plastic(options["colour"][0], 0.34, 0, grain=0.05)
    black = plastic("#1e1c1b", 0.35, grain=0)

    def eight(r):
        return [(r * math.cos(math.pi / 8 + math.pi * k / 4), r * math.sin(math.pi / 8 + math.pi * k / 4)) for k in range(8)]

    def prism(levels, name):
        # corners softened: every octagon corner becomes a short arc
        rings = []
        for r, z in levels:
            pts, out = eight(r), []
            for k in range(8):
                a, b, c = pts[k - 1], pts[k], pts[(k + 1) % 8]
                for t in (-0.07, -0.04, -0.015, 0.015, 0.04, 0.07):
                    other = a if t < 0 else c
                    s = abs(t)
                    pull = 0.02 * (1 - s / 0.07)
                    out.append(((b[0] + (other[0] - b[0]) * s) * (1 - pull), (b[1] + (other[1] - b[1]) * s) * (1 - pull), z))
            rings.append(out)
        return loft(rings, metal, name, smooth=24)
    prism([(0.60, 0), (0.635, 0.01), (0.645, 0.03), (0.60, 0.35), (0.535, 0.78), (0.53, 0.80)], "boiler")
    lathe([(0.49, 0.79), (0.53, 0.80, 0.01), (0.53, 0.90, 0.01), (0.49, 0.91)], steel("#b0aeaa", 0.2), "collar", 112)
    top = prism([(0.50, 0.90), (0.515, 0.905), (0.52, 0.92), (0.66, 1.62), (0.672, 1.68), (0.665, 1.69), (0.62, 1.69)], "top")
    deform(top, spout_lip(0.30, 0.24, 1.05, 1.69))
    # lid: eight facets rising to the knob
    lid_rings = [[(x, y, z) for x, y in eight(r)] for r, z in ((0.655, 1.69), (0.668, 1.70), (0.665, 1.725), (0.30, 1.83), (0.1, 1.85))]
    lid = loft(lid_rings, metal, "lid", smooth=10)
    lathe([(0.06, 1.84), (0.06, 1.89), (0.11, 1.93, 0.03), (0.12, 2.02, 0.04), (0.07, 2.06, 0.03), (0, 2.065)], black, "knob", 8, smooth=20)
    tube([(-0.60, 0, 1.66), (-0.72, 0, 1.70)], 0.05, steel("#b0aeaa", 0.2, brush=None), "hinge", segments=16)
    tube(spline([(-0.62, 0, 1.60), (-0.88, 0, 1.64), (-1.06, 0, 1.52), (-1.12, 0, 1.22), (-1.16, 0, 0.86)], 12), [0.085, 0.08, 0.095, 0.095, 0.08], black, "handle", section=(0.9, 0.75), power=3.4, up=(0, 1, 0))
    place(lathe([(0, 0), (0.06, 0), (0.055, 0.05, 0.01), (0.03, 0.07), (0, 0.072)], steel("#b5925a", 0.25, brush=None), "valve", 6, smooth=20), (-0.46, -0.36, 0.42), (70, 0, -52))


def tumbler(options):
    """Tapering insulated cup 1:2.3, screw lid with a flip mouth, silicone foot."""
    options = named(options)
    skin = plastic(options["colour"][0], 0.5, 0, grain=0.18)
    lathe([(0, 0), (0.34, 0), (0.365, 0.02, 0.015), (0.375, 0.15), (0.37, 0.16)], dark(0.75), "foot", 128)
    r = lambda z: 0.372 + 0.085 * (z - 0.15) / 1.5
    lathe([(r(0.15), 0.155), (r(0.15) + 0.005, 0.165, 0.008)] + [(r(z), z) for z in (0.4, 0.8, 1.2, 1.55)] + [(r(1.65), 1.65, 0.01), (0.43, 1.66)], skin, "wall", 144)
    lathe([(0.435, 1.655), (0.445, 1.66), (0.448, 1.69, 0.006), (0.43, 1.70)], steel("#cfccc7", 0.2), "rim", 128)
    lathe([(0.43, 1.695), (0.45, 1.70, 0.012), (0.445, 1.86, 0.03), (0.41, 1.90, 0.03), (0, 1.905)], dark(), "lid", 128)
    place(block(rounded_rect(0.24, 0.62, 0.1), [(0.02, 0), (0, 0.02, 0.015), (0, 0.08, 0.03), (0.05, 0.1)], dark(0.4), "flip"), (0, -0.06, 1.895))
    place(block(rounded_rect(0.15, 0.13, 0.05), [(0.01, 0), (0, 0.02), (0.02, 0.12, 0.03), (0.04, 0.13)], dark(0.4), "mouth"), (0, -0.27, 1.92))
    logo_round(options, r, 0.75, -90, 0.085)


def bag(options):
    """Flat-bottom coffee bag with folded top and tin tie; style 'panel' or 'band'."""
    options = named(options)
    skin = plastic(options["colour"][0], 0.55, 0, grain=0.10)
    wide, deep, high = (1.15, 0.66, 1.9) if options.get("style") != "band" else (1.0, 0.58, 1.85)
    rings = []
    count = 160
    rng = random.Random(9)
    steps = 40
    for k in range(steps + 1):
        t = k / steps
        z = high * t
        pinch = max(0, (t - 0.62) / 0.38)
        d = deep * (1 - 0.93 * pinch ** 1.25)
        w = wide * (1 - 0.02 * pinch + 0.012 * math.sin(t * 9))
        bulge = 0.04 * math.sin(math.pi * min(t / 0.8, 1))
        power = 7 - 2.5 * math.sin(math.pi * t)
        ring = []
        for x, y in squircle(w, d + bulge, max(power, 3.4), count)(0):
            crease = 0.012 * math.sin(x * 7 + t * 11) * math.sin(t * 17 + y * 3) * (1 - abs(2 * t - 1) ** 3)
            gusset = 0.0
            if abs(x) > w * 0.44:
                gusset = -math.copysign(0.09 * pinch * (1 - min(abs(y) / (d * 0.5 + 0.001), 1)), x)
            ring.append((x + gusset, y + crease * (1 if y > 0 else -1), z))
        rings.append(ring)
    body = loft(rings, skin, "bag", smooth=60)
    # folded roll with the tin tie
    place(block(rounded_rect(wide * 0.985, 0.115, 0.05), [(0.02, 0), (0, 0.02, 0.02), (0, 0.2, 0.04), (0.02, 0.23)], skin, "fold"), (0, -0.02, high - 0.06))
    tie = plastic(options.get("tie", "#d9cdb8"), 0.45, grain=0)
    place(plate(rounded_rect(wide * 1.12, 0.085, 0.02), 0.012, tie, 0.004), (0, -0.078, high + 0.06), (90, 0, 0))
    for side in (-1, 1):
        place(plate(rounded_rect(0.1, 0.085, 0.02), 0.012, tie, 0.004), (side * (wide * 0.56 - 0.01), -0.03, high + 0.06), (90, 0, side * 78))
    front = -deep / 2 - 0.034
    paper = cloth(options.get("label", "#efe6d6"), scale=60, depth=0.15)
    if options.get("style") == "band":
        band = block(squircle(wide + 0.03, deep + 0.105, 6.0, 160), [(0, 0.48), (0, 1.0)], paper, "band", rounded=False)
        y = -(deep + 0.105) / 2 - 0.004
        stand(lettering(NAME, 0.11, plastic("#3b342d", 0.6, grain=0), 0.002), (0, y, 0.84), 90)
        stand(lettering("山谷 · 中浅焙", 0.075, plastic("#3b342d", 0.6, grain=0), 0.002), (0, y, 0.68), 90)
        stand(lettering("200 g", 0.055, plastic("#8a7f72", 0.6, grain=0), 0.002), (0, y, 0.56), 90)
    else:
        place(plate(rounded_rect(0.72, 0.86, 0.03), 0.03, paper, 0.004), (0, front + 0.024, 0.72), (90, 0, 0))
        y = front - 0.008
        stand(lettering(NAME, 0.105, plastic("#2f3f36", 0.6, grain=0), 0.002), (0, y, 0.98), 90)
        ridge = [(-0.24, 0.70), (-0.10, 0.84), (-0.03, 0.77), (0.07, 0.89), (0.24, 0.70)]
        tube([(x, y, z) for x, z in ridge], 0.008, plastic("#2f3f36", 0.6, grain=0), "mark", segments=8)
        stand(lettering("山脊 · 中焙", 0.07, plastic("#2f3f36", 0.6, grain=0), 0.002), (0, y, 0.56), 90)
        stand(lettering("250 g", 0.055, plastic("#8a7f72", 0.6, grain=0), 0.002), (0, y, 0.42), 90)
    place(lathe([(0, 0), (0.055, 0), (0.055, 0.012, 0.006), (0.03, 0.016), (0, 0.012)], plastic("#efe6d6", 0.4, grain=0), "valve", 32), (0, front + 0.045, 1.36), (84, 0, 0))
    beans(scatter(options.get("beans", 16), (-0.5, 1.0, -0.95, -0.5), 5))


def papers(options):
    """A fan of cone papers before their sleeve box."""
    options = named(options)
    skin = cloth(options["colour"][0], 0, 80, 0.35)
    box = block(rounded_rect(1.25, 0.34, 0.03), [(0.01, 0), (0, 0.01, 0.01), (0, 1.3, 0.012), (0.012, 1.31)], cloth("#3F5A4A", scale=60, depth=0.12), "box")
    place(box, (0.18, 0.35, 0), (0, 0, -8))
    label = plate(rounded_rect(0.9, 0.5, 0.02), 0.008, cloth("#efe6d6", scale=60, depth=0.1), 0.003)
    place(label, (0.155, 0.175, 0.72), (90, 0, -8))
    stand(lettering(NAME, 0.115, plastic("#2f3f36", 0.6, grain=0), 0.002), (0.154, 0.166, 0.80), 90, -8)
    stand(lettering("锥形滤纸 · 100", 0.075, plastic("#2f3f36", 0.6, grain=0), 0.002), (0.154, 0.166, 0.62), 90, -8)
    for k in range(9):
        # one folded paper: a sector of a disc with a crimped seam, lying slightly higher than the last
        spread = math.radians(52)
        outer = 0.95
        pts = [(0.0, 0.0)] + [(outer * math.cos(math.pi / 2 - spread + 2 * spread * i / 30), outer * math.sin(math.pi / 2 - spread + 2 * spread * i / 30)) for i in range(31)]
        low = [(x, y, 0.0) for x, y in pts]
        high = [(x, y, 0.012) for x, y in pts]
        leaf = loft([low, high], skin, "leaf", smooth=20)
        place(leaf, (-0.25 + 0.02 * k, -1.25, 0.004 + 0.016 * k), (1.2, 0, 26 - 8.5 * k))


def ridge_kettle(options):
    """Stovetop gooseneck: no base, wider foot."""
    gooseneck({"foot": 0.86, "mouth": 0.5, "high": 1.12, "electric": False, "handle": "dark", "display": False, **named(options)})


KINDS = {"grinder": grinder, "electric": electric, "dripper": dripper, "server": server, "scale": scale, "mug": mug,
         "moka": moka, "tumbler": tumbler, "bag": bag, "papers": papers, "kettle": ridge_kettle}
