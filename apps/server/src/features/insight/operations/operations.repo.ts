import type { JobSubject } from '@mallard/contract/insight/operations/operations-admin.calls'
import { sql, type RawBuilder } from 'kysely'
import { totalOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import type { Found } from './operations.tables.ts'

/** Rows of a broken invariant that are kept. */
const rowsKept = 20
const runsKept = 200

/**
 * Asks one invariant, for so many milliseconds at most: the books of a large shop are not read in
 * the time of a page.
 */
export async function askInvariant(
  db: Db,
  name: string,
  question: RawBuilder<unknown>,
  timeoutMs: number,
): Promise<Found> {
  const { rows } = await db.transaction().execute(async (trx) => {
    // Written out, so that our own patience with the database is as long
    // (platform/db/query-time.ts).
    await sql`set local statement_timeout = ${sql.lit(Math.max(1, Math.ceil(timeoutMs)))}`.execute(
      trx,
    )
    return sql<{ row: Record<string, unknown>; total: number }>`
      select to_jsonb(f) as row, count(*) over ()::int as total
      from (${question}) as f limit ${rowsKept}`.execute(trx)
  })
  return { name, total: rows[0]?.total ?? 0, rows: rows.map(({ row }) => row) }
}

/** Begins a run, unless one is under way that began after `stale`; its number. */
export async function beginRun(
  db: Db,
  staffName: string,
  at: Date,
  stale: Date,
): Promise<number | undefined> {
  await sql`delete from invariant_run where finished_at is null and started_at <= ${stale}`.execute(
    db,
  )
  const { rows } = await sql<{ id: number }>`
    insert into invariant_run (started_at, staff_name)
    values (${at}, ${staffName})
    on conflict do nothing
    returning id`.execute(db)
  return rows[0]?.id
}

export async function endRun(
  db: Db,
  id: number,
  results: readonly Found[],
  at: Date,
): Promise<void> {
  await sql`
    update invariant_run set finished_at = ${at}, results = ${JSON.stringify(results)}::jsonb
    where id = ${id}`.execute(db)
  await sql`
    delete from invariant_run
    where id <= (select id from invariant_run order by id desc offset ${runsKept}
      limit 1)`.execute(db)
}

/** What was found so far: a process that dies takes none of it along. */
export async function noteRun(db: Db, id: number, results: readonly Found[]): Promise<void> {
  await sql`update invariant_run set results = ${JSON.stringify(results)}::jsonb where id = ${id}`.execute(
    db,
  )
}

export interface RunRow {
  readonly startedAt: Date
  readonly finishedAt: Date | null
  readonly staffName: string
  readonly results: readonly Found[]
}

/** The run that began last, or the last one by the clock that ended. */
export async function latestRun(db: Db, onlyByClock: boolean): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select started_at as "startedAt", finished_at as "finishedAt", staff_name as "staffName", results
    from invariant_run
    where not ${onlyByClock}::boolean or (staff_name = '' and finished_at is not null)
    order by id desc limit 1`.execute(db)
  return rows[0]
}

export interface KindRow {
  readonly kind: string
  readonly waiting: number
  readonly running: number
  readonly dead: number
  readonly oldest: Date | null
}

export async function jobKinds(db: Db): Promise<KindRow[]> {
  const { rows } = await sql<KindRow>`
    select kind, count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'running')::int as running,
      count(*) filter (where state = 'dead')::int as dead,
      min(due_at) filter (where state = 'waiting') as oldest
    from job group by kind order by kind`.execute(db)
  return rows
}

export interface DeadRow {
  readonly id: number
  readonly kind: string
  readonly key: string | null
  readonly payload: Record<string, unknown>
  readonly attempts: number
  readonly lastError: string | null
  readonly createdAt: Date
}

export interface DeadRowWithSubject extends DeadRow {
  readonly subject: JobSubject | null
}

/** What the payload of a job names, whether by its number or by its id. */
const subject = sql`(
  select jsonb_build_object('kind', s.kind, 'number', s.number, 'partnerId', s.partner_id,
    'storeId', s.store_id)
  from (
    select 'order' as kind, o.order_sn as number, o.partner_id, o.store_id
    from orders o
    where o.order_sn = payload->>'orderSn'
    union all select 'order', o.order_sn, o.partner_id, o.store_id
    from orders o
    where o.id = (payload->>'orderId')::bigint
    union all select 'order', o.order_sn, o.partner_id, o.store_id from orders o
      where o.id = case when payload->>'topic' = 'order' then (payload->>'key')::bigint end
    union all select 'order', o.order_sn, o.partner_id, o.store_id
    from delivery d
    join orders o on o.id = d.order_id
    where d.id = (payload->>'deliveryId')::bigint
    union all select 'return', r.apply_id, r.partner_id, r.store_id
    from return_apply r
    where r.apply_id = payload->>'applyId'
    union all select 'return', r.apply_id, r.partner_id, r.store_id
    from return_pickup p
    join return_apply r on r.id = p.apply_id
    where p.pickup_no = payload->>'pickupNo'
    union all select 'thirdReturn', t.apply_id, t.partner_id, t.store_id
    from third_return t
    where t.apply_id = payload->>'applyId'
    union all select 'refund', f.refund_no, f.partner_id, f.store_id
    from pay_refund f
    where f.refund_no = payload->>'refundNo'
    union all select 'payment', p.pay_no, p.partner_id, p.store_id
    from pay_order p
    where p.pay_no = payload->>'payNo'
    union all select 'invoice', i.id::text, i.partner_id, i.store_id
    from invoice i
    where i.id = (payload->>'invoiceId')::bigint
    union all select 'invoice', m.invoice_id::text, m.partner_id, m.store_id
    from invoice_mail m
    where m.id = (payload->>'mailId')::bigint
  ) as s limit 1)`

export async function findDead(
  db: Db,
  kind: string | undefined,
  offset: number,
  limit: number,
): Promise<{ rows: DeadRowWithSubject[]; total: number }> {
  const which = sql`state = 'dead' and (${kind ?? null}::text is null or kind = ${kind ?? null}::text)`
  const [{ rows }, total] = await Promise.all([
    sql<DeadRowWithSubject>`
      select id, kind, key, payload, attempts, last_error as "lastError", created_at as "createdAt",
        ${subject} as subject
      from job where ${which} order by id desc limit ${limit} offset ${offset}`.execute(db),
    totalOf(db, sql`job where ${which}`),
  ])
  return { rows, total }
}

/** A dead job, locked until the transaction ends. */
export async function lockDead(trx: Db, id: number): Promise<DeadRow | undefined> {
  const { rows } = await sql<DeadRow>`
    select id, kind, key, payload, attempts, last_error as "lastError", created_at as "createdAt"
    from job
    where id = ${id} and state = 'dead' for update`.execute(trx)
  return rows[0]
}

export async function isWaiting(trx: Db, kind: string, key: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from job
    where kind = ${kind} and key = ${key} and state = 'waiting' for update`.execute(trx)
  return rows.length > 0
}
