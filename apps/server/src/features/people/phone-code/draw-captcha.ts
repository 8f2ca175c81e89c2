import { sharpLibrary } from '#platform/pictures/sharp.ts'
import { distort, strokeOf, type Dice, type Point } from './captcha.rules.ts'

/** Twice as large as it is shown. */
const [width, height] = [240, 88]
const paper = '#f0f0f0'

/**
 * A picture code as pixels alone: digits of one shade with lines that cross them and lines that cut
 * them, bent along waves. A speed bump; the limits are the defence (hosts-and-providers.md §4).
 */
export async function drawCaptcha(answer: string, dice: Dice): Promise<Buffer> {
  const sharp = await sharpLibrary()
  const digits = [...answer].map((digit, index) => digitOf(digit, index, dice))
  const crossing = Array.from({ length: 2 }, () => curve(dice, 2 + dice(2), shade(dice)))
  const cutting = Array.from({ length: 2 }, () => curve(dice, 2, paper))
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${digits.join('')}${crossing.join('')}${cutting.join('')}</g></svg>`
  const drawn = await sharp(Buffer.from(drawing))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = new Uint8Array(width * height).map(
    (_, index) => drawn.data[index * drawn.info.channels] ?? 0,
  )
  const bent = distort({ width, height, pixels }, dice)
  return sharp(bent.pixels, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 50 })
    .toBuffer()
}

function digitOf(digit: string, index: number, dice: Dice): string {
  const size = 3.4 + dice(7) / 10
  const points = strokeOf(digit, dice).map(([x, y]): Point => [(x - 5) * size, (y - 8) * size])
  const place = `translate(${40 + index * 53 + dice(11) - 5} ${44 + dice(11) - 5}) rotate(${dice(31) - 15}) skewX(${dice(25) - 12})`
  return `<path transform="${place}" stroke="${shade(dice)}" stroke-width="${5 + dice(3)}" d="${rounded(points)}"/>`
}

/** A line through the middles of a polyline's sides: corners become bends, as in handwriting. */
function rounded(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points
  const last = rest.at(-1) ?? first
  const bends = rest.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? last
    return `Q ${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`
  })
  return `M ${first.join(' ')} ${bends.join(' ')} L ${last.join(' ')}`
}

function curve(dice: Dice, thickness: number, colour: string): string {
  const [from, one, other, to] = [dice(height), dice(height), dice(height), dice(height)]
  return `<path stroke="${colour}" stroke-width="${thickness}" d="M 0 ${from} C ${width / 3} ${one} ${(width * 2) / 3} ${other} ${width} ${to}"/>`
}

function shade(dice: Dice): string {
  const level = (40 + dice(60)).toString(16)
  return `#${level}${level}${level}`
}
