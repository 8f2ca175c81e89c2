import { matchPage } from '@mallard/contract/paths'
import type { VisitRecord } from '@mallard/contract/insight/tracking/tracking.fields'
import { beijingDateTime, day, type Instant, minute, parseScope, type Scope } from '@mallard/kernel'

/**
 * What a day is counted by. `step`: of the way to an order; `begun`: when visits began, `09:40`, and
 * visitors with their first one; `goods` by number, `goodsCart`: of those that saw them, the ones
 * that came to the cart; `hostStep`, `sourceStep` and `wordStep`: `cart wap`, how far those of a host
 * came, or those that looked for something.
 */
export type VisitPart =
  | 'all'
  | 'hour'
  | 'page'
  | 'landing'
  | 'referrer'
  | 'host'
  | 'device'
  | 'step'
  | 'begun'
  | 'goods'
  | 'goodsCart'
  | 'hostStep'
  | 'sourceStep'
  | 'wordStep'

/**
 * Records that were kept on a phone without a network count for their own day as long as it is one
 * of these.
 */
const oldest = 7 * day
/** A phone's clock may run ahead by this. */
const ahead = 5 * minute

/** When a page was visited: as the phone says if that can be, else when we heard of it. */
export function visitedAt(clientTime: Instant, now: Instant): Instant {
  return clientTime < now - oldest || clientTime > now + ahead ? now : clientTime
}

/**
 * The store that a page belongs to; a session's own where the path names none, or one of another
 * partner.
 */
export function storeOfPath(path: string, session: Scope): Scope {
  const { partnerId, storeId } = matchPage(path).params
  const scope = parseScope(`${partnerId}-${storeId}`)
  return scope?.partnerId === session.partnerId
    ? scope
    : { partnerId: session.partnerId, storeId: session.storeId }
}

/** The host that a visitor came from; of our own pages, and of none, nothing. */
export function referrerOf({
  clientReferrer,
  domain,
}: Pick<VisitRecord, 'clientReferrer' | 'domain'>): string {
  if (!URL.canParse(clientReferrer)) return ''
  const { host } = new URL(clientReferrer)
  return host === domain ? '' : host.slice(0, 255)
}

/** What a user agent runs on. OpenHarmony says nothing of Android. */
export function deviceOf(userAgent: string): 'ios' | 'android' | 'harmony' | 'desktop' | 'other' {
  if (/OpenHarmony|HarmonyOS/i.test(userAgent)) return 'harmony'
  if (/Android/i.test(userAgent)) return 'android'
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios'
  if (/Windows NT|Macintosh|X11|CrOS/i.test(userAgent)) return 'desktop'
  return 'other'
}

/** The calendar day in Beijing, `2026-11-21`. */
export function dayOf(instant: Instant): string {
  return beijingDateTime(instant).slice(0, 10)
}

/** When a day of Beijing begins. */
export function startOf(date: string): Instant {
  return Date.parse(`${date}T00:00:00+08:00`)
}

/** Every day from the first to the last, at most `max` of them, the latest. */
export function daysBetween(from: string, until: string, max: number): string[] {
  const last = startOf(until)
  const days = Math.min(Math.floor((last - startOf(from)) / day) + 1, max)
  return Array.from({ length: Math.max(days, 0) }, (_, back) =>
    dayOf(last - (days - 1 - back) * day),
  )
}
