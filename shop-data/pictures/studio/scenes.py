"""Banners (16:9, the left third calm), scenes (4:3) and textures (square)."""
import math
import sets
import stage
from material import cloth, plastic, speckle, steel, wood
from sets import Group, put
from shape import block, lathe, mesh, place, plate, rounded_rect, spline, tube


def morning(width, height):
    sets.daylight(0.42)
    sets.wall("#efe9df", 3.0)
    sets.table(sets.oak())
    put("kettle-gooseneck", "oat", (0.55, 0.3, 0), -14)
    put("soy-mini", "sage", (2.75, 0.7, 0), 16)
    put("mug-stone", "oat", (1.75, -1.05, 0), 24)
    sets.linen(2.6, 1.7, (2.0, -0.9, -0.018), 8)
    sets.sun((0.86, 0.42, -0.50), 3.4)
    sets.gobo((-9, -4.0, 5.4), 1.0, [(0, 0, 0, 0.16, 9, (90, 0, 62)), (0, 0, 0.3, 9, 0.16, (90, 0, 62))])
    sets.see(width, height, (0.75, 0, 1.12), 12.2, 0, 9)


def home(width, height):
    sets.daylight(0.5)
    sets.wall("#d9d5cf", 1.7)
    sets.table(sets.oak(), deep=4.4, front=-1.9)
    put("rice-mini", "clay", (0.1, 0, 0), -8)
    put("kettle-classic", "mist", (2.35, 0.1, 0), -14)
    put("fryer-mini", "oat", (4.55, 0.1, 0), 6)
    stage.light((-5, -5, 6), (1, 0, 1), 3.5, 760, (1, 0.96, 0.9))
    stage.light((7, -3, 4), (3, 0, 1), 2, 120, (0.95, 0.97, 1), shape_y=4)
    sets.see(width, height, (1.35, 0, 1.05), 15.2, 0, 8)


def dinner(width, height):
    sets.daylight(0.10, (1, 0.92, 0.82), (0.5, 0.36, 0.26))
    sets.wall("#5d4030", 3.0)
    sets.table(sets.walnut())
    put("fryer-family", "ink", (1.0, 0.3, 0), 16)
    put("blender-chop", "clay", (3.5, 0.2, 0), 10)
    sets.bowl((2.35, -1.3, 0), "#d9cbb4", rice=False, scale=1.1)
    for k, (x, y) in enumerate(((2.2, -1.38), (2.45, -1.2), (2.5, -1.42))):
        sets.orange((x, y, 0.30), 0.22, k)
    stage.light((-4.5, -4, 5.5), (1.6, 0, 1), 2.6, 620, (1, 0.82, 0.62))
    stage.light((6, 0.5, 4), (2, 0.3, 1), 1.2, 220, (1, 0.75, 0.5), shape_y=3)
    stage.light((1.5, 1.8, 4.5), (1.8, 3.0, 1.5), 2.0, 120, (1, 0.72, 0.45))
    sets.see(width, height, (0.65, 0, 1.12), 13.8, 0, 10)


def care(width, height):
    sets.daylight(0.45)
    sets.wall("#dcb9ae", 3.0, 0.1)
    sets.table(plastic("#d8b2a7", 0.8, grain=0.05), thick=0.3)
    slab = block(rounded_rect(4.6, 2.4, 0.12), [(0.05, 0), (0, 0.03, 0.03), (0, 0.32, 0.05), (0.06, 0.36)], sets.stone("#e6e0d8", "#c4bbb0"), "slab")
    place(slab, (2.2, 0.1, 0), (0, 0, -3))
    put("dryer-speed", "blush", (0.95, -0.15, 0.80), 8, (0, 90))
    put("shaver-rotary", "ink", (3.75, 0.25, 0.36), 10)
    place(lathe([(0, 0), (0.5, 0), (0.55, 0.03, 0.03), (0.55, 1.5, 0.03), (0.5, 1.53)], plastic("#e8cfc6", 0.7, grain=0.05), "plinth", 96), (2.75, 1.3, 0))
    stage.light((-5, -4, 6), (2, 0, 0.6), 3.0, 720, (1, 0.95, 0.9))
    stage.light((7, -1, 3.5), (2, 0, 1), 1.4, 140, (1, 0.97, 0.96), shape_y=4)
    sets.see(width, height, (0.95, 0, 0.98), 12.6, 0, 13)


