import { beijingDateTime, hour, minute, type Instant } from '@mallard/kernel'
import dayjs, { type Dayjs } from 'dayjs'

/**
 * The figures that stand on the store's clock (Beijing) at an instant, as pickers hold them: no
 * zone is meant.
 */
const onStoreClock = (at: Instant): Dayjs => dayjs(beijingDateTime(at))

export const storeNow = (): Dayjs => onStoreClock(Date.now())

/** What a `MomentInput` holds: `2026-11-22T21:05` by the store's clock. */
export function momentInput(at: Instant): string {
  return beijingDateTime(at).slice(0, 16).replace(' ', 'T')
}

/** The next full hour that leaves time to look at what begins then. */
export const nextHour = (now: Instant): Instant => Math.ceil((now + 10 * minute) / hour) * hour

/** The instant of such a text; undefined when it is none. */
export function momentOf(text: string): Instant | undefined {
  const at = Date.parse(`${text}:00+08:00`)
  return Number.isNaN(at) ? undefined : at
}

// This is how antd's pickers ask which day is today, and what is now.
dayjs.extend((_, { prototype }) => {
  Object.assign(prototype, {
    tz(this: Dayjs): Dayjs {
      return onStoreClock(this.valueOf())
    },
  })
})
