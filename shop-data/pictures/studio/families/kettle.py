"""Electric kettles: gooseneck, classic, glass, travel."""
import math
from families.parts import cord, dark as dark_skin, display, logo_round, patch, wave
from material import plastic, gloss, steel, wood, glass, glow
from shape import block, deform, lathe, lettering, place, plate, rounded_rect, spline, tube


def base(radius, colour, options, height=0.2):
    """Power base with a chamfered top, dial and cord."""
    skin = plastic(colour, 0.45, options.get("base_zone"))
    lathe([(0, 0.015), (radius * 0.9, 0.015), (radius * 0.93, 0), (radius, 0.03, 0.03), (radius * 0.985, height * 0.72, 0.05),
           (radius * 0.86, height, 0.03), (radius * 0.80, height, 0.01), (radius * 0.79, height - 0.02), (0, height - 0.02)],
          skin, "base")
    if options.get("cord", True):
        cord((0.15, radius * 0.86, 0.05))


def lid(radius, at, skin, knob_skin, style="knob"):
    lathe([(radius - 0.005, at), (radius, at + 0.015, 0.01), (radius * 0.97, at + 0.05, 0.03), (radius * 0.55, at + 0.1, 0.5),
           (0, at + 0.115)], skin, "lid")
    if style == "knob":
        lathe([(0.055, at + 0.09), (0.05, at + 0.16, 0.03), (0.13, at + 0.2, 0.03), (0.145, at + 0.245, 0.025),
               (0.12, at + 0.275, 0.03), (0, at + 0.282)], knob_skin, "knob")
    if style == "loop":
        tube(spline([(-0.16, 0, at + 0.08), (-0.14, 0, at + 0.2), (0, 0, at + 0.25), (0.14, 0, at + 0.2), (0.16, 0, at + 0.08)]),
             0.026, knob_skin, section=(1.6, 1), segments=20)


def body_material(options):
    colour, finish = options["colour"][0], options.get("finish", "matte")
    if finish == "steel":
        return steel(colour, 0.24, 0)
    return plastic(colour, 0.40, 0, grain=0.035)


