"""Blenders: portable cup, table jug, hooded, hand stick, chopper, slow juicer."""
import math
from families.kettle import d_handle, spout_lip
from families.parts import cord, dark, dial, display, dots, logo_flat, logo_round
from families.soymilk import jar_glass
from material import glass, glow, plastic, steel
from shape import block, deform, lathe, loft, place, plate, rounded_rect, spline, squircle, tube


def cup(options):
    """Portable bottle 1:3: motor base below, clear cup above, screw lid with a loop."""
    skin = plastic(options["colour"][0], 0.40, 0, grain=0.03)
    r, split, top = 0.42, 0.92, 2.2
    body = lathe([(0, 0), (r * 0.84, 0), (r * 0.97, 0.05, 0.08), (r, 0.3, 0.3), (r * 0.98, split - 0.04, 0.03), (r * 0.93, split)], skin, "base", 128)
    lathe([(r * 0.93, split - 0.01), (r * 0.95, split + 0.012, 0.008), (r * 0.95, split + 0.045, 0.008), (r * 0.9, split + 0.05)], steel("#cfccc7", 0.2), "ring", 96)
    jar_glass(options, split + 0.04, top, r * 0.92, r * 0.96, options.get("filling", {"colour": "#d98b7c", "level": 0.62}))
    lathe([(r * 0.95, top - 0.02), (r, top, 0.012), (r, top + 0.24, 0.05), (r * 0.86, top + 0.31, 0.05), (0, top + 0.325)], skin, "lid", 128)
    tube(spline([(-r * 0.96, 0, top + 0.15), (-r * 1.02, 0, top + 0.38), (-r * 0.55, 0, top + 0.56), (r * 0.55, 0, top + 0.56), (r * 1.02, 0, top + 0.38), (r * 0.96, 0, top + 0.15)], 10), 0.032, skin, "loop", section=(2.6, 0.8), power=3, up=(0, 1, 0))
    place(lathe([(0.085, 0), (0.1, 0.01, 0.006), (0.09, 0.026)], steel("#d3d0cb", 0.18, brush=None), "bezel", 48), (0, -r - 0.002, 0.55), (90, 0, 0))
    place(lathe([(0, 0), (0.086, 0), (0.08, 0.022, 0.01), (0, 0.024)], plastic("#f2ece1", 0.4, grain=0), "key", 48), (0, -r, 0.55), (90, 0, 0))
    dots([(-0.05 + 0.05 * i, -r - 0.001, 0.39) for i in range(3)], size=0.022, power=1.6)
    logo_round(options, r, 0.2, -90, 0.085)


def table(options, tall=True):
    """Square-shouldered jug on a rounded cube with one big dial."""
    skin = plastic(options["colour"][0], 0.36, 0, grain=0.02)
    wide = 1.62
    outline = squircle(wide, wide * 0.96, 4)
    block(outline, [(0.12, 0), (0.09, 0.06)], dark(), "foot", rounded=False)
    body = block(outline, [(0.1, 0.035), (0.03, 0.04, 0.04), (0, 0.2, 0.1), (0.03, 0.86, 0.2), (0.24, 1.03, 0.15), (0.36, 1.05)], skin, "base")
    place(block(squircle(1.02, 1.0, 5), [(0.02, 1.03), (0, 1.05, 0.02), (0, 1.15, 0.03), (0.06, 1.17)], dark(), "seat"), (0, 0, 0))
    low, high = 1.16, 2.95
    square = lambda w: squircle(w, w * 0.97, 5, 112)
    grow = [(0.0, low), (0.0, low + 0.05)]

    def ring(z, out):
        t = (z - low) / (high - low)
        w = 0.92 + 0.34 * t - out * 2
        return [(x, y, z) for x, y in square(w)(0)]
    heights = [low + (high - low) * k / 12 for k in range(13)]
    wall = loft([ring(z, 0) for z in heights], glass(), "jug", (False, False))
    deform(wall, spout_lip(0.28, 0.16, high - 0.5, high))
    loft([ring(z, 0.035) for z in heights], glass("#fbfdfd", 0.25), "inner", (False, False))
    level = low + (high - low) * 0.56
    filling = options.get("filling", "#e3b85d")
    if filling:
        body_ = [ring(low + 0.06 + (level - low - 0.06) * k / 6, 0.045) for k in range(7)]
        loft(body_, plastic(filling, 0.3, grain=0, specular=0.3), "filling")
    lathe([(0.12, low + 0.02), (0.1, low + 0.09, 0.03), (0, low + 0.12)], steel("#c6c3be", 0.2), "hub")
    lid = block(square(1.32), [(0.07, high - 0.06), (0.0, high - 0.02, 0.02), (0.0, high + 0.1, 0.05), (0.1, high + 0.15, 0.05), (0.3, high + 0.155)], dark(0.6), "lid")
    deform(lid, spout_lip(0.28, 0.10, high - 0.5, high))
    lathe([(0.30, high + 0.15), (0.29, high + 0.23, 0.03), (0, high + 0.24)], glass("#eef2f2", 1.0), "measure")
    d_handle(-0.5, low + 0.2, high - 0.1, 0.55, dark(), 0.09, button=False)
    dial((0, -wide * 0.48 + 0.015, 0.55), 0.30, steel("#cbc8c3", 0.24) if options.get("dial") == "steel" else dark(0.4), 88, deep=0.16)
    for i in range(11):
        a = math.radians(-125 + 25 * i)
        place(plate(rounded_rect(0.016, 0.05, 0.008), 0.004, plastic("#8d857b", 0.4, grain=0), 0.001), (0.4 * math.sin(a), -wide * 0.48 + 0.001, 0.55 + 0.4 * math.cos(a)), (90, math.degrees(a), 0))
    logo_flat(options, (0, -wide * 0.48 + 0.0, 0.115), 0.09, 88)
    if options.get("cord", True):
        cord((0.2, wide * 0.46, 0.1))


