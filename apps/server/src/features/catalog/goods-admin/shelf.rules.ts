import { ok, refuse, type Instant, type Result } from '@mallard/kernel'

/** When goods go on and off the shelf by themselves; null: they do not. */
export interface ShelfTimes {
  readonly onAt: Instant | null
  readonly offAt: Instant | null
}

export const noTimes: ShelfTimes = { onAt: null, offAt: null }

export type TimesRefusal = 'shelfTimePast' | 'shelfTimesTurned' | 'shelfOnAlready'

/**
 * Whether staff may plan these times. Goods that are off may have a time to go off alone: it holds
 * if somebody puts them on before.
 */
export function timesStand(
  { onAt, offAt }: ShelfTimes,
  { onSale, now }: { readonly onSale: boolean; readonly now: Instant },
): Result<void, TimesRefusal> {
  if ((onAt ?? Infinity) <= now || (offAt ?? Infinity) <= now) return refuse('shelfTimePast')
  if (onAt !== null && offAt !== null && offAt <= onAt) return refuse('shelfTimesTurned')
  if (onAt !== null && onSale) return refuse('shelfOnAlready')
  return ok(undefined)
}

/** What is to be done now: of both times, where both have come, the later one. */
export function dueStep({ onAt, offAt }: ShelfTimes, now: Instant): 'on' | 'off' | undefined {
  if (offAt !== null && offAt <= now) return 'off'
  return onAt !== null && onAt <= now ? 'on' : undefined
}

/** What is still to come once it was done. */
export const afterStep = ({ offAt }: ShelfTimes, step: 'on' | 'off'): ShelfTimes =>
  step === 'on' ? { onAt: null, offAt } : noTimes

/**
 * What is still to come after staff moved goods by hand: what they did needs no time any more, and
 * a time to go off that has come must not take away what was put on just now.
 */
export function afterHand(
  times: ShelfTimes,
  {
    before,
    after,
    now,
  }: { readonly before: boolean; readonly after: boolean; readonly now: Instant },
): ShelfTimes {
  if (before === after) return times
  const { onAt, offAt } = times
  if (!after) return { onAt, offAt: null }
  return { onAt: null, offAt: offAt !== null && offAt > now ? offAt : null }
}
