"""Mesh builders of the studio. One unit is 10 cm; z is up, the camera looks along +y."""
import math
import bpy
from mathutils import Vector

SANS = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
PARENT = [None]


def fillet(points, steps=7):
    """Open 2D polyline whose inner points may carry a radius as third value -> points with arcs."""
    out = []
    for i, point in enumerate(points):
        radius = point[2] if len(point) > 2 else 0
        here = Vector(point[:2])
        if radius <= 0 or i in (0, len(points) - 1):
            out.append((here.x, here.y))
            continue
        before, after = Vector(points[i - 1][:2]) - here, Vector(points[i + 1][:2]) - here
        if before.length < 1e-6 or after.length < 1e-6:
            continue
        u, v = before.normalized(), after.normalized()
        angle = u.angle(v)
        if angle > math.pi - 0.02 or angle < 0.02:
            out.append((here.x, here.y))
            continue
        reach = min(radius / math.tan(angle / 2), before.length * 0.495, after.length * 0.495)
        radius = reach * math.tan(angle / 2)
        centre = here + (u + v).normalized() * (radius / math.sin(angle / 2))
        start, end = here + u * reach - centre, here + v * reach - centre
        turn = start.angle_signed(end)
        for step in range(steps + 1):
            a = -turn * step / steps
            out.append((centre.x + start.x * math.cos(a) - start.y * math.sin(a),
                        centre.y + start.x * math.sin(a) + start.y * math.cos(a)))
    return out


def spline(points, per=10):
    """Catmull-Rom through points of any dimension."""
    vectors = [Vector(p) for p in points]
    padded = [2 * vectors[0] - vectors[1]] + vectors + [2 * vectors[-1] - vectors[-2]]
    out = []
    for i in range(1, len(padded) - 2):
        a, b, c, d = padded[i - 1:i + 3]
        for step in range(per):
            t = step / per
            out.append(0.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
                              + (3 * b - a - 3 * c + d) * t ** 3))
    out.append(vectors[-1])
    return [tuple(v) for v in out]


def mesh(name, verts, faces, material, smooth=38, weighted=True):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in verts], [], faces)
    data.validate()
    for polygon in data.polygons:
        polygon.use_smooth = True
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(smooth)
    if material is not None:
        data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    thing.parent = PARENT[0]
    if weighted:
        thing.modifiers.new("normals", "WEIGHTED_NORMAL").keep_sharp = True
    return thing


def loft(rings, material, name="loft", caps=(True, True), closed=True, smooth=38):
    """Skin of rings with equal point counts; flat caps, outward normals recalculated."""
    count = len(rings[0])
    verts = [p for ring in rings for p in ring]
    faces = []
    for i in range(len(rings) - 1):
        for j in range(count if closed else count - 1):
            k = (j + 1) % count
            faces.append((i * count + j, i * count + k, (i + 1) * count + k, (i + 1) * count + j))
    if caps[0]:
        faces.append(tuple(reversed(range(count))))
    if caps[1]:
        faces.append(tuple(range((len(rings) - 1) * count, len(rings) * count)))
    return mesh(name, verts, faces, material, smooth)


def lathe(profile, material, name="lathe", segments=112, rounded=True, smooth=38, squash=(1, 1)):
    """Body of revolution; profile goes (radius, height[, fillet]) from bottom to top on the outside."""
    points = fillet(profile) if rounded else [tuple(p[:2]) for p in profile]
    rings = []
    for radius, height in points:
        radius = max(radius, 0.0004)
        rings.append([(radius * squash[0] * math.cos(2 * math.pi * j / segments),
                       radius * squash[1] * math.sin(2 * math.pi * j / segments), height) for j in range(segments)])
    return loft(rings, material, name, (points[0][0] < 0.002, points[-1][0] < 0.002), smooth=smooth)


def rounded_rect(width, depth, radius, per=10):
    """Outline function: inset -> ring of (x, y)."""
    def ring(inset):
        a, b = max(width / 2 - inset, 0.002), max(depth / 2 - inset, 0.002)
        r = min(max(radius - inset, 0.004), a, b)
        out = []
        for quarter, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
            for step in range(per + 1):
                t = math.pi / 2 * (quarter + step / per)
                out.append((sx * (a - r) + r * math.cos(t), sy * (b - r) + r * math.sin(t)))
        return out
    return ring


def squircle(width, depth, power=4.0, count=128):
    """Superellipse outline: calmer corners than a rounded rectangle."""
    def ring(inset):
        a, b = max(width / 2 - inset, 0.002), max(depth / 2 - inset, 0.002)
        out = []
        for j in range(count):
            t = 2 * math.pi * j / count
            c, s = math.cos(t), math.sin(t)
            out.append((a * math.copysign(abs(c) ** (2 / power), c), b * math.copysign(abs(s) ** (2 / power), s)))
        return out
    return ring


def block(outline, profile, material, name="block", rounded=True, smooth=38, lean=None):
    """Prism over an outline; profile goes (inset, height[, fillet]); closed at both ends.
    lean(z) -> (dx, dy) shifts each ring."""
    points = fillet(profile) if rounded else profile
    rings = []
    for inset, height in points:
        dx, dy = lean(height) if lean else (0, 0)
        rings.append([(x + dx, y + dy, height) for x, y in outline(inset)])
    return loft(rings, material, name, smooth=smooth)


def plate(outline, thickness, material, edge=0.02, name="plate"):
    """Prism with rounded edges lying on z = 0."""
    edge = min(edge, thickness * 0.49)
    return block(outline, [(0.3 * edge + edge, 0), (0, 0, edge), (0, thickness, edge), (edge * 1.3, thickness)],
                 material, name)


