"""Rice cookers: soft square, round mini, clay-pot look, stacked lunch box."""
import math
from families.parts import cord, dark, dial, display, dots, logo_flat, logo_round, patch
from material import cloth, glass, gloss, plastic, speckle, steel
from shape import block, lathe, place, plate, rounded_rect, spline, squircle, tube


def square(options):
    """Soft-square cooker, one-piece lid, tilted glass panel."""
    skin = plastic(options["colour"][0], 0.36, 0, grain=0.02)
    wide, deep, high = options.get("wide", 2.3), options.get("deep", 2.45), options.get("high", 1.75)
    outline = squircle(wide, deep, options.get("power", 3.6))
    seam = high * 0.64
    block(outline, [(0.16, 0), (0.12, 0.0, 0.02), (0.11, 0.06)], dark(), "foot")
    body = block(outline, [(0.13, 0.035), (0.07, 0.04, 0.05), (0.015, 0.32, 0.25), (0, seam * 0.75, 0.2), (0.0, seam, 0.012), (0.03, seam + 0.004)], skin, "body")
    block(outline, [(0.03, seam - 0.01), (0.03, seam + 0.035)], steel("#cfccc7", 0.2, brush=None) if options.get("trim") else dark(), "seam", rounded=False)
    lid = block(outline, [(0.03, seam + 0.026), (0.0, seam + 0.03, 0.012), (0.02, seam + 0.2, 0.2), (0.14, high - 0.10, 0.22), (0.45, high - 0.01, 0.3), (0.9, high), (1.1, high)], skin, "lid")
    # recessed steam cap at the back of the lid
    place(plate(squircle(0.62, 0.40, 3), 0.045, dark(), 0.02), (0, deep * 0.22, high - 0.018))
    for i in range(4):
        place(plate(rounded_rect(0.3, 0.02, 0.01), 0.004, gloss("#050505", 0.5), 0.001), (0, deep * 0.22 - 0.09 + 0.06 * i, high + 0.026))
    # panel: black glass following the front wall
    low = seam * 0.56
    patch(body, (0, -deep / 2, low), (1.14, 0.9, 0.56), gloss("#0d0d0d", 0.09), 0.008, 0.12, 0.008)
    y = -deep / 2 - 0.018
    display(options.get("display", "0:38"), (0, y, low + 0.09), 0.2)
    display("柴火饭", (-0.36, y + 0.004, low + 0.09), 0.075, colour="#cfc8be", power=0.9)
    display("保温", (0.37, y + 0.004, low + 0.09), 0.075, colour="#cfc8be", power=0.5)
    dots([(-0.39 + 0.26 * i, y + 0.004, low - 0.13) for i in range(4)], size=0.03, power=0.9)
    # release key on the lid's lip
    place(plate(rounded_rect(0.46, 0.15, 0.06), 0.03, steel("#d2cfca", 0.2, brush="x"), 0.01), (0, -deep / 2 + 0.028, seam + 0.17), (84, 0, 0))
    logo_flat(options, (0, -deep / 2 + 0.035, 0.2), 0.11, 76)
    if options.get("handle", True):
        tube(spline([(-wide / 2 + 0.0, 0.1, seam + 0.05), (-wide / 2 - 0.05, 0.35, seam + 0.14), (-wide / 2 + 0.02, deep * 0.32, seam + 0.2), (-wide * 0.36, deep * 0.485, seam + 0.24), (0, deep * 0.53, seam + 0.25),
                     (wide * 0.36, deep * 0.485, seam + 0.24), (wide / 2 - 0.02, deep * 0.32, seam + 0.2), (wide / 2 + 0.05, 0.35, seam + 0.14), (wide / 2, 0.1, seam + 0.05)], 8), 0.06, dark(), "bail", section=(0.7, 1.4), power=3)
    cord((0.4, deep * 0.46, 0.1))


