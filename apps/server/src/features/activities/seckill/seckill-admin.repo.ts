import type { SeckillSetup } from '@mallard/contract/activities/seckill/seckill-admin.calls'
import type { SeckillState } from '@mallard/contract/activities/seckill/seckill.codes'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import './seckill.tables.ts'

const ofStore = (scope: Scope) =>
  sql`s.partner_id = ${scope.partnerId} and s.store_id = ${scope.storeId}`

const states: Readonly<Record<SeckillState, (now: Date) => ReturnType<typeof sql>>> = {
  CLOSED: () => sql`s.closed_at is not null`,
  WAIT: (now) => sql`s.closed_at is null and s.start_at > ${now}`,
  RUN: (now) => sql`s.closed_at is null and s.start_at <= ${now} and s.end_at > ${now}`,
  END: (now) => sql`s.closed_at is null and s.end_at <= ${now}`,
}

export interface ListedSession {
  readonly id: number
  readonly name: string
  readonly startAt: number
  readonly endAt: number
  readonly isClosed: boolean
  readonly closeReason: string
  readonly reminders: number
  readonly skuCount: number
  readonly quota: number
  readonly sold: number
  readonly reserved: number
}

export async function listSessions(
  db: Db,
  scope: Scope,
  input: { readonly state: SeckillState | 'ALL'; readonly offset: number; readonly limit: number },
  now: Date,
): Promise<{ rows: ListedSession[]; total: number }> {
  const which = sql`${ofStore(scope)} and ${input.state === 'ALL' ? sql`true` : states[input.state](now)}`
  const { rows } = await sql<ListedSession>`
    select s.id, s.name, (extract(epoch from s.start_at) * 1000)::bigint as "startAt", (extract(epoch from s.end_at) * 1000)::bigint as "endAt",
      s.closed_at is not null as "isClosed", s.close_reason as "closeReason",
      (select count(*)::int from seckill_reminder r where r.seckill_id = s.id) as reminders,
      f.skus as "skuCount", f.quota, f.sold, f.reserved
    from seckill s cross join lateral (
      select count(*)::int as skus, coalesce(sum(q.quota), 0)::int as quota, coalesce(sum(q.sold), 0)::int as sold, coalesce(sum(q.reserved), 0)::int as reserved
      from seckill_sku q where q.seckill_id = s.id) f
    where ${which} order by s.start_at desc, s.id desc limit ${input.limit} offset ${input.offset}`.execute(
    db,
  )
  const counted = await sql<{
    total: number
  }>`select count(*)::int as total from seckill s where ${which}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export interface BoardRow {
  readonly skuId: number
  readonly available: number
  readonly sold: number
  readonly reserved: number
  readonly placed: number
  readonly paid: number
  readonly refused: number
}

/** How each SKU of a session went so far. */
export async function boardOf(db: Db, scope: Scope, id: number): Promise<BoardRow[]> {
  const { rows } = await sql<BoardRow>`
    select q.sku_id as "skuId", t.on_hand - t.reserved as available, q.sold, q.reserved, q.placed, q.paid, coalesce(f.refused, 0)::bigint as refused
    from seckill_sku q join store_sku t on t.partner_id = q.partner_id and t.store_id = q.store_id and t.sku_id = q.sku_id
    left join seckill_refusal f on f.seckill_id = q.seckill_id and f.sku_id = q.sku_id
    where q.partner_id = ${scope.partnerId} and q.store_id = ${scope.storeId} and q.seckill_id = ${id}`.execute(
    db,
  )
  return rows
}

/** Members who saw a session's page, and those who want to be reminded of it. */
export async function countMembers(
  db: Db,
  id: number,
): Promise<{ seen: number; reminders: number }> {
  const { rows } = await sql<{ seen: number; reminders: number }>`
    select (select count(*)::int from seckill_seen v where v.seckill_id = ${id}) as seen,
      (select count(*)::int from seckill_reminder r where r.seckill_id = ${id}) as reminders`.execute(
    db,
  )
  return rows[0]!
}

export interface SetUpSku {
  readonly skuId: number
  readonly title: string
  readonly titleEn: string
  readonly salePrice: number
  readonly available: number
  /** The other session that has the SKU at the same time. */
  readonly clash: { readonly id: number; readonly name: string } | null
  /** Another activity that has the SKU at the same time. */
  readonly other: { readonly tag: string; readonly tagEn: string } | null
}

/** What a set-up must know of its SKUs; those that the store does not have are missing. */
export async function setUpSkus(
  db: Db,
  scope: Scope,
  setup: Pick<SeckillSetup, 'id' | 'startAt' | 'endAt' | 'skus'>,
): Promise<SetUpSku[]> {
  const [from, until] = [new Date(setup.startAt), new Date(setup.endAt)]
  const { rows } = await sql<SetUpSku>`
    select k.id as "skuId", g.title, g.title_en as "titleEn", t.sale_price as "salePrice", t.on_hand - t.reserved as available,
      (select jsonb_build_object('id', s.id, 'name', s.name) from seckill s join seckill_sku q on q.seckill_id = s.id
        where ${ofStore(scope)} and q.sku_id = k.id and s.id <> ${setup.id} and s.closed_at is null
          and s.start_at < ${until} and s.end_at > ${from} order by s.start_at limit 1) as clash,
      (select jsonb_build_object('tag', a.tag, 'tagEn', a.tag_en) from activity_offer a where a.partner_id = k.partner_id and a.store_id = t.store_id and a.sku_id = k.id
        and a.kind <> ${orderKind.seckill} and a.start_at < ${until} and a.end_at > ${from} order by a.start_at limit 1) as other
    from sku k join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
    join store_sku t on t.partner_id = k.partner_id and t.store_id = ${scope.storeId} and t.sku_id = k.id
    where k.partner_id = ${scope.partnerId} and k.id = any(${setup.skus.map(({ skuId }) => skuId)}::bigint[])`.execute(
    db,
  )
  return rows
}

/**
 * Set-ups of one store are saved one after another, so that two cannot take a SKU for the same
 * time.
 */
export async function lockSetups(trx: Db, scope: Scope): Promise<void> {
  await sql`select 1 from store where partner_id = ${scope.partnerId} and id = ${scope.storeId} for no key update`.execute(
    trx,
  )
}

async function writeSkus(
  trx: Db,
  { partnerId, storeId }: Scope,
  id: number,
  skus: SeckillSetup['skus'],
): Promise<void> {
  await trx.deleteFrom('seckill_sku').where('seckill_id', '=', id).execute()
  await trx
    .insertInto('seckill_sku')
    .values(
      skus.map(({ skuId, price, quota, limit }, sort) => ({
        seckill_id: id,
        partner_id: partnerId,
        store_id: storeId,
        sku_id: skuId,
        sort,
        price,
        quota,
        limit_per_user: limit,
      })),
    )
    .execute()
}

const columnsOf = ({ name, nameEn, startAt, endAt }: SeckillSetup) => ({
  name,
  name_en: nameEn,
  start_at: new Date(startAt),
  end_at: new Date(endAt),
})

export async function insertSession(
  trx: Db,
  scope: Scope,
  setup: SeckillSetup,
  at: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('seckill')
    .values({
      partner_id: scope.partnerId,
      store_id: scope.storeId,
      created_at: at,
      ...columnsOf(setup),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeSkus(trx, scope, id, setup.skus)
  return id
}

/**
 * Changes a session that is as it was read, and has not begun: afterwards people have bought by it.
 */
export async function updateSession(
  trx: Db,
  scope: Scope,
  setup: SeckillSetup,
  at: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('seckill')
    .set({ ...columnsOf(setup), version: sql`version + 1` })
    .where('partner_id', '=', scope.partnerId)
    .where('store_id', '=', scope.storeId)
    .where('id', '=', setup.id)
    .where('version', '=', setup.version)
    .where('closed_at', 'is', null)
    .where('start_at', '>', at)
    .returning('id')
    .executeTakeFirst()
  if (row) await writeSkus(trx, scope, setup.id, setup.skus)
  return row !== undefined
}

/** True when it was open until now. */
export async function closeSession(
  trx: Db,
  { partnerId, storeId }: Scope,
  id: number,
  reason: string,
  at: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('seckill')
    .set({ closed_at: at, close_reason: reason, version: sql`version + 1` })
    .where('partner_id', '=', partnerId)
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where('end_at', '>', at)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