def gooseneck(options):
    """Pour-over kettle: low cone, thin swan neck, open handle."""
    skin, dark = body_material(options), plastic(options.get("dark", "#2a2826"), 0.5, options.get("dark_zone"))
    handle_skin = wood(along="z", scale=1.2) if options.get("handle") == "wood" else dark
    high, foot, mouth = options.get("high", 1.28), options.get("foot", 0.78), options.get("mouth", 0.5)
    electric = options.get("electric", True)
    lift = 0.2 if electric else 0.03
    if electric:
        base(foot * 1.02, options.get("base", "#2a2826"), options)

    def radius(z):
        t = min(max((z - lift) / high, 0), 1)
        return foot + (mouth - foot) * (t ** 1.15)
    wall = [(foot * 0.93, lift), (foot * 0.985, lift + 0.01, 0.02), (foot, lift + 0.06, 0.05)]
    wall += [(radius(lift + high * t), lift + high * t) for t in (0.12, 0.25, 0.4, 0.55, 0.7, 0.82, 0.92)]
    top = lift + high
    wall += [(mouth + 0.004, top - 0.05), (mouth + 0.012, top - 0.012, 0.012), (mouth - 0.012, top, 0.012), (mouth - 0.03, top - 0.02)]
    lathe([(0, lift - 0.004)] + wall, skin, "body")
    lathe([(foot * 0.90, lift - 0.03), (foot * 0.965, lift - 0.03), (foot * 0.965, lift + 0.006), (0, lift + 0.006)], dark, "gap")
    lid(mouth - 0.028, top - 0.03, skin, wood(along="z") if options.get("handle") == "wood" else dark)
    # swan neck: leaves the body low, rises, leans out, ends in a short lip
    start = lift + 0.27
    r0 = radius(start)
    neck = spline([(r0 - 0.12, 0, start - 0.02), (r0 + 0.10, 0, start + 0.01), (r0 + 0.29, 0, start + 0.17), (r0 + 0.335, 0, start + 0.42),
                   (r0 + 0.345, 0, start + 0.68), (r0 + 0.42, 0, start + 0.90), (r0 + 0.58, 0, start + 1.01), (r0 + 0.70, 0, start + 0.985)], 12)
    radii = [0.135, 0.125, 0.112, 0.098, 0.085, 0.074, 0.066, 0.061, 0.057, 0.054, 0.054]
    tube(neck[:-1], radii, skin, "neck", caps="open", segments=40, up=(0, 1, 0))
    tube(neck[-9:-1], [0.048, 0.047], gloss("#0d0c0b", 0.5), "bore", caps="open", segments=24, up=(0, 1, 0))
    collar = lathe([(0.17, -0.012), (0.168, 0.012, 0.01), (0.14, 0.03, 0.02), (0.12, 0.035)], skin, "weld", segments=48)
    slope = math.degrees(math.atan2(foot - mouth, high))
    place(collar, (radius(start) - 0.016, 0, start - 0.012), (0, 90 - slope, 0))
    # handle: bracket from the shoulder, grip falling free
    hx = -radius(top - 0.2)
    tube(spline([(hx + 0.05, 0, top - 0.16), (hx - 0.16, 0, top - 0.12), (hx - 0.40, 0, top - 0.115), (hx - 0.50, 0, top - 0.15)], 10),
         [0.062, 0.06, 0.058, 0.056], dark if options.get("handle") == "wood" else skin, "bracket", section=(1.25, 0.8), power=3, up=(0, 1, 0))
    grip = spline([(hx - 0.53, 0, top - 0.15), (hx - 0.60, 0, top - 0.30), (hx - 0.655, 0, top - 0.55), (hx - 0.70, 0, top - 0.82), (hx - 0.735, 0, top - 0.99)], 10)
    tube(grip, [0.075, 0.095, 0.1, 0.098, 0.088, 0.078], handle_skin, "grip", section=(1.05, 0.82), power=2.6, up=(0, 1, 0))
    if options.get("logo", True):
        logo_round(options, radius, lift + 0.22, -90 + options.get("logo_turn", 14), 0.115)
    if options.get("display", True):
        # tongue of the base with a black glass window
        tongue = rounded_rect(0.86, 0.42, 0.12)
        front = -foot * 1.02 - 0.10
        piece = block(tongue, [(0.02, 0), (0, 0.03, 0.02), (0, 0.145, 0.03), (0.05, 0.165, 0.02), (0.06, 0.165)], plastic(options.get("base", "#2a2826"), 0.45, options.get("base_zone")), "tongue")
        place(piece, (0, front + 0.06, 0))
        place(plate(rounded_rect(0.70, 0.17, 0.05), 0.012, gloss("#0b0b0b", 0.06), 0.006), (0, front - 0.02, 0.162))
        place(lettering("92°C", 0.105, glow("#ffe9d2", 2.2), 0.002), (-0.12, front - 0.02, 0.1755))
        place(plate(rounded_rect(0.03, 0.03, 0.015), 0.003, glow("#ff9a5c", 2.5), 0.001), (0.24, front - 0.02, 0.1745))



def spout_lip(angle_width, reach, low, top):
    """Pulls the wall out into a pouring lip on the +x side."""
    def change(co):
        turn = math.atan2(co.y, co.x)
        pull = math.exp(-(turn / angle_width) ** 2) * wave(co.z, low, top) ** 1.5
        co.x += reach * pull
        co.z += 0.12 * reach * pull
        return co
    return change


def d_handle(x, low, high, out, skin, thick=0.1, button=True):
    """Closed handle on the -x side, thumb lever on top."""
    path = spline([(x + 0.12, 0, high), (x - out * 0.45, 0, high + 0.02), (x - out * 0.92, 0, high - 0.12), (x - out, 0, high - 0.42),
                   (x - out * 0.96, 0, (low + high) / 2 - 0.1), (x - out * 0.72, 0, low + 0.12), (x - out * 0.3, 0, low + 0.0), (x + 0.12, 0, low + 0.03)], 12)
    tube(path, [thick * 1.1, thick, thick, thick * 1.02, thick, thick * 0.9, thick * 0.92, thick], skin, "handle", section=(1.35, 0.8), power=2.8, up=(0, 1, 0))
    if button:
        place(plate(rounded_rect(0.22, 0.15, 0.06), 0.06, dark_skin(), 0.02), (x - out * 0.42, 0, high + 0.075), (0, 4, 0))


