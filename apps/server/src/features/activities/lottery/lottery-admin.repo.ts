import type {
  AdminLottery,
  LotterySetup,
} from '@mallard/contract/activities/lottery/lottery-admin.calls'
import {
  prizeType,
  winStatus,
  type LotteryForm,
} from '@mallard/contract/activities/lottery/lottery.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { type Listing } from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import './lottery.tables.ts'
import { ofStore } from '#platform/db/of-store.ts'

export interface ListedLottery {
  readonly lotteryUrl: string
  readonly name: string
  readonly form: LotteryForm
  readonly prizes: number
  readonly draws: number
  readonly toShip: number
}

/** What a list shows of a lottery. */
export const lotteryListing: Listing = {
  columns: sql`a.url as "lotteryUrl", a.name, a.form,
    (select count(*)::int from lottery_prize z where z.lottery_id = a.id) as prizes,
    (select count(*)::int from lottery_record r where r.lottery_id = a.id) as draws,
    (select count(*)::int from lottery_record r
      where r.lottery_id = a.id and r.type > ${lit(prizeType.thanks)}
        and r.status = ${lit(winStatus.toShip)}) as "toShip"`,
}

export interface PrizeBoardRow {
  readonly id: number
  readonly won: number
  readonly what: string
  readonly whatEn: string
  /** Fen that one unit of goods costs in the store. */
  readonly value: number
}

/** What came of each prize; a goods prize that nobody claimed came back. */
export async function prizeBoard(db: Db, scope: Scope, id: number): Promise<PrizeBoardRow[]> {
  const { rows } = await sql<PrizeBoardRow>`
    select z.id, (select count(*)::int from lottery_record r where r.lottery_id = z.lottery_id
      and r.prize_id = z.id and r.status <> ${lit(winStatus.expired)}) as won,
      coalesce(t.name, concat_ws(' ', g.title, (select string_agg(a.attr->>'value', ' / ' order by a.place)
          from jsonb_array_elements(k.attrs) with ordinality a(attr, place)))) as what,
      coalesce(nullif(t.name_en, ''), t.name, nullif(g.title_en, ''), g.title, '') as "whatEn",
      coalesce(s.sale_price, 0)::bigint as value
    from lottery_prize z left join coupon_template t on t.id = z.template_id
    left join sku k on k.id = z.sku_id left join goods g on g.id = k.goods_id
    left join store_sku s on s.partner_id = z.partner_id and s.store_id = z.store_id and s.sku_id = z.sku_id
    where ${ofStore('z', scope)}
      and z.lottery_id = ${id}`.execute(db)
  return rows
}

/** What a lottery did so far. */
export async function figuresOf(
  db: Db,
  id: number,
): Promise<Omit<AdminLottery['figures'], 'goodsAmount' | 'goods' | 'coupons'>> {
  const { rows } = await sql<Omit<AdminLottery['figures'], 'goodsAmount' | 'goods' | 'coupons'>>`
    select (select count(*)::int from lottery_seen v where v.lottery_id = ${id}) as seen,
      count(distinct r.member_id)::int as members, count(*)::int as draws,
      coalesce(sum(r.cost), 0)::bigint as "pointsPaid", coalesce(sum(r.points), 0)::bigint as "pointsGiven"
    from lottery_record r where r.lottery_id = ${id}`.execute(db)
  return rows[0]!
}

export interface DayRow {
  readonly day: string
  readonly seen: number
  readonly members: number
  readonly draws: number
  readonly pointsPaid: number
  readonly pointsGiven: number
  readonly coupons: number
  readonly goods: number
  readonly goodsAmount: number
}

/** A lottery by day of Beijing, the latest first; `goodsAmount` in fen by today's prices. */
export async function daysOf(db: Db, id: number): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select to_char(e.at at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD') as day,
      count(*) filter (where e.type = 0)::int as seen,
      count(distinct e.member_id) filter (where e.type > 0)::int as members,
      count(*) filter (where e.type > 0)::int as draws, coalesce(sum(e.cost), 0)::bigint as "pointsPaid",
      coalesce(sum(e.points), 0)::bigint as "pointsGiven",
      count(*) filter (where e.type = ${lit(prizeType.coupon)})::int as coupons,
      count(*) filter (where e.type = ${lit(prizeType.goods)})::int as goods,
      coalesce(sum(e.value), 0)::bigint as "goodsAmount"
    from (
      select at, 0 as type, member_id, null::int as cost, null::int as points, null::bigint as value
      from lottery_seen where lottery_id = ${id}
      union all select r.at,
        case when r.status = ${lit(winStatus.expired)} then ${lit(prizeType.thanks)} else r.type end,
        r.member_id, r.cost, r.points,
        case when r.status <> ${lit(winStatus.expired)} then t.sale_price end
        from lottery_record r join lottery_prize z on z.id = r.prize_id
        left join store_sku t on t.partner_id = z.partner_id and t.store_id = z.store_id
          and t.sku_id = z.sku_id
        where r.lottery_id = ${id}
    ) e group by 1 order by 1 desc limit 31`.execute(db)
  return rows
}

/** The lottery that has the address of a set-up already. */
export async function urlTakenBy(
  db: Db,
  scope: Scope,
  { id, lotteryUrl }: LotterySetup,
): Promise<number | undefined> {
  const { rows } = await sql<{
    id: number
  }>`
    select a.id from lottery a
    where ${ofStore('a', scope)} and a.url = ${lotteryUrl} and a.id <> ${id}`.execute(db)
  return rows[0]?.id
}

/** What can be won from now on. */
export async function writePrizes(
  trx: Db,
  { partnerId, storeId }: Scope,
  id: number,
  prizes: LotterySetup['prizes'],
): Promise<void> {
  await trx.deleteFrom('lottery_prize').where('lottery_id', '=', id).execute()
  await trx
    .insertInto('lottery_prize')
    .values(
      prizes.map((prize, sort) => ({
        lottery_id: id,
        partner_id: partnerId,
        store_id: storeId,
        sort,
        type: prize.type,
        name: prize.name,
        name_en: prize.nameEn,
        weight: prize.weight,
        quota: prize.quota,
        points: prize.points,
        template_id: prize.templateId,
        sku_id: prize.skuId,
      })),
    )
    .execute()
}
