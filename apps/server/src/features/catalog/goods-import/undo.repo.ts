import type {
  BackOutcome,
  BackState,
} from '@mallard/contract/catalog/goods-import/import-after.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Kept, Undo } from './undo.rules.ts'

interface Place {
  readonly id: number
  readonly partnerId: number
}

export interface NewUndo {
  /** The first line of the goods. */
  readonly line: number
  readonly goodsId: number
  readonly undo: Undo
}

export async function noteUndos(
  trx: Db,
  { id, partnerId }: Place,
  undos: readonly NewUndo[],
): Promise<void> {
  if (undos.length === 0) return
  await sql`
    insert into goods_import_undo (import_id, partner_id, line, goods_id, undo)
    select ${id}::bigint, ${partnerId}::int, u.line, u."goodsId", u.undo
    from jsonb_to_recordset(${JSON.stringify(undos)}::jsonb)
      as u(line int, "goodsId" bigint, undo jsonb)
    on conflict (import_id, line) do update set undo = excluded.undo`.execute(trx)
}

interface MadeGoods {
  readonly goodsId: number
  readonly version: number
  readonly skus: readonly {
    readonly productSn: string
    readonly salePrice: number
    readonly onHand: number
  }[]
}

/** New goods as they are now. */
export async function findMade(
  db: Db,
  { partnerId, storeId }: Scope,
  goodsIds: readonly number[],
): Promise<MadeGoods[]> {
  const { rows } = await sql<MadeGoods>`
    select g.id as "goodsId", g.version, jsonb_agg(jsonb_build_object('productSn', k.product_sn,
      'salePrice', s.sale_price, 'onHand', s.on_hand)) as skus
    from goods g join sku k on k.partner_id = g.partner_id and k.goods_id = g.id
    join store_sku s on s.partner_id = k.partner_id and s.sku_id = k.id and s.store_id = ${storeId}
    where g.partner_id = ${partnerId} and g.id = any(${goodsIds}::bigint[])
    group by g.id`.execute(db)
  return rows
}

export async function findUndo(db: Db, importId: number, line: number): Promise<Undo | undefined> {
  const { rows } = await sql<{ undo: Undo }>`
    select u.undo from goods_import_undo u
    where u.import_id = ${importId} and u.line = ${line}`.execute(db)
  return rows[0]?.undo
}

/** What is to be taken back next: from the last line on, as later lines may rest on earlier ones. */
export async function nextUndos(
  db: Db,
  importId: number,
  before: number,
  max: number,
): Promise<NewUndo[]> {
  const { rows } = await sql<NewUndo>`
    select u.line, u.goods_id as "goodsId", u.undo from goods_import_undo u
    where u.import_id = ${importId} and u.line < ${before}
    order by u.line desc limit ${max}`.execute(db)
  return rows
}

export interface SettledUndo {
  readonly line: number
  readonly outcome: BackOutcome
  readonly kept: readonly Kept[]
}

export async function settleUndos(
  trx: Db,
  importId: number,
  settled: readonly SettledUndo[],
): Promise<void> {
  await sql`
    update goods_import_undo u set outcome = s.outcome, kept = s.kept
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb)
      as s(line int, outcome text, kept jsonb)
    where u.import_id = ${importId} and u.line = s.line`.execute(trx)
}

export interface BackRow {
  readonly state: BackState
  readonly mark: number
  readonly staffId: number
  readonly staffName: string
  readonly ip: string
  readonly createdAt: Date
  readonly doneAt: Date | null
}

export async function findBack(db: Db, importId: number): Promise<BackRow | undefined> {
  const { rows } = await sql<BackRow>`
    select b.state, b.mark, b.staff_id as "staffId", b.staff_name as "staffName", b.ip,
      b.created_at as "createdAt", b.done_at as "doneAt"
    from goods_import_back b where b.import_id = ${importId}`.execute(db)
  return rows[0]
}

