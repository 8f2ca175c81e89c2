import type { VisitCount, VisitDays } from '@mallard/contract/insight/tracking/tracking-admin.calls'
import { day, minute, ok, refuse, type Result } from '@mallard/kernel'
import type { StaffCtx } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import { countDay, type DayCount, dayCounts, partCounts } from './tracking.repo.ts'
import { dayOf, daysBetween, startOf, type VisitPart } from './tracking.rules.ts'

type CountServices = Pick<Services, 'db' | 'clock'>

/** As many days as a page of the back office may ask for. */
const maxDays = 366
/** Keys of a part that are worth a line. */
const maxKeys = 50

/** Counts the last days up, today among them. */
export async function countDays({ db, clock }: CountServices, days: number): Promise<void> {
  const now = clock.now()
  for (let back = 0; back < days; back += 1) {
    const date = dayOf(now - back * day)
    await countDay(db, date, new Date(startOf(date)), new Date(startOf(date) + day))
  }
}

/** Visits of a store over some days; today's are as fresh as the minute. */
export async function visits(
  ctx: StaffCtx,
  { from, until }: { from: string; until: string },
): Promise<Result<VisitDays, 'badInput'>> {
  const { services, scope } = ctx
  const dates = daysBetween(from, until, maxDays)
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined || first !== from)
    return refuse('badInput', { field: 'from' })
  if (last >= dayOf(ctx.clock.now())) await countToday(services)
  const [days, parts] = await Promise.all([
    dayCounts(services.db, scope, first, last),
    partCounts(services.db, scope, first, last, maxKeys),
  ])
  const byDay = new Map(days.map((row) => [row.day, row]))
  const of = (part: VisitPart): VisitCount[] =>
    parts.filter((row) => row.part === part).map(countOf)
  return ok({
    days: dates.map((date) => ({ ...none, key: date, ...countsOf(byDay.get(date)) })),
    hours: of('hour').sort((a, b) => a.key.localeCompare(b.key)),
    pages: of('page'),
    landings: of('landing'),
    referrers: of('referrer'),
    hosts: of('host'),
    devices: of('device'),
    steps: steps.map((key) => of('step').find((row) => row.key === key) ?? { ...none, key }),
  })
}

const steps = ['home', 'goods', 'cart', 'checkout', 'paid']
const none = { views: 0, visits: 0, visitors: 0 }
const countsOf = (row: Pick<DayCount, 'views' | 'visits' | 'visitors'> | undefined) =>
  row && { views: row.views, visits: row.visits, visitors: row.visitors }
const countOf = ({ key, views, visits: count, visitors }: Omit<DayCount, 'day'>): VisitCount => ({
  key,
  views,
  visits: count,
  visitors,
})

const lastCounted = new WeakMap<object, { at: number; running: Promise<void> }>()

/**
 * The job counts every ten minutes; who looks in the meantime counts today again, once a minute.
 */
export async function countToday(services: CountServices): Promise<void> {
  const now = services.clock.now()
  const last = lastCounted.get(services.db)
  if (last && now - last.at < minute) return last.running
  const running = countDays(services, 1)
  lastCounted.set(services.db, { at: now, running })
  await running
}
