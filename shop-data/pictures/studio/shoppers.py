"""Photos as a customer takes them: kitchen counters and shelves, window light, a phone's wide lens, a little crooked."""
import math
import sets
import stage
from material import cloth, plastic, speckle, wood
from scenes import brewing
from sets import Group, put
from shape import block, lathe, place, rounded_rect


def phone(width, height, look, distance, azimuth, elevation, roll=0.0, lens=30, blur=True):
    stage.camera(None, azimuth, elevation, lens, width, height, look=look, distance=distance * 0.74, fstop=1.6 if blur else None)
    import bpy
    eye = bpy.context.scene.camera
    eye.data.dof.aperture_fstop = 0.35 if blur else 8
    eye.rotation_euler.rotate_axis("Z", math.radians(roll))


def window(power=520, side=-1, warm=(1, 0.93, 0.82), fill=0.22):
    sets.daylight(fill, (1, 0.95, 0.88), (0.6, 0.5, 0.42))
    stage.light((side * 5.5, -1.0, 3.4), (0, 0, 0.8), 2.4, power, warm, shape_y=2.8)
    stage.light((0.5, -2, 7), (0, 0, 0), 3.0, 60, (1, 0.86, 0.66))


def tiles(at=2.0, colour="#ece8e1", gap="#bdb6ab", wide=0.95, high=0.95, shift=0.0):
    """A tiled kitchen wall."""
    import bpy
    from shape import copies
    sets.wall(gap, at + 0.02, 0.1)
    tile = block(rounded_rect(wide - 0.05, high - 0.05, 0.03), [(0.03, 0), (0, 0.03, 0.02), (0, 0.05), (0.03, 0.07, 0.02), (0.05, 0.07)], plastic(colour, 0.18, grain=0.02), "tile")
    spots = [(-7 + wide * i + (shift * (j % 2)), at + 0.03, 0.02 + high * (j + 0.5)) for i in range(16) for j in range(6)]
    copies(tile, spots, [(math.pi / 2, 0, 0)] * len(spots))


def counter():
    return sets.stone("#c9c4bc", "#8d867c")


def r01(w, h):
    window()
    tiles(1.9)
    sets.table(counter())
    put("kettle-gooseneck", "oat", (0, 0.3, 0), -24)
    sets.tumbler((1.55, 0.5, 0))
    phone(w, h, (0.1, 0.2, 0.95), 5.4, 8, 22, 2.2)


def r02(w, h):
    window(460, 1)
    sets.table(sets.oak(), deep=14, front=-7)
    put("kettle-classic", "clay", (0, 0, 0), 150)
    sets.linen(2.4, 1.6, (1.7, -0.9, -0.018), 30, "#c9d0cf")
    phone(w, h, (0.1, 0, 0.6), 5.0, -14, 56, -3)


def r03(w, h):
    window(480)
    sets.wall("#e2d8c8", 3.4)
    sets.table(sets.walnut(), wide=8, deep=5)
    put("rice-mini", "sage", (0, 0, 0), 20)
    sets.bowl((1.45, -0.7, 0), rice=False, scale=0.9)
    phone(w, h, (0.2, 0, 0.7), 5.0, 10, 28, 1.5)


def r04(w, h):
    window(430, 1)
    tiles(2.2, "#d9dfdc", "#aab0ac", 1.4, 0.7, 0.7)
    sets.table(counter())
    put("rice-ih", "ink", (-0.3, 0.35, 0), -16)
    sets.bowl((1.35, -0.85, 0))
    phone(w, h, (0.15, 0, 0.65), 5.2, -6, 30, -2)


def r05(w, h):
    window(500)
    sets.wall("#e9e2d6", 2.6)
    sets.table(sets.oak())
    put("soy-mini", "oat", (-0.3, 0.2, 0), 10)
    sets.tumbler((0.95, -0.45, 0), "#efe4cb", 0.8)
    phone(w, h, (0.2, 0, 0.85), 4.4, 6, 20, 2.5)


def r06(w, h):
    window(480, 1, (1, 0.96, 0.9))
    sets.wall("#cfd4d6", 2.4)
    sets.table(plastic("#e6e1d8", 0.5, grain=0.05))
    put("blender-cup", "blush", (0.1, 0, 0), -14)
    place(block(rounded_rect(1.9, 1.3, 0.05), [(0.01, 0), (0, 0.01, 0.01), (0, 0.13, 0.01), (0.01, 0.14)], cloth("#5a6a72", scale=60), "book"), (-1.15, 0.5, 0), (0, 0, 14))
    place(block(rounded_rect(1.7, 1.2, 0.05), [(0.01, 0), (0, 0.01, 0.01), (0, 0.16, 0.01), (0.01, 0.17)], cloth("#b98f63", scale=60), "book"), (-1.2, 0.55, 0.14), (0, 0, 5))
    phone(w, h, (0.0, 0, 1.1), 5.2, 8, 16, -1.5)


