"""What scenes are made of: rooms, tables, small props, and goods put down in them."""
import math
import random
import bpy
import jobs
import material
import shape
import stage
from material import cloth, glass, plastic, wood
from shape import block, copies, lathe, loft, place, plate, rounded_rect, spline

# Models are drawn to fill their own picture; these are their true sizes against each other.
SCALE = {"shaver-rotary": 0.72, "shaver-mini": 0.52, "lint-remover": 0.75, "grinder-hand": 0.8, "mesh-rotary": 0.55, "shaver-case": 0.75,
         "descaler": 0.9, "beans-ridge": 1.05, "mug-stone": 1.0, "tumbler-trail": 0.95, "blender-cup": 0.85, "steamer-hand": 0.95}


class Group:
    """Everything drawn inside stands under one root."""

    def __init__(self, at=(0, 0, 0), turn=0, scale=1.0, tilt=(0, 0)):
        self.root = bpy.data.objects.new("group", None)
        bpy.context.scene.collection.objects.link(self.root)
        self.root.location = at
        self.root.rotation_euler = (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(turn))
        self.root.scale = (scale,) * 3

    def __enter__(self):
        self.outer = shape.PARENT[0]
        self.root.parent = self.outer
        shape.PARENT[0] = self.root
        return self.root

    def __exit__(self, *_):
        shape.PARENT[0] = self.outer


def put(code, colour, at=(0, 0, 0), turn=0, tilt=(0, 0), scale=1.0, **more):
    """Puts a goods down, without its cord."""
    with Group(at, turn, SCALE.get(code, 1.0) * scale, tilt) as root:
        jobs.build_goods(code, colour, more)
    for thing in list(bpy.context.scene.objects):
        if thing.name.startswith("cord"):
            bpy.data.objects.remove(thing)
    return root


def table(skin, wide=24, deep=9, front=-3.4, thick=0.28):
    slab = block(rounded_rect(wide, deep, 0.05), [(0.04, -thick), (0, -thick + 0.04, 0.03), (0, 0, 0.03), (0.05, 0)], skin, "table")
    return place(slab, (0, front + deep / 2, 0))


def wall(colour, at=2.6, grain=0.25):
    skin = cloth(colour, scale=7, depth=grain)
    verts = [(-30, at, -8), (30, at, -8), (30, at, 20), (-30, at, 20)]
    return shape.mesh("wall", verts, [(0, 1, 2, 3)], skin, weighted=False)


def sun(direction, power=3.2, colour=(1, 0.90, 0.76), soft=3.0):
    from mathutils import Vector
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.color, data.angle = power, colour, math.radians(soft)
    lamp = bpy.data.objects.new("sun", data)
    lamp.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)


def daylight(strength=0.5, top=(1.0, 0.98, 0.95), bottom=(0.6, 0.56, 0.5)):
    stage.world(top, bottom, strength)


def gobo(at, size, bars):
    """A window's cross or leaves between sun and set: dark strips that only throw shadow."""
    for x, y, z, w, h, tilt in bars:
        strip = plate(rounded_rect(w, h, 0.01), 0.02, plastic("#222222", 0.9, grain=0), 0.001)
        place(strip, (at[0] + x * size, at[1] + y * size, at[2] + z * size), tilt)
        strip.visible_camera = False


def oak():
    return wood("#d2b48c", "#a9835a", along="x", rough=0.5, scale=0.55)


def walnut():
    return wood("#6f4a33", "#3b2517", along="x", rough=0.45, scale=0.6)


def stone(colour="#cfc9c0", dots="#9c958b"):
    return material.speckle(colour, dots, rough=0.5, amount=0.60)


def tumbler(at, filling=None, level=0.6, scale=1.0):
    with Group(at, 0, scale):
        lathe([(0, 0.03), (0.28, 0.03), (0.31, 0.0, 0.03), (0.34, 0.05, 0.03), (0.385, 1.05)], glass(), "tumbler", 96)
        if filling:
            lathe([(0, 0.06), (0.30, 0.06), (0.31 + 0.065 * level, 1.05 * level), (0, 1.05 * level + 0.003)], plastic(filling, 0.3, grain=0, specular=0.3), "drink", 96)