def hooded(options):
    """The table blender under a tall clear hood on a wide dark base."""
    skin = plastic(options["colour"][0], 0.36, 0, grain=0.02)
    outline = squircle(2.0, 1.9, 4.4)
    block(outline, [(0.14, 0), (0.10, 0.06)], dark(), "foot", rounded=False)
    body = block(outline, [(0.1, 0.035), (0.03, 0.04, 0.04), (0, 0.2, 0.1), (0.02, 0.72, 0.12), (0.10, 0.82, 0.06), (0.3, 0.83)], skin, "base")
    block(squircle(1.0, 1.0, 5), [(0.02, 0.8), (0, 0.83, 0.02), (0, 0.95, 0.03), (0.06, 0.97)], dark(), "seat")
    middle, wall = jar_glass(options, 0.96, 2.42, 0.46, 0.58, {"colour": options.get("filling", "#8fa66b"), "level": 0.6})
    lathe([(0.54, 2.39), (0.60, 2.42, 0.012), (0.60, 2.5, 0.02), (0.5, 2.55, 0.04), (0, 2.56)], dark(0.6), "lid", 96)
    hood = squircle(1.74, 1.64, 4.4, 144)
    block(hood, [(0.0, 0.84), (0.0, 2.55, 0.3), (0.10, 2.80, 0.2), (0.4, 2.90, 0.2), (0.86, 2.91)], glass("#fafbfb", 0.75), "hood")
    block(squircle(1.78, 1.68, 4.4), [(0.03, 0.825), (0, 0.83, 0.01), (0, 0.88, 0.015), (0.02, 0.885)], steel("#cfccc7", 0.2, brush=None), "rim")
    tube([(-0.85, 0.3, 2.72), (0.85, 0.3, 2.72)], 0.03, steel("#cfccc7", 0.2, brush=None), "hinge", segments=20)
    place(plate(rounded_rect(0.42, 0.14, 0.06), 0.10, dark(), 0.03), (0, -0.80, 1.08), (90, 0, 0))
    dial((0, -0.945, 0.42), 0.24, steel("#cbc8c3", 0.24, brush=None), 88, deep=0.14, mark="#1d1c1b")
    display("P3", (-0.5, -0.952, 0.42), 0.14, 88)
    dots([(0.42 + 0.1 * i, -0.95, 0.42) for i in range(3)], size=0.03)
    logo_flat({**options, "logo_colour": "#a39a8e"}, (0, -0.953, 0.11), 0.085, 88)
    cord((0.3, 0.93, 0.1))


