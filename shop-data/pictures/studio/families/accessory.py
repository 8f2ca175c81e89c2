"""Accessories: shaver heads, foil cassette, case, descaler, paper bowls, inner pot, mitt."""
import math
import random
from families.shaver import cutter, foil_head
from material import cloth, plastic, steel
from shape import block, lathe, lettering, loft, mesh, place, plate, rounded_rect, spline, squircle, stand, tube


def mesh_heads(options):
    """Three round cutters, one leaning on edge against another."""
    cap = plastic("#1f1d1c", 0.34, grain=0)
    for at, turn in (((-0.42, -0.1, 0.155), (0, 0, 10)), ((0.44, -0.32, 0.155), (0, 0, 40))):
        place(cutter(0.36, cap), at, turn)
    place(cutter(0.36, cap), (0.30, 0.34, 0.34), (62, 0, 16))


def foil(options):
    root = foil_head(1.5, 0.95, (0, 0, 0), 3)
    root.rotation_euler = (0, 0, math.radians(-12))
    stand(lettering("hearthlight", 0.075, plastic("#8d857b", 0.4, grain=0), 0.003), (-0.095, -0.467, 0.105), 90, -12)


def case(options):
    """Hard oval zip case, closed."""
    skin = cloth(options["colour"][0], 0, 55, 0.6)
    outline = rounded_rect(2.3, 1.15, 0.56, 18)
    for low, high, name in ((0.0, 0.345, "lower"), (0.385, 0.73, "upper")):
        inner = 0.02
        if name == "lower":
            profile = [(0.3, 0.0), (0.14, 0.0, 0.1), (0.0, 0.12, 0.16), (0.0, high, 0.015), (inner, high + 0.004)]
        else:
            profile = [(inner, low - 0.004), (0.0, low, 0.015), (0.0, low + 0.22, 0.16), (0.14, high, 0.1), (0.3, high + 0.008)]
        block(outline, profile, skin, name)
    block(outline, [(0.022, 0.33), (0.022, 0.40)], plastic("#1d1c1b", 0.7, grain=0.4), "tape", rounded=False)
    tooth = [(x, y) for x, y in outline(0.012)]
    teeth = [(x, y, 0.365) for x, y in tooth]
    tube(teeth + teeth[:1], 0.014, steel("#b9a98c", 0.3, brush=None), "zip", segments=8, caps="open")
    place(plate(rounded_rect(0.12, 0.1, 0.03), 0.05, steel("#c9b59a", 0.22, brush=None), 0.015), (0.62, -0.60, 0.365), (90, 0, 0))
    tube(spline([(0.62, -0.63, 0.36), (0.66, -0.72, 0.28), (0.70, -0.76, 0.16), (0.72, -0.78, 0.07)], 8), 0.045, cloth("#9a6a42", scale=40, depth=0.3), "pull", section=(1.2, 0.3), power=3)
    place(plate(rounded_rect(0.5, 0.16, 0.03), 0.012, cloth("#9a6a42", scale=40, depth=0.3), 0.004), (0, 0, 0.735))
    place(lettering("hearthlight", 0.07, plastic("#f0e3cf", 0.5, grain=0), 0.003), (0, 0, 0.75))


def descaler(options):
    """Kraft box with a label band and two sachets leaning in front."""
    skin = cloth(options["colour"][0], 0, 70, 0.3)
    box = block(rounded_rect(0.95, 0.5, 0.02), [(0.008, 0), (0, 0.008, 0.006), (0, 1.38, 0.008), (0.01, 1.388)], skin, "box")
    place(box, (-0.1, 0.2, 0), (0, 0, 12))
    band = block(rounded_rect(0.956, 0.506, 0.02), [(0, 0.42), (0, 1.05)], cloth("#f1eadc", scale=70, depth=0.12), "band", rounded=False)
    place(band, (-0.1, 0.2, 0), (0, 0, 12))
    a = math.radians(12)

    def front(text, size, z, colour="#3b342d"):
        stand(lettering(text, size, plastic(colour, 0.6, grain=0), 0.002), (-0.1 + 0.2555 * math.sin(a), 0.2 - 0.2555 * math.cos(a), z), 90, 12)
    front("柠檬酸除垢剂", 0.11, 0.86)
    front("hearthlight", 0.075, 0.70, "#8a7f72")
    front("10 g × 12", 0.07, 0.54, "#8a7f72")
    front("○", 0.16, 1.22, "#7a5a36")
    paper = cloth("#efe7d8", scale=80, depth=0.2)
    for x, y, turn, lean in ((0.30, -0.42, -6, 70), (0.72, -0.16, -24, 74)):
        rings = []
        for k in range(25):
            t = k / 24
            z = 0.78 * t
            puff = 0.07 * math.sin(math.pi * min(max((t - 0.08) / 0.84, 0), 1)) ** 0.6
            rings.append([(px, py, z) for px, py in squircle(0.5, 0.014 + puff, 2.6, 96)(0)])
        sachet = loft(rings, paper, "sachet", smooth=50)
        place(sachet, (x, y, 0.0), (-(90 - lean), 0, turn))
        mark = lettering("除垢", 0.12, plastic("#7a5a36", 0.6, grain=0), 0.002)
        r = math.radians(turn)
        back = math.radians(90 - lean)
        d = 0.047
        h = 0.42
        place(mark, (x + (d + 0.0) * math.sin(r) * math.cos(back) - h * math.sin(back) * math.sin(r) * 1.0, y - d * math.cos(r) * math.cos(back) + h * math.sin(back) * math.cos(r), h * math.cos(back) + 0.02), (lean, 0, turn))


