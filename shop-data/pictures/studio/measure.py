"""Lines of measure on a straight view of the goods: width below, height at the side, numbers in mm.
The numbers are those of the goods' parameter rows, read from their stories."""
import os
import re
import numpy as np

STORIES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "src", "stories")
GREY = (0.40, 0.375, 0.345)
FONT = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"


def sizes():
    """-> code: (width, height) in mm, of every goods whose size is told in one piece."""
    found = {}
    for name in os.listdir(STORIES):
        with open(os.path.join(STORIES, name), encoding="utf-8") as file:
            text = file.read()
        parts = re.split(r"\n  '?([a-z]+(?:-[a-z]+)*)'?: \{", text)
        for code, story in zip(parts[1::2], parts[2::2]):
            told = re.search(r"\['(?:产品|展开)尺寸', '(Ø?)(\d+) × (?:(\d+) × )?(\d+) mm", story)
            if told:
                found[code] = (int(told[2]), int(told[4]))
    return found


def _words(shape, text, at, turned=False):
    from PIL import Image, ImageDraw, ImageFont
    height, width = shape
    font = ImageFont.truetype(FONT, 30)
    x0, y0, x1, y1 = font.getbbox(text)
    label = Image.new("L", (x1 - x0 + 4, y1 - y0 + 4), 0)
    ImageDraw.Draw(label).text((2 - x0, 2 - y0), text, 255, font)
    if turned:
        label = label.rotate(90, expand=True)
    sheet = Image.new("L", (width, height), 0)
    sheet.paste(label, (int(at[0] - label.width / 2), int(height - at[1] - label.height / 2)))
    return np.asarray(sheet, np.float32)[::-1] / 255


def lines(image, ends, size):
    """Draws on sRGB floats, bottom row first."""
    height, width, _ = image.shape
    left, right, low, high = ends[0] * width, ends[1] * width, ends[2] * height, ends[3] * height
    ink = np.zeros((height, width), np.float32)

    def stroke(x0, x1, y0, y1):
        ink[int(round(y0)):int(round(y1)) + 1, int(round(x0)):int(round(x1)) + 1] = 1

    down, out = low - 84, left - 84
    stroke(left, right, down, down + 1)
    stroke(out, out + 1, low, high)
    for x in (left, right):
        stroke(x, x + 1, down - 16, down + 17)
    for y in (low, high):
        stroke(out - 16, out + 17, y, y + 1)
    ink = np.maximum(ink, _words((height, width), f"{size[0]} mm", ((left + right) / 2, down - 40)))
    ink = np.maximum(ink, _words((height, width), f"{size[1]} mm", (out - 40, (low + high) / 2), True))
    return image * (1 - ink[:, :, None]) + np.array(GREY, np.float32) * ink[:, :, None]
