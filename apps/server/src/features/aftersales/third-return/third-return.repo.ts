import { returnStatus } from '@mallard/contract/aftersales/returns/returns.codes'
import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ms } from '#platform/db/ms.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { ReturnRequest, KeptLine } from './third-return.rules.ts'

export type KeptSettlement =
  | { readonly voucher: string; readonly pics: readonly PictureRef[] }
  | { readonly companyCode: string; readonly deliverySn: string }

export interface ThirdReturnRow {
  readonly id: number
  readonly partnerId: number
  readonly storeId: number
  readonly applyId: string
  readonly orderId: number
  readonly platform: string
  readonly orderNo: string
  readonly phoneTail: string
  readonly line: KeptLine
  readonly type: number
  readonly quantity: number
  readonly status: number
  readonly reasonCode: string
  readonly description: string
  readonly pics: readonly PictureRef[]
  readonly applyAmount: number
  readonly approvedAmount: number | null
  readonly answer: string
  readonly returnAddress: { name: string; phone: string; address: string } | null
  readonly companyCode: string | null
  readonly deliverySn: string | null
  readonly received: number | null
  readonly settlement: KeptSettlement | null
  readonly toldVersion: number
  readonly toldError: string
  readonly deadlineAt: Date | null
  readonly createdAt: Date
  /** Oldest first; times in ms. */
  readonly log: readonly {
    event: string
    from: number | null
    to: number
    actorType: number
    reason: string
    at: number
  }[]
}

const columns = sql`
  r.id, r.partner_id as "partnerId", r.store_id as "storeId", r.apply_id as "applyId",
  r.order_id as "orderId", o.platform, o.order_no as "orderNo", o.phone_tail as "phoneTail", r.line, r.type,
  r.quantity, r.status, r.reason_code as "reasonCode", r.description, r.pics, r.apply_amount as "applyAmount",
  r.approved_amount as "approvedAmount", r.answer, r.return_address as "returnAddress",
  r.company_code as "companyCode", r.delivery_sn as "deliverySn", r.received, r.settlement,
  r.told_version as "toldVersion", r.told_error as "toldError", r.deadline_at as "deadlineAt",
  r.created_at as "createdAt",
  (select jsonb_agg(jsonb_build_object('event', g.event, 'from', g.from_status, 'to', g.to_status,
    'actorType', g.actor_type, 'reason', g.reason, 'at', ${ms('g.at')})
    order by g.id)
    from third_return_log g where g.apply_id = r.id) as log`
const from = sql`from third_return r join third_order o on o.id = r.order_id`
/** A return by its number; jobs and the OMS name no store. */
export async function findThird(
  db: Db,
  applyId: string,
  scope?: Scope,
): Promise<ThirdReturnRow | undefined> {
  const { rows } = await sql<ThirdReturnRow>`
    select ${columns} ${from}
    where r.apply_id = ${applyId} and ${scope ? ofStore('r', scope) : sql`true`}`.execute(db)
  return rows[0]
}

/** The same if it is about one of these orders. */
export async function findThirdOf(
  db: Db,
  applyId: string,
  orderIds: readonly number[],
): Promise<ThirdReturnRow | undefined> {
  const { rows } = await sql<ThirdReturnRow>`
    select ${columns} ${from}
    where r.apply_id = ${applyId} and r.order_id = any(${orderIds}::bigint[])`.execute(db)
  return rows[0]
}

/** Locked until the transaction ends; its place in the table is what others wait at. */
export async function lockThird(
  trx: Db,
  applyId: string,
  scope?: Scope,
): Promise<ThirdReturnRow | undefined> {
  await sql`
    select 1 from third_return r
    where r.apply_id = ${applyId} and ${scope ? ofStore('r', scope) : sql`true`}
    for update`.execute(trx)
  return findThird(trx, applyId, scope)
}

/** What was asked for of an order, the newest first. */
export async function askedOf(db: Db, orderId: number): Promise<ReturnRequest[]> {
  const { rows } = await sql<ReturnRequest>`
    select r.line_no as "lineNo", r.apply_id as "applyId", r.status, r.type,
      coalesce(r.received, r.quantity) as units
    from third_return r where r.order_id = ${orderId} order by r.id desc`.execute(db)
  return rows
}

export interface Input {
  readonly status?: number | undefined
  readonly pageNum: number
  readonly pageSize: number
}

export interface Listed {
  readonly rows: ThirdReturnRow[]
  readonly total: number
  readonly counts: { status: number; count: number }[]
}

async function pageWhere(
  db: Db,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { status, pageNum, pageSize }: Input,
): Promise<Listed> {
  const wanted = status === undefined ? where : sql`${where} and r.status = ${status}`
  const [{ rows }, counted] = await Promise.all([
    sql<ThirdReturnRow>`
      select ${columns} ${from}
      where ${wanted}
      order by ${order} limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db),
    sql<{
      status: number
      count: number
    }>`
      select r.status, count(*)::int as count ${from}
      where ${where}
      group by r.status
      order by r.status`.execute(db),
  ])
  const counts = counted.rows
  const total = counts
    .filter((each) => status === undefined || each.status === status)
    .reduce((sum, { count }) => sum + count, 0)
  return { rows, total, counts }
}

export async function listThirdOf(
  db: Db,
  orderIds: readonly number[],
  input: Input,
): Promise<Listed> {
  return pageWhere(db, sql`r.order_id = any(${orderIds}::bigint[])`, sql`r.id desc`, input)
}

/**
 * A store's, by what the operator types: number of the return or of the order, or the last digits
 * of the phone. What waits longest comes first.
 */
export async function listThird(
  db: Db,
  scope: Scope,
  input: Input & { readonly q?: string | undefined },
): Promise<Listed> {
  const { q } = input
  const waiting = lit(returnStatus.requested, returnStatus.returning, returnStatus.processing)
  const isWaiting = sql`r.status in (${waiting})`
  const where = q
    ? sql`${ofStore('r', scope)} and (r.apply_id = ${q} or o.order_no = ${q} or o.phone_tail = ${q})`
    : ofStore('r', scope)
  return pageWhere(
    db,
    where,
    sql`(${isWaiting}) desc, case when ${isWaiting} then r.deadline_at end nulls last, r.id desc`,
    input,
  )
}