def classic(options):
    """Closed wall, short lip, D handle; shape is 'cone', 'barrel' or 'pear'."""
    skin, dark = body_material(options), plastic(options.get("dark", "#2a2826"), 0.48, options.get("dark_zone"))
    high, foot = options.get("high", 1.75), options.get("foot", 0.72)
    lift = 0.2
    share = {"cone": (1, 0.99, 0.95, 0.90, 0.84, 0.78, 0.735), "barrel": (1, 1.015, 1.02, 1.0, 0.96, 0.91, 0.87),
             "pear": (1, 1.05, 1.06, 0.99, 0.86, 0.74, 0.70)}[options.get("shape", "cone")]
    if options.get("electric", True):
        base(foot * 1.03, options.get("base", "#2a2826"), options)
    middle = spline([(foot * s, lift + 0.08 + (high - 0.08) * i / 6) for i, s in enumerate(share)], 6)

    def radius(z):
        for (r0, z0), (r1, z1) in zip(middle, middle[1:]):
            if z0 <= z <= z1:
                return r0 + (r1 - r0) * (z - z0) / (z1 - z0)
        return middle[-1][0] if z > lift else middle[0][0]
    mouth, top = middle[-1][0], lift + high
    if options.get("band", False):
        lathe([(foot * 0.99, lift), (foot * 1.004, lift + 0.01, 0.01), (radius(lift + 0.2) + 0.006, lift + 0.2), (radius(lift + 0.2) - 0.02, lift + 0.205)],
              steel("#cfccc7", 0.2), "band")
    body = lathe([(0, lift - 0.004), (foot * 0.92, lift), (foot * 0.99, lift + 0.005, 0.03)] + middle[1:] + [(mouth + 0.006, top, 0.01), (mouth - 0.02, top + 0.012, 0.01), (mouth - 0.035, top - 0.03)], skin, "body", segments=144)
    deform(body, spout_lip(0.34, options.get("lip", 0.24), top - 0.55, top))
    lathe([(foot * 0.90, lift - 0.03), (foot * 0.965, lift - 0.03), (foot * 0.965, lift + 0.006), (0, lift + 0.006)], dark, "gap")
    cap = lathe([(mouth - 0.045, top - 0.05), (mouth - 0.04, top + 0.004, 0.012), (mouth * 0.86, top + 0.035, 0.05), (0, top + 0.06)],
                dark if options.get("lid") == "dark" else skin, "lid", segments=144)
    deform(cap, spout_lip(0.34, options.get("lip", 0.24) * 0.75, top - 0.55, top))
    if options.get("knob", "tab") == "round":
        lathe([(0.05, top + 0.04), (0.05, top + 0.10, 0.03), (0.12, top + 0.13, 0.03), (0.13, top + 0.18, 0.04), (0, top + 0.20)], skin, "knob")
    elif options.get("knob", "tab") == "wood":
        lathe([(0.05, top + 0.04), (0.05, top + 0.12, 0.03), (0.13, top + 0.16, 0.03), (0.15, top + 0.22, 0.05), (0, top + 0.25)], wood(along="z"), "knob")
    else:
        place(plate(rounded_rect(0.34, 0.2, 0.09), 0.05, dark, 0.02), (-mouth * 0.5, 0, top + 0.045), (0, -4, 0))
    handle_skin = wood(along="z", scale=1.1) if options.get("handle") == "wood" else (skin if options.get("handle") == "same" else dark)
    d_handle(-radius(top - 0.25), lift + 0.35, top - 0.12, options.get("out", 0.62), handle_skin, options.get("thick", 0.1))
    logo_round(options, radius, lift + options.get("logo_at", 0.28), -90 + options.get("logo_turn", 10), 0.12)
    if options.get("display"):
        panel = patch(body, (0, -foot, lift + high * 0.55), (0.30, 0.9, 0.62), gloss("#0d0d0d", 0.08), 0.006, 0.14, 0.006)
        z = lift + high * 0.60
        panel_y = -radius(z) - 0.012
        display(options["display"], (0, panel_y, z), 0.15, 84)
        display("°C", (0, panel_y - 0.012, z - 0.14), 0.07, 84)


