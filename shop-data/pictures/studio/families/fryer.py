"""Air fryers: egg, cube, cube with window or tank, two drawers, small oven."""
import math
from families.parts import cord, dark, dial, display, dots, feet, logo_flat, patch
from material import chrome, ember, gloss, glow, glass, plastic, steel, wood
from shape import block, lathe, place, plate, rounded_rect, spline, squircle, tube


def bar(at, wide, skin, out=0.26, tall=0.11):
    """Drawer handle: a rounded bar held off the front by two short arms."""
    x, y, z = at
    tube(spline([(x - wide / 2, y + 0.06, z), (x - wide / 2, y - out * 0.7, z), (x - wide / 2 + 0.1, y - out, z), (x, y - out * 1.06, z),
                 (x + wide / 2 - 0.1, y - out, z), (x + wide / 2, y - out * 0.7, z), (x + wide / 2, y + 0.06, z)], 8),
         tall, skin, "bar", section=(0.55, 1.0), power=3)


def grip(at, skin, tall=0.5, out=0.42, wide=0.17):
    """Chunky loop of a basket: upright, open behind the fingers."""
    x, y, z = at
    tube(spline([(x, y + 0.1, z + 0.10), (x, y - out * 0.55, z + 0.11), (x, y - out * 0.95, z + 0.04), (x, y - out, z - tall * 0.35),
                 (x, y - out * 0.93, z - tall * 0.72)], 8), [wide, wide, wide * 0.98, wide * 0.92, wide * 0.85], skin, "grip", section=(1.0, 0.55), power=3, up=(1, 0, 0))


def egg(options):
    """Standing egg with pull-out basket."""
    skin = plastic(options["colour"][0], 0.36, 0, grain=0.02)
    r, high = 0.98, 2.4
    wall = spline([(r * 0.74, 0.06), (r * 0.93, 0.35), (r * 1.0, 0.85), (r * 0.96, 1.4), (r * 0.80, 1.95), (r * 0.52, 2.28), (r * 0.2, 2.385), (0.0, high)], 10)
    lathe([(0, 0), (r * 0.66, 0), (r * 0.70, 0.07), (0, 0.07)], dark(), "foot")
    body = lathe([(0, 0.04), (r * 0.68, 0.04), (r * 0.74, 0.06, 0.03)] + wall[1:], skin, "body", segments=160)
    # drawer front and its shadow gap
    patch(body, (0, -r, 0.72), (1.20, 1.1, 0.98), plastic("#171615", 0.6, grain=0), 0.004, 0.26, 0.0)
    patch(body, (0, -r, 0.72), (1.165, 1.1, 0.945), skin, 0.016, 0.245, 0.018)
    grip((0, -r * 0.99, 0.92), wood(along="z", scale=1.3) if options.get("grip") == "wood" else dark())
    at = 1.58
    y = -min(wall, key=lambda p: abs(p[1] - at))[0]
    dial((0, y + 0.02, at), 0.23, dark(0.4), 72)
    for i in range(9):
        a = math.radians(-120 + 30 * i)
        place(plate(rounded_rect(0.014, 0.05, 0.007), 0.004, plastic("#7d766c", 0.4, grain=0), 0.001), (0.325 * math.sin(a), y + 0.012 + 0.31 * math.cos(a) * 0.3, at + 0.325 * math.cos(a)), (72, -math.degrees(-a), 0))
    logo_flat(options, (0, -r * 0.86 - 0.03, 0.185), 0.1, 62)
    lathe_vent = [plate(rounded_rect(0.3 - 0.05 * abs(i), 0.028, 0.014), 0.01, gloss("#0a0a0a", 0.5), 0.003) for i in (-2, -1, 0, 1, 2)]
    for i, slot in zip((-2, -1, 0, 1, 2), lathe_vent):
        place(slot, (0, 0.02 + 0.07 * i, 2.394 - 0.012 * abs(i) ** 1.6))
    cord((0.2, r * 0.8, 0.1))