def hangzhou(width, height):
    sets.daylight(0.30)
    sets.wall("#a3ae98", 2.4)
    sets.table(sets.walnut(), thick=0.25)
    put("kettle-tea", "walnut", (1.7, 0.2, 0), -12)
    for x, y in ((3.35, -0.25), (3.9, 0.35)):
        place(lathe([(0.13, 0), (0.15, 0, 0.01), (0.15, 0.05), (0.27, 0.28, 0.1), (0.285, 0.44), (0.265, 0.44), (0.24, 0.28, 0.1), (0, 0.10)], speckle("#e3dccd", rough=0.3, amount=0.68), "cup", 80), (x, y, 0))
        place(lathe([(0, 0.33), (0.25, 0.33), (0, 0.331)], plastic("#9c5a24", 0.1, grain=0), "tea", 48), (x, y, 0))
    # a round window: the sun passes a board with a lattice disc cut out
    import bpy
    import shape
    board = mesh("board", [(-9, 0, -9), (9, 0, -9), (9, 0, 9), (-9, 0, 9)], [(0, 1, 2, 3)], plastic("#222222", 0.9, grain=0), weighted=False)
    board.visible_camera = False
    n, r = 64, 1.75
    verts = [(r * math.cos(2 * math.pi * k / n), 0, r * math.sin(2 * math.pi * k / n)) for k in range(n)] + \
            [(20 * math.cos(2 * math.pi * k / n), 0, 20 * math.sin(2 * math.pi * k / n)) for k in range(n)]
    faces = [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
    bpy.data.objects.remove(board)
    screen = mesh("screen", verts, faces, plastic("#222222", 0.9, grain=0), weighted=False)
    bars = [tube([(x, 0, -2), (x, 0, 2)], 0.055, plastic("#222222", 0.9, grain=0), "lattice", segments=8) for x in (-0.9, 0, 0.9)] + \
           [tube([(-2, 0, z), (2, 0, z)], 0.055, plastic("#222222", 0.9, grain=0), "lattice", segments=8) for z in (-0.9, 0, 0.9)]
    at, aim = (-6.2, -7.6, 6.6), (1.5, 2.4, 2.0)
    from mathutils import Vector
    way = (Vector(aim) - Vector(at)).normalized()
    turn = way.to_track_quat("Y", "Z").to_euler()
    for thing in [screen, *bars]:
        thing.location, thing.rotation_euler = at, turn
        thing.visible_camera = thing.visible_glossy = thing.visible_diffuse = thing.visible_transmission = False
    sets.sun(way, 4.2, (1, 0.9, 0.75), 1.2)
    stage.light((-1, -6, 5), (2, 0, 0.6), 3.5, 330, (1, 0.97, 0.93))
    stage.light((6, -1, 3), (2, 0, 0.8), 1.5, 90, (1, 0.95, 0.88), shape_y=3)
    sets.see(width, height, (0.75, 0, 1.15), 12.0, 0, 9)


def brewing(at, dripper="pine", turn=-20, kettle=True):
    """Cone on server; returns nothing."""
    with Group(at, 0):
        put("server-glass", "clear", (0, 0, 0), turn)
        put("dripper-cone", dripper, (0, 0, 1.38), turn + 200, scale=0.92)


def ridge(width, height):
    sets.daylight(0.25)
    sets.wall("#3f5a4a", 3.0, 0.15)
    sets.table(wood("#8a5f40", "#543622", along="x", rough=0.5, scale=0.55))
    brewing((3.2, 0.3, 0))
    put("kettle-ridge", "ink", (0.75, 0.1, 0), -10)
    put("mug-stone", "oat", (4.35, -0.75, 0), 30)
    stage.light((-5, -4, 6), (2, 0, 1), 3.0, 700, (1, 0.93, 0.82))
    stage.light((7.5, -0.5, 4), (3, 0, 1.2), 1.5, 260, (1, 0.96, 0.9), shape_y=4)
    stage.light((2.5, 1.9, 5), (2.5, 3, 1.5), 2.0, 90, (1, 0.95, 0.85))
    sets.see(width, height, (1.45, 0, 1.25), 13.6, 0, 8)


def beans_banner(width, height):
    from families.coffee import beans, scatter
    sets.daylight(0.30)
    sets.wall("#56616a", 3.0, 0.15)
    sets.table(sets.stone("#8d9296", "#6d7277"))
    put("moka-pot", "steel", (3.95, 0.0, 0), -16, scale=0.95)
    put("beans-ridge", "pine", (0.65, 0.35, 0), -10, beans=1)
    put("beans-valley", "clay", (2.15, 0.55, 0), 8, beans=1)
    beans(scatter(70, (0.2, 3.4, -1.7, -0.45), 11), 4)
    stage.light((-5, -4, 6), (2, 0, 0.8), 3.0, 720, (1, 0.95, 0.88))
    stage.light((7, -0.5, 4), (3, 0, 1), 1.5, 200, (0.92, 0.96, 1), shape_y=4)
    sets.see(width, height, (1.25, 0, 0.95), 12.6, 0, 12)


def corner(table, wall="#e9e4db", key=620, fill=0.45, at=2.8, warm=(1, 0.95, 0.88)):
    """The room most scenes share."""
    sets.daylight(fill)
    sets.wall(wall, at)
    sets.table(table)
    stage.light((-5.4, -3.2, 5.6), (0, 0, 0.8), 2.6, key, warm)
    stage.light((5.5, -2.5, 3.2), (0, 0, 0.9), 2.0, 90, (0.96, 0.98, 1), shape_y=4)


def kettle(width, height):
    corner(sets.oak())
    sets.linen(3.6, 2.4, (0.5, -0.5, -0.018), -7)
    put("kettle-classic", "oat", (0.05, 0.45, 1.22), -12, (0, 34), lip=0.24, electric=False)
    put("mug-stone", "storm", (1.72, -0.15, 0), -40)
    tube(spline([(1.30, 0.30, 1.98), (1.52, 0.16, 1.7), (1.64, 0.04, 1.2), (1.70, -0.04, 0.78)], 10), [0.045, 0.035, 0.03], plastic("#dfe7e8", 0.05, grain=0, specular=0.8), "water", segments=16)
    sets.see(width, height, (0.45, 0, 1.25), 10.6, 6, 14)


def rice(width, height):
    corner(sets.walnut(), "#d8d0c4")
    put("rice-ih", "oat", (-0.25, 0.45, 0), 14)
    sets.bowl((1.30, -1.15, 0))
    sets.bowl((0.25, -1.75, 0), "#8E9C84", rice=True, scale=0.9)
    sets.see(width, height, (0.3, -0.3, 0.75), 9.8, 0, 20)


def soymilk(width, height):
    corner(sets.oak())
    put("soy-mini", "oat", (-0.35, 0.3, 0), -6)
    sets.tumbler((1.0, -0.2, 0), "#efe4cb", 0.78)
    sets.heap((0.15, -1.15, 0), 150, 0.75)
    sets.heap((1.25, -1.0, 0), 26, 0.7, seed=9, high=0)
    sets.see(width, height, (0.25, -0.2, 0.85), 8.4, 4, 14)


def blender(width, height):
    corner(sets.stone("#dfd9d0", "#bdb5aa"), "#dfe2da")
    put("blender-cup", "sage", (-0.3, 0.2, 0), 8, filling={"colour": "#e39a4a", "level": 0.68})
    sets.orange((0.75, -0.1, 0), 0.38, 1)
    sets.orange((1.45, 0.25, 0), 0.40, 4)
    sets.see(width, height, (0.4, 0, 1.05), 8.6, 4, 11)


def fryer(width, height):
    corner(sets.walnut(), "#b9a893", 480, 0.22, warm=(1, 0.88, 0.74))
    put("fryer-window", "ink", (-0.2, 0.3, 0), 18)
    sets.bowl((1.75, -0.85, 0), "#e6ded0", rice=False)
    sets.see(width, height, (0.35, -0.1, 1.0), 9.8, 0, 13)


def shaver(width, height):
    corner(sets.stone("#e4dfd8", "#c6beb4"), "#d5dbdd")
    sets.towel((0, 0.1, 0), -10)
    put("shaver-rotary", "ink", (-0.85, -0.12, 0.86), -70, (-92, 0), scale=1.1)
    sets.see(width, height, (0.1, 0.1, 0.5), 7.2, 6, 24)


def dryer(width, height):
    corner(sets.oak(), "#e5dcd2")
    place(lathe([(0, 0), (1.12, 0), (1.18, 0.03, 0.02), (1.18, 0.07, 0.02), (1.12, 0.09), (0, 0.09)], wood(along="x"), "mirror", 128), (-0.55, 0.9, 1.52), (80, 0, 14))
    place(lathe([(0, 0), (1.10, 0), (0, 0.001)], steel("#f2f2f0", 0.03, brush=None), "glass", 128), (-0.55 + 0.022, 0.9 - 0.09, 1.535), (80, 0, 14))
    place(block(rounded_rect(1.0, 0.5, 0.2), [(0.03, 0), (0, 0.03, 0.03), (0, 0.34, 0.04), (0.05, 0.38)], wood(along="x"), "stand"), (-0.6, 0.95, 0), (0, 0, 14))
    put("dryer-speed", "oat", (1.15, -0.1, 0), 12, scale=0.95)
    sets.see(width, height, (0.2, 0, 1.35), 9.4, 0, 8)


def shirt(at, turn=0, colour="#e8ecee"):
    """A shirt on a hanger: two soft sheets with folds, sleeves, collar."""
    skin = cloth(colour, scale=160, depth=0.3)
    with Group(at, turn):
        rows, n = 60, 120
        for side in (-1, 1):
            rings = []
            for j in range(rows + 1):
                t = j / rows
                z = -2.6 * t
                half = 0.34 + 0.74 * min(t / 0.10, 1) ** 0.7 if t < 0.10 else 1.08 - 0.10 * math.sin(t * 3)
                rings.append([(half * (2 * i / n - 1), side * (0.06 + 0.12 * (1 - (2 * i / n - 1) ** 2)) + 0.05 * math.sin(9 * (2 * i / n - 1) + 2 * t) * t,
                               z - (0.28 * abs(2 * i / n - 1) ** 1.2 if t < 0.5 else 0.28 * abs(2 * i / n - 1) ** 1.2)) for i in range(n + 1)])
            sheet = loft_(rings, skin)
        for side in (-1, 1):
            tube(spline([(side * 0.98, 0, -0.42), (side * 1.22, -0.03, -1.0), (side * 1.30, -0.05, -1.7), (side * 1.28, -0.06, -2.2)], 14), [0.28, 0.24, 0.22, 0.21], skin, "sleeve", section=(1.0, 0.45), caps="open", segments=48, up=(0, 1, 0))
        for side in (-1, 1):
            place(plate(rounded_rect(0.52, 0.24, 0.05), 0.03, skin, 0.01), (side * 0.22, -0.20, -0.04), (70, side * 26, side * 18))
        tube([(0, -0.20, -0.2 - 0.1 * k) for k in range(24)], 0.03, skin, "placket", section=(1.8, 0.4), segments=12)
        for k in range(6):
            place(lathe([(0, 0), (0.035, 0), (0.035, 0.012, 0.005), (0, 0.012)], plastic("#f4f1ea", 0.3, grain=0), "button", 20), (0, -0.235, -0.35 - 0.38 * k), (90, 0, 0))
        tube(spline([(-1.0, 0, -0.30), (-0.5, 0, -0.10), (0, 0, 0.05), (0.5, 0, -0.10), (1.0, 0, -0.30)], 10), 0.05, wood(along="x"), "hanger")
        tube(spline([(0, 0, 0.05), (0, 0, 0.28), (0.12, 0, 0.42), (0.02, 0, 0.55), (-0.10, 0, 0.45)], 10), 0.022, steel("#c9c6c1", 0.2, brush=None), "hook", segments=12)


def loft_(rings, skin):
    from shape import loft
    return loft(rings, skin, "cloth", (False, False), closed=False, smooth=80)


def steamer(width, height):
    corner(sets.oak(), "#dfe0dc")
    shirt((-0.9, 1.2, 3.25), -8)
    put("steamer-hand", "mist", (1.05, -0.2, 0), 14)
    sets.see(width, height, (0.1, 0.2, 1.45), 10.6, 0, 7)


def accessory(width, height):
    sets.daylight(0.45)
    sets.table(cloth("#d9d0c1", scale=60, depth=0.2), deep=24, front=-12)
    with Group((-1.55, 0.35, 0.26), 0, 1.0, (-90, 0)):
        put("descaler", "kraft", (0, 0, 0), -12)
    put("mesh-rotary", "steel", (0.55, 0.85, 0), 20, scale=1.25)
    put("shaver-case", "sage", (0.85, -0.75, 0), 8)
    stage.light((-5, 2.5, 6.5), (0, 0, 0), 2.6, 700, (1, 0.96, 0.9))
    stage.light((5, -3, 5), (0, 0, 0), 2.6, 120, (0.96, 0.98, 1))
    sets.see(width, height, (0, 0, 0.2), 8.4, 0, 66)


def coffee(width, height):
    corner(sets.oak(), "#d9dad4")
    put("scale-timer", "ink", (0, 0.1, 0), -6)
    brewing((0, 0.28, 0.22), "oat", -16)
    put("mug-stone", "pine", (1.75, -0.5, 0), 28)
    sets.see(width, height, (0.35, 0, 1.3), 9.6, 4, 12)


def cup(width, height):
    corner(wood("#b58a5f", "#7d5838", along="x", rough=0.5, scale=0.55), "#cfd3cf")
    step = block(rounded_rect(3.2, 1.7, 0.04), [(0.02, 0), (0, 0.02, 0.02), (0, 0.6, 0.03), (0.03, 0.62)], wood("#caa77b", "#9a744c", along="x", scale=0.6), "step")
    place(step, (0.75, 0.6, 0), (0, 0, 0))
    put("tumbler-trail", "pine", (1.2, 0.55, 0.62), 10)
    put("mug-stone", "oat", (-0.15, -0.75, 0), 16)
    sets.see(width, height, (0.45, 0, 0.98), 8.2, 4, 11)


def texture_oak(width, height):
    sets.daylight(0.35)
    sets.table(sets.oak(), deep=20, front=-10)
    stage.light((-4, 1, 1.6), (0, 0, 0), 1.2, 260, (1, 0.92, 0.8))
    sets.see(width, height, (0, 0, 0), 4.0, 0, 58)


def texture_steel(width, height):
    sets.daylight(0.75)
    lathe([(1.9, -4), (2.0, -0.6, 0.9), (1.7, 1.2, 0.9), (1.1, 4)], steel("#d2d0cc", 0.34, depth=0.22), "curve", 220)
    sets.table(plastic("#efe9df", 0.9, grain=0), deep=30, front=-15).location.z = -2.2
    stage.light((-5, -3, 3.5), (0, 0, 0), 3.2, 420, (1, 0.96, 0.9))
    stage.light((5, -1.5, 1), (0, 0, 0), 1.6, 160, (0.95, 0.98, 1), shape_y=6)
    stage.light((0.5, -7, 3), (0, 0, 0), 4.0, 260)
    sets.see(width, height, (0.5, 0, 0.25), 5.2, 0, 6)


def texture_linen(width, height):
    sets.daylight(0.35)
    sets.linen(7, 7, (0, 0, 0), 18, "#E6DCCB", 0.34, 7, 30)
    stage.light((-4, 1.5, 1.8), (0, 0, 0), 1.5, 240, (1, 0.94, 0.85))
    sets.see(width, height, (0, 0, 0.1), 5.2, 0, 55)


def texture_ceramic(width, height):
    sets.daylight(0.35)
    lathe([(1.6, -2), (1.9, 0.0)], plastic("#b59673", 0.9, grain=0.6), "clay", 200)
    lathe([(1.9, -0.02), (1.945, 0.03, 0.03), (2.05, 0.8), (2.1, 2.4)], speckle("#E6DCCB", rough=0.5, amount=0.66), "glaze", 200)
    stage.light((-4, -3.5, 3), (0, -1.9, 0), 1.8, 330, (1, 0.95, 0.88))
    stage.light((4, -3, 0), (0, -1.9, 0), 0.8, 60, shape_y=4)
    sets.see(width, height, (0.15, -1.9, 0.15), 3.2, 8, 10)


def texture_beans(width, height):
    import random
    from families.coffee import beans
    rng = random.Random(12)
    sets.daylight(0.3)
    sets.table(plastic("#1c100a", 0.9, grain=0), deep=20, front=-10)
    spots = [(-2.1 + 0.19 * i + 0.095 * (j % 2) + rng.uniform(-0.04, 0.04), -1.9 + 0.165 * j + rng.uniform(-0.04, 0.04), 0.05 + 0.13 * k + rng.uniform(-0.03, 0.05))
             for k in range(2) for i in range(23) for j in range(24)]
    beans(spots, 7, 0.125)
    stage.light((-4, 2, 3.4), (0, 0, 0), 1.6, 360, (1, 0.93, 0.82))
    stage.light((3, -4, 4), (0, 0, 0), 2.2, 90)
    sets.see(width, height, (0, 0, 0.1), 4.6, 0, 62)


def hero_ridge(width, height):
    """Portrait, the lower third calm: words lie there."""
    sets.daylight(0.22)
    sets.wall("#3f5a4a", 3.0, 0.15)
    sets.table(wood("#8a5f40", "#543622", along="x", rough=0.5, scale=0.55), front=-5.5, deep=11)
    brewing((0.55, 0.3, 0))
    put("kettle-ridge", "ink", (-1.45, 0.75, 0), -10)
    put("mug-stone", "oat", (1.55, -0.75, 0), 30)
    stage.light((-5, -4, 6), (0, 0, 1), 3.0, 700, (1, 0.93, 0.82))
    stage.light((5.5, -0.5, 4), (1, 0, 1.2), 1.5, 240, (1, 0.96, 0.9), shape_y=4)
    sets.see(width, height, (0.1, 0, 0.35), 7.6, 4, 12, 50)


def hero_beans(width, height):
    from families.coffee import beans, scatter
    sets.daylight(0.28)
    sets.wall("#56616a", 3.0, 0.15)
    sets.table(sets.stone("#8d9296", "#6d7277"), front=-5.5, deep=11)
    put("beans-ridge", "pine", (-0.55, 0.35, 0), -10, beans=1)
    put("beans-valley", "clay", (0.85, 0.75, 0), 8, beans=1)
    put("moka-pot", "steel", (1.35, -0.7, 0), -16, scale=0.9)
    beans(scatter(54, (-1.5, 0.9, -1.7, -0.5), 11), 4)
    stage.light((-5, -4, 6), (0, 0, 0.8), 3.0, 720, (1, 0.95, 0.88))
    stage.light((5.5, -0.5, 4), (1, 0, 1), 1.5, 200, (0.92, 0.96, 1), shape_y=4)
    sets.see(width, height, (0.2, 0, 0.25), 7.0, 2, 14, 50)
