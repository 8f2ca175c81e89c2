"""The studio: paper sweep, three soft lights, one long lens, Cycles with separate light passes."""
import math
import bpy
from mathutils import Vector
import material
import shape

PAPER = "#efebe4"


def empty():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    material.ZONES.clear()
    shape.PARENT[0] = None


def light(at, target, size, power, colour=(1, 1, 1), shape_y=None, spread=180):
    data = bpy.data.lights.new("light", "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", size, shape_y or size
    data.energy, data.color, data.spread = power, colour, math.radians(spread)
    lamp = bpy.data.objects.new("light", data)
    lamp.location = at
    lamp.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


def world(top=(1.0, 0.985, 0.96), bottom=(0.62, 0.58, 0.53), strength=0.16):
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    tree = scene.world.node_tree
    where = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.0, 0.75
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*bottom, 1), (*top, 1)
    tree.links.new(where.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], ramp.inputs["Fac"])
    back = tree.nodes["Background"]
    tree.links.new(ramp.outputs["Color"], back.inputs["Color"])
    back.inputs["Strength"].default_value = strength


def sweep(colour=PAPER, depth=7.5, radius=4.0, wide=60):
    shape.PARENT[0] = None
    profile = shape.fillet([(-40, 0), (depth, 0, radius), (depth, 30)], 24)
    rings = [[(-wide, y, z) for y, z in profile], [(wide, y, z) for y, z in profile]]
    return shape.loft(rings, material.paper(colour), "sweep", (False, False), closed=False)


def lights(key=1.0):
    """Large soft key from upper left, long strip on the right for the edge, a wide one overhead."""
    light((-6.4, -1.6, 5.6), (0, 0.4, 0.6), 3.4, 620 * key, (1, 0.975, 0.94))
    light((5.6, 0.4, 3.2), (0, 0, 1.0), 1.2, 95, (0.96, 0.98, 1), shape_y=5.0)
    light((1.4, -8.5, 4.2), (0, 0, 0.9), 4.5, 110, (1, 0.99, 0.98), shape_y=3.5)
    light((0.6, 3.4, 7.5), (0, 2.6, 0), 5.0, 420, (1, 0.99, 0.97), shape_y=3.6)


def bounds(things):
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for thing in things:
        if thing.type != "MESH" or thing.hide_render:
            continue
        ready = thing.evaluated_get(graph)
        verts = ready.data.vertices
        stride = max(1, len(verts) // 1500)
        points.extend(ready.matrix_world @ verts[i].co for i in range(0, len(verts), stride))
    return points


def camera(points, azimuth=28, elevation=13, lens=85, width=1000, height=1000, fill=0.72, raise_=0.0, look=None,
           distance=None, focus=None, fstop=None):
    """Frames the points: azimuth in degrees right of the front, fill is the share of the frame they take."""
    scene = bpy.context.scene
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width = lens, 36
    data.sensor_fit = "HORIZONTAL"
    eye = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(eye)
    scene.camera = eye
    scene.render.resolution_x, scene.render.resolution_y = width, height
    a, e = math.radians(azimuth), math.radians(elevation)
    back = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    right = Vector((math.cos(a), math.sin(a), 0))
    up = back.cross(right)
    half = 18 / lens
    half_v = half * height / width
    if look is None:
        low = [min(p.dot(d) for p in points) for d in (right, up)]
        high = [max(p.dot(d) for p in points) for d in (right, up)]
        middle = sum(points, Vector()) / len(points)
        centre = right * (low[0] + high[0]) / 2 + up * (low[1] + high[1]) / 2 + back * middle.dot(back)
        distance = 1.0
        for _ in range(40):
            reach = max(max(abs((p - centre).dot(right)) / half, abs((p - centre).dot(up)) / half_v)
                        / max(distance - (p - centre).dot(back), 0.01) for p in points)
            distance *= (reach / fill) ** 0.7
        # perspective makes the box lopsided: centre it once more
        xs = [(p - centre).dot(right) / (distance - (p - centre).dot(back)) for p in points]
        ys = [(p - centre).dot(up) / (distance - (p - centre).dot(back)) for p in points]
        centre += right * distance * (min(xs) + max(xs)) / 2 + up * distance * (min(ys) + max(ys)) / 2
        centre += up * raise_ * distance * half_v * 2
    else:
        centre = Vector(look)
    eye.location = centre + back * distance
    eye.rotation_euler = (-back).to_track_quat("-Z", "Y").to_euler()
    data.clip_end = 200
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(focus) - eye.location).dot(-back) if focus else distance
    return eye


PASSES = {"Image": "beauty", "DiffDir": "diffuse_direct", "DiffInd": "diffuse_indirect", "DiffCol": "diffuse_colour",
          "GlossDir": "gloss_direct", "GlossInd": "gloss_indirect", "GlossCol": "gloss_colour", "Emit": "emit",
          "Normal": "normal", "Depth": "depth", "zone": "zone", "mark": "mark"}


def passes(folder, width, height, samples, threads=2):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples = "CPU", samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.04, max(4, samples // 2)
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 2, 14
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 3, 0.6
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.film_transparent = False
    cycles.pixel_filter_type = "BOX"
    scene.view_settings.view_transform = "Raw"
    layer = scene.view_layers[0]
    for name in ("diffuse_direct", "diffuse_indirect", "diffuse_color", "glossy_direct", "glossy_indirect",
                 "glossy_color", "emit", "normal", "z"):
        setattr(layer, "use_pass_" + name, True)
    for name in ("zone", "mark"):
        extra = layer.aovs.add()
        extra.name, extra.type = name, "COLOR"
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    target = tree.nodes.new("CompositorNodeOutputFile")
    target.base_path = folder
    target.format.file_format, target.format.color_depth, target.format.exr_codec = "OPEN_EXR", "32", "NONE"
    target.file_slots.clear()
    for name, slot in PASSES.items():
        target.file_slots.new(slot + "_")
        if name in source.outputs:
            tree.links.new(source.outputs[name], target.inputs[-1])


def window(points, margin=(0.10, 0.30, 0.11, 0.06)):
    """Limits the render to the goods and their shadow (margins left, right, below, above as shares of the frame)."""
    from bpy_extras.object_utils import world_to_camera_view
    scene = bpy.context.scene
    seen = [world_to_camera_view(scene, scene.camera, p) for p in points]
    box = (min(p.x for p in seen) - margin[0], max(p.x for p in seen) + margin[1],
           min(p.y for p in seen) - margin[2], max(p.y for p in seen) + margin[3])
    return tuple(min(max(v, 0.0), 1.0) for v in box)


def render(folder, width, height, samples, box=None):
    """-> dict of float32 arrays (height, width, 3), bottom row first; of the box alone, if there is one."""
    import numpy
    passes(folder, width, height, samples)
    if box:
        render_ = bpy.context.scene.render
        render_.use_border = render_.use_crop_to_border = True
        render_.border_min_x, render_.border_max_x, render_.border_min_y, render_.border_max_y = box
    bpy.ops.render.render()
    out = {}
    for slot in PASSES.values():
        picture = bpy.data.images.load(f"{folder}/{slot}_0001.exr")
        flat = numpy.empty(len(picture.pixels), numpy.float32)
        picture.pixels.foreach_get(flat)
        out[slot] = flat.reshape(picture.size[1], picture.size[0], -1)[:, :, :3].copy()
        bpy.data.images.remove(picture)
    return out
