import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { ofStores } from './figures.repo.ts'
import type { FigurePart } from './figures.tables.ts'
import type { ReportSource } from './report.ts'

export interface SalesRow {
  readonly day: string
  readonly orders: number
  readonly gross: number
  readonly paid: number
  readonly refunds: number
  readonly refunded: number
}

/** Every day, those without an order as well, the latest first. */
export async function salesByDay({ db, stores, from, until }: ReportSource): Promise<SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    select d.day::date as day, coalesce(sum(f.orders), 0)::int as orders,
      coalesce(sum(f.gross), 0)::bigint as gross, coalesce(sum(f.paid), 0)::bigint as paid,
      coalesce(sum(f.refunds), 0)::int as refunds, coalesce(sum(f.refunded), 0)::bigint as refunded
    from generate_series(${from}::date, ${until}::date, interval '1 day') d(day)
    left join figure_hour f on ${ofStores('f', stores)} and f.day = d.day::date
    group by d.day order by d.day desc`.execute(db)
  return rows
}

export interface PartRow {
  readonly key: string
  readonly orders: number
  readonly units: number
  readonly paid: number
  readonly cost: number
  readonly buyers: number
  readonly newBuyers: number
}

const partSums = sql`sum(f.orders)::int as orders, sum(f.units)::int as units, sum(f.paid)::bigint as paid,
  sum(f.cost)::bigint as cost, sum(f.buyers)::int as buyers, sum(f.new_buyers)::int as "newBuyers"`

/** What was sold of each thing of a part, the most first. */
export async function partTotals(
  { db, stores, from, until, most }: ReportSource,
  part: FigurePart,
): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select f.key, ${partSums} from figure_part f
    where ${ofStores('f', stores)} and f.part = ${part} and f.day between ${from}::date and ${until}::date
    group by f.key order by sum(f.paid) desc, f.key limit ${most + 1}`.execute(db)
  return rows
}

/** The same of each day, the latest first. */
export async function partDays(
  { db, stores, from, until }: ReportSource,
  part: FigurePart,
): Promise<(PartRow & { readonly day: string })[]> {
  const { rows } = await sql<PartRow & { readonly day: string }>`
    select f.day, f.key, ${partSums} from figure_part f
    where ${ofStores('f', stores)} and f.part = ${part} and f.day between ${from}::date and ${until}::date
    group by f.day, f.key order by f.day desc, f.key`.execute(db)
  return rows
}

/** What the channels took for these days, by the way to pay; none where no bill says so. */
export async function feesByMethod({
  db,
  stores,
  from,
  until,
}: ReportSource): Promise<Map<string, number>> {
  const { rows } = await sql<{ method: string; fee: number }>`
    select l.method, sum(l.fee)::bigint as fee from pay_bill_line l
    where ${ofStores('l', stores)} and l.day between ${from}::date and ${until}::date and l.fee is not null
    group by l.method`.execute(db)
  return new Map(rows.map(({ method, fee }) => [method, fee]))
}

export interface Named {
  readonly name: string
  readonly nameEn: string
}

const byKey = (rows: readonly (Named & { readonly id: number })[]): Map<string, Named> =>
  new Map(rows.map((row) => [String(row.id), row]))

export async function promotionNames(
  db: Db,
  partnerId: number,
  ids: readonly number[],
): Promise<Map<string, Named>> {
  const { rows } = await sql<Named & { id: number }>`
    select p.id, p.name, p.name_en as "nameEn" from promotion p
    where p.partner_id = ${partnerId} and p.id = any(${[...ids]}::bigint[])`.execute(db)
  return byKey(rows)
}

export async function couponNames(
  db: Db,
  partnerId: number,
  ids: readonly number[],
): Promise<Map<string, Named>> {
  const { rows } = await sql<Named & { id: number }>`
    select t.id, t.name, t.name_en as "nameEn" from coupon_template t
    where t.partner_id = ${partnerId} and t.id = any(${[...ids]}::bigint[])`.execute(db)
  return byKey(rows)
}

export interface GoodsRow extends Named {
  readonly id: number
  readonly views: number
  readonly visits: number
  readonly carts: number
  readonly orders: number
  readonly units: number
  readonly buyers: number
  readonly paid: number
}

/** Goods that were seen or sold, those that brought most first. */
export async function goodsTotals({
  db,
  stores,
  from,
  until,
  most,
}: ReportSource): Promise<GoodsRow[]> {
  const { rows } = await sql<GoodsRow>`
    with sold as (
      select f.key, sum(f.orders)::int as orders, sum(f.units)::int as units, sum(f.buyers)::int as buyers,
        sum(f.paid)::bigint as paid
      from figure_part f
      where ${ofStores('f', stores)} and f.part = 'goods' and f.day between ${from}::date and ${until}::date
      group by f.key
    ), seen as (
      select v.key, sum(v.views) filter (where v.part = 'goods')::int as views,
        sum(v.visits) filter (where v.part = 'goods')::int as visits,
        sum(v.visits) filter (where v.part = 'goodsCart')::int as carts
      from visit_day v
      where ${ofStores('v', stores)} and v.part in ('goods', 'goodsCart')
        and v.day between ${from}::date and ${until}::date
      group by v.key
    )
    select g.id, g.title as name, g.title_en as "nameEn", coalesce(seen.views, 0) as views,
      coalesce(seen.visits, 0) as visits, coalesce(seen.carts, 0) as carts,
      coalesce(sold.orders, 0) as orders,
      coalesce(sold.units, 0) as units, coalesce(sold.buyers, 0) as buyers, coalesce(sold.paid, 0) as paid
    from sold full join seen using (key)
    join goods g on g.partner_id = ${stores.partnerId} and g.id = key::bigint
    order by coalesce(sold.paid, 0) desc, coalesce(seen.visits, 0) desc, g.id limit ${most + 1}`.execute(
    db,
  )
  return rows
}

export interface CohortRow {
  readonly began: string
  readonly month: string
  readonly buyers: number
  readonly paid: number
}

/** Of those who came in the months of these days, all months since; the newest first. */
export async function cohortRows({ db, stores, from, until }: ReportSource): Promise<CohortRow[]> {
  const { rows } = await sql<CohortRow>`
    select c.began, c.month, sum(c.buyers)::int as buyers, sum(c.paid)::bigint as paid
    from figure_cohort c
    where ${ofStores('c', stores)} and c.began between date_trunc('month', ${from}::date) and ${until}::date
    group by c.began, c.month order by c.began desc, c.month`.execute(db)
  return rows
}

/** By what visits are told apart that came to a step. */
export type StepPart = 'hostStep' | 'sourceStep' | 'wordStep'

export interface StepRow {
  /** `cart wap`. */
  readonly key: string
  /** Pages of these visits that it is about. */
  readonly views: number
  readonly visits: number
}

/** How many visits came to each step, by host, by source or by what they looked for. */
export async function stepTotals(
  { db, stores, from, until }: ReportSource,
  part: StepPart,
): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select v.key, sum(v.views)::int as views, sum(v.visits)::int as visits from visit_day v
    where ${ofStores('v', stores)} and v.part = ${part} and v.day between ${from}::date and ${until}::date
    group by v.key`.execute(db)
  return rows
}
