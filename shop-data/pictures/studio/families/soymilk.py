"""Soy-milk makers: jug with a motor head, slim mini cup, heated glass blender."""
import math
from families.parts import cord, dark, dial, display, dots, logo_flat, logo_round, patch
from families.kettle import d_handle, spout_lip
from material import glass, gloss, glow, plastic, steel, wood
from shape import block, deform, lathe, place, plate, rounded_rect, spline, squircle, tube


def jug(options):
    """Insulated jug, lift-off motor head with a carrying arch."""
    skin, head_skin = steel("#c9c6c1", 0.25), plastic(options["colour"][0], 0.40, 0, grain=0.03)
    foot, neck, high = options.get("foot", 0.74), options.get("neck", 0.68), options.get("high", 1.85)
    wall = spline([(foot, 0.12), (foot * 1.01, 0.5), (foot * 0.985, 1.0), (neck * 1.01, 1.5), (neck, high)], 8)

    def radius(z):
        return min(wall, key=lambda p: abs(p[1] - z))[0]
    lathe([(0, 0.0), (foot * 0.86, 0), (foot * 0.9, 0.02, 0.02), (foot * 0.99, 0.055, 0.03), (foot * 0.992, 0.1), (foot * 0.97, 0.115)], dark(), "foot")
    body = lathe([(0, 0.112), (foot * 0.97, 0.112), (foot, 0.125, 0.015)] + wall[1:] + [(neck - 0.01, high + 0.012), (neck - 0.04, high + 0.012)], skin, "body", segments=144)
    deform(body, spout_lip(0.30, 0.2, high - 0.4, high))
    lathe([(neck - 0.02, high - 0.01), (neck - 0.02, high + 0.035), (0, high + 0.036)], dark(), "gap")
    cap = lathe([(neck - 0.01, high + 0.03), (neck + 0.01, high + 0.045, 0.012), (neck - 0.005, high + 0.22, 0.04), (neck * 0.9, high + 0.33, 0.12), (neck * 0.5, high + 0.40, 0.3), (0, high + 0.41)], head_skin, "head", segments=144)
    deform(cap, spout_lip(0.30, 0.14, high - 0.2, high + 0.05))
    place(plate(rounded_rect(0.5, 0.26, 0.11), 0.03, dark(), 0.012), (0, 0.05, high + 0.395))
    tube(spline([(-0.42, 0.05, high + 0.30), (-0.36, 0.05, high + 0.50), (-0.2, 0.05, high + 0.60), (0.2, 0.05, high + 0.60), (0.36, 0.05, high + 0.50), (0.42, 0.05, high + 0.30)], 10),
         0.055, head_skin, "arch", section=(1.9, 0.75), power=3, up=(0, 1, 0))
    d_handle(-neck * 0.99, 0.45, high - 0.12, 0.52, head_skin, 0.098, button=False)
    patch(body, (0, -foot, 1.02), (0.36, 0.9, 1.02), gloss("#0c0c0c", 0.08), 0.006, 0.17, 0.006)
    front = lambda z: -radius(z) - 0.014
    display(options.get("display", "25:00"), (0, front(1.32), 1.32), 0.105, 88)
    for i, text in enumerate(("豆浆", "米糊", "果汁")):
        z = 1.10 - i * 0.17
        display(text, (0.02, front(z), z), 0.078, 88, colour="#cfc8be", power=0.8 if i else 2.4)
        dots([(-0.11, front(z), z)], size=0.018, power=2.5 if i == 0 else 0.35)
    logo_round(options, radius, 0.30, -90 + 8, 0.12)
    cord((0.1, foot * 0.9, 0.06))