/** Starts to undo an import; false when its undo was started already, or when there is nothing to undo. */
export async function insertBack(
  trx: Db,
  { id, partnerId }: Place,
  by: { readonly staff: { readonly id: number; readonly name: string }; ip: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into goods_import_back (import_id, partner_id, mark, staff_id, staff_name, ip, created_at)
    select ${id}::bigint, ${partnerId}::int, 1 + max(u.line), ${by.staff.id}::bigint,
      ${by.staff.name}::text, ${by.ip}::text, ${by.at}::timestamptz
    from goods_import_undo u where u.import_id = ${id} having count(*) > 0
    on conflict do nothing returning import_id`.execute(trx)
  return rows.length === 1
}

/** Compare-and-set of how far it is; false when another worker was quicker. */
export async function moveBack(
  trx: Db,
  importId: number,
  from: number,
  to: { readonly mark: number } | { readonly doneAt: Date },
): Promise<boolean> {
  const { mark, doneAt } = { mark: from, doneAt: null, ...to }
  const { rows } = await sql`
    update goods_import_back set mark = ${mark}, done_at = ${doneAt}::timestamptz,
      state = case when ${doneAt}::timestamptz is null then state else 'taken' end
    where import_id = ${importId} and mark = ${from} and state = 'taking'
    returning import_id`.execute(trx)
  return rows.length === 1
}

interface UndoCounts {
  readonly all: number
  readonly done: number
  readonly restored: number
  readonly partly: number
  readonly kept: number
}

export async function countUndos(db: Db, importId: number): Promise<UndoCounts> {
  const { rows } = await sql<UndoCounts>`
    select count(*)::int as all, count(u.outcome)::int as done,
      count(*) filter (where u.outcome = 'restored')::int as restored,
      count(*) filter (where u.outcome = 'partly')::int as partly,
      count(*) filter (where u.outcome = 'kept')::int as kept
    from goods_import_undo u where u.import_id = ${importId}`.execute(db)
  return rows[0]!
}

interface KeptRow extends SettledUndo {
  readonly goodsId: number
  readonly code: string | null
  readonly title: string | null
}

export async function findKept(
  db: Db,
  importId: number,
  offset: number,
  limit: number,
): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow>`
    select u.line, u.goods_id as "goodsId", u.outcome, u.kept, g.code, g.title
    from goods_import_undo u
    left join goods g on g.partner_id = u.partner_id and g.id = u.goods_id
    where u.import_id = ${importId} and u.outcome in ('partly', 'kept')
    order by u.line limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** What fetching again has come to; null: nothing is fetched again. */
export async function findAgain(db: Db, importId: number): Promise<number | null> {
  const { rows } = await sql<{ mark: number | null }>`
    select i.again_mark as mark from goods_import i where i.id = ${importId}`.execute(db)
  return rows[0]?.mark ?? null
}

/** Compare-and-set of the same; `null` begins and ends it. */
export async function moveAgain(
  trx: Db,
  importId: number,
  from: number | null,
  to: number | null,
): Promise<boolean> {
  const { rows } = await sql`
    update goods_import set again_mark = ${to}::int
    where id = ${importId} and again_mark is not distinct from ${from}::int and state = 'done'
    returning id`.execute(trx)
  return rows.length === 1
}

/** When an import came to its end, which stays so until the transaction ends; undefined: it did not. */
export async function lockEnded(trx: Db, importId: number): Promise<Date | undefined> {
  const { rows } = await sql<{ doneAt: Date }>`
    select i.done_at as "doneAt" from goods_import i
    where i.id = ${importId} and i.state in ('done', 'stopped') for no key update`.execute(trx)
  return rows[0]?.doneAt
}

/** Nothing of an import is put on the shelf by a click any more. */
export async function forgetShelf(trx: Db, importId: number): Promise<void> {
  await sql`
    update goods_import_row set is_to_shelve = false
    where import_id = ${importId} and is_to_shelve`.execute(trx)
  await sql`
    update goods_import set tally = jsonb_set(tally, '{toShelve}', '0')
    where id = ${importId}`.execute(trx)
}