def tube(path, radii, material, name="tube", section=(1, 1), power=2.0, segments=36, caps="round", up=(0, 0, 1)):
    """Swept superellipse; radii is one number or one per path point; section scales (sideways, up)."""
    points = [Vector(p) for p in path]
    count = len(points)
    if isinstance(radii, (int, float)):
        radii = [radii] * count
    elif len(radii) != count:
        keys = list(radii)
        radii = []
        for i in range(count):
            at = i / (count - 1) * (len(keys) - 1)
            k = min(int(at), len(keys) - 2)
            t = at - k
            t = t * t * (3 - 2 * t) if len(keys) == 2 else t
            radii.append(keys[k] + (keys[k + 1] - keys[k]) * t)
    tangents = [(points[min(i + 1, count - 1)] - points[max(i - 1, 0)]).normalized() for i in range(count)]
    side = tangents[0].cross(Vector(up))
    if side.length < 0.01:
        side = tangents[0].cross(Vector((0, 1, 0)))
    side.normalize()
    rings = []

    def ring(centre, tangent, side, radius):
        lift = side.cross(tangent).normalized()
        out = []
        for j in range(segments):
            t = 2 * math.pi * j / segments
            c, s = math.cos(t), math.sin(t)
            c = math.copysign(abs(c) ** (2 / power), c) * section[0]
            s = math.copysign(abs(s) ** (2 / power), s) * section[1]
            out.append(tuple(centre + side * (c * radius) + lift * (s * radius)))
        return out

    frames = []
    for i in range(count):
        if i:
            side = tangents[i - 1].rotation_difference(tangents[i]) @ side
            side = (side - tangents[i] * side.dot(tangents[i])).normalized()
        frames.append(side.copy())
    flat = min(section)
    if caps == "round":
        for k in range(8):
            a = math.pi / 2 * (1 - k / 8)
            rings.append(ring(points[0] - tangents[0] * radii[0] * flat * math.sin(a) * 0.9, tangents[0], frames[0],
                              max(radii[0] * math.cos(a), radii[0] * 0.03)))
    for i in range(count):
        rings.append(ring(points[i], tangents[i], frames[i], radii[i]))
    if caps == "round":
        for k in range(7, -1, -1):
            a = math.pi / 2 * (1 - k / 8)
            rings.append(ring(points[-1] + tangents[-1] * radii[-1] * flat * math.sin(a) * 0.9, tangents[-1], frames[-1],
                              max(radii[-1] * math.cos(a), radii[-1] * 0.03)))
    closed = caps != "open"
    return loft(rings, material, name, (closed, closed))


def lettering(text, size, material, depth=0.006, bold=0.0, spacing=1.06, font=SANS, align="CENTER"):
    """Raised letters lying in the xy plane, baseline centred on the origin; returned as a mesh."""
    curve = bpy.data.curves.new("letters", "FONT")
    curve.body, curve.size, curve.extrude, curve.offset = text, size, depth / 2, bold
    curve.align_x, curve.align_y, curve.space_character = align, "CENTER", spacing
    curve.resolution_u = 6
    curve.font = bpy.data.fonts.load(font, check_existing=True)
    thing = bpy.data.objects.new("letters", curve)
    bpy.context.scene.collection.objects.link(thing)
    data = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(thing)
    data.materials.clear()
    data.materials.append(material)
    out = bpy.data.objects.new("letters", data)
    bpy.context.scene.collection.objects.link(out)
    out.parent = PARENT[0]
    return out


def wrap(thing, radius, height, angle=-90, lift=0.002):
    """Bends flat letters around the z axis; radius is a number or a function of z; angle in degrees."""
    at = radius if callable(radius) else (lambda z: radius)
    for vertex in thing.data.vertices:
        x, y, d = vertex.co
        z = height + y
        r = at(z)
        turn = math.radians(angle) + x / r
        vertex.co = ((r + d + lift) * math.cos(turn), (r + d + lift) * math.sin(turn), z)
    return thing


def stand(thing, at=(0, 0, 0), tilt=90, turn=0):
    """Stands flat things up to face the camera (tilt degrees about x), then turns them about z."""
    thing.rotation_euler = (math.radians(tilt), 0, math.radians(turn))
    thing.location = at
    return thing


def place(thing, at=(0, 0, 0), turn=(0, 0, 0), scale=None):
    thing.location = at
    thing.rotation_euler = [math.radians(a) for a in turn]
    if scale:
        thing.scale = scale if not isinstance(scale, (int, float)) else (scale,) * 3
    return thing


def cut(thing, tool, keep=False, bevel=0.0):
    """Boolean difference; the tool is hidden from the picture."""
    modifier = thing.modifiers.new("cut", "BOOLEAN")
    modifier.operation, modifier.object, modifier.solver = "DIFFERENCE", tool, "EXACT"
    tool.hide_render = not keep
    tool.display_type = "WIRE"
    if bevel:
        edge = thing.modifiers.new("edge", "BEVEL")
        edge.width, edge.segments, edge.limit_method, edge.angle_limit = bevel, 3, "ANGLE", math.radians(40)
        edge.harden_normals = False
    normals = thing.modifiers.get("normals")
    if normals:
        thing.modifiers.remove(normals)
        thing.modifiers.new("normals", "WEIGHTED_NORMAL").keep_sharp = True
    return thing


def deform(thing, change):
    for vertex in thing.data.vertices:
        vertex.co = change(vertex.co.copy())
    return thing


def copies(thing, places, turns=None):
    """Linked copies of one mesh at many places."""
    out = []
    for i, at in enumerate(places):
        twin = thing.copy()
        twin.location = at
        if turns:
            twin.rotation_euler = turns[i]
        bpy.context.scene.collection.objects.link(twin)
        out.append(twin)
    bpy.data.objects.remove(thing)
    return out
