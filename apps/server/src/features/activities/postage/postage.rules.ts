import type { PostageState } from '@mallard/contract/activities/postage/postage.codes'
import type { Instant } from '@mallard/kernel'

/** When a trial runs, and whether it was ended early. */
export interface PostageTimes {
  readonly startAt: Instant
  readonly endAt: Instant
  readonly isClosed: boolean
}

export function postageState(times: PostageTimes, now: Instant): PostageState {
  if (times.isClosed) return 'CLOSED'
  if (now < times.startAt) return 'WAIT'
  return now < times.endAt ? 'RUN' : 'END'
}

/** Units that somebody can still take: of the trial, as far as the store has them. */
export const unitsLeft = (of: {
  readonly quota: number
  readonly reserved: number
  readonly sold: number
  readonly available: number
}): number => Math.max(0, Math.min(of.quota - of.reserved - of.sold, of.available))