def cube(options):
    """Small soft cube with a strap handle on the lid and one dial in front."""
    skin, strap = plastic(options["colour"][0], 0.38, 0, grain=0.025), cloth("#8a6142", scale=40, depth=0.25)
    wide, high, seam = 1.75, 1.70, 1.12
    outline = squircle(wide, wide, 4.4, 144)
    block(outline, [(0.16, 0), (0.12, 0.07)], dark(), "foot", rounded=False)
    body = block(outline, [(0.14, 0.04), (0.06, 0.045, 0.05), (0.0, 0.3, 0.25), (0.0, seam, 0.012), (0.03, seam + 0.004)], skin, "body")
    block(outline, [(0.03, seam - 0.01), (0.03, seam + 0.035)], steel("#c9b59a", 0.22, brush=None), "seam", rounded=False)
    block(outline, [(0.03, seam + 0.026), (0.0, seam + 0.03, 0.012), (0.01, seam + 0.26, 0.2), (0.16, high - 0.02, 0.22), (0.5, high, 0.2), (0.7, high)], skin, "lid")
    tube(spline([(-0.66, 0, high - 0.03), (-0.52, 0, high + 0.07), (-0.25, 0, high + 0.125), (0.25, 0, high + 0.125), (0.52, 0, high + 0.07), (0.66, 0, high - 0.03)], 10), 0.06, strap, "strap", section=(1.9, 0.32), power=4, up=(0, 1, 0))
    for side in (-1, 1):
        place(lathe([(0, 0), (0.05, 0), (0.045, 0.03, 0.015), (0, 0.034)], steel("#c9b59a", 0.22, brush=None), "stud", 32), (side * 0.60, 0, high + 0.02), (0, side * 28, 0))
    dial((0, -wide / 2, 0.62), 0.25, dark(0.4), 90)
    for i in range(3):
        a = math.radians(-50 + 50 * i)
        place(plate(rounded_rect(0.026, 0.026, 0.013), 0.004, plastic("#8d857b", 0.4, grain=0), 0.001), (0.36 * math.sin(a), -wide / 2 - 0.001, 0.62 + 0.36 * math.cos(a)), (90, 0, 0))
    logo_flat(options, (0, -wide / 2 - 0.002, 0.26), 0.095, 90)
    cord((0.3, wide * 0.46, 0.1))


def oval(options):
    """Big low oval, carrying bar folded over the lid, small window in front."""
    skin = plastic(options["colour"][0], 0.36, 0, grain=0.02)
    wide, deep, high, seam = 3.0, 2.15, 1.72, 1.08
    outline = squircle(wide, deep, 2.7, 160)
    block(outline, [(0.3, 0), (0.24, 0.09)], dark(), "foot", rounded=False)
    body = block(outline, [(0.2, 0.05), (0.12, 0.055, 0.06), (0.0, 0.45, 0.4), (0.0, seam, 0.012), (0.03, seam + 0.004)], skin, "body")
    block(outline, [(0.03, seam - 0.01), (0.03, seam + 0.035)], steel("#cfccc7", 0.2, brush=None), "seam", rounded=False)
    block(outline, [(0.03, seam + 0.026), (0.0, seam + 0.03, 0.012), (0.04, seam + 0.22, 0.2), (0.25, high - 0.08, 0.25), (0.6, high, 0.3), (0.9, high + 0.01)], skin, "lid")
    tube(spline([(-wide / 2 - 0.02, 0.0, seam - 0.12), (-wide / 2 - 0.05, 0.06, seam + 0.15), (-wide * 0.42, 0.12, high + 0.02), (-wide * 0.25, 0.16, high + 0.13), (0, 0.18, high + 0.16), (wide * 0.25, 0.16, high + 0.13), (wide * 0.42, 0.12, high + 0.02), (wide / 2 + 0.05, 0.06, seam + 0.15), (wide / 2 + 0.02, 0.0, seam - 0.12)], 10), 0.06, dark(), "bar", section=(1.7, 0.7), power=3, up=(0, 1, 0))
    for side in (-1, 1):
        place(lathe([(0, 0), (0.10, 0), (0.09, 0.05, 0.02), (0, 0.055)], steel("#cfccc7", 0.2, brush=None), "pin", 40), (side * (wide / 2 + 0.03), 0, seam - 0.14), (0, side * 90, 0))
    patch(body, (0, -deep / 2, 0.66), (0.95, 0.9, 0.42), gloss("#0d0d0d", 0.09), 0.008, 0.14, 0.008)
    display("1:05", (0, -deep / 2 - 0.02, 0.70), 0.18)
    dots([(-0.24 + 0.16 * i, -deep / 2 - 0.018, 0.53) for i in range(4)], size=0.028, power=0.9)
    place(plate(rounded_rect(0.5, 0.13, 0.06), 0.03, steel("#d2cfca", 0.2, brush="x"), 0.01), (0, -deep / 2 + 0.01, seam + 0.15), (84, 0, 0))
    place(plate(squircle(0.5, 0.34, 3), 0.04, dark(), 0.016), (0, 0.58, high - 0.005))
    logo_flat(options, (0, -deep / 2 + 0.035, 0.27), 0.1, 74)
    cord((0.4, deep * 0.46, 0.1))