def glass_kettle(options):
    """Glass jug on a collar with a warm light ring; water inside."""
    colour = options["colour"][0]
    skin = plastic(colour, 0.42, 0, grain=0.03)
    high, foot, lift = options.get("high", 1.62), options.get("foot", 0.72), 0.2
    base(foot * 1.04, colour if options.get("base_same", True) else "#2a2826", {**options, "base_zone": 0})
    lathe([(0, lift), (foot * 0.94, lift), (foot, lift + 0.02, 0.03), (foot * 1.005, lift + 0.26, 0.02), (foot * 0.97, lift + 0.275), (0, lift + 0.275)], skin, "collar")
    lathe([(foot * 1.006, lift + 0.19), (foot * 1.012, lift + 0.195, 0.006), (foot * 1.012, lift + 0.225, 0.006), (foot * 1.006, lift + 0.23)], steel("#d5d2cd", 0.18), "trim")
    bulge = (0.97, 0.975, 0.97, 0.95, 0.93) if options.get("shape") == "tall" else (0.97, 1.05, 1.04, 0.94, 0.84)
    middle = spline([(foot * b, lift + z) for b, z in zip(bulge, (0.27, 0.5, 0.85, 1.15, high))], 8)
    mouth, top = middle[-1][0], lift + high
    shell = glass()
    deform(lathe(middle + [(mouth - 0.012, top + 0.008)], shell, "glass", segments=128, rounded=False), spout_lip(0.32, 0.2, top - 0.5, top))
    lathe([(r - 0.03, z) for r, z in middle], glass("#fbfdfd", 0.25), "inner", rounded=False)
    level = lift + high * 0.62
    wet = [(r - 0.034, z) for r, z in middle if z < level]
    lathe([(0, lift + 0.29)] + wet, glass("#fafcfc", 0.3), "water", rounded=False)
    lathe([(wet[-1][0], wet[-1][1] - 0.006), (wet[-1][0] - 0.03, wet[-1][1] - 0.012, 0.01), (0, wet[-1][1] - 0.013)], glass("#eef5f5", 0.8), "surface")
    lathe([(0, lift + 0.276), (foot * 0.9, lift + 0.276), (foot * 0.9, lift + 0.285), (0, lift + 0.286)], steel("#bdbab5", 0.3), "plate")
    print_skin = plastic("#6f6a63", 0.5, grain=0)
    for i, text in enumerate(("0.5", "1.0", "1.5")):
        z = lift + 0.5 + 0.27 * i
        at = min(middle, key=lambda p: abs(p[1] - z))[0]
        from shape import wrap
        wrap(lettering("— " + text + " L", 0.08, print_skin, 0.002), at + 0.002, z, -66)
    cap = lathe([(mouth - 0.03, top - 0.06), (mouth + 0.012, top - 0.02, 0.01), (mouth + 0.016, top + 0.05, 0.02), (mouth * 0.9, top + 0.1, 0.05), (0, top + 0.115)], skin, "lid", segments=128)
    deform(cap, spout_lip(0.32, 0.15, top - 0.5, top))
    lathe([(0.06, top + 0.1), (0.05, top + 0.16, 0.02), (0.12, top + 0.2, 0.03), (0.12, top + 0.25, 0.03), (0, top + 0.26)], wood(along="z") if options.get("handle") == "wood" else dark_skin(), "knob")
    d_handle(-foot * 0.92, lift + 0.2, top - 0.02, 0.6, wood(along="z") if options.get("handle") == "wood" else skin, 0.095)
    logo_round(options, foot * 1.004, lift + 0.1, -90 + 10, 0.1)


