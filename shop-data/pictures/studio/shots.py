"""More pictures of each goods than the front: another angle, a close-up, in use in a room by a window, its size, and
what is in the box. Every job makes `<code>-<shot>` of the first colour, 1200 px square."""
import math
from catalogue import GOODS, PALETTE, VIEWS

SIZE = (1200, 1200)

# Where a close-up looks: shares of the goods' box from the left and from below, share of its larger side in the frame.
CLOSE = {
    "kettle": (0.68, 0.84, 0.5), "soymilk": (0.5, 0.72, 0.55), "rice": (0.42, 0.42, 0.62), "blender": (0.5, 0.35, 0.5),
    "fryer": (0.5, 0.70, 0.5), "dryer": (0.45, 0.80, 0.5), "steamer": (0.5, 0.80, 0.5), "shaver": (0.5, 0.82, 0.42),
    "accessory": (0.5, 0.6, 0.5), "coffee": (0.5, 0.75, 0.5),
}
CLOSE_OF = {"lint-remover": (0.5, 0.75, 0.6)}

# The room a goods is used in: which, what stands with it, and from where the window throws its light.
ROOMS = {
    "kettle": ("table", "cup"), "soymilk": ("kitchen", "milk"), "rice": ("table", "bowl"), "blender": ("kitchen", "oranges"),
    "fryer": ("kitchen", "bowl"), "dryer": ("bath", "towel"), "steamer": ("wardrobe", "towel"), "shaver": ("bath", "towel"),
    "accessory": ("table", "linen"), "coffee": ("walnut", "beans"),
}
ROOM_OF = {
    "kettle-gooseneck": ("walnut", "cup"), "kettle-thermo": ("table", "glass"), "kettle-glass": ("kitchen", "glass"),
    "rice-clay": ("walnut", "bowl"), "rice-ih": ("kitchen", "bowl"), "soy-quiet": ("table", "milk"), "fryer-mini": ("table", "oranges"),
    "blender-juicer": ("table", "oranges"), "lint-remover": ("table", "towel"), "tumbler-trail": ("table", "linen"),
    "mug-stone": ("walnut", "linen"), "grinder-hand": ("walnut", "beans"), "dripper-cone": ("table", "cup"),
}
# The most seen goods come first: home, flash sales, popular ones, the second brand.
FIRST = ("kettle-classic kettle-gooseneck rice-mini blender-cup soy-mini fryer-family dryer-speed fryer-mini shaver-mini steamer-hand "
         "tumbler-trail grinder-hand kettle-thermo rice-clay soy-quiet blender-juicer fryer-dual dryer-soft lint-remover mug-stone "
         "dripper-cone kettle-ridge shaver-rotary rice-ih kettle-travel").split()


def _number(code):
    return sum(ord(c) * (i + 3) for i, c in enumerate(code))


def _unplug():
    """Takes the cord away: from other sides it leaves the picture in the wrong place."""
    import bpy
    for thing in list(bpy.context.scene.objects):
        if thing.name.startswith("cord"):
            bpy.data.objects.remove(thing)


def _studio(job, width, height, **view):
    import jobs
    import stage
    stage.world()
    jobs.build_goods(job["code"], job["colour"])
    _unplug()
    points = jobs.points_of_interest()
    stage.sweep()
    stage.lights()
    stage.camera(points, width=width, height=height, **view)
    import bpy
    bpy.context.view_layer.update()
    return points


def _boxed(job, points):
    import stage
    job["box"] = stage.window(points)


def angle(job, width, height):
    """From the other side and a little higher."""
    view = {**VIEWS[GOODS[job["code"]]["family"]], **GOODS[job["code"]]["view"]}
    points = _studio(job, width, height, azimuth=view["azimuth"] - 62, elevation=view["elevation"] + 12, fill=min(view["fill"], 0.72))
    _boxed(job, points)


def size(job, width, height):
    """Straight from the front, for lines to be drawn on; job["ends"] are the goods' edges as shares of the frame."""
    import stage
    points = _studio(job, width, height, azimuth=0, elevation=4, lens=120, fill=0.58)
    _boxed(job, points)
    job["ends"] = stage.window(points, (0, 0, 0, 0))


