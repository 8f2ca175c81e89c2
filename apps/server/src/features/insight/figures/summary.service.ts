import type { Figures, FigureSummary } from '@mallard/contract/insight/figures/figures-admin.calls'
import type { FigureReach, FigureSpan } from '@mallard/contract/insight/figures/figures.codes'
import { beijingDateTime, day, fen, hour, ok, type Instant, type Result } from '@mallard/kernel'
import { storesWith } from '#features/people/staff/index.ts'
import { countToday } from '#features/insight/tracking/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import {
  buyersIn,
  moneyByDay,
  paidByHour,
  soldIn,
  type Span,
  type Stores,
  visitedIn,
} from './figures.repo.ts'
import {
  averageOf,
  conversionOf,
  dayOf,
  daysOf,
  startOf,
  type Stretch,
  stretchesOf,
} from './figures.rules.ts'

/** Days of the chart of days, unless a week is looked at. */
const chartDays = 30

interface Asked {
  readonly span: FigureSpan
  readonly reach: FigureReach
}

/** What was sold in a span, against the same time before. */
export async function summary(
  ctx: StaffCtx,
  { span, reach }: Asked,
): Promise<Result<FigureSummary, never>> {
  const { services } = ctx
  const { stores, hasVisits } = await reachOf(ctx, reach)
  const now = ctx.clock.now()
  const stretches = stretchesOf(span, now)
  if (hasVisits && span !== 'yesterday') await countToday(services)
  const figures = (stretch: Stretch) => figuresOf(ctx, stores, stretch, hasVisits)
  const [these, before, hours, days] = await Promise.all([
    figures(stretches.now),
    figures(stretches.before),
    hoursOf(ctx, stores, span === 'yesterday' ? startOf(dayOf(now)) - 1 : now),
    chartOf(ctx, stores, span === 'week' ? 7 : chartDays, now),
  ])
  const counted = daysOf(stretches.now)
  return ok({
    at: now,
    from: counted[0] ?? dayOf(now),
    until: counted.at(-1) ?? dayOf(now),
    stores: stores.storeIds.length,
    now: these,
    before,
    hours,
    days,
  })
}

/** The stores that are counted, and whether their visits may be told. */
export async function reachOf(
  ctx: StaffCtx,
  reach: FigureReach,
): Promise<{ stores: Stores; hasVisits: boolean }> {
  const { partnerId, storeId } = ctx.scope
  if (reach === 'store')
    return {
      stores: { partnerId, storeIds: [storeId] },
      hasVisits: ctx.staff.rights.includes('visit.read'),
    }
  const [storeIds, visited] = await Promise.all([
    storesWith(ctx, 'figure.read'),
    storesWith(ctx, 'visit.read'),
  ])
  return {
    stores: { partnerId, storeIds },
    hasVisits: storeIds.every((id) => visited.includes(id)),
  }
}

function spanOf({ from, until }: Stretch): Span {
  const last = dayOf(until - 1)
  const hours = Math.floor((until - startOf(last)) / hour)
  const partFrom = startOf(last) + hours * hour
  return {
    from: dayOf(from),
    last,
    hours,
    partFrom: new Date(partFrom),
    partUntil: new Date(until),
  }
}

async function figuresOf(
  { services: { db }, clock }: StaffCtx,
  stores: Stores,
  stretch: Stretch,
  hasVisits: boolean,
): Promise<Figures> {
  const span = spanOf(stretch)
  // Of today, all that is counted has begun; a day that is over counts whole.
  const isWhole = stretch.until === clock.now() || startOf(span.last) + day === stretch.until
  const begunBy = isWhole ? undefined : `${beijingDateTime(stretch.until).slice(11, 15)}0`
  const [sold, { buyers, buyerDays }, visited] = await Promise.all([
    soldIn(db, stores, span),
    buyersIn(db, stores, span),
    hasVisits ? visitedIn(db, stores, span, begunBy) : undefined,
  ])
  const { orders, paid, refunds, refunded } = sold
  return {
    paid: fen(paid),
    orders,
    buyers,
    average: fen(averageOf(paid, orders)),
    refunds,
    refunded: fen(refunded),
    net: fen(paid - refunded),
    visits: visited?.visits ?? null,
    visitors: visited?.visitors ?? null,
    conversionBp: visited ? conversionOf(buyerDays, visited.visitors) : null,
  }
}

/** What each hour of a day brought, and the same hour of the day before. */
async function hoursOf(
  { services: { db } }: StaffCtx,
  stores: Stores,
  until: Instant,
): Promise<FigureSummary['hours']> {
  const [date, before] = [dayOf(until), dayOf(until - day)]
  const rows = await paidByHour(db, stores, [date, before])
  const paidIn = (of: string, at: number) =>
    fen(rows.find((row) => row.day === of && row.hour === at)?.paid ?? 0)
  const reached = Math.floor((until - startOf(date)) / hour)
  return Array.from({ length: 24 }, (_, at) => ({
    hour: at,
    paid: at <= reached ? paidIn(date, at) : null,
    before: paidIn(before, at),
  }))
}

async function chartOf(
  { services: { db } }: StaffCtx,
  stores: Stores,
  count: number,
  now: Instant,
): Promise<FigureSummary['days']> {
  const dates = daysOf({ from: startOf(dayOf(now)) - (count - 1) * day, until: now })
  const rows = await moneyByDay(db, stores, dates[0] ?? dayOf(now), dayOf(now))
  return dates.map((date) => {
    const found = rows.find((row) => row.day === date)
    return { day: date, paid: fen(found?.paid ?? 0), refunded: fen(found?.refunded ?? 0) }
  })
}