def bowl(at, colour="#e6ded0", rice=True, scale=1.0):
    with Group(at, 0, scale):
        skin = material.speckle(colour, rough=0.3, amount=0.68)
        wall_ = spline([(0.24, 0.07), (0.42, 0.14), (0.58, 0.34), (0.64, 0.58)], 8)
        lathe([(0.22, 0.0), (0.25, 0.0, 0.01), (0.24, 0.07)] + wall_[1:] + [(0.62, 0.595, 0.01), (0.595, 0.58), (0.5, 0.3), (0, 0.14)], skin, "bowl", 112, rounded=False)
        if rice:
            rng = random.Random(3)
            grain = lathe([(0, -0.055), (0.017, -0.03), (0.021, 0), (0.017, 0.03), (0, 0.055)], plastic("#f3efe4", 0.45, grain=0), "grain", 10)
            lathe([(0.58, 0.50), (0.5, 0.60), (0.3, 0.70), (0, 0.74)], plastic("#f3efe4", 0.7, grain=0.3), "heap", 64)
            spots = []
            for _ in range(2600):
                r, a = 0.58 * math.sqrt(rng.random()), rng.uniform(0, 6.283)
                spots.append((r * math.cos(a), r * math.sin(a), 0.50 + 0.25 * (1 - (r / 0.58) ** 2) + rng.uniform(-0.01, 0.015)))
            copies(grain, spots, [(rng.uniform(1.0, 2.1), rng.uniform(0, 0.6), rng.uniform(0, 6.283)) for _ in spots])


def orange(at, size=0.38, seed=1):
    skin = material.speckle("#e0852f", "#d8772a", rough=0.4, amount=0.55)
    thing = lathe([(size * math.sin(math.pi * k / 32), size * 0.95 * (1 - math.cos(math.pi * k / 32))) for k in range(33)], skin, "orange", 64, rounded=False)
    place(thing, at, (seed * 23 % 40 - 20, seed * 31 % 40, 0))


def heap(at, count, radius, colour="#dcc083", size=0.06, seed=2, high=0.16):
    """A small heap of beans or peas."""
    rng = random.Random(seed)
    pea = lathe([(math.sin(math.pi * k / 10) * 0.85, -math.cos(math.pi * k / 10)) for k in range(11)], plastic(colour, 0.38, grain=0), "pea", 16, rounded=False)
    pea.data.transform(__import__("mathutils").Matrix.Scale(size, 4))
    spots = []
    for _ in range(count):
        r, a = radius * abs(rng.gauss(0, 0.5)), rng.uniform(0, 6.283)
        lift = high * max(0, 1 - r / radius) * rng.random()
        spots.append((at[0] + r * math.cos(a), at[1] + r * math.sin(a) * 0.8, at[2] + size * 0.8 + lift))
    copies(pea, spots, [(rng.uniform(0, 6), rng.uniform(0, 6), 0) for _ in spots])


def linen(wide, deep, at, turn=0, colour="#ddd2bd", folds=0.05, seed=4, threads=46):
    """A cloth with soft folds."""
    rng = random.Random(seed)
    waves = [(rng.uniform(0.8, 2.4), rng.uniform(-1.5, 1.5), rng.uniform(0, 6.28), rng.uniform(0.3, 1)) for _ in range(6)]
    n = 110
    rings = []
    for j in range(n + 1):
        y = deep * (j / n - 0.5)
        rings.append([(wide * (i / n - 0.5) + 0.02 * math.sin(y * 5), y + 0.02 * math.sin(i * 0.2),
                       0.02 + folds * max(0, sum(a * math.sin(f * wide * (i / n - 0.5) + g * y + p) for f, g, p, a in waves)) / 2.2) for i in range(n + 1)])
    sheet = loft(rings, material.woven(colour, threads), "linen", (False, False), closed=False, smooth=80)
    return place(sheet, at, (0, 0, turn))


def towel(at, turn=0, colour="#e9e1d3", layers=3, wide=2.4, deep=1.5):
    """A folded towel: thick soft layers."""
    with Group(at, turn):
        for k in range(layers):
            z = 0.2 * k
            path = [(-deep / 2 + 0.03 * k, z + 0.02), (-deep / 2 - 0.08, z + 0.1, 0.08), (-deep / 2 + 0.03, z + 0.19), (deep / 2, z + 0.19), (deep / 2, z + 0.02)]
            points = shape.fillet([(deep / 2, z + 0.01), (-deep / 2 + 0.02, z + 0.01, 0.09), (-deep / 2 + 0.02, z + 0.195, 0.09), (deep / 2, z + 0.195)], 8)
            rings = [[(x, y, zz + 0.012 * math.sin(x * 2.1 + k) + 0.008 * math.sin(y * 4 + x)) for y, zz in points] for x in [-wide / 2 + wide * i / 40 for i in range(41)]]
            loft(rings, cloth(colour, scale=40, depth=1.0), "towel", (True, True), smooth=70)


def see(width, height, look, distance, azimuth=0, elevation=12, lens=60, fstop=None, focus=None):
    stage.camera(None, azimuth, elevation, lens, width, height, look=look, distance=distance, fstop=fstop, focus=focus)
