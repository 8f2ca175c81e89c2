import { minute, type Instant } from '@mallard/kernel'

/** When somebody of the service is there, by Beijing's clock. */
export interface ServiceHours {
  /** False: always. */
  readonly isLimited: boolean
  /** 1 Monday to 7 Sunday. */
  readonly weekdays: readonly number[]
  /** Minutes of the day. */
  readonly opens: number
  readonly closes: number
}

const ahead = 8 * 60 * minute
const dayLength = 24 * 60

/** Whether somebody is there now. */
export function isStaffed(
  { isLimited, weekdays, opens, closes }: ServiceHours,
  now: Instant,
): boolean {
  if (!isLimited) return true
  const minutes = Math.floor((now + ahead) / minute)
  // The first day of 1970 was a Thursday.
  const weekday = ((Math.floor(minutes / dayLength) + 3) % 7) + 1
  const passed = minutes % dayLength
  return weekdays.includes(weekday) && passed >= opens && passed < closes
}
