/** Random source of a picture: whole numbers from 0 to below `below`. */
export type Dice = (below: number) => number

/** Strokes of each digit in a box of 10 × 16, in the ways that people write it. */
const strokes: Readonly<Record<string, readonly string[]>> = {
  '2': ['1,4 4,1 8,2 9,5 5,10 1,15 9,15', '1,3 5,1 9,4 7,8 2,13 1,15 5,14 9,15'],
  '3': ['1,2 5,1 8,3 5,7 9,11 6,15 1,14', '1,1 9,1 4,6 9,10 6,15 1,14'],
  '4': ['7,15 7,1 7,1 1,10 1,10 9,10', '6,15 7,1 7,1 1,9 1,9 9,10'],
  '5': ['9,1 2,1 2,7 7,6 9,11 6,15 1,14', '8,1 3,1 1,7 6,7 9,10 6,15 2,15'],
  '6': ['8,1 3,6 1,12 5,15 9,12 7,8 2,10', '7,1 2,7 2,14 7,15 9,11 6,8 2,11'],
  '7': ['1,1 9,1 9,1 4,15', '1,2 9,1 9,1 3,15'],
  '8': ['5,7 1,4 5,1 9,4 5,7 1,11 5,15 9,11 5,7', '8,3 4,1 2,4 8,10 7,14 3,14 2,10 8,4'],
  '9': ['9,6 4,8 1,4 5,1 9,4 8,12 4,15', '9,3 5,1 1,5 5,8 9,5 9,3 8,15'],
}

export const captchaDigits = Object.keys(strokes).join('')

export type Point = readonly [x: number, y: number]

/** The corners of a digit, shaken. */
export function strokeOf(digit: string, dice: Dice): Point[] {
  const ways = strokes[digit] ?? []
  const points = ways[dice(ways.length)] ?? ''
  return points.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x + jitter(dice), y + jitter(dice)]
  })
}

function jitter(dice: Dice): number {
  return (dice(9) - 4) / 10
}

export interface Grid {
  readonly width: number
  readonly height: number
  /** One byte each, from dark to light. */
  readonly pixels: Uint8Array
}

/**
 * Shifts every pixel along two waves, so that no straight line and no upright digit is left, and
 * sprinkles it.
 */
export function distort({ width, height, pixels }: Grid, dice: Dice): Grid {
  const wave = (min: number, more: number) => ({
    size: min + dice(more) / 10,
    length: 70 + dice(50),
    from: dice(628) / 100,
  })
  const [across, along, ripple] = [wave(2, 20), wave(3, 25), wave(1, 5)]
  const shift = ({ size, length, from }: ReturnType<typeof wave>, at: number) =>
    size * Math.sin((2 * Math.PI * at) / length + from)
  const moved = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const fromX = Math.round(x + shift(across, y) + shift(ripple, x * 3))
      const fromY = Math.round(y + shift(along, x) + shift(ripple, y * 3))
      const isInside = fromX >= 0 && fromX < width && fromY >= 0 && fromY < height
      const value = (isInside ? pixels[fromY * width + fromX] : undefined) ?? 240
      moved[y * width + x] = Math.max(0, Math.min(255, value + dice(61) - 30))
    }
  }
  return { width, height, pixels: moved }
}