def steam(options):
    """Upright cylinder with a translucent steaming tier and a clear dome."""
    skin = plastic(options["colour"][0], 0.38, 0, grain=0.025)
    r = 0.92
    lathe([(0, 0), (r * 0.82, 0), (r * 0.84, 0.06), (0, 0.06)], dark(), "foot")
    body = lathe([(0, 0.035), (r * 0.84, 0.035), (r * 0.97, 0.10, 0.12), (r, 0.5, 0.3), (r * 0.985, 1.15, 0.012), (r * 0.95, 1.16)], skin, "body", 144)
    lathe([(r * 0.95, 1.15), (r * 0.975, 1.16, 0.006), (r * 0.975, 1.20, 0.006), (r * 0.94, 1.205)], steel("#cfccc7", 0.2), "rim", 112)
    frost = glass("#eef2f0", 1.3, 0.25)
    lathe([(r * 0.90, 1.2), (r * 0.955, 1.215, 0.012), (r * 0.97, 1.64, 0.012), (r * 0.94, 1.65)], frost, "tier", 144)
    lathe([(0, 1.27), (r * 0.90, 1.27), (r * 0.90, 1.285), (0, 1.285)], plastic("#e9e4da", 0.4, grain=0), "tray", 96)
    import random
    rng = random.Random(6)
    for k in range(7):
        a = 2 * math.pi * k / 6
        at = (0, 0) if k == 6 else (0.5 * math.cos(a), 0.5 * math.sin(a))
        place(lathe([(0.0, 0), (0.17, 0.01), (0.21, 0.1), (0.17, 0.2), (0.06, 0.265), (0, 0.25)], plastic("#f3ead9", 0.6, grain=0.1), "bun", 40), (*at, 1.29))
    for side in (-1, 1):
        tube(spline([(side * r * 0.93, 0.14, 1.50), (side * r * 1.12, 0.15, 1.52), (side * r * 1.16, 0, 1.52), (side * r * 1.12, -0.15, 1.52), (side * r * 0.93, -0.14, 1.50)], 8), 0.045, skin, "ear", section=(1.4, 0.7), power=3)
    dome = [(r * 0.97, 1.65)] + spline([(r * 0.97, 1.68), (r * 0.88, 1.83), (r * 0.6, 1.95), (0.0, 2.0)], 10)
    lathe(dome, glass("#f6f9f8", 1.0), "dome", 144, rounded=False)
    lathe([(r * 0.94, 1.64), (r * 0.985, 1.645, 0.008), (r * 0.985, 1.69, 0.008), (r * 0.95, 1.70)], steel("#cfccc7", 0.2), "ring", 112)
    lathe([(0.07, 1.98), (0.06, 2.05, 0.02), (0.14, 2.08, 0.03), (0.15, 2.15, 0.04), (0, 2.17)], skin, "knob")
    dial((0, -r * 0.995, 0.62), 0.22, dark(0.4), 90)
    logo_flat(options, (0, -r * 0.995 - 0.004, 0.26), 0.09, 88)
    cord((0.2, r * 0.85, 0.09))