def r07(w, h):
    window(560, -1)
    tiles(2.1)
    sets.table(counter())
    put("fryer-family", "oat", (0, 0.3, 0), -14)
    phone(w, h, (0, 0, 1.05), 6.2, 12, 18, 2)


def r08(w, h):
    window(480)
    sets.wall("#d9cfbf", 2.6)
    sets.table(sets.walnut())
    put("fryer-mini", "clay", (0, 0.2, 0), -6)
    phone(w, h, (0.05, 0, 1.15), 4.6, 12, 24, -2.5, 28)


def r09(w, h):
    window(420, -1, (1, 0.9, 0.76))
    sets.wall("#dfe3e1", 0.9)
    sets.table(wood("#caa77b", "#9a744c", along="x", scale=0.6), deep=2.2, front=-1.1, thick=0.3)
    put("shaver-mini", "oat", (0, 0, 0), 8)
    place(lathe([(0, 0), (0.2, 0), (0.22, 0.02, 0.02), (0.22, 0.75, 0.06), (0.08, 0.86, 0.04), (0.07, 1.0), (0, 1.0)], plastic("#7a5a3a", 0.12, grain=0), "bottle", 64), (0.62, 0.25, 0))
    place(lathe([(0, 1.0), (0.09, 1.0), (0.09, 1.16, 0.02), (0, 1.17)], plastic("#20201f", 0.4, grain=0), "cap", 48), (0.62, 0.25, 0))
    phone(w, h, (0.16, 0, 0.42), 2.5, 8, 16, 2)


def r10(w, h):
    window(430, 1)
    sets.wall("#e5e0d8", 1.1)
    sets.table(wood("#caa77b", "#9a744c", along="x", scale=0.6), deep=2.6, front=-1.3, thick=0.3)
    put("dryer-speed", "ink", (0, -0.2, 0.40), 14, (0, 90))
    phone(w, h, (0.7, 0, 0.55), 4.6, -10, 24, -2)


def r11(w, h):
    window(500)
    sets.wall("#e4dfd6", 3.0)
    sets.table(sets.oak())
    sets.linen(3.2, 2.4, (0.9, 0.3, -0.01), 24, "#dfe4e8", 0.10)
    put("steamer-hand", "sage", (-0.25, 0, 0.08), 12)
    phone(w, h, (0.1, 0, 1.2), 5.2, 8, 18, 2)


def r12(w, h):
    window(420, -1)
    sets.linen(9, 9, (0, 0, 0), 12, "#8b8d8f", 0.22, 5, 22)
    with Group((-0.5, -0.75, 0.45), 26, 1.0):
        put("lint-remover", "oat", (0, 0, 0), 0, (-84, 0))
    phone(w, h, (0.1, 0.1, 0.3), 4.2, 10, 52, -3)


def r13(w, h):
    window(480)
    sets.wall("#d8d2c7", 2.4)
    sets.table(sets.oak())
    brewing((0, 0.1, 0), "oat", -30)
    put("mug-stone", "storm", (1.5, -0.1, 0), 60)
    phone(w, h, (0.2, 0, 1.15), 5.0, 10, 24, 2.5)


def r14(w, h):
    window(440, 1)
    sets.table(sets.walnut(), deep=14, front=-7)
    put("mug-stone", "storm", (0, 0, 0), 30)
    sets.linen(1.8, 1.4, (-1.2, 0.8, -0.018), -20)
    phone(w, h, (0.1, 0, 0.4), 3.0, -8, 40, -2)


def r15(w, h):
    sets.daylight(0.9, (0.9, 0.95, 1.0), (0.45, 0.48, 0.40))
    sets.wall("#7f8a6c", 7.0, 3.0)
    sets.sun((0.7, 0.55, -0.6), 2.6, (1, 0.93, 0.82), 2)
    rock = lathe([(1.9, -0.6), (1.8, -0.1), (1.5, 0.0), (0, 0.02)], speckle("#a39e95", "#7d786f", rough=0.9, amount=0.52), "rock", 40)
    import math as m
    from shape import deform
    deform(rock, lambda co: co.__class__((co.x * (1 + 0.10 * m.sin(3 * m.atan2(co.y, co.x))), co.y * (1 + 0.08 * m.cos(2 * m.atan2(co.y, co.x))), co.z + 0.02 * m.sin(co.x * 4) * m.cos(co.y * 5))))
    put("tumbler-trail", "pine", (0, 0, 0.03), -10)
    phone(w, h, (0.1, 0, 0.85), 4.4, 8, 12, 2.5)


def r16(w, h):
    window(470, 1)
    tiles(1.7, "#e9e5dd", "#bdb6ab", 1.4, 0.7, 0.7)
    sets.table(counter())
    put("beans-ridge", "pine", (0, 0.1, 0), 14, beans=7)
    put("mug-stone", "oat", (-1.1, -0.1, 0), 150)
    phone(w, h, (-0.1, 0, 0.9), 5.0, -8, 18, -2)
