/** Full turns of the wheel before it stops. */
const turns = 5

/**
 * Degrees that a wheel of so many sectors is turned to, so that the middle of one stands on top;
 * always onwards from where it stands.
 */
export function turnTo(from: number, place: number, sectors: number): number {
  const target = 360 - (place * 360) / sectors
  const base = Math.ceil(from / 360) * 360
  return base + turns * 360 + (target % 360)
}

/** Cells around the button of the grid, in the order in which the light runs. */
export const ring = [0, 1, 2, 5, 8, 7, 6, 3] as const

/** Which prize stands in each of the eight cells: with fewer than eight they come again. */
export function cellPrizes(prizes: number): number[] {
  return ring.map((_, cell) => cell % prizes)
}

/** Cells that the light passes, from the first, until it stops at a prize after some rounds. */
export function lightPath(from: number, place: number): number[] {
  const rounds = 3
  const steps = rounds * ring.length + ((place - from + ring.length) % ring.length)
  return Array.from({ length: steps }, (_, step) => (from + step + 1) % ring.length)
}

/** Milliseconds that the light stays on a step: it slows down towards its end. */
export function lightPause(step: number, steps: number): number {
  const left = steps - step
  return left > 10 ? 55 : 55 + (10 - left) * 32
}

/** A sector of a wheel of radius 100 around 0, its middle on top, as a path of SVG. */
export function sectorPath(sectors: number): string {
  const half = Math.PI / sectors
  const [x, y] = [100 * Math.sin(half), 100 * Math.cos(half)]
  const round = (value: number) => Math.round(value * 1000) / 1000
  const isLarge = sectors < 2 ? 1 : 0
  return `M0 0 L${round(-x)} ${round(-y)} A100 100 0 ${isLarge} 1 ${round(x)} ${round(-y)} Z`
}