def hand(options):
    """Stick standing on its bell."""
    skin = plastic(options["colour"][0], 0.38, 0, grain=0.02)
    metal = steel("#cfccc7", 0.2)
    bell = [(0.30, 0.0), (0.315, 0.015, 0.01), (0.30, 0.1, 0.05), (0.24, 0.26, 0.1), (0.12, 0.38, 0.1), (0.105, 0.6, 0.1), (0.105, 1.35), (0.13, 1.46, 0.05), (0.2, 1.52, 0.02), (0.2, 1.55)]
    lathe(bell, metal, "shaft", 112)
    for k in range(4):
        a = math.radians(45 + 90 * k)
        place(plate(rounded_rect(0.09, 0.16, 0.04), 0.02, plastic("#1a1918", 0.6, grain=0), 0.004), (0.305 * math.cos(a), 0.305 * math.sin(a), 0.075), (90, 0, 90 + math.degrees(a)))
    lathe([(0.19, 1.54), (0.205, 1.56, 0.01), (0.205, 1.6, 0.01), (0.195, 1.61)], dark(), "seam", 96)
    tube([(0, 0, 1.62 + 1.5 * k / 24) for k in range(25)], [0.205, 0.215, 0.195, 0.19, 0.215, 0.205], skin, "grip", section=(1, 1.06), power=2.3, up=(0, 1, 0), segments=64)
    tube([(0, -0.165, 2.15), (0, -0.158, 2.4), (0, -0.165, 2.66)], 0.07, dark(), "keys", section=(1, 0.55), power=3, up=(0, 1, 0))
    place(plate(rounded_rect(0.09, 0.018, 0.009), 0.01, plastic("#8d857b", 0.5, grain=0), 0.003), (0, -0.206, 2.40), (90, 0, 0))
    place(lathe([(0, 0), (0.14, 0), (0.13, 0.06, 0.03), (0, 0.08)], dark(), "speed", 64), (0, 0, 3.15))
    logo_flat(options, (0, -0.213, 1.85), 0.065)
    tube(spline([(0, 0.06, 3.2), (0.02, 0.25, 3.32), (0.1, 0.5, 2.9), (0.35, 0.8, 1.2), (0.8, 1.0, 0.1), (2.0, 1.3, 0.03), (7, 2.6, 0.03)], 16), 0.03, plastic("#3a3835", 0.5, grain=0), "cord", segments=14)


def chopper(options):
    """Wide glass bowl, four-wing blade, dome motor head."""
    finish = options.get("finish")
    skin = steel(options["colour"][0], 0.24, 0) if finish == "steel" else plastic(options["colour"][0], 0.36, 0, grain=0.02)
    wall = spline([(0.62, 0.05), (0.86, 0.2), (0.98, 0.55), (0.97, 0.95), (0.92, 1.22)], 10)
    lathe([(0, 0), (0.56, 0), (0.60, 0.03, 0.02), (0.62, 0.06)], dark(0.7), "pad", 96)
    lathe([(0, 0.05), (0.6, 0.05)] + wall + [(0.9, 1.235)], glass(), "bowl", 128, rounded=False)
    lathe([(0, 0.10), (0.56, 0.10)] + [(r - 0.05, z) for r, z in wall[6:]], glass("#fbfdfd", 0.3), "inner", 128, rounded=False)
    lathe([(0.05, 0.1), (0.05, 1.2)], steel("#c6c3be", 0.2), "axle", 32)
    for k in range(4):
        z = 0.22 if k % 2 else 0.55
        blade = plate(rounded_rect(0.66, 0.13, 0.06), 0.014, steel("#d2cfca", 0.16, brush="x"), 0.005)
        a = math.radians(30 + 90 * k)
        place(blade, (0.36 * math.cos(a), 0.36 * math.sin(a), z), (12, 0, 30 + 90 * k))
    import random
    rng = random.Random(4)
    green, orange = plastic("#7d9a4a", 0.5, grain=0.2), plastic("#d97e36", 0.5, grain=0.2)
    for k in range(130):
        a, r = rng.uniform(0, 2 * math.pi), 0.64 * math.sqrt(rng.random())
        s = rng.uniform(0.05, 0.11)
        place(plate(rounded_rect(s, s * rng.uniform(0.5, 1), 0.012), s * 0.7, orange if rng.random() < 0.55 else green, 0.01),
              (r * math.cos(a), r * math.sin(a), 0.11 + 0.25 * rng.random() * (1 - 0.4 * r)), (rng.uniform(0, 90), rng.uniform(0, 90), rng.uniform(0, 90)))
    lathe([(0.88, 1.20), (0.955, 1.225, 0.015), (0.955, 1.31, 0.02), (0.88, 1.35, 0.03), (0.5, 1.37)], dark(), "lid", 128)
    lathe([(0.60, 1.35), (0.66, 1.37, 0.02), (0.655, 1.5), (0.62, 1.78, 0.25), (0.36, 1.98, 0.2), (0, 2.0)], skin, "head", 128)
    lathe([(0.30, 1.985), (0.29, 2.03, 0.02), (0, 2.045)], dark(0.4), "press", 96)
    logo_round({**options}, 0.657, 1.47, -90, 0.1)
    tube(spline([(0.3, 0.55, 1.5), (0.5, 0.9, 1.3), (0.8, 1.15, 0.5), (1.3, 1.3, 0.05), (2.6, 1.5, 0.03), (7, 2.6, 0.03)], 14), 0.03, plastic("#3a3835", 0.5, grain=0), "cord", segments=14)