def travel(options):
    """Slim cup 1:2.6: rounded foot, screw lid with a fabric loop, one touch dot."""
    from material import cloth, glow
    skin = plastic(options["colour"][0], 0.42, 0, grain=0.05)
    r, high = 0.42, 2.05
    lathe([(0, 0), (r * 0.62, 0), (r * 0.66, 0.02, 0.02), (0, 0.03)], dark_skin(0.7), "pad", 96)
    lathe([(0, 0.015), (r * 0.66, 0.015), (r, 0.08, 0.24), (r, high * 0.74), (r * 0.995, high * 0.748)], skin, "body", 144)
    lathe([(r * 0.985, high * 0.74), (r * 0.985, high * 0.765)], steel("#c9b59a", 0.22), "seam", 112)
    lathe([(r * 0.99, high * 0.757), (r, high * 0.763, 0.008), (r * 0.985, high * 0.95, 0.1), (r * 0.8, high, 0.1), (0, high + 0.005)], skin, "cap", 144)
    tube(spline([(r * 0.55, 0, high - 0.03), (r * 0.75, 0, high + 0.12), (r * 0.4, 0, high + 0.30), (-r * 0.4, 0, high + 0.30), (-r * 0.75, 0, high + 0.12), (-r * 0.55, 0, high - 0.03)], 10),
         0.028, cloth("#8a6a4c", scale=90), "loop", section=(3.2, 0.7), power=4, up=(0, 1, 0))
    place(lathe([(0, 0), (0.075, 0), (0.07, 0.008, 0.004), (0, 0.009)], gloss("#141312", 0.15), "touch", 48), (0, -r + 0.003, 0.42), (90, 0, 0))
    place(lathe([(0.052, 0), (0.058, 0.004), (0.05, 0.004)], glow("#ffb27a", 2.6), "halo", 48), (0, -r - 0.003, 0.42), (90, 0, 0))
    logo_round(options, r, high * 0.44, -90, 0.095)


def thermo(options):
    """Tall thermos pot: push lever on the lid, beak spout, arched carrying handle."""
    skin, dark = plastic(options["colour"][0], 0.36, 0, grain=0.02), dark_skin()
    r, high, lift = 0.66, 1.75, 0.2
    base(r * 1.04, options["colour"][0], {**options, "base_zone": 0})
    wall = spline([(r * 0.97, lift), (r, lift + 0.3), (r * 0.99, lift + 1.0), (r * 0.94, lift + 1.5), (r * 0.90, lift + high)], 8)
    body = lathe([(0, lift), (r * 0.93, lift)] + wall[1:] + [(r * 0.87, lift + high + 0.012)], skin, "body", 144)
    top = lift + high
    lathe([(r * 0.88, top - 0.01), (r * 0.885, top + 0.025)], steel("#cfccc7", 0.2), "seam", 112)
    head = lathe([(r * 0.88, top + 0.018), (r * 0.905, top + 0.03, 0.012), (r * 0.90, top + 0.2, 0.05), (r * 0.78, top + 0.33, 0.12), (r * 0.4, top + 0.38, 0.2), (0, top + 0.385)], skin, "head", 160)
    deform(head, spout_lip(0.30, 0.30, top - 0.25, top + 0.28))
    place(plate(rounded_rect(0.62, 0.36, 0.15), 0.07, dark, 0.025), (-0.06, 0, top + 0.36), (0, -3, 0))
    tube(spline([(0, -r * 0.88, top + 0.12), (0, -r * 0.92, top + 0.34), (0, -r * 0.62, top + 0.66), (0, 0, top + 0.78), (0, r * 0.62, top + 0.66), (0, r * 0.92, top + 0.34), (0, r * 0.88, top + 0.12)], 10), 0.055, dark, "bail", section=(0.7, 1.5), power=3, up=(1, 0, 0))
    for side in (-1, 1):
        place(lathe([(0, 0), (0.085, 0), (0.08, 0.05, 0.02), (0, 0.055)], steel("#c9b59a", 0.22, brush=None), "pin", 40), (0, side * r * 0.87, top + 0.13), (90 if side < 0 else -90, 0, 0))
    d_handle(-r * 0.93, lift + 0.45, top - 0.2, 0.42, skin, 0.075, button=False)
    patch(body, (0, -r, lift + 1.05), (0.34, 0.8, 0.62), gloss("#0d0d0d", 0.08), 0.006, 0.16, 0.006)
    display("55", (0, -r - 0.008, lift + 1.14), 0.17)
    display("°C", (0, -r - 0.009, lift + 1.0), 0.075)
    from families.parts import dots
    dots([(-0.06 + 0.06 * i, -r - 0.008, lift + 0.87) for i in range(3)], size=0.02)
    logo_round(options, r, lift + 0.3, -90 + 6, 0.105)