def mini(options):
    """Rounded cylinder 1:1.7: flat motor lid, short lip, slim side handle, one touch dot."""
    skin = plastic(options["colour"][0], 0.38, 0, grain=0.03)
    r, high = 0.60, 1.72
    lathe([(0, 0), (r * 0.84, 0), (r * 0.88, 0.03, 0.02), (r * 0.90, 0.07), (0, 0.07)], dark(), "foot")
    body = lathe([(0, 0.05), (r * 0.86, 0.05), (r, 0.10, 0.16), (r * 1.0, 0.8), (r * 0.98, high, 0.01), (r * 0.95, high + 0.01)], skin, "body", 144)
    deform(body, spout_lip(0.26, 0.13, high - 0.28, high))
    lathe([(r * 0.95, high - 0.01), (r * 0.95, high + 0.03)], steel("#cfccc7", 0.2), "seam", 112)
    cap = lathe([(r * 0.96, high + 0.022), (r * 0.985, high + 0.03, 0.01), (r * 0.98, high + 0.20, 0.07), (r * 0.7, high + 0.235, 0.1), (0, high + 0.24)], skin, "cap", 144)
    deform(cap, spout_lip(0.26, 0.09, high - 0.2, high + 0.06))
    place(lathe([(0, 0), (0.16, 0), (0.15, 0.012, 0.006), (0, 0.014)], gloss("#141312", 0.12), "glass", 64), (0, 0, high + 0.236))
    tube(spline([(-r * 0.93, 0, high - 0.22), (-r - 0.26, 0, high - 0.24), (-r - 0.35, 0, high - 0.42), (-r - 0.35, 0, high - 0.80), (-r - 0.24, 0, high - 1.0), (-r * 0.95, 0, high - 1.0)], 10), 0.06, skin, "handle", section=(1.5, 0.8), power=3, up=(0, 1, 0))
    touch(0.62, r)
    logo_round(options, r, 0.30, -90 + 4, 0.1)
    cord((0.1, r * 0.85, 0.06))


def touch(z, r, y=None):
    """One touch dot with a ring of light."""
    at = -r + 0.003 if y is None else y
    place(lathe([(0, 0), (0.085, 0), (0.08, 0.008, 0.004), (0, 0.009)], gloss("#141312", 0.15), "touch", 48), (0, at, z), (90, 0, 0))
    place(lathe([(0.058, 0), (0.065, 0.004), (0.056, 0.004)], glow("#ffb27a", 2.6), "halo", 48), (0, at - 0.006, z), (90, 0, 0))


def timer(options):
    """Soft cylinder 1:1.5 with a wooden lid knob and a small round display."""
    skin = plastic(options["colour"][0], 0.38, 0, grain=0.03)
    r, high = 0.68, 1.62
    lathe([(0, 0), (r * 0.82, 0), (r * 0.86, 0.03, 0.02), (r * 0.88, 0.07), (0, 0.07)], dark(), "foot")
    wall = spline([(r * 0.86, 0.06), (r * 0.99, 0.26), (r * 1.02, 0.75), (r * 0.98, 1.2), (r * 0.92, high)], 8)
    body = lathe([(0, 0.05), (r * 0.80, 0.05)] + wall + [(r * 0.88, high + 0.01)], skin, "body", 144)
    lathe([(r * 0.885, high - 0.01), (r * 0.885, high + 0.025)], steel("#c9b59a", 0.22), "seam", 112)
    lathe([(r * 0.89, high + 0.018), (r * 0.91, high + 0.025, 0.01), (r * 0.86, high + 0.14, 0.1), (r * 0.5, high + 0.22, 0.2), (0, high + 0.235)], skin, "lid", 144)
    lathe([(0.09, high + 0.22), (0.08, high + 0.27, 0.02), (0.17, high + 0.30, 0.03), (0.18, high + 0.37, 0.04), (0, high + 0.395)], wood(along="z"), "knob")
    patch(body, (0, -r, 0.92), (0.46, 0.7, 0.46), gloss("#0c0c0c", 0.08), 0.006, 0.228, 0.006)
    display("6:30", (0, -r * 1.02 - 0.006, 0.96), 0.14, 90)
    dots([(x, -r * 1.02 - 0.004, 0.82) for x in (-0.06, 0, 0.06)], size=0.02)
    logo_round(options, r * 1.0, 0.34, -90, 0.1)
    cord((0.1, r * 0.85, 0.06))