def paper(options):
    """Stack of pleated baking-paper bowls, the top one slid aside."""
    skin = cloth(options["colour"][0], 0, 90, 0.25)
    count, pleats = 720, 60

    def bowl(shift, lift, tilt, turn):
        rings = []
        for k in range(28):
            t = k / 27
            if t < 0.5:
                r, z = 0.02 + (0.78 - 0.02) * t / 0.5, 0.0
            else:
                s = (t - 0.5) / 0.5
                r, z = 0.78 + 0.24 * s ** 0.8, 0.42 * s
            depth = 0.0 if t < 0.46 else 0.03 * min((t - 0.46) / 0.2, 1)
            rings.append([((r + depth * math.cos(pleats * 2 * math.pi * j / count)) * math.cos(2 * math.pi * j / count + turn),
                           (r + depth * math.cos(pleats * 2 * math.pi * j / count)) * math.sin(2 * math.pi * j / count + turn), z) for j in range(count)])
        thing = loft(rings, skin, "bowl", (True, False), smooth=50)
        place(thing, (shift[0], shift[1], lift), (tilt, tilt * 0.7, 0))
    rng = random.Random(2)
    for k in range(9):
        bowl((rng.uniform(-0.008, 0.008), rng.uniform(-0.008, 0.008)), 0.01 + 0.034 * k, 0, k * 0.35)
    bowl((0.34, -0.20), 0.345, 9, 0.2)


def pot(options):
    """Inner pot with a thick rim and level marks, seen from slightly above."""
    skin = plastic(options["colour"][0], 0.38, 0, grain=0.06)
    inside = plastic("#3a3938", 0.34, grain=0.12)
    wall = spline([(0.0, 0.0), (0.45, 0.02), (0.78, 0.16), (0.98, 0.5), (1.02, 0.9), (1.02, 1.16)], 8)
    lathe(wall, skin, "outer", 144, rounded=False)
    lathe([(1.02, 1.15), (1.09, 1.165, 0.02), (1.10, 1.205, 0.02), (1.0, 1.215, 0.02), (0.97, 1.18)], steel("#b9b6b1", 0.28), "rim", 144)
    lathe([(r - 0.05 if r > 0.06 else 0.0, z + 0.05) for r, z in wall], inside, "inner", 144, rounded=False)
    ink = plastic("#cfc8bd", 0.5, grain=0)
    from shape import wrap
    for i, text in enumerate(("2", "4", "6", "8")):
        z = 0.46 + 0.16 * i
        r = min(wall, key=lambda p: abs(p[1] - z + 0.05))[0] - 0.056
        for k in range(2):
            bar = lettering("—", 0.11, ink, 0.001)
            for v in bar.data.vertices:
                turn = math.radians(96 + 2) - v.co.x / r
                v.co = (r * math.cos(turn), r * math.sin(turn), z + v.co.y)
        word = lettering(text, 0.09, ink, 0.001)
        for v in word.data.vertices:
            turn = math.radians(86) - v.co.x / r
            v.co = (r * math.cos(turn), r * math.sin(turn), z + v.co.y)
    word = lettering("刻度 · 杯", 0.085, ink, 0.001)
    for v in word.data.vertices:
        turn = math.radians(91) - v.co.x / 0.962
        v.co = (0.962 * math.cos(turn), 0.962 * math.sin(turn), 1.08 + v.co.y)


