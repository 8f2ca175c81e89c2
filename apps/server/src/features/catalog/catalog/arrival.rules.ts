import { beijingDay, day, hour, type Instant, type Locale } from '@mallard/kernel'
import { textIn } from '#platform/locale.rules.ts'

/** What is promised of a parcel. */
export interface DeliveryTerms {
  /** What is paid before this hour of Beijing is sent on the same day. */
  readonly cutOffHour: number
  /** Days from sending to the door; null: not promised. */
  readonly days: number | null
}

export interface Arrival {
  /** Whether the hour of today still counts, and which. */
  readonly isToday: boolean
  /** Days from today to the door. */
  readonly inDays: number
  /** The first moment of that day in Beijing. */
  readonly on: Instant
}

/** When a parcel comes if it is paid now. */
export function arrivalOf(now: Instant, { cutOffHour, days }: DeliveryTerms): Arrival | undefined {
  if (days === null) return undefined
  const today = beijingDay(now)
  const isToday = now < today + cutOffHour * hour
  const inDays = days + (isToday ? 0 : 1)
  return { isToday, inDays, on: today + inDays * day }
}

const near = [
  ['今天', 'today'],
  ['明天', 'tomorrow'],
  ['后天', 'the day after tomorrow'],
] as const

const inBeijing = (locale: Locale) =>
  new Intl.DateTimeFormat(textIn(locale, ['zh-CN', 'en-GB']), {
    timeZone: 'Asia/Shanghai',
    month: textIn(locale, ['long', 'short']),
    day: 'numeric',
  })
const written = { zh: inBeijing('zh'), en: inBeijing('en') }

/** When the last of several parcels comes, in words; empty where one of them is not promised. */
export function lastArrivalText(
  now: Instant,
  parcels: readonly DeliveryTerms[],
  locale: Locale,
): string {
  const inDays = (terms: DeliveryTerms) => arrivalOf(now, terms)?.inDays ?? Infinity
  const [last] = parcels.toSorted((one, other) => inDays(other) - inDays(one))
  return last ? arrivalText(now, last, locale) : ''
}

/** In words: 今天16:00前付款，明天送达. Empty where nothing is promised. */
export function arrivalText(now: Instant, promise: DeliveryTerms, locale: Locale): string {
  const arrival = arrivalOf(now, promise)
  if (!arrival) return ''
  const { isToday, inDays, on } = arrival
  const isEnglish = locale === 'en'
  const when = near[inDays]?.[isEnglish ? 1 : 0] ?? written[locale].format(on)
  const by = `${promise.cutOffHour}:00`
  if (isEnglish) {
    const arrives = inDays < near.length ? `arrives ${when}` : `arrives by ${when}`
    return isToday && promise.cutOffHour < 24
      ? `Pay by ${by} and it ${arrives}`
      : `Pay today and it ${arrives}`
  }
  const arrives = inDays < near.length ? `${when}送达` : `预计${when}送达`
  return isToday && promise.cutOffHour < 24 ? `今天${by}前付款，${arrives}` : `今天付款，${arrives}`
}
