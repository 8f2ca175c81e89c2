import type { InvoiceStage } from '@mallard/contract/invoice/invoice.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { invoiceColumns, type InvoiceRow } from './invoice.repo.ts'

export interface DeskRow extends InvoiceRow {
  readonly orderStatus: number
  readonly dueAmount: number
}

export interface DeskWish {
  readonly stage?: InvoiceStage | undefined
  readonly q?: string | undefined
}

const columns = sql`${invoiceColumns}, o.status as "orderStatus", o.paid_amount - o.refunded_amount as "dueAmount"`

function which(scope: Scope, q: string | undefined) {
  const start = `${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const matches = q ? sql`(v.order_sn = ${q} or v.invoice_no = ${q} or v.tax_no = ${q.toUpperCase()} or v.name like ${start})` : sql`true`
  return sql`v.partner_id = ${scope.partnerId} and v.store_id = ${scope.storeId} and ${matches}`
}

/** The newest first. */
export async function findDeskInvoices(db: Db, scope: Scope, { stage, q }: DeskWish, offset: number, limit: number): Promise<DeskRow[]> {
  const { rows } = await sql<DeskRow>`
    select ${columns} from invoice v join orders o on o.id = v.order_id
    where ${which(scope, q)} and ${stage ? sql`v.state = ${stage}` : sql`true`} order by v.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countByStage(db: Db, scope: Scope, q: string | undefined): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{
    state: string
    count: number
  }>`select v.state, count(*)::int as count from invoice v where ${which(scope, q)} group by v.state`.execute(db)
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