def health(options):
    """Round glass pot with a steel strainer on a wide flat base with a dial."""
    from families.parts import dial, dots
    from shape import block, squircle
    skin = plastic(options["colour"][0], 0.40, 0, grain=0.03)
    plinth = block(squircle(1.75, 1.85, 3.4), [(0.08, 0), (0.01, 0.02, 0.03), (0, 0.12, 0.06), (0.08, 0.27, 0.1), (0.3, 0.3), (0.4, 0.3)], skin, "plinth")
    place(plinth, (0, -0.12, 0))
    dial((0.0, -0.92, 0.19), 0.15, dark_skin(0.4), 62, deep=0.11)
    for x, text in ((-0.46, "养生茶"), (0.46, "炖煮")):
        place(lettering(text, 0.085, plastic("#6f665b", 0.5, grain=0), 0.002), (x, -0.93, 0.215), (62, 0, 0))
    lift, foot, high = 0.3, 0.60, 1.35
    lathe([(0.62, lift - 0.02), (0.66, lift + 0.0, 0.01), (0.66, lift + 0.12, 0.02), (0.60, lift + 0.14), (0, lift + 0.14)], steel("#cfccc7", 0.2), "collar", 112)
    wall = spline([(foot, lift + 0.13), (0.84, lift + 0.36), (0.92, lift + 0.70), (0.80, lift + 1.04), (0.56, lift + 1.24), (0.54, lift + high)], 10)
    top = lift + high
    deform(lathe(wall, glass(), "glass", 144, rounded=False), spout_lip(0.30, 0.22, top - 0.45, top))
    lathe([(r - 0.03, z) for r, z in wall], glass("#fbfdfd", 0.25), "inner", 128, rounded=False)
    tea = [(r - 0.034, z) for r, z in wall if z < lift + 0.92]
    lathe([(0, lift + 0.15)] + tea, glass("#f3d9a4", 0.3), "tea", 128, rounded=False)
    lathe([(tea[-1][0], tea[-1][1] - 0.004), (0, tea[-1][1] - 0.004)], glass("#efcf92", 0.8), "surface", 96)
    # strainer: perforated sleeve in the middle
    lathe([(0.30, lift + 0.36), (0.31, lift + 0.34), (0.31, top - 0.02)], steel("#c0bdb8", 0.3), "strainer", 96)
    from shape import copies
    hole = lathe([(0, 0), (0.016, 0), (0.016, 0.004), (0, 0.004)], plastic("#2b2017", 0.6, grain=0), "hole", 10)
    spots = [(0.311 * math.cos(2 * math.pi * (k + 0.5 * (row % 2)) / 30), 0.311 * math.sin(2 * math.pi * (k + 0.5 * (row % 2)) / 30), lift + 0.42 + 0.055 * row) for row in range(12) for k in range(30)]
    copies(hole, spots, [(0, math.pi / 2, math.atan2(y, x)) for x, y, _ in spots])
    import random
    rng = random.Random(8)
    petals = [plastic(c, 0.6, grain=0.1) for c in ("#c9573f", "#e0a83c", "#8a3526")]
    for k in range(26):
        a, r = rng.uniform(0, 6.283), rng.uniform(0.38, 0.74)
        piece = lathe([(0, -0.03), (rng.uniform(0.03, 0.06), 0), (0, 0.03)], petals[k % 3], "petal", 12)
        place(piece, (r * math.cos(a), r * math.sin(a), lift + (0.90 if k % 3 == 0 else rng.uniform(0.2, 0.4))), (rng.uniform(-30, 30), rng.uniform(-30, 30), 0))
    cap = lathe([(0.50, top - 0.05), (0.56, top - 0.01, 0.01), (0.565, top + 0.04, 0.02), (0.48, top + 0.09, 0.04), (0, top + 0.11)], skin, "lid", 128)
    lathe([(0.06, top + 0.1), (0.05, top + 0.16, 0.02), (0.12, top + 0.2, 0.03), (0.12, top + 0.25, 0.03), (0, top + 0.26)], wood(along="z"), "knob")
    tube(spline([(-0.52, 0, top - 0.05), (-0.86, 0, top - 0.02), (-1.12, 0, top - 0.16), (-1.16, 0, top - 0.5), (-1.12, 0, top - 0.86)], 12), [0.085, 0.08, 0.09, 0.09, 0.075], skin, "handle", section=(1.3, 0.8), power=2.8, up=(0, 1, 0))
    lathe([(0.545, top - 0.16), (0.575, top - 0.15, 0.01), (0.575, top - 0.03, 0.01), (0.55, top - 0.02)], skin, "band", 128)
    cord((0.3, 0.78, 0.1))


