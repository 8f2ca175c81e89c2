import type { PictureRef } from '@mallard/contract/fields'
import type { VoucherState } from '@mallard/contract/payment/voucher-desk.calls'
import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { OrderOwner } from '#features/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import './voucher.tables.ts'

export interface TransferAccount {
  readonly holder: string
  readonly bank: string
  readonly accountNo: string
  /** fen */
  readonly leastAmount: number
  /** fen from which on two persons must have looked */
  readonly twoPersonsFrom: number
}

export async function accountOf(db: Db, partnerId: number): Promise<TransferAccount | undefined> {
  const { rows } = await sql<TransferAccount>`
    select holder, bank, account_no as "accountNo", least_amount as "leastAmount", two_persons_from as "twoPersonsFrom"
    from transfer_account where partner_id = ${partnerId}`.execute(db)
  return rows[0]
}

export interface VoucherRow {
  readonly id: number
  readonly orderId: number
  readonly payer: string
  readonly bank: string
  readonly uploadKeys: readonly string[]
  readonly pics: readonly PictureRef[]
  readonly status: number
  readonly reason: string
  readonly serialNo: string
  readonly firstStaffId: number | null
  readonly firstStaffName: string
  readonly auditorName: string
  readonly createdAt: Date
  readonly settledAt: Date | null
}

const columns = sql`
  v.id, v.order_id as "orderId", v.payer, v.bank, v.upload_keys as "uploadKeys", v.pics, v.status, v.reason, v.serial_no as "serialNo", v.first_staff_id as "firstStaffId",
  v.first_staff_name as "firstStaffName", v.auditor_name as "auditorName", v.created_at as "createdAt", v.settled_at as "settledAt"`

export interface TransferOrder extends OrderOwner {
  readonly id: number
  readonly orderSn: string
  readonly kind: number
  readonly status: number
  readonly payStatus: number
  /** fen */
  readonly payAmount: number
  readonly autoCloseAt: Date | null
}

/** A shopper's own order. */
export async function findTransferOrder(db: Db, { partnerId, storeId, memberId }: OrderOwner, orderSn: string): Promise<TransferOrder | undefined> {
  const { rows } = await sql<TransferOrder>`
    select o.id, o.partner_id as "partnerId", o.store_id as "storeId", o.member_id as "memberId", o.order_sn as "orderSn", o.kind, o.status, o.pay_status as "payStatus",
      o.pay_amount as "payAmount", o.auto_close_at as "autoCloseAt"
    from orders o
    where o.partner_id = ${partnerId} and o.store_id = ${storeId} and o.member_id = ${memberId} and not o.is_hidden and o.order_sn = ${orderSn}`.execute(db)
  return rows[0]
}

/** What was sent last for an order. */
export async function lastVoucher(db: Db, orderId: number): Promise<VoucherRow | undefined> {
  const { rows } = await sql<VoucherRow>`select ${columns} from offline_payment v where v.order_id = ${orderId} order by v.id desc limit 1`.execute(db)
  return rows[0]
}

export interface NewVoucher {
  readonly order: TransferOrder
  readonly payer: string
  readonly bank: string
  readonly uploadKeys: readonly string[]
  readonly pics: readonly PictureRef[]
  readonly at: Date
}

export async function insertVoucher(trx: Db, { order, payer, bank, uploadKeys, pics, at }: NewVoucher): Promise<void> {
  await sql`
    insert into offline_payment (partner_id, store_id, member_id, order_id, payer, bank, upload_keys, pics, created_at)
    values (${order.partnerId}, ${order.storeId}, ${order.memberId}, ${order.id}, ${payer}, ${bank}, ${uploadKeys}::text[], ${JSON.stringify(pics)}::jsonb, ${at})`.execute(
    trx,
  )
}

export interface DeskVoucherRow extends VoucherRow {
  readonly orderSn: string
  readonly orderStatus: number
  /** fen */
  readonly payAmount: number
  readonly autoCloseAt: Date | null
  readonly nickname: string
}

const desk = sql`
  select ${columns}, o.order_sn as "orderSn", o.status as "orderStatus", o.pay_amount as "payAmount", o.auto_close_at as "autoCloseAt", m.nickname
  from offline_payment v join orders o on o.id = v.order_id join member m on m.id = v.member_id`

const ofStore = ({ partnerId, storeId }: Scope) => sql`v.partner_id = ${partnerId} and v.store_id = ${storeId}`

const states: Readonly<Record<VoucherState, RawBuilder<unknown>>> = {
  review: sql`v.status = 0 and o.status = 6`,
  approved: sql`v.status = 1`,
  rejected: sql`v.status = 2`,
  closed: sql`v.status = 0 and o.status <> 6`,
}

export async function findVouchers(db: Db, scope: Scope, state: VoucherState, offset: number, limit: number): Promise<DeskVoucherRow[]> {
  const order = state === 'review' ? sql`v.id` : sql`v.id desc`
  const { rows } = await sql<DeskVoucherRow>`${desk} where ${ofStore(scope)} and ${states[state]} order by ${order} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countVouchers(db: Db, scope: Scope, state: VoucherState): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from offline_payment v join orders o on o.id = v.order_id where ${ofStore(scope)} and ${states[state]}`.execute(db)
  return rows[0]?.total ?? 0
}

export async function findDeskVoucher(db: Db, scope: Scope, id: number): Promise<DeskVoucherRow | undefined> {
  const { rows } = await sql<DeskVoucherRow>`${desk} where ${ofStore(scope)} and v.id = ${id}`.execute(db)
  return rows[0]
}

export interface Auditor {
  readonly id: number
  readonly name: string
  readonly at: Date
}

/** The first of two persons, where two must look. */
export async function noteFirst(trx: Db, id: number, { id: staffId, name }: Auditor, serialNo: string): Promise<void> {
  await sql`
    update offline_payment set first_staff_id = ${staffId}, first_staff_name = ${name}, serial_no = ${serialNo}
    where id = ${id} and status = 0 and first_staff_id is null`.execute(trx)
}

export interface Settlement {
  readonly status: 1 | 2
  readonly reason?: string
  readonly serialNo?: string
}

export async function settleVoucher(trx: Db, id: number, { status, reason = '', serialNo }: Settlement, { id: staffId, name, at }: Auditor): Promise<boolean> {
  const { rows } = await sql`
    update offline_payment set status = ${status}::smallint, reason = ${reason}::text, serial_no = coalesce(${serialNo ?? null}::text, serial_no),
      auditor_id = ${staffId}, auditor_name = ${name}, settled_at = ${at}
    where id = ${id} and status = 0 returning id`.execute(trx)
  return rows.length === 1
}