def detail(job, width, height):
    """Close up, with the edge of the goods out of the frame."""
    import jobs
    import stage
    from mathutils import Vector
    stage.world()
    jobs.build_goods(job["code"], job["colour"])
    _unplug()
    points = jobs.points_of_interest()
    stage.sweep()
    stage.lights()
    low, high = (Vector([pick(p[i] for p in points) for i in range(3)]) for pick in (min, max))
    across, up, share = CLOSE_OF.get(job["code"], CLOSE[GOODS[job["code"]]["family"]])
    span = max(high.x - low.x, high.z - low.z)
    look = (low.x + across * (high.x - low.x), low.y + 0.3 * (high.y - low.y), low.z + up * (high.z - low.z))
    stage.camera(None, -16, 26, 85, width, height, look=look, distance=span * share / 2 / (18 / 85))


def _window(side, sunny):
    """Daylight of one window: a soft wide light, and the sun through its bars."""
    import sets
    import stage
    sets.daylight(0.34, (1, 0.98, 0.95), (0.62, 0.58, 0.52))
    stage.light((side * 5.6, -2.2, 4.0), (0, 0, 0.8), 2.8, 560, (1, 0.95, 0.88), shape_y=3.2)
    stage.light((-side * 5.0, -4.5, 3.0), (0, 0, 0.9), 2.4, 80, (0.96, 0.98, 1), shape_y=3)
    if sunny:
        sets.sun((-side * 0.80, 0.52, -0.50), 2.4, (1, 0.94, 0.85), soft=1.6)
        turn = (90, 0, -side * 57)
        sets.gobo((side * 8, -5.2, 5.6), 1.0, [(0, 0, 0, 0.16, 9, turn), (0, 0, 0.2, 9, 0.16, turn), (0, 0, 3.2, 14, 3.4, turn)])


def _room(name, number):
    import sets
    from material import plastic
    from shoppers import tiles
    if name == "kitchen":
        tiles(2.1, ("#ece8e1", "#dfe4dc", "#e8ded2")[number % 3])
        sets.table(sets.stone(("#d6d1c8", "#c9c4bc")[number % 2], "#a39b90"))
    elif name == "bath":
        tiles(2.3, ("#e6e4df", "#d3dad8")[number % 2], wide=0.7, high=1.4)
        sets.table(sets.stone("#e4dfd8", "#c6beb4"))
    elif name == "wardrobe":
        sets.wall("#dfe0dc", 2.8)
        sets.table(sets.oak())
    elif name == "walnut":
        sets.wall(("#d8d0c4", "#cdd1c9")[number % 2], 2.6)
        sets.table(sets.walnut())
    else:
        sets.wall(("#e9e4db", "#e2d9ca", "#dde0da")[number % 3], 2.8)
        sets.table(sets.oak())
    if name in ("kitchen", "bath"):
        from shape import block, place, rounded_rect
        ledge = block(rounded_rect(24, 0.5, 0.03), [(0.02, 0), (0, 0.02, 0.02), (0, 0.16, 0.02), (0.02, 0.18)], plastic("#e9e4da", 0.5), "ledge")
        place(ledge, (0, 2.0, 0))


def _props(name, low, high, side, number):
    """Puts small things beside the goods; -> the points that the camera must see too."""
    import sets
    right, front = high.x + 0.55, low.y
    if name == "cup":
        sets.linen(2.0, 1.5, (right + 0.1, front + 0.1, -0.018), 12 * side, ("#d8cfbd", "#c9d0cf")[number % 2])
        sets.put("mug-stone", ("oat", "storm")[number % 2], (right + 0.08, front + 0.3, 0), 30, scale=0.86)
        return [(right + 0.5, front + 0.2, 0.5)]
    if name == "glass":
        sets.tumbler((right, front + 0.35, 0), None)
        return [(right + 0.35, front + 0.3, 0.5)]
    if name == "milk":
        sets.tumbler((right, front + 0.3, 0), "#efe4cb", 0.78)
        sets.heap((right - 0.6, front - 0.35, 0), 90, 0.55, high=0.1)
        return [(right + 0.35, front, 0.5)]
    if name == "bowl":
        sets.bowl((right + 0.1, front - 0.05, 0), rice=True, scale=0.9)
        return [(right + 0.65, front, 0.4)]
    if name == "oranges":
        sets.orange((right, front + 0.35, 0), 0.36, 1)
        sets.orange((right + 0.5, front + 0.85, 0), 0.38, 4)
        return [(right + 0.6, front, 0.4)]
    if name == "beans":
        from families.coffee import beans, scatter
        beans(scatter(46, (high.x + 0.05, high.x + 1.0, front - 0.45, front + 0.5), number % 50), 4)
        return [(right + 0.3, front, 0.3)]
    if name == "towel":
        sets.towel((right + 0.75, front + 1.0, 0), -6, ("#e9e1d3", "#cfd6d3")[number % 2], wide=1.9, deep=1.3)
        return [(right + 0.6, front, 0.4)]
    sets.linen(2.6, 1.8, ((low.x + high.x) / 2 + 0.3, front + 0.3, -0.018), 9 * side)
    return [(right, front, 0.2)]