def duo(options):
    """Motor head on one jug, a second clear cup with its lid beside it."""
    mini(options)
    skin = plastic(options["colour"][0], 0.38, 0, grain=0.03)
    at = (1.42, -0.35, 0)
    r, high = 0.50, 1.18
    for profile, mat, name in (
            ([(0, 0.02), (r * 0.84, 0.02), (r * 0.92, 0.0, 0.02), (r, 0.12, 0.1), (r * 1.03, high)], glass(), "cup"),
            ([(0, 0.06), (r * 0.86, 0.06), (r * 0.95, 0.14, 0.08), (r * 0.98, high)], glass("#fbfdfd", 0.25), "inner"),
            ([(0, 0.065), (r * 0.84, 0.065), (r * 0.94, 0.14, 0.08), (r * 0.955, 0.82), (0, 0.825)], plastic("#efe4cb", 0.3, grain=0, specular=0.3), "milk"),
            ([(r * 0.98, high - 0.03), (r * 1.07, high, 0.012), (r * 1.07, high + 0.12, 0.04), (r * 0.8, high + 0.15, 0.05), (0, high + 0.155)], skin, "lid"),
            ([(0.0, high + 0.15), (0.12, high + 0.15), (0.115, high + 0.19, 0.02), (0, high + 0.195)], dark(), "stopper")):
        place(lathe(profile, mat, name, 112), at)


def tower(options):
    """Upright like a small coffee maker: tank at the back, head over a cup, drip tray, one dial."""
    skin, pale = plastic(options["colour"][0], 0.36, 0, grain=0.02), dark()
    base = block(squircle(1.35, 1.9, 4.2), [(0.06, 0), (0, 0.03, 0.03), (0, 0.2, 0.05), (0.06, 0.25)], skin, "base")
    place(block(squircle(1.3, 0.86, 4.2), [(0.02, 0.2), (0, 0.25), (0, 2.5, 0.1), (0.06, 2.6, 0.06), (0.2, 2.62)], skin, "back"), (0, 0.50, 0))
    head = block(squircle(1.35, 1.75, 4.2), [(0.05, 1.62), (0, 1.66, 0.04), (0, 2.5, 0.1), (0.07, 2.64, 0.1), (0.25, 2.67), (0.5, 2.675)], skin, "head")
    place(head, (0, 0.055, 0))
    place(plate(rounded_rect(0.9, 0.8, 0.2), 0.03, pale, 0.012), (0, -0.42, 0.245))
    for i in range(7):
        place(plate(rounded_rect(0.7, 0.03, 0.015), 0.006, gloss("#070707", 0.5), 0.002), (0, -0.66 + 0.08 * i, 0.273))
    place(lathe([(0.20, 1.66), (0.19, 1.5, 0.04), (0.12, 1.42, 0.03), (0.09, 1.42)], steel("#c3c0bb", 0.24), "nozzle", 64), (0, -0.40, 0))
    cup_at = (0, -0.42, 0.275)
    for profile, mat, name in (
            ([(0, 0.02), (0.30, 0.02), (0.33, 0.0, 0.02), (0.38, 0.1, 0.06), (0.41, 0.80)], glass(), "cup"),
            ([(0, 0.05), (0.32, 0.05), (0.36, 0.12, 0.05), (0.385, 0.56), (0, 0.565)], plastic("#efe4cb", 0.3, grain=0, specular=0.3), "milk")):
        place(lathe(profile, mat, name, 112), cup_at)
    dial((0.28, -0.825, 2.12), 0.2, steel("#cbc8c3", 0.24, brush=None), 90, mark="#1d1c1b")
    place(plate(rounded_rect(0.5, 0.34, 0.1), 0.016, gloss("#0c0c0c", 0.08), 0.006), (-0.26, -0.815, 2.12), (90, 0, 0))
    display("08:00", (-0.26, -0.834, 2.15), 0.125)
    dots([(-0.4 + 0.14 * i, -0.834, 2.02) for i in range(3)], size=0.024)
    place(block(squircle(1.1, 0.30, 4), [(0.02, 0.7), (0, 0.72, 0.02), (0, 2.3, 0.03), (0.02, 2.32)], glass("#eff4f5", 1.0), "tank"), (0, 1.06, 0))
    logo_flat(options, (0, -0.952, 0.115), 0.085, 90)
    cord((0.4, 0.9, 0.1))