def juicer(options):
    """Vertical slow juicer: column body, clear drum, wide round feed mouth, small spout and a glass."""
    skin = plastic(options["colour"][0], 0.36, 0, grain=0.02)
    outline = squircle(1.35, 1.25, 3.2)
    block(outline, [(0.10, 0), (0.07, 0.06)], dark(), "foot", rounded=False)
    body = block(outline, [(0.08, 0.03), (0.02, 0.04, 0.04), (0.0, 0.16, 0.08), (0.12, 0.8, 0.5), (0.14, 1.28, 0.06), (0.2, 1.32), (0.4, 1.325)], skin, "body")
    lathe([(0.5, 1.3), (0.52, 1.33, 0.01), (0.52, 1.38), (0.48, 1.39)], steel("#cfccc7", 0.2), "ring", 112)
    drum = glass("#f4f6f4", 1.0)
    lathe([(0.50, 1.38), (0.53, 1.42, 0.02), (0.55, 2.0, 0.1), (0.53, 2.02)], drum, "drum", 128)
    lathe([(0, 1.4), (0.2, 1.4), (0.26, 1.6, 0.1), (0.2, 1.95, 0.1), (0, 2.0)], dark(0.4), "auger", 48)
    lathe([(0.44, 1.40), (0.46, 1.96)], steel("#b5b2ad", 0.35), "sieve", 96)
    lathe([(0.50, 2.0), (0.575, 2.01, 0.015), (0.575, 2.09, 0.02), (0.50, 2.15, 0.05), (0.40, 2.22, 0.1), (0.385, 2.70, 0.05), (0.46, 2.84, 0.05), (0.47, 2.88, 0.015), (0.44, 2.88), (0.36, 2.7), (0.35, 2.3)], skin, "mouth", 128)
    lathe([(0, 2.6), (0.36, 2.6), (0, 2.601)], plastic("#171615", 0.7, grain=0), "hole", 64)
    tube(spline([(0.42, -0.12, 1.50), (0.62, -0.20, 1.50), (0.78, -0.26, 1.47), (0.84, -0.28, 1.38)], 8), [0.1, 0.09, 0.085, 0.085], skin, "spout", up=(0, 1, 0))
    glass_at = (0.95, -0.32, 0)
    place(lathe([(0, 0.02), (0.26, 0.02), (0.27, 0.0), (0.30, 0.03, 0.03), (0.34, 0.85), (0.33, 0.86)], glass(), "tumbler", 96), glass_at)
    place(lathe([(0, 0.05), (0.27, 0.05), (0.31, 0.58), (0, 0.585)], plastic(options.get("filling", "#e58a2e"), 0.25, grain=0, specular=0.3), "juice", 96), glass_at)
    place(plate(rounded_rect(0.2, 0.44, 0.1), 0.03, dark(), 0.012), (0, -0.555, 0.78), (98, 0, 0))
    place(plate(rounded_rect(0.035, 0.035, 0.017), 0.004, glow("#ffb27a", 2.5), 0.001), (0, -0.588, 0.9), (98, 0, 0))
    logo_flat(options, (0, -0.622, 0.28), 0.085, 94)
    cord((-0.2, 0.58, 0.1))


KINDS = {"cup": cup, "table": table, "hooded": hooded, "hand": hand, "chopper": chopper, "juicer": juicer}