def cube(options):
    """Rounded cube; window and tank are options."""
    skin = plastic(options["colour"][0], 0.36, 0, grain=0.02)
    wide, deep, high = options.get("wide", 2.3), options.get("deep", 2.3), options.get("high", 2.3)
    outline = squircle(wide, deep, 4.6, 144)
    block(outline, [(0.2, 0), (0.17, 0.0), (0.15, 0.08)], dark(), "foot", rounded=False)
    body = block(outline, [(0.2, 0.05), (0.09, 0.055, 0.06), (0.01, 0.3, 0.3), (0.0, high * 0.6, 0.4), (0.05, high * 0.84, 0.4), (0.24, high * 0.985, 0.22), (0.7, high), (1.0, high)], skin, "body")
    front = -deep / 2
    tall = high * 0.56
    mid = 0.20 + tall / 2
    span = wide * 0.74
    patch(body, (0, front, mid), (span + 0.045, 1.0, tall + 0.045), plastic("#171615", 0.6, grain=0), 0.004, 0.2, 0.0)
    patch(body, (0, front, mid), (span, 1.0, tall), skin if not options.get("window") else plastic(options["colour"][0], 0.36, 0, grain=0.02), 0.018, 0.18, 0.018)
    if options.get("window"):
        patch(body, (0, front, mid + 0.10), (span * 0.80, 1.0, tall * 0.66), gloss("#0b0a09", 0.08), 0.026, 0.16, 0.008)
        inside = ember(mid + 0.10 + tall * 0.25, 1.1)
        patch(body, (0, front, mid + 0.10), (span * 0.72, 1.0, tall * 0.56), inside, 0.028, 0.13, 0.0)
        for i in range(5):
            place(plate(rounded_rect(span * 0.66, 0.016, 0.008), 0.008, gloss("#2a1508", 0.4), 0.002), (0, front - 0.036, mid - 0.14 + 0.055 * i), (90, 0, 0))
        bar((0, front + 0.02, mid - tall * 0.37), span * 0.52, dark(), 0.2, 0.085)
    else:
        bar((0, front + 0.02, mid + tall * 0.12), span * 0.50, steel("#d0cdc8", 0.22, brush="x") if options.get("bar") == "steel" else dark(), 0.25, 0.105)
    z = high * 0.80
    patch(body, (0, front, z), (span, 1.2, 0.34), gloss("#0d0d0d", 0.08), 0.01, 0.1, 0.008)
    y = front + 0.028
    display(options.get("display", "200°"), (-0.02, y, z + 0.02), 0.19, 80)
    display("空气炸", (-0.52, y, z + 0.02), 0.08, 80, colour="#cfc8be", power=0.8)
    display("12 min", (0.5, y, z + 0.02), 0.08, 80, colour="#cfc8be", power=0.8)
    if options.get("tank"):
        tank = block(rounded_rect(0.34, 1.1, 0.13), [(0.04, 0.12), (0, 0.14, 0.03), (0, 1.72, 0.04), (0.05, 1.76)], glass("#f1f5f5", 0.9), "tank")
        place(tank, (wide / 2 + 0.12, -0.05, 0))
        water = block(rounded_rect(0.28, 1.02, 0.10), [(0.0, 0.17), (0, 1.12)], glass("#e9f2f4", 0.5), "water", rounded=False)
        place(water, (wide / 2 + 0.12, -0.05, 0))
        cap = block(rounded_rect(0.38, 1.14, 0.14), [(0.03, 1.74), (0, 1.76, 0.02), (0, 1.88, 0.05), (0.07, 1.93)], skin, "cap")
        place(cap, (wide / 2 + 0.12, -0.05, 0))
        place(plate(squircle(0.7, 0.4, 3), 0.05, dark(), 0.02), (0, 0.35, high - 0.012))
        for i in range(3):
            place(plate(rounded_rect(0.36, 0.03, 0.015), 0.006, gloss("#050505", 0.5), 0.002), (0, 0.27 + 0.08 * i, high + 0.037))
    logo_flat(options, (0, front - 0.022, 0.30), 0.1, 88)
    cord((0.3, deep * 0.47, 0.1))


def dual(options):
    """Wide box, two drawers side by side."""
    skin = plastic(options["colour"][0], 0.36, 0, grain=0.02)
    wide, deep, high = 3.5, 2.3, 2.2
    outline = squircle(wide, deep, 6, 160)
    block(outline, [(0.2, 0), (0.15, 0.08)], dark(), "foot", rounded=False)
    body = block(outline, [(0.2, 0.05), (0.08, 0.055, 0.06), (0.01, 0.3, 0.3), (0.0, high * 0.6, 0.4), (0.04, high * 0.86, 0.3), (0.22, high * 0.985, 0.2), (0.7, high), (1.0, high)], skin, "body")
    front, tall = -deep / 2, 1.22
    mid = 0.18 + tall / 2
    for side in (-1, 1):
        x = side * 0.77
        patch(body, (x, front, mid), (1.47, 1.0, tall + 0.045), plastic("#0c0b0b", 0.6, grain=0), 0.004, 0.17, 0.0)
        patch(body, (x, front, mid), (1.43, 1.0, tall), skin, 0.02, 0.16, 0.018)
        patch(body, (x, front, mid + 0.2), (0.95, 1.0, 0.52), gloss("#0b0a09", 0.08), 0.028, 0.12, 0.006)
        patch(body, (x, front, mid + 0.2), (0.85, 1.0, 0.42), ember(mid + 0.42, 0.9), 0.030, 0.1, 0.0)
        bar((x, front + 0.01, mid - 0.33), 0.85, steel("#d0cdc8", 0.22, brush="x"), 0.22, 0.085)
    z = high * 0.82
    patch(body, (0, front, z), (2.9, 1.2, 0.36), gloss("#070707", 0.06), 0.01, 0.1, 0.008)
    for x, text in ((-0.95, "180°"), (0.95, "200°")):
        display(text, (x, front + 0.02, z), 0.19, 82)
    for x in (-0.35, -0.12, 0.12, 0.35):
        dots([(x, front + 0.02, z)], size=0.045, power=0.9, tilt=82)
    logo_flat({**options, "logo_colour": "#a39a8e"}, (0, front - 0.026, 0.235), 0.1, 88)
    cord((0.3, deep * 0.47, 0.1))