def pressure(options):
    """Stout cylinder with a locking lid, lugs, round valve and a steel waist."""
    metal = options.get("finish") == "steel"
    skin = steel(options["colour"][0], 0.26, 0) if metal else plastic(options["colour"][0], 0.34, 0, grain=0.02)
    black = dark()
    r = 1.08
    lathe([(0, 0), (r * 0.9, 0), (r * 0.93, 0.06), (0, 0.06)], black, "foot")
    body = lathe([(0, 0.04), (r * 0.93, 0.04), (r, 0.1, 0.08), (r, 1.18, 0.012), (r * 0.97, 1.19)], skin, "body", 144)
    lathe([(r * 1.0, 0.72), (r * 1.006, 0.725), (r * 1.006, 1.10), (r * 1.0, 1.105)], steel("#c6c3be", 0.24), "band", 144)
    lathe([(r * 0.96, 1.18), (r * 0.97, 1.22)], black, "gap", 112)
    lid_skin = black if metal else skin
    lathe([(r * 0.99, 1.205), (r * 1.035, 1.22, 0.02), (r * 1.035, 1.40, 0.06), (r * 0.86, 1.52, 0.12), (r * 0.5, 1.58, 0.2), (0, 1.60)], lid_skin, "lid", 144)
    for side in (-1, 1):
        piece = block(rounded_rect(0.34, 0.6, 0.12), [(0.04, 1.0), (0, 1.03, 0.03), (0, 1.30, 0.05), (0.06, 1.34)], black, "lug")
        place(piece, (side * (r + 0.09), 0, 0))
    tube(spline([(-0.52, 0, 1.55), (-0.48, 0, 1.74), (-0.3, 0, 1.83), (0.3, 0, 1.83), (0.48, 0, 1.74), (0.52, 0, 1.55)], 10), 0.075, black, "handle", section=(1.6, 0.75), power=3, up=(0, 1, 0))
    place(lathe([(0.12, 0), (0.14, 0.02, 0.01), (0.14, 0.10, 0.03), (0.09, 0.14, 0.02), (0, 0.145)], steel("#cfccc7", 0.2), "valve", 64), (0.0, 0.50, 1.555))
    place(lathe([(0.05, 0), (0.05, 0.05, 0.015), (0, 0.055)], plastic("#B5684F", 0.4, grain=0), "float", 32), (0.36, 0.38, 1.56))
    patch(body, (0, -r, 0.56), (0.86, 0.9, 0.62), gloss("#0b0b0b", 0.08), 0.012, 0.14, 0.008)
    y = -r - 0.016
    display("0:22", (0, y, 0.68), 0.2)
    for x, text in ((-0.26, "煮饭"), (0.0, "炖汤"), (0.26, "蹄筋")):
        display(text, (x, y + 0.02 * abs(x), 0.46), 0.075, colour="#cfc8be", power=0.9)
    logo_round({**options, "logo_colour": "#6b655d"}, r * 1.006, 0.98, -90, 0.09)
    cord((0.3, r * 0.9, 0.09))


def clay(options):
    """Electric stew pot: glazed stoneware pot in a low heating ring."""
    skin = plastic(options["colour"][0], 0.4, 0, grain=0.03)
    pot = speckle(options.get("pot", "#e6ded0"), rough=0.28)
    r = options.get("radius", 1.02)
    ring = lathe([(0, 0.0), (r * 0.86, 0), (r * 0.92, 0.03, 0.03), (r * 0.98, 0.16, 0.1), (r * 1.0, 0.5, 0.04), (r * 0.95, 0.545, 0.02), (r * 0.90, 0.53)], skin, "ring", segments=144)
    wall = spline([(r * 0.9, 0.5), (r * 0.99, 0.72), (r * 1.0, 0.95), (r * 0.94, 1.2), (r * 0.9, 1.26)], 8)
    lathe([(0, 0.45), (r * 0.88, 0.45)] + wall + [(r * 0.92, 1.29, 0.02), (r * 0.84, 1.30)], pot, "pot", segments=128)
    lathe([(r * 0.84, 1.275), (r * 0.89, 1.30, 0.02), (r * 0.86, 1.35, 0.03), (r * 0.6, 1.49, 0.3), (r * 0.25, 1.56), (0, 1.565)], pot, "lid", segments=128)
    lathe([(0.14, 1.54), (0.12, 1.62, 0.04), (0.2, 1.68, 0.04), (0.19, 1.73, 0.04), (0, 1.745)], pot, "knob")
    for side in (-1, 1):
        tube(spline([(side * r * 0.93, 0.17, 1.06), (side * r * 1.13, 0.15, 1.10), (side * r * 1.19, 0, 1.11), (side * r * 1.13, -0.15, 1.10), (side * r * 0.93, -0.17, 1.06)], 8), 0.07, pot, "ear", section=(1.2, 0.8))
    dial((0, -r * 0.985, 0.27), 0.15, dark(0.4), 88)
    logo_flat(options, (-0.42, -r * 0.915, 0.27), 0.07, 88, -24)
    cord((0.2, r * 0.85, 0.09))


KINDS = {"square": square, "clay": clay, "cube": cube, "oval": oval, "steam": steam, "pressure": pressure}