def hood(options):
    """Glass jug inside a clear sound hood on a square rounded base with a knob."""
    skin = plastic(options["colour"][0], 0.40, 0, grain=0.03)
    block(squircle(1.9, 1.85, 4.2), [(0.12, 0), (0.09, 0.06)], dark(), "foot", rounded=False)
    block(squircle(1.9, 1.85, 4.2), [(0.1, 0.035), (0.02, 0.04, 0.04), (0, 0.2, 0.1), (0.03, 0.66, 0.12), (0.10, 0.75, 0.06), (0.3, 0.76)], skin, "base")
    lathe([(0.52, 0.74), (0.52, 0.84, 0.02), (0.46, 0.86), (0, 0.86)], dark(), "seat")
    jar_glass(options, 0.86, 2.05, 0.48, 0.56, {"colour": "#efe4cb", "level": 0.58})
    lathe([(0.53, 2.02), (0.59, 2.05, 0.012), (0.59, 2.13, 0.02), (0.48, 2.18, 0.05), (0, 2.19)], skin, "lid", 112)
    block(squircle(1.66, 1.61, 4.2, 144), [(0.0, 0.77), (0.0, 2.2, 0.3), (0.12, 2.44, 0.2), (0.42, 2.54, 0.2), (0.8, 2.55)], glass("#fafbfb", 0.75), "hood")
    block(squircle(1.70, 1.65, 4.2), [(0.03, 0.755), (0, 0.76, 0.01), (0, 0.80, 0.015), (0.02, 0.805)], steel("#cfccc7", 0.2, brush=None), "rim")
    dial((0.42, -0.915, 0.40), 0.19, dark(0.4), 88)
    place(plate(rounded_rect(0.7, 0.32, 0.1), 0.014, gloss("#0c0c0c", 0.08), 0.005), (-0.26, -0.912, 0.40), (90, 0, 0))
    display("18:00", (-0.26, -0.93, 0.43), 0.14)
    dots([(-0.44 + 0.12 * i, -0.93, 0.31) for i in range(4)], size=0.022)
    logo_flat(options, (0, -0.924, 0.13), 0.085, 89)
    cord((0.3, 0.9, 0.1))


def jar_glass(options, low, high, foot, mouth, filling=None):
    """Tall heavy jar with a filling, its rim and blades; used by blenders too."""
    middle = spline([(foot * 0.98, low), (foot * 1.02, low + 0.1), (foot + (mouth - foot) * 0.5, (low + high) / 2), (mouth, high)], 10)
    wall = lathe(middle + [(mouth - 0.02, high + 0.01)], glass(), "glass", segments=128, rounded=False)
    lathe([(r - 0.04, z) for r, z in middle], glass("#fbfdfd", 0.25), "inner", rounded=False)
    lathe([(0, low + 0.012), (foot * 0.95, low + 0.012), (foot * 0.95, low + 0.03), (0, low + 0.032)], steel("#c6c3be", 0.25), "floor")
    lathe([(0.16, low + 0.02), (0.12, low + 0.09, 0.03), (0.05, low + 0.12), (0.045, low + 0.2, 0.01), (0, low + 0.21)], steel("#c6c3be", 0.2), "hub")
    for k in range(4):
        blade = plate(rounded_rect(0.3, 0.065, 0.03), 0.012, steel("#d2cfca", 0.16, brush=None), 0.004)
        a = math.radians(45 + 90 * k)
        place(blade, (0.14 * math.cos(a), 0.14 * math.sin(a), low + 0.15), (0, -24 if k % 2 else 18, 45 + 90 * k))
    if filling:
        level = low + (high - low) * filling.get("level", 0.55)
        wet = [(r - 0.045, z) for r, z in middle if z < level]
        milk = plastic(filling["colour"], 0.3, grain=0, specular=0.3)
        lathe([(0, low + 0.04)] + wet + [(wet[-1][0] - 0.02, level - 0.004, 0.02), (0, level)], milk, "filling", rounded=False)
    return middle, wall


KINDS = {"jug": jug, "mini": mini, "timer": timer, "duo": duo, "tower": tower, "hood": hood}
