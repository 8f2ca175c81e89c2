"""The jobs that show no single goods. meter: this quantile of brightness is brought to that level.
look: what a phone does to a picture (see develop.finish)."""
import importlib

BANNER, PHOTO, SQUARE, PORTRAIT = (2560, 1440), (1920, 1440), (1280, 1280), (1200, 1440)


def _draw(job, width, height):
    getattr(importlib.import_module(job["module"]), job["draw"])(width, height)


def _job(name, module, draw, size, meter, samples=6, **more):
    return {name: {"size": size, "stage": _draw, "module": module, "draw": draw, "meter": meter, "samples": samples,
                   "prints": {name: {}}, "quality": 82, "balance": (0.985, 1.0, 1.045), **more}}


JOBS = {}
for _name, _meter in (("morning", (0.90, 0.86)), ("home", (0.90, 0.74)), ("dinner", (0.97, 0.55)), ("care", (0.90, 0.72)),
                      ("hangzhou", (0.93, 0.62)), ("ridge", (0.97, 0.46)), ("beans", (0.97, 0.62))):
    JOBS |= _job("banner-" + _name, "scenes", "beans_banner" if _name == "beans" else _name, BANNER, _meter)
for _name, _meter in (("ridge", (0.97, 0.46)), ("beans", (0.97, 0.60))):
    JOBS |= _job("hero-" + _name, "scenes", "hero_" + _name, PORTRAIT, _meter, direct=True, samples=7, quality=90)
for _name, _meter in (("kettle", (0.9, 0.78)), ("rice", (0.93, 0.76)), ("soymilk", (0.9, 0.78)), ("blender", (0.9, 0.78)), ("fryer", (0.95, 0.62)),
                      ("shaver", (0.9, 0.78)), ("dryer", (0.9, 0.76)), ("steamer", (0.9, 0.76)), ("accessory", (0.9, 0.72)), ("coffee", (0.9, 0.76)),
                      ("cup", (0.9, 0.74))):
    JOBS |= _job("scene-" + _name, "scenes", _name, PHOTO, _meter)
for _name, _meter in (("oak", (0.9, 0.62)), ("steel", (0.95, 0.85)), ("linen", (0.9, 0.74)), ("ceramic", (0.9, 0.74)), ("beans", (0.97, 0.5))):
    JOBS |= _job("texture-" + _name, "scenes", "texture_" + _name, SQUARE, _meter)

_LOOKS = ({"tint": (1.015, 1.0, 0.975), "contrast": 1.06, "vignette": 0.14, "grain": 0.022}, {"tint": (1.0, 1.0, 1.0), "contrast": 1.10, "vignette": 0.10, "grain": 0.028},
          {"tint": (1.02, 1.0, 0.95), "contrast": 1.0, "vignette": 0.18, "grain": 0.03}, {"tint": (0.985, 1.0, 1.02), "contrast": 1.04, "vignette": 0.08, "grain": 0.018})
for _number in range(1, 17):
    JOBS |= _job(f"review-{_number:02}", "shoppers", f"r{_number:02}", SQUARE, (0.92, 0.80 if _number % 3 else 0.74), samples=5,
                 look={**_LOOKS[_number % 4], "seed": _number})
