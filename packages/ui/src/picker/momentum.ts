/** Specification §9: a swipe shorter than 300 ms and longer than 15 px goes on by itself. */
const momentumMilliseconds = 300
const momentumDistance = 15
/** px per ms²: how fast a thrown wheel slows down. */
const deceleration = 0.003

export interface Swipe {
  /** px, negative is up. */
  distance: number
  milliseconds: number
}

export function isThrown({ distance, milliseconds }: Swipe): boolean {
  return milliseconds < momentumMilliseconds && Math.abs(distance) > momentumDistance
}

/** Where a wheel let go at `offset` (px) would come to rest. */
export function restOf(offset: number, swipe: Swipe): number {
  if (!isThrown(swipe)) return offset
  const speed = Math.abs(swipe.distance / Math.max(1, swipe.milliseconds))
  return offset + (speed / deceleration) * Math.sign(swipe.distance)
}

/** The index that lies in the middle at `offset`, within the list. */
export function indexAt(offset: number, itemHeight: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.round(-offset / itemHeight)))
}

/** The nearest index that may be chosen: downwards first, then upwards; -1 when there is none. */
export function nearestEnabled(isDisabled: readonly boolean[], wanted: number): number {
  for (let index = Math.max(0, wanted); index < isDisabled.length; index += 1)
    if (!isDisabled[index]) return index
  for (let index = Math.min(wanted, isDisabled.length) - 1; index >= 0; index -= 1)
    if (!isDisabled[index]) return index
  return -1
}

/**
 * The index that a key leads to from the one that is chosen; undefined: it leads nowhere. `page`:
 * how many a page up or down goes.
 */
export function indexByKey(
  key: string,
  selected: number,
  isDisabled: readonly boolean[],
  page: number,
): number | undefined {
  const last = isDisabled.length - 1
  const wanted = {
    ArrowDown: selected + 1,
    ArrowUp: selected - 1,
    PageDown: selected + page,
    PageUp: selected - page,
    Home: 0,
    End: last,
  }[key]
  if (wanted === undefined) return undefined
  const bounded = Math.max(0, Math.min(last, wanted))
  // Upwards the nearest enabled one lies above.
  return bounded < selected ? isDisabled.slice(0, bounded + 1).lastIndexOf(false) : bounded
}
