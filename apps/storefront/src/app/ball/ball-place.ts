import { readStored, store } from '#platform/storage.ts'

/**
 * Where the ball rests: at a side of the column, and how far down between the highest and the
 * lowest place (0 to 1).
 */
export interface BallPlace {
  side: 'left' | 'right'
  down: number
}

/** The room that the ball may use: CSS pixels from the top of the window. */
export interface BallRoom {
  top: number
  bottom: number
}

export const ballSize = 48
/** From the edge of the column (CSS pixels); the same stands in ball.module.css. */
const edge = 10
/** Kept free around the ball. */
const air = 12
/** From a control that it stepped aside from. */
const apart = 4
const storageKey = 'ballPlace'
const first: BallPlace = { side: 'right', down: 1 }

/** The places that the ball's menu offers one after the other, for those who do not drag. */
const stations: readonly BallPlace[] = [
  { side: 'right', down: 1 },
  { side: 'right', down: 0.5 },
  { side: 'right', down: 0 },
  { side: 'left', down: 0 },
  { side: 'left', down: 0.5 },
  { side: 'left', down: 1 },
]

export function nextStation(place: BallPlace): BallPlace {
  const distance = (one: BallPlace) =>
    Math.abs(one.down - place.down) + (one.side === place.side ? 0 : 10)
  const nearest = stations.reduce((best, one) => (distance(one) < distance(best) ? one : best))
  return stations[(stations.indexOf(nearest) + 1) % stations.length] ?? first
}

/**
 * The distance of the ball from the top, in CSS pixels; a room that is too small puts it at its
 * top.
 */
export function topOf({ down }: BallPlace, { top, bottom }: BallRoom): number {
  const highest = top + air
  const lowest = Math.max(highest, bottom - air - ballSize)
  return highest + (lowest - highest) * down
}

/** What the ball would cover, as the window has it. */
export interface Covered {
  top: number
  bottom: number
}

/** The column that the ball stands in when it has come out of the edge, whether it has or not. */
export function columnOf(
  layer: { left: number; right: number },
  { side }: BallPlace,
): { left: number; right: number } {
  const left = side === 'left' ? layer.left + edge : layer.right - edge - ballSize
  return { left, right: left + ballSize }
}

/** Whether the ball lies on one of these at this height. */
export function isOver(top: number, controls: readonly Covered[]): boolean {
  return controls.some((control) => control.bottom > top && control.top < top + ballSize)
}

/**
 * The height next to `top` at which nothing of these is under the ball; `top` itself where there is
 * no such height.
 */
export function freeTop(top: number, room: BallRoom, controls: readonly Covered[]): number {
  const [highest, lowest] = [
    topOf({ side: 'left', down: 0 }, room),
    topOf({ side: 'left', down: 1 }, room),
  ]
  const isFree = (at: number) => !isOver(at, controls)
  if (isFree(top)) return top
  const free = controls
    .flatMap((control) => [control.top - ballSize - apart, control.bottom + apart])
    .filter((at) => at >= highest && at <= lowest && isFree(at))
  return free.reduce(
    (best, at) => (best === top || Math.abs(at - top) < Math.abs(best - top) ? at : best),
    top,
  )
}

/** What a link may be high to be one that reads like a button. */
const linkHeight = 64

/**
 * Prices, fields, buttons and small links of the page in the column of the ball; a wide one can be
 * tapped beside it.
 */
export function controlsBeside(
  ball: Element,
  { left, right }: { left: number; right: number },
): Covered[] {
  return [
    ...document.querySelectorAll('input, select, textarea, button, a[href], [data-price]'),
  ].flatMap((control) => {
    if (control === ball || control.closest('[data-ball], dialog')) return []
    const box = control.getBoundingClientRect()
    if (
      box.width === 0 ||
      box.width > window.innerWidth / 2 ||
      box.right <= left ||
      box.left >= right
    )
      return []
    if (control.tagName === 'A' && box.height > linkHeight) return []
    return getComputedStyle(control).visibility !== 'hidden'
      ? [{ top: box.top, bottom: box.bottom }]
      : []
  })
}

/**
 * Where the ball comes to rest when it is let go with its middle at `x` and its upper edge at `y`.
 */
export function placeAt(x: number, y: number, width: number, room: BallRoom): BallPlace {
  const highest = topOf({ side: 'left', down: 0 }, room)
  const lowest = topOf({ side: 'left', down: 1 }, room)
  return {
    side: x < width / 2 ? 'left' : 'right',
    down: lowest > highest ? clamp((y - highest) / (lowest - highest)) : 1,
  }
}

/** An arrow key moves it by a tenth of the way, or to the other side. */
export function placeByKey(place: BallPlace, key: string): BallPlace | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return { ...place, side: key === 'ArrowLeft' ? 'left' : 'right' }
  if (key === 'ArrowUp' || key === 'ArrowDown')
    return { ...place, down: clamp(place.down + (key === 'ArrowUp' ? -0.1 : 0.1)) }
  return undefined
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

export function storedPlace(): BallPlace {
  try {
    const value: unknown = JSON.parse(readStored(storageKey) ?? 'null')
    if (typeof value !== 'object' || value === null) return first
    const { side, down } = value as Partial<BallPlace>
    if ((side !== 'left' && side !== 'right') || typeof down !== 'number' || !Number.isFinite(down))
      return first
    return { side, down: clamp(down) }
  } catch {
    return first
  }
}

export function storePlace(place: BallPlace): void {
  store(storageKey, JSON.stringify(place))
}

/**
 * The room between what sticks to the top and to the foot of the window, where the ball would cover
 * a bar.
 */
export function roomIn(document: Document, height: number, x: number): BallRoom {
  const at = (y: number) =>
    document
      .elementsFromPoint(x, y)
      .map(stuckAround)
      .find((element) => element !== undefined)
  const head = at(1)?.getBoundingClientRect()
  const headBottom = head && head.top <= 1 && head.height < height / 3 ? head.bottom : 0
  let bottom = height
  // Bars may stand on one another: the tab bar and, above it, the bar of a page.
  for (let step = 0; step < 3; step += 1) {
    const foot = at(bottom - 2)?.getBoundingClientRect()
    if (!foot || foot.bottom < bottom - 2 || foot.height > height / 3 || foot.top >= bottom) break
    bottom = foot.top
  }
  return { top: headBottom, bottom }
}

/** The fixed or sticky element that holds this one; the ball itself does not count. */
function stuckAround(element: Element): Element | undefined {
  for (let node: Element | null = element; node; node = node.parentElement) {
    if (node.hasAttribute('data-ball')) return undefined
    const { position } = getComputedStyle(node)
    if (position === 'fixed' || position === 'sticky') return node
  }
  return undefined
}
