import { roomStatus, type RoomStatus } from '@mallard/contract/activities/bargain/bargain.codes'
import { hour, type Instant } from '@mallard/kernel'

export interface RoomTimes {
  readonly status: RoomStatus
  readonly expireAt: Instant
  /** Whether its activity was ended early. */
  readonly isClosed: boolean
}

/**
 * Where a room stands at a moment, whether or not the job that ends it has run. A room at the floor
 * keeps its price to its own end, also when the activity is ended early.
 */
export function roomStatusAt({ status, expireAt, isClosed }: RoomTimes, now: Instant): RoomStatus {
  const isOver = now >= expireAt || (status === roomStatus.running && isClosed)
  const isOpen = status === roomStatus.running || status === roomStatus.reached
  return isOpen && isOver ? roomStatus.failed : status
}

/** When a room that is opened now ends: after its hours, and never after its activity. */
export function roomEnd(
  { endAt, roomHours }: { readonly endAt: Instant; readonly roomHours: number },
  now: Instant,
): Instant {
  return Math.min(endAt, now + roomHours * hour)
}

/**
 * Fen that the next friend cuts, of `rest` that are left to the floor, with so many friends still to
 * come, this one included (domain.md §3.9). Everyone cuts at least 1 fen, nobody more than twice the
 * mean, and the last one the rest: all of them together come out at the floor exactly. `draw(most)`
 * is a whole number from 1 to `most`.
 */
export function cutOf(rest: number, friends: number, draw: (most: number) => number): number {
  if (friends === 1) return rest
  return draw(Math.min(Math.floor((2 * rest) / friends), rest - (friends - 1)))
}

/** What a bargain goes from and to, in fen, and with how many friends. */
interface Steps {
  readonly startPrice: number
  readonly floorPrice: number
  readonly helpers: number
  /** What the goods cost without it. */
  readonly salePrice: number
}

/** Fen that a room opened now begins at: never more than the goods cost without it. */
export const startNow = ({ startPrice, salePrice }: Pick<Steps, 'startPrice' | 'salePrice'>) =>
  Math.min(startPrice, salePrice)

/** Whether each friend can still cut something before the floor. */
export const isWorthIt = (steps: Steps): boolean =>
  startNow(steps) - steps.floorPrice >= steps.helpers

/** Units at the floor that can still be had: of the activity, and no more than the store has. */
export function unitsLeft({
  stock,
  reserved,
  sold,
  available,
}: {
  readonly stock: number
  readonly reserved: number
  readonly sold: number
  readonly available: number
}): number {
  return Math.max(0, Math.min(stock - reserved - sold, available))
}

/** Cuts of so many members on one device at one address look forged. */
export const suspectFrom = 3
