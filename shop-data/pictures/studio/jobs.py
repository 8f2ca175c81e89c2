"""Everything the studio shoots: goods, details, scenes and shoppers' photos, looked up by name.
A goods with several surfaces has one job for each: `moka-pot` and `moka-pot@ink`."""
import importlib
from albums import JOBS
from catalogue import GOODS, PALETTE, VIEWS
from shots import FIRST, shot_jobs

SIZE = 1200
GLASSY = {("kettle", "glass"), ("kettle", "health"), ("kettle", "tea"), ("soymilk", "hood"), ("soymilk", "duo"), ("blender", "cup"),
          ("blender", "table"), ("blender", "hooded"), ("blender", "chopper"), ("coffee", "server"), ("shaver", "mini")}


def linear(value):
    out = []
    for i in (1, 3, 5):
        c = int(value[i:i + 2], 16) / 255
        out.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return tuple(out)


def build(family, kind, options):
    module = importlib.import_module("families." + family)
    return module.KINDS[kind](options)


def build_goods(code, colour=None, more=None):
    """Draws one goods of the catalogue in one of its colours."""
    entry = GOODS[code]
    colour = colour or entry["colours"][0]
    options = {**entry["options"], **entry["finishes"].get(colour, {}), **(more or {}), "colour": [PALETTE[colour]]}
    return build(entry["family"], entry["kind"], options)


def points_of_interest():
    import bpy
    import stage
    bpy.context.view_layer.update()
    return stage.bounds([t for t in bpy.context.scene.objects if t.type == "MESH" and t.name.split(".")[0] not in ("cord", "sweep")])


def _shoot_goods(job, width, height):
    import stage
    stage.world()
    build_goods(job["code"], job["colour"])
    points = points_of_interest()
    stage.sweep()
    stage.lights()
    entry = GOODS[job["code"]]
    view = {**VIEWS[entry["family"]], **entry["view"], **job.get("view", {})}
    stage.camera(points, width=width, height=height, **view)
    import bpy
    bpy.context.view_layer.update()
    box = stage.window(points)
    corded = any(t.name.startswith("cord") for t in bpy.context.scene.objects)
    job["box"] = (box[0], 1.0 if corded else box[1], box[2], box[3])


def goods_jobs():
    jobs = {}
    for code, entry in GOODS.items():
        groups = {}
        for colour in entry["colours"]:
            groups.setdefault(colour if colour in entry["finishes"] else "", []).append(colour)
        for finish, colours in groups.items():
            first = colours[0]
            prints = {f"{code}-{c}": {0: linear(PALETTE[c])} for c in colours}
            jobs[f"{code}@{finish}" if finish else code] = {
                "size": (SIZE, SIZE), "stage": _shoot_goods, "code": code, "colour": first, "prints": prints, "even": True,
                "direct": True, "quality": 93, "slate": entry["family"] == "coffee",
                "samples": 10 if (entry["family"], entry["kind"]) in GLASSY else 6}
    return jobs


def every():
    """All jobs in the order of shooting: the most seen goods whole, then the others, then banners and photos."""
    fronts, shots = goods_jobs(), shot_jobs(GLASSY)
    jobs = {}
    for code in (*FIRST, *(c for c in GOODS if c not in FIRST)):
        jobs |= {name: job for name, job in fronts.items() if job["code"] == code}
        jobs |= {name: job for name, job in shots.items() if job["code"] == code}
    return jobs | JOBS


def find(name):
    return every()[name]


if __name__ == "__main__":
    import sys
    wanted = sys.argv[1:]
    print("\n".join(n for n in every() if not wanted or any(n.startswith(w) for w in wanted)))