def room(job, width, height):
    """At home, beside a window."""
    import jobs
    import sets
    import stage
    from mathutils import Vector
    code, number = job["code"], _number(job["code"])
    side = -1 if number % 3 else 1
    name, props = ROOM_OF.get(code, ROOMS[GOODS[code]["family"]])
    sets.put(code, job["colour"], (0, 0.2, 0), -10 * side)
    points = jobs.points_of_interest()
    low, high = (Vector([pick(p[i] for p in points) for i in range(3)]) for pick in (min, max))
    _room(name, number)
    _window(side, number % 2 == 0 or name == "table")
    more = [Vector(p) for p in _props(props, low, high, side, number)]
    family = VIEWS[GOODS[code]["family"]]
    stage.camera(points + more, azimuth=6 * side, elevation=min(family["elevation"], 14), lens=60, width=width, height=height, fill=0.74, raise_=0.02)


def box(job, width, height):
    """The goods, its carton, its booklet: what a shopper takes out."""
    import jobs
    import sets
    import stage
    from material import cloth, plastic
    from mathutils import Vector
    from shape import block, lettering, place, plate, rounded_rect
    name = "northridge" if GOODS[job["code"]]["family"] == "coffee" else "hearthlight"
    stage.world()
    sets.put(job["code"], job["colour"])
    points = jobs.points_of_interest()
    low, high = (Vector([pick(p[i] for p in points) for i in range(3)]) for pick in (min, max))
    deep, wide, tall = (high.y - low.y) * 1.12 + 0.1, (high.x - low.x) * 1.08 + 0.1, (high.z - low.z) * 1.06 + 0.1
    kraft = cloth("#BC9468", scale=120, depth=0.12)
    at = (low.x - wide * 0.42, high.y + deep * 0.62, 0)
    with sets.Group(at, 14):
        block(rounded_rect(wide, deep, 0.03), [(0.02, 0), (0, 0.02, 0.01), (0, tall, 0.02), (0.03, tall)], kraft, "carton")
        place(plate(rounded_rect(wide, 0.26, 0.005), 0.004, plastic("#cdb389", 0.25, grain=0), 0.001), (0, 0, tall + 0.001))
        size_ = min(0.26, wide * 0.12)
        place(lettering(name, size_, plastic("#3a2d20", 0.7, grain=0), 0.002), (0, -deep / 2 - 0.003, tall * 0.52), (90, 0, 0))
    white = plastic("#f3efe7", 0.6, grain=0.02)
    with sets.Group((high.x + 0.52, low.y - 0.1, 0), -16):
        place(plate(rounded_rect(0.84, 1.16, 0.02), 0.045, white, 0.008), (0, 0, 0))
        place(lettering(name, 0.1, plastic("#8a8177", 0.6, grain=0), 0.001), (0, 0.2, 0.047), (0, 0, 0))
        place(plate(rounded_rect(0.84, 0.10, 0.01), 0.002, plastic(PALETTE[job["colour"]], 0.6, grain=0), 0.0005), (0, -0.40, 0.047), (0, 0, 0))
    stage.sweep()
    stage.lights()
    stage.camera(jobs.points_of_interest(), azimuth=14, elevation=20, width=width, height=height, fill=0.88)


DRAW = {"room": room, "angle": angle, "detail": detail, "size": size, "box": box}


def shot_jobs(glassy):
    """By goods, the most seen first: so that at any moment whole sets are ready."""
    jobs = {}
    for code in (*FIRST, *(c for c in GOODS if c not in FIRST)):
        entry = GOODS[code]
        rich = (entry["family"], entry["kind"]) in glassy
        for shot, draw in DRAW.items():
            job = {"size": SIZE, "stage": draw, "code": code, "colour": entry["colours"][0], "prints": {f"{code}-{shot}": {}},
                   "direct": True, "samples": 9 if rich else 5, "quality": 92, "slate": entry["family"] == "coffee"}
            if shot == "room":
                job |= {"meter": (0.93, 0.80), "balance": (0.985, 1.0, 1.03), "samples": 9 if rich else 5}
            if shot in ("angle", "size", "box"):
                job["even"] = True
            jobs[f"{code}-{shot}"] = job
    return jobs