def glove(options):
    """Quilted mitt lying flat, thumb apart, with a hanging loop."""
    skin = cloth(options["colour"][0], 0, 60, 0.5)
    # outline of the mitt as one closed spline
    points = [(-0.46, -1.0), (-0.50, -0.5), (-0.54, 0.1), (-0.50, 0.7), (-0.30, 1.06), (0.02, 1.14), (0.32, 1.0), (0.46, 0.62), (0.47, 0.26), (0.52, 0.14),
              (0.70, 0.34), (0.88, 0.46), (1.02, 0.38), (1.0, 0.18), (0.80, -0.14), (0.58, -0.46), (0.50, -0.8), (0.48, -1.0)]
    ring = spline(points, 10)
    bottom = [(-0.46 + 0.94 * k / 20, -1.0) for k in range(1, 20)][::-1]
    outline = [(p[0], p[1]) for p in ring] + bottom
    import mathutils.geometry as geometry
    from mathutils import Vector

    def inside(x, y):
        hit, j = False, len(outline) - 1
        for i, (xi, yi) in enumerate(outline):
            xj, yj = outline[j]
            if (yi > y) != (yj > y) and x < (xj - xi) * (y - yi) / (yj - yi) + xi:
                hit = not hit
            j = i
        return hit

    def reach(x, y):
        best = 9.0
        j = len(outline) - 1
        for i, (xi, yi) in enumerate(outline):
            xj, yj = outline[j]
            dx, dy = xj - xi, yj - yi
            t = min(max(((x - xi) * dx + (y - yi) * dy) / (dx * dx + dy * dy + 1e-9), 0), 1)
            best = min(best, (x - xi - t * dx) ** 2 + (y - yi - t * dy) ** 2)
            j = i
        return math.sqrt(best)
    step = 0.022
    nx, ny = int(1.7 / step), int(2.3 / step)
    verts, faces, index = [], [], {}

    def height(x, y):
        d = reach(x, y)
        if not inside(x, y):
            return None
        dome = 0.17 * (1 - math.exp(-d / 0.11))
        u, v = (x + y) / 0.30, (x - y) / 0.30
        seam = min(abs(u - round(u)), abs(v - round(v)))
        quilt = 0.05 * (1 - math.exp(-seam / 0.10)) * (1 - math.exp(-d / 0.08)) if y > -0.78 else 0.04
        cuff = 0.03 if y < -0.78 else 0
        return dome + quilt + cuff
    for i in range(nx + 1):
        for j in range(ny + 1):
            x, y = -0.62 + i * step, -1.06 + j * step
            z = height(x, y)
            if z is not None:
                index[i, j] = len(verts)
                verts.append((x, y, z))
    for i in range(nx):
        for j in range(ny):
            keys = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
            if all(k in index for k in keys):
                faces.append(tuple(index[k] for k in keys))
    mesh("mitt", verts, faces, skin, smooth=80, weighted=False)
    edge = [(x, y, 0.035) for x, y in outline]
    tube(edge + edge[:1], 0.036, cloth("#c9b48f", scale=80, depth=0.4), "binding", segments=14, caps="open")
    tube([(-0.47 + 0.95 * k / 20, -0.78, 0.205 + 0.02 * math.sin(math.pi * k / 20) - 0.15 * abs(2 * k / 20 - 1) ** 9) for k in range(21)], 0.012, cloth("#c9b48f", scale=80), "stitch", segments=8)
    tube(spline([(-0.42, -1.0, 0.05), (-0.58, -1.12, 0.06), (-0.66, -1.28, 0.05), (-0.52, -1.36, 0.045), (-0.42, -1.22, 0.05), (-0.38, -1.02, 0.05)], 10), 0.03, cloth("#9a6a42", scale=40, depth=0.3), "loop", section=(1.5, 0.5), segments=14)
    place(plate(rounded_rect(0.42, 0.15, 0.02), 0.012, cloth("#9a6a42", scale=40, depth=0.3), 0.004), (0.0, -0.9, 0.205))
    place(lettering("hearthlight", 0.062, plastic("#f0e3cf", 0.5, grain=0), 0.003), (0.0, -0.9, 0.219))


KINDS = {"mesh": mesh_heads, "foil": foil, "case": case, "descaler": descaler, "paper": paper, "pot": pot, "glove": glove}
