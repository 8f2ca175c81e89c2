import { titleType, type InvoiceStage } from '@mallard/contract/invoice/invoice.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { invoiceColumns, type InvoiceRow } from './invoice.repo.ts'

export interface DeskRow extends InvoiceRow {
  readonly orderStatus: number
}

export interface DeskWish {
  readonly stage?: InvoiceStage | undefined
  readonly q?: string | undefined
  readonly title?: 'person' | 'company' | undefined
  /** Applied for from this moment, to before that one. */
  readonly from?: number | undefined
  readonly until?: number | undefined
}

const columns = sql`${invoiceColumns}, o.status as "orderStatus"`

function which(scope: Scope, { q, title, from, until }: DeskWish) {
  const start = `${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const matches = q ? sql`(v.order_sn = ${q} or v.invoice_no = ${q} or v.tax_no = ${q.toUpperCase()} or v.name like ${start})` : sql`true`
  const isKind = title ? sql`v.type = ${title === 'company' ? titleType.company : titleType.personal}` : sql`true`
  const since = from === undefined ? sql`true` : sql`v.created_at >= ${new Date(from)}`
  const before = until === undefined ? sql`true` : sql`v.created_at < ${new Date(until)}`
  return sql`v.partner_id = ${scope.partnerId} and v.store_id = ${scope.storeId} and ${matches} and ${isKind} and ${since} and ${before}`
}

/** The newest first. */
export async function findDeskInvoices(db: Db, scope: Scope, wish: DeskWish, offset: number, limit: number): Promise<DeskRow[]> {
  const { rows } = await sql<DeskRow>`
    select ${columns} from invoice v join orders o on o.id = v.order_id
    where ${which(scope, wish)} and ${wish.stage ? sql`v.state = ${wish.stage}` : sql`true`} order by v.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countByStage(db: Db, scope: Scope, wish: DeskWish): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{
    state: string
    count: number
  }>`select v.state, count(*)::int as count from invoice v where ${which(scope, wish)} group by v.state`.execute(db)
  return new Map(rows.map(({ state, count }) => [state, count]))
}

export async function deskInvoice(db: Db, scope: Scope, id: number): Promise<DeskRow | undefined> {
  const { rows } = await sql<DeskRow>`
    select ${columns} from invoice v join orders o on o.id = v.order_id
    where v.partner_id = ${scope.partnerId} and v.store_id = ${scope.storeId} and v.id = ${id}`.execute(db)
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
    select event, from_state as "from", to_state as "to", actor_type as "actorType", reason, at from invoice_log where invoice_id = ${invoiceId} order by id`.execute(
    db,
  )
  return rows
}

/** What the tax side refused and the operator has not turned down, the oldest first. */
export async function refusedIds(db: Db, scope: Scope, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select v.id from invoice v where v.partner_id = ${scope.partnerId} and v.store_id = ${scope.storeId} and v.state = 'failed' and v.fault <> ''
    order by v.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
