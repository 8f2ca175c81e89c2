"""From noisy light passes to clean ones (edge-stopping à-trous wavelet), and from those to a picture.
The light is filtered, the colour of the surfaces is not: texture and lettering stay sharp."""
import struct
import subprocess
import zlib
import numpy as np

PAPER = (0.925, 0.900, 0.862)
# The second brand photographs on a cooler sheet: the ground of its own shop.
SLATE = (0.838, 0.866, 0.848)


def _shift(field, dy, dx):
    pad = max(abs(dy), abs(dx))
    padded = np.pad(field, ((pad, pad), (pad, pad)) + ((0, 0),) * (field.ndim - 2), mode="edge")
    height, width = field.shape[:2]
    return padded[pad + dy:pad + dy + height, pad + dx:pad + dx + width]


def _blur(field):
    for axis in (0, 1):
        for step in (1, 2):
            moves = ((step, 0), (-step, 0)) if axis == 0 else ((0, step), (0, -step))
            field = 0.5 * field + 0.25 * (_shift(field, *moves[0]) + _shift(field, *moves[1]))
    return field


def _spikes(light):
    """Clamps single bright pixels (fireflies) to the brightest of their neighbours' second rank."""
    level = light.sum(2)
    around = np.stack([_shift(level, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx])
    ceiling = np.sort(around, axis=0)[5] * 1.15 + 1e-4
    return light * np.minimum(1, ceiling / np.maximum(level, 1e-6))[:, :, None]


def clean(passes, strength=1.0, levels=6):
    normal, depth = passes["normal"], passes["depth"][:, :, :1]
    depth = np.minimum(depth, 200)
    slope = np.abs(_shift(depth, 0, 1) - _shift(depth, 0, -1)) + np.abs(_shift(depth, 1, 0) - _shift(depth, -1, 0))
    slope = np.minimum(slope, np.median(slope) * 12 + 1e-4)
    colour = passes["diffuse_colour"] + 0.6 * passes["gloss_colour"] + 0.5 * passes["zone"]
    diffuse = passes["diffuse_direct"] + passes["diffuse_indirect"]
    gloss = passes["gloss_direct"] + passes["gloss_indirect"]
    emit = passes["emit"]
    beauty = passes["beauty"]
    # behind glass a path sees one layer or another by chance: there the whole light is filtered, colour and all
    veil = np.clip(_blur(np.minimum(passes["mark"][:, :, :1], 1)) * 4, 0, 1)
    diffuse_colour, gloss_colour = passes["diffuse_colour"] * (1 - veil), passes["gloss_colour"] * (1 - veil)
    emit = emit * (1 - veil)
    rest = beauty - diffuse * diffuse_colour - gloss * gloss_colour - emit
    rest = rest * (1 - veil) + _spikes(rest) * veil
    normal, depth, colour = normal * (1 - veil), depth * (1 - veil), colour * (1 - veil) + veil * 0.5
    signals = [_spikes(diffuse), _spikes(gloss), rest]
    sigmas = [5.5 * strength, 3.2 * strength, 2.5 * strength]
    spread = []
    for signal in signals:
        level = signal.mean(2)
        rough = level - _blur(level)
        spread.append(np.sqrt(_blur(_blur(rough * rough))) + 1e-4)
    kernel = {0: 0.5, 1: 0.25}
    veiled = bool(veil.max() > 0)
    for tier in range(levels):
        step = 1 << tier
        sums = [s * 0.25 for s in signals]
        weights = [np.full(depth.shape[:2], 0.25, np.float32) for _ in signals]
        loose, loose_weight = [s * 1e-4 for s in signals[:2]], np.full(depth.shape[:2], 1e-4, np.float32)
        levels_now = [s.mean(2) for s in signals]
        levels_now = [_blur(level) if tier < 3 else level for level in levels_now]
        for ky in (-1, 0, 1):
            for kx in (-1, 0, 1):
                if not (ky or kx):
                    continue
                dy, dx = ky * step, kx * step
                bend = ((normal - _shift(normal, dy, dx)) ** 2).sum(2)
                gap = np.abs(depth - _shift(depth, dy, dx))[:, :, 0] / (slope[:, :, 0] * step * 2 + 0.004 + 0.0015 * depth[:, :, 0])
                tint = np.abs(colour - _shift(colour, dy, dx)).sum(2)
                shared = kernel[abs(ky)] * kernel[abs(kx)] * np.exp(-bend * 22 - gap - tint * 14)
                if tier == 0:
                    near = kernel[abs(ky)] * kernel[abs(kx)] * np.exp(-tint * 3)
                    loose_weight += near
                    for i in (0, 1):
                        loose[i] += _shift(signals[i], dy, dx) * near[:, :, None]
                for i, signal in enumerate(signals):
                    if i == 2 and (tier > 4 or not veiled):
                        continue
                    far = np.abs(levels_now[i] - _shift(levels_now[i], dy, dx))
                    weight = shared * np.exp(-far / (sigmas[i] * spread[i] * (0.7 + 0.6 * veil[:, :, 0] if i == 2 else 1)))
                    sums[i] += _shift(signal, dy, dx) * weight[:, :, None]
                    weights[i] += weight
        for i in range(3):
            signals[i] = sums[i] / weights[i][:, :, None]
            if tier == 0 and i < 2:
                # a pixel on an edge resembles none of its neighbours: it takes their mean rather than keep its noise
                lonely = np.clip((0.38 - weights[i]) / 0.1, 0, 1)[:, :, None]
                signals[i] = signals[i] * (1 - lonely) + loose[i] / loose_weight[:, :, None] * lonely
            spread[i] = spread[i] * 0.62
    return {"diffuse": signals[0], "diffuse_colour": diffuse_colour, "gloss": signals[1], "gloss_colour": gloss_colour,
            "rest": signals[2] + emit, "zone": passes["zone"] * (1 - veil), "mark": passes["mark"]}


def even(buffers, share=0.95):
    """Takes the slow gradient out of the backdrop (a cubic through its bright pixels), leaves the shadows."""
    light = buffers["diffuse"].astype(np.float32)
    mask = np.clip(buffers["mark"][:, :, 1].astype(np.float32), 0, 1)
    height, width, _ = light.shape
    y, x = np.meshgrid(np.linspace(-1, 1, height), np.linspace(-1, 1, width), indexing="ij")
    terms = np.stack([x ** i * y ** j for i in range(4) for j in range(4 - i)], -1).astype(np.float32)
    thin = (slice(None, None, 12), slice(None, None, 12))
    known = (mask[thin] > 0.99)
    a, b = terms[thin][known], np.log(np.maximum(light[thin].mean(2)[known], 1e-4))
    weight = np.ones(len(b), np.float32)
    for _ in range(12):
        keep = np.concatenate([a * weight[:, None], np.eye(a.shape[1], dtype=np.float32) * np.sqrt(len(b)) * 0.015])
        factor, *_ = np.linalg.lstsq(keep, np.concatenate([b * weight, np.zeros(a.shape[1], np.float32)]), rcond=None)
        off = b - a @ factor
        weight = np.where(off < -0.02, 0.02 / np.maximum(-off, 0.02), 1.0) ** 1.5
    fit = terms @ factor
    change = np.clip(np.exp(-share * (fit - np.median(fit[thin][known]))), 0.6, 1.6)
    buffers["diffuse"] = light * (1 + (change[:, :, None] - 1) * mask[:, :, None])
    return buffers


def merge(buffers, zones, colours):
    """Light times colour, the zones in their new colours. zones: index -> (linear rgb, metal); colours: index -> rgb."""
    diffuse_colour, gloss_colour = buffers["diffuse_colour"].astype(np.float32), buffers["gloss_colour"].astype(np.float32)
    for index, new in colours.items():
        if index not in zones:
            continue
        old, metal = zones[index]
        change = np.array(new, np.float32) - np.array(old, np.float32)
        cover = buffers["zone"][:, :, index:index + 1].astype(np.float32)
        if metal:
            gloss_colour = gloss_colour + cover * change
        else:
            diffuse_colour = diffuse_colour + cover * change
    return (buffers["diffuse"].astype(np.float32) * np.maximum(diffuse_colour, 0)
            + buffers["gloss"].astype(np.float32) * np.maximum(gloss_colour, 0) + buffers["rest"].astype(np.float32))


def expose(image, white=None, backdrop=None, paper=PAPER):
    """Brings the backdrop (the brighter part of the marked pixels) to the colour of the paper; with white given, just multiplies."""
    if white is None:
        thin = image[::4, ::4][backdrop[::4, ::4] > 0.99]
        if len(thin) < 400:  # a close-up that shows no paper
            return image * meter(image, 0.9, 0.78)
        level = thin.mean(1)
        white = np.array(paper) / np.maximum(np.median(thin[level > np.quantile(level, 0.4)], axis=0), 1e-3)
    return image * white


def meter(image, share, level):
    """The factor that brings the given quantile of brightness to the given level."""
    return level / max(float(np.quantile(image[::4, ::4].mean(2), share)), 1e-4)


def _along(line, known, reach):
    """Smooths a row of colours along itself, from the known ones alone."""
    core = np.exp(-0.5 * (np.arange(-3 * reach, 3 * reach + 1) / reach) ** 2)
    total = np.convolve(known, core, "same") + 1e-6
    return np.stack([np.convolve(line[:, c] * known, core, "same") / total for c in range(3)], 1) * (total > 1e-3)[:, None]


def mount(image, frame, backdrop, paper=PAPER):
    """Lays a picture of the box alone on a full sheet of paper: its floor is led to the paper colour at the cut edges."""
    width, height, left, low = (int(v) for v in frame)
    if image.shape[:2] == (height, width):
        return image
    h, w = min(image.shape[0], height - low), min(image.shape[1], width - left)
    image, backdrop = image[:h, :w], np.clip(backdrop[:h, :w], 0, 1)
    gap = np.log(np.array(paper) / np.maximum(image, 1e-3))
    y, x = np.arange(h)[:, None] / h, np.arange(w)[None, :] / w
    total, weight, feather = np.zeros((h, w, 3)), np.zeros((h, w)), np.ones((h, w))
    bare = backdrop > 0.99
    for cut, far, line, known, axis in (
            (left > 0, x + 0 * y, gap[:, 2:10].mean(1), bare[:, 2:10].all(1), 0), (left + w < width, 1 - x + 0 * y, gap[:, -10:-2].mean(1), bare[:, -10:-2].all(1), 0),
            (low > 0, y + 0 * x, gap[2:10].mean(0), bare[2:10].all(0), 1), (low + h < height, 1 - y + 0 * x, gap[-10:-2].mean(0), bare[-10:-2].all(0), 1)):
        if not cut:
            continue
        smooth = _along(line, known.astype(np.float64), 40)
        share = np.clip(1 - far / 0.42, 0, 1) ** 2
        total += share[:, :, None] * (smooth[:, None, :] if axis == 0 else smooth[None, :, :])
        weight += share
        feather = np.minimum(feather, np.clip(far / 0.03, 0, 1))
    mend = np.exp(total / np.maximum(weight, 1)[:, :, None])
    image = image * (1 + (mend - 1) * backdrop[:, :, None])
    share = (feather * feather * (3 - 2 * feather))[:, :, None]
    sheet = np.empty((height, width, 3), np.float32)
    sheet[:] = paper
    part = sheet[low:low + h, left:left + w]
    part[:] = image * share + part * (1 - share)
    return sheet


def outlines(image, depth, reach=2.5, steps=7):
    """Where one thing ends before another, each pixel becomes the mean along the edge: few samples leave it ragged, and
    across it nothing is blurred."""
    depth = np.minimum(depth[:, :, 0], 200)
    step = np.maximum(np.abs(_shift(depth, 0, 1) - depth), np.abs(_shift(depth, 1, 0) - depth))
    step = np.maximum(step, np.maximum(np.abs(_shift(depth, 0, -1) - depth), np.abs(_shift(depth, -1, 0) - depth)))
    level = _blur(np.sqrt(np.maximum(image, 0)).mean(2))
    gx, gy = _shift(level, 0, 1) - _shift(level, 0, -1), _shift(level, 1, 0) - _shift(level, -1, 0)
    xx, xy, yy = (_blur(v) for v in (gx * gx, gx * gy, gy * gy))
    here = (step > 0.06) & (xx + yy > 1e-4)
    here = here | (_blur(here.astype(np.float32)) > 0.2) & (xx + yy > 1e-4)
    y, x = np.nonzero(here)
    turn = 0.5 * np.arctan2(2 * xy[y, x], xx[y, x] - yy[y, x]) + np.pi / 2
    height, width = depth.shape
    total = np.zeros((len(y), 3), np.float32)
    weights = 0.0
    for at in np.linspace(-reach, reach, steps):
        weight = np.exp(-0.5 * (at / reach * 1.6) ** 2)
        py, px = np.clip(y + at * np.sin(turn), 0, height - 1.001), np.clip(x + at * np.cos(turn), 0, width - 1.001)
        iy, ix = py.astype(int), px.astype(int)
        fy, fx = (py - iy)[:, None], (px - ix)[:, None]
        total += weight * ((image[iy, ix] * (1 - fx) + image[iy, ix + 1] * fx) * (1 - fy) + (image[iy + 1, ix] * (1 - fx) + image[iy + 1, ix + 1] * fx) * fy)
        weights += weight
    image = image.copy()
    image[y, x] = total / weights
    return image


def halve(image):
    """Rendered at twice the size: four clean pixels make one, after the tone curve has tamed the highlights."""
    height, width, _ = image.shape
    return image[:height // 2 * 2, :width // 2 * 2].reshape(height // 2, 2, width // 2, 2, 3).mean((1, 3))


def tone(image, contrast=1.05):
    """Soft shoulder above 0.72, a touch of contrast around mid-grey, then sRGB."""
    image = np.maximum(image, 0)
    image = 0.18 * (image / 0.18) ** np.where(image < 0.18, contrast, 1.0)
    knee, span = 0.72, 0.28
    image = np.where(image > knee, knee + span * (1 - np.exp(-(np.minimum(image, 20) - knee) / span)), image)
    return np.where(image <= 0.0031308, image * 12.92, 1.055 * np.power(np.maximum(image, 1e-8), 1 / 2.4) - 0.055)


def finish(image, look):
    """A phone camera's hand on the picture: warmth, contrast, vignette, grain. Nothing for the studio."""
    if not look:
        return image
    height, width, _ = image.shape
    y, x = np.meshgrid(np.linspace(-1, 1, height), np.linspace(-1, 1, width), indexing="ij")
    image = image * (1 - look.get("vignette", 0.0) * (x * x + y * y) / 2)[:, :, None]
    image = image * np.array(look.get("tint", (1, 1, 1)))
    image = 0.5 + (image - 0.5) * look.get("contrast", 1.0)
    rng = np.random.default_rng(look.get("seed", 1))
    grain = rng.normal(0, look.get("grain", 0.0), (height, width, 1)) + rng.normal(0, look.get("grain", 0.0) * 0.4, (height, width, 3))
    return image + (grain + _blur(grain)) * 0.6


def save(image, path, quality=82):
    """sRGB floats, bottom row first -> WebP, by way of a PNG with a trace of dither against banding."""
    dither = np.random.default_rng(7).triangular(-1, 0, 1, image.shape[:2])[:, :, None] * 0.7
    data = np.clip(image[::-1] * 255 + dither + 0.5, 0, 255).astype(np.uint8)
    height, width, _ = data.shape
    rows = np.concatenate([np.zeros((height, 1), np.uint8), data.reshape(height, -1)], 1).tobytes()

    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    png = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)) \
        + chunk(b"IDAT", zlib.compress(rows, 1)) + chunk(b"IEND", b"")
    if path.endswith(".png"):
        with open(path, "wb") as out:
            out.write(png)
        return
    subprocess.run(["cwebp", "-quiet", "-q", str(quality), "-m", "6", "-sharp_yuv", "-o", path, "--", "-"],
                   input=png, check=True)