def tea_maker(options):
    """Squat glass teapot on a low warmer, overhead walnut handle."""
    walnut = wood("#7a5238", "#3d2616", along="x")
    knob_wood = wood("#7a5238", "#3d2616", along="z")
    lathe([(0, 0), (0.80, 0), (0.86, 0.03, 0.03), (0.88, 0.2, 0.05), (0.80, 0.25, 0.03), (0, 0.25)], plastic("#262422", 0.42, grain=0.03), "warmer", 144)
    lathe([(0, 0.24), (0.72, 0.245), (0.72, 0.262, 0.008), (0, 0.265)], gloss("#0d0c0c", 0.08), "plate", 112)
    lathe([(0.882, 0.10), (0.887, 0.105), (0.887, 0.13), (0.88, 0.135)], steel("#b08d5e", 0.25), "trim", 112)
    place(plate(rounded_rect(0.12, 0.12, 0.06), 0.01, steel("#b08d5e", 0.25, brush=None), 0.004), (0, -0.872, 0.165), (90, 0, 0))
    lift = 0.27
    wall = spline([(0.56, lift), (0.82, lift + 0.16), (0.92, lift + 0.42), (0.80, lift + 0.74), (0.52, lift + 0.92)], 12)
    top = lift + 0.92
    lathe([(0, lift + 0.005), (0.52, lift + 0.005)] + wall, glass(), "glass", 144, rounded=False)
    lathe([(r - 0.03, z) for r, z in wall], glass("#fbfdfd", 0.25), "inner", 128, rounded=False)
    tea = [(r - 0.034, z) for r, z in wall if z < lift + 0.56]
    lathe([(0, lift + 0.03)] + tea, glass("#e0a35a", 0.3), "tea", 128, rounded=False)
    lathe([(tea[-1][0], tea[-1][1] - 0.004), (0, tea[-1][1] - 0.004)], glass("#d98f45", 0.8), "surface", 96)
    lathe([(0.27, lift + 0.18), (0.28, lift + 0.16), (0.28, top)], steel("#c0bdb8", 0.3), "strainer", 96)
    lathe([(0, lift + 0.5), (0.265, lift + 0.5), (0, lift + 0.505)], plastic("#3d2a18", 0.8, grain=0.6), "leaves", 48)
    tube(spline([(0.78, 0, lift + 0.36), (0.98, 0, lift + 0.44), (1.12, 0, lift + 0.62), (1.22, 0, lift + 0.80), (1.30, 0, lift + 0.84)], 10), [0.11, 0.085, 0.065, 0.055, 0.05], glass("#f4f7f7", 1.1), "spout", caps="open", up=(0, 1, 0))
    lathe([(0.50, top - 0.02), (0.545, top - 0.005, 0.008), (0.545, top + 0.03, 0.01), (0.4, top + 0.08, 0.05), (0, top + 0.095)], glass("#eff4f4", 1.2), "lid", 128)
    lathe([(0.05, top + 0.085), (0.045, top + 0.13, 0.02), (0.11, top + 0.165, 0.03), (0.115, top + 0.225, 0.04), (0, top + 0.25)], knob_wood, "knob")
    metal = steel("#b9b6b1", 0.22, brush=None)
    for side in (-1, 1):
        tube(spline([(side * 0.62, 0, top - 0.12), (side * 0.80, 0, top - 0.02), (side * 0.84, 0, top + 0.3), (side * 0.66, 0, top + 0.52)], 8), 0.026, metal, "arm", up=(0, 1, 0))
    tube(spline([(-0.70, 0, top + 0.50), (-0.5, 0, top + 0.63), (0, 0, top + 0.70), (0.5, 0, top + 0.63), (0.70, 0, top + 0.50)], 12), [0.055, 0.07, 0.075, 0.07, 0.055], walnut, "grip", section=(0.95, 1.05), up=(0, 1, 0))
    lathe([(0.525, top - 0.045), (0.55, top - 0.04), (0.55, top - 0.012), (0.52, top - 0.008)], metal, "ring", 112)
    logo_round({**options, "logo_colour": "#b08d5e"}, 0.882, 0.06, -90, 0.055)
    cord((0.3, 0.72, 0.08))


KINDS = {"gooseneck": gooseneck, "classic": classic, "glass": glass_kettle, "travel": travel, "thermo": thermo, "health": health, "tea": tea_maker}
