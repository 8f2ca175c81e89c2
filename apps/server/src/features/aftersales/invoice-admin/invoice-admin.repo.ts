import {
  invoiceStages,
  titleType,
  type InvoiceQueue,
} from '@mallard/contract/aftersales/invoice/invoice.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { invoiceColumns, type InvoiceRow } from '#features/aftersales/invoice/index.ts'
import { countOf } from '#platform/db/counted.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { Db } from '#platform/db/database.ts'

export interface AdminRow extends InvoiceRow {
  readonly orderStatus: number
}

export interface AdminInput {
  readonly stage?: InvoiceQueue | undefined
  readonly q?: string | undefined
  readonly title?: 'person' | 'company' | undefined
  /** Applied for from this moment, to before that one. */
  readonly from?: number | undefined
  readonly until?: number | undefined
}

/** What the index of these says, word for word. */
const isUnreversed = sql`v.state = 'issued' and v.unreversed <> 'left'`
const columns = sql`${invoiceColumns}, o.status as "orderStatus"`

function which(scope: Scope, { q, title, from, until }: AdminInput) {
  const start = `${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`
  // Each way goes through an index of its own.
  const own = ofStore('w', scope)
  const matches = q
    ? sql`v.id = any(array(
        select w.id from orders b join invoice w on w.order_id = b.id where ${own} and b.order_sn = ${q}
        union all select w.id from invoice w where ${own} and w.invoice_no = ${q}
        union all select w.id from invoice w where ${own} and w.tax_no = ${q.toUpperCase()}
        union all select w.id from invoice w where ${own} and w.name like ${start}))`
    : sql`true`
  const isKind = title
    ? sql`v.type = ${title === 'company' ? titleType.company : titleType.personal}`
    : sql`true`
  const since = from === undefined ? sql`true` : sql`v.created_at >= ${new Date(from)}`
  const before = until === undefined ? sql`true` : sql`v.created_at < ${new Date(until)}`
  return sql`${ofStore('v', scope)} and ${matches} and ${isKind} and ${since} and ${before}`
}

function inQueue(queue: InvoiceQueue | undefined) {
  if (queue === 'unreversed') return isUnreversed
  return queue ? sql`v.state = ${queue}` : sql`true`
}

/** The newest first. */
export async function findAdminInvoices(
  db: Db,
  scope: Scope,
  input: AdminInput,
  offset: number,
  limit: number,
): Promise<AdminRow[]> {
  const { rows } = await sql<AdminRow>`
    select ${columns} from invoice v join orders o on o.id = v.order_id
    where ${which(scope, input)} and ${inQueue(input.stage)}
    order by v.created_at desc, v.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countByQueue(
  db: Db,
  scope: Scope,
  input: AdminInput,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    select s.state, ${countOf(sql`invoice v where ${which(scope, input)} and v.state = s.state`)} as count
    from unnest(${invoiceStages}::text[]) s (state)
    union all select 'unreversed', ${countOf(sql`invoice v
      where ${which(scope, input)} and ${isUnreversed}`)}`.execute(db)
  return new Map(rows.map(({ state, count }) => [state, count]))
}

export async function adminInvoice(
  db: Db,
  scope: Scope,
  id: number,
): Promise<AdminRow | undefined> {
  const { rows } = await sql<AdminRow>`
    select ${columns} from invoice v join orders o on o.id = v.order_id
    where ${ofStore('v', scope)} and v.id = ${id}`.execute(db)
  return rows[0]
}

export interface LogRow {
  readonly event: string
  readonly from: string | null
  readonly to: string
  readonly actorType: number
  readonly reason: string
  readonly at: Date
}

export async function logOf(db: Db, invoiceId: number): Promise<LogRow[]> {
  const { rows } = await sql<LogRow>`
    select event, from_state as "from", to_state as "to", actor_type as "actorType", reason, at
    from invoice_log
    where invoice_id = ${invoiceId}
    order by id`.execute(db)
  return rows
}

/** What the tax side refused and the operator has not turned down, the oldest first. */
export async function refusedIds(db: Db, scope: Scope, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select v.id from invoice v where ${ofStore('v', scope)} and v.state = 'failed' and v.fault <> ''
    order by v.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