def oven(options):
    """Counter oven: glass door, long handle, three dials in a column."""
    skin = plastic(options["colour"][0], 0.36, 0, grain=0.02)
    wide, deep, high = 3.1, 2.2, 2.25
    feet([(sx * (wide / 2 - 0.25), sy * (deep / 2 - 0.25)) for sx in (-1, 1) for sy in (-1, 1)], 0.1)
    front = -deep / 2
    # shell: box with an opening, built as four walls around a dark cavity
    outline = rounded_rect(wide, deep, 0.22)
    body = block(outline, [(0.12, 0.07), (0.03, 0.08, 0.05), (0, 0.16, 0.08), (0, high - 0.14, 0.12), (0.08, high - 0.02, 0.08), (0.2, high)], skin, "body")
    from shape import cut
    door_x, door_w, door_h, door_z = -0.36, 2.18, 1.78, 1.13
    hole = block(rounded_rect(door_w - 0.2, door_h - 0.26, 0.1), [(0, -0.9), (0, 0.9)], None, "hole", rounded=False)
    place(hole, (door_x, front + 0.3, door_z), (90, 0, 0))
    cut(body, hole)
    cavity = steel("#8d8a86", 0.4, brush=None)
    place(plate(rounded_rect(door_w - 0.15, door_h - 0.2, 0.1), 0.02, cavity, 0.001), (door_x, front + 1.2, door_z), (90, 0, 0))
    from stage import light
    for z in (0.72, 1.2):
        for i in range(15):
            tube([(door_x - 0.95 + i * 0.136, front + 0.12, z), (door_x - 0.95 + i * 0.136, front + 1.15, z)], 0.013, chrome(), "wire", segments=8)
        for y in (0.14, 0.6, 1.1):
            tube([(door_x - 0.98, front + y, z), (door_x + 0.98, front + y, z)], 0.02, chrome(), "rail", segments=10)
    tube([(door_x - 0.9, front + 0.8, 1.72), (door_x + 0.9, front + 0.8, 1.72)], 0.05, glow("#ff8a3c", 6), "heater", segments=16)
    frame = block(rounded_rect(door_w, door_h, 0.14), [(0.03, 0), (0, 0.02, 0.015), (0, 0.05, 0.02), (0.03, 0.07)], gloss("#0c0c0c", 0.07), "frame")
    window = block(rounded_rect(door_w - 0.36, door_h - 0.52, 0.1), [(0, -0.2), (0, 0.2)], None, "hole", rounded=False)
    place(frame, (door_x, front, door_z), (90, 0, 0))
    place(window, (door_x, front, door_z - 0.06), (90, 0, 0))
    cut(frame, window)
    place(plate(rounded_rect(door_w - 0.3, door_h - 0.46, 0.1), 0.008, glass("#e9e2d8", 0.8), 0.002), (door_x, front - 0.02, door_z - 0.06), (90, 0, 0))
    bar((door_x, front - 0.05, door_z + door_h / 2 - 0.13), door_w * 0.82, steel("#d0cdc8", 0.2, brush="x"), 0.2, 0.07)
    for i, z in enumerate((1.72, 1.17, 0.62)):
        dial((1.13, front, z), 0.19, steel("#d4d1cc", 0.24, brush=None) if options.get("dials") == "steel" else dark(0.4), 90, mark="#1d1c1b" if options.get("dials") == "steel" else "#f4efe6")
        for k in range(7):
            a = math.radians(-135 + 45 * k)
            place(plate(rounded_rect(0.014, 0.04, 0.007), 0.004, plastic("#8d857b", 0.4, grain=0), 0.001), (1.13 + 0.27 * math.sin(a), front - 0.001, z + 0.27 * math.cos(a)), (90, math.degrees(a), 0))
    logo_flat(options, (1.13, front - 0.002, 0.26), 0.1)
    cord((0.4, deep * 0.49, 0.1))


KINDS = {"egg": egg, "cube": cube, "dual": dual, "oven": oven}
