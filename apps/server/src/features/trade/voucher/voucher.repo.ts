import type { PictureRef } from '@mallard/contract/fields'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import type { VoucherState } from '@mallard/contract/trade/payment/voucher-admin.calls'
import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { OrderOwner } from '#features/trade/order/index.ts'
import { totalOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ofStore } from '#platform/db/of-store.ts'
import { voucherStatus } from './voucher.states.ts'
import './voucher.tables.ts'

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
  v.id, v.order_id as "orderId", v.payer, v.bank, v.upload_keys as "uploadKeys", v.pics, v.status, v.reason,
  v.serial_no as "serialNo", v.first_staff_id as "firstStaffId", v.first_staff_name as "firstStaffName",
  v.auditor_name as "auditorName", v.created_at as "createdAt", v.settled_at as "settledAt"`

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
export async function findTransferOrder(
  db: Db,
  { partnerId, storeId, memberId }: OrderOwner,
  orderSn: string,
): Promise<TransferOrder | undefined> {
  const { rows } = await sql<TransferOrder>`
    select o.id, o.partner_id as "partnerId", o.store_id as "storeId", o.member_id as "memberId",
      o.order_sn as "orderSn", o.kind, o.status, o.pay_status as "payStatus", o.pay_amount as "payAmount",
      o.auto_close_at as "autoCloseAt"
    from orders o
    where o.partner_id = ${partnerId} and o.store_id = ${storeId} and o.member_id = ${memberId}
      and not o.is_hidden and o.order_sn = ${orderSn}`.execute(db)
  return rows[0]
}

/** What was sent last for an order. */
export async function lastVoucher(db: Db, orderId: number): Promise<VoucherRow | undefined> {
  const { rows } = await sql<VoucherRow>`
    select ${columns} from offline_payment v
    where v.order_id = ${orderId}
    order by v.id desc limit 1`.execute(db)
  return rows[0]
}

/** How often its shopper took a voucher of an order back. */
export async function countWithdrawn(db: Db, orderId: number): Promise<number> {
  return totalOf(
    db,
    sql`offline_payment v where v.order_id = ${orderId}
    and v.status = ${lit(voucherStatus.withdrawn)}`,
  )
}

/** Withdraws a voucher that was not reviewed yet; false when a concurrent review came first. */
export async function withdrawVoucher(trx: Db, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update offline_payment set status = ${lit(voucherStatus.withdrawn)}, settled_at = ${at} where id = ${id}
      and status = ${lit(voucherStatus.review)} and first_staff_id is null returning id`.execute(
    trx,
  )
  return rows.length === 1
}

export interface NewVoucher {
  readonly order: TransferOrder
  readonly payer: string
  readonly bank: string
  readonly uploadKeys: readonly string[]
  readonly pics: readonly PictureRef[]
  readonly at: Date
}

export async function insertVoucher(
  trx: Db,
  { order, payer, bank, uploadKeys, pics, at }: NewVoucher,
): Promise<void> {
  await sql`
    insert into offline_payment (partner_id, store_id, member_id, order_id, payer, bank, upload_keys, pics,
      created_at)
    values (${order.partnerId}, ${order.storeId}, ${order.memberId}, ${order.id}, ${payer}, ${bank},
      ${uploadKeys}::text[], ${JSON.stringify(pics)}::jsonb, ${at})`.execute(trx)
}

export interface AdminVoucherRow extends VoucherRow {
  readonly orderSn: string
  readonly orderStatus: number
  /** fen */
  readonly payAmount: number
  readonly autoCloseAt: Date | null
  readonly nickname: string
}

const admin = sql`
  select ${columns}, o.order_sn as "orderSn", o.status as "orderStatus", o.pay_amount as "payAmount",
    o.auto_close_at as "autoCloseAt", m.nickname
  from offline_payment v join orders o on o.id = v.order_id join member m on m.id = v.member_id`

const states: Readonly<Record<VoucherState, RawBuilder<unknown>>> = {
  review: sql`v.status = ${lit(voucherStatus.review)} and o.status = ${lit(orderStatus.reviewing)}`,
  approved: sql`v.status = ${lit(voucherStatus.approved)}`,
  rejected: sql`v.status = ${lit(voucherStatus.rejected)}`,
  withdrawn: sql`v.status = ${lit(voucherStatus.withdrawn)}`,
  closed: sql`v.status = ${lit(voucherStatus.review)} and o.status <> ${lit(orderStatus.reviewing)}`,
}

/** Vouchers that wait to be looked at, as a part of a statement. */
export const waitingVouchers = (scope: Scope): RawBuilder<unknown> => sql`
  offline_payment v join orders o on o.id = v.order_id where ${ofStore('v', scope)} and ${states.review}`

export interface VoucherInput {
  readonly state: VoucherState
  readonly q?: string | undefined
}

/**
 * Vouchers in a state, by what a bank statement tells: digits of the order number (its last are the
 * remark), who paid, the bank's number, or the yuan.
 */
function wished(scope: Scope, { state, q }: VoucherInput): RawBuilder<unknown> {
  const inState = sql`${ofStore('v', scope)} and ${states[state]}`
  if (!q) return inState
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const yuan = /^[¥￥]?(\d{1,9}(?:\.\d{1,2})?)$/.exec(q.replaceAll(',', ''))?.[1]
  const hasAmount =
    yuan === undefined ? sql`false` : sql`o.pay_amount = ${Math.round(Number(yuan) * 100)}`
  return sql`${inState}
    and (o.order_sn like ${pattern} or v.payer ilike ${pattern} or m.nickname ilike ${pattern}
      or v.serial_no = ${q} or ${hasAmount})`
}

export async function findVouchers(
  db: Db,
  scope: Scope,
  input: VoucherInput,
  offset: number,
  limit: number,
): Promise<AdminVoucherRow[]> {
  const order = input.state === 'review' ? sql`v.id` : sql`v.id desc`
  const { rows } = await sql<AdminVoucherRow>`${admin}
      where ${wished(scope, input)}
      order by ${order} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countVouchers(db: Db, scope: Scope, input: VoucherInput): Promise<number> {
  return totalOf(
    db,
    sql`offline_payment v
      join orders o on o.id = v.order_id
      join member m on m.id = v.member_id
      where ${wished(scope, input)}`,
  )
}

export async function findAdminVoucher(
  db: Db,
  scope: Scope,
  id: number,
): Promise<AdminVoucherRow | undefined> {
  const { rows } =
    await sql<AdminVoucherRow>`${admin} where ${ofStore('v', scope)} and v.id = ${id}`.execute(db)
  return rows[0]
}

export interface Auditor {
  readonly id: number
  readonly name: string
  readonly at: Date
}

/** The first of two persons, where two must look. */
export async function noteFirst(
  trx: Db,
  id: number,
  { id: staffId, name }: Auditor,
  serialNo: string,
): Promise<void> {
  await sql`
    update offline_payment set first_staff_id = ${staffId}, first_staff_name = ${name},
      serial_no = ${serialNo}
    where id = ${id} and status = ${lit(voucherStatus.review)} and first_staff_id is null`.execute(
    trx,
  )
}

export interface Settlement {
  readonly status: 1 | 2
  readonly reason?: string
  readonly serialNo?: string
}

export async function settleVoucher(
  trx: Db,
  id: number,
  { status, reason = '', serialNo }: Settlement,
  { id: staffId, name, at }: Auditor,
): Promise<boolean> {
  const { rows } = await sql`
    update offline_payment set status = ${status}::smallint, reason = ${reason}::text,
      serial_no = coalesce(${serialNo ?? null}::text, serial_no),
      auditor_id = ${staffId}, auditor_name = ${name}, settled_at = ${at}
    where id = ${id} and status = ${lit(voucherStatus.review)} returning id`.execute(trx)
  return rows.length === 1
}

/** What a voucher is to pay for. */
export interface VoucherOrder {
  readonly orderTime: Date
  readonly receiver: { readonly name: string; readonly phone: string; readonly city: string }
  readonly items: readonly {
    readonly id: number
    readonly title: string
    readonly titleEn: string
    readonly productAttr: string
    readonly productAttrEn: string
    readonly pic: PictureRef
    readonly quantity: number
    readonly realAmount: number
  }[]
  /** fen */
  readonly goodsAmount: number
  readonly freightAmount: number
  readonly others: readonly AdminVoucherRow[]
  readonly knownPayers: readonly string[]
}

export async function findVoucherOrder(
  db: Db,
  scope: Scope,
  { id, orderId }: AdminVoucherRow,
): Promise<VoucherOrder | undefined> {
  const [{ rows }, others] = await Promise.all([
    sql<Omit<VoucherOrder, 'others'>>`
      select o.created_at as "orderTime", o.receiver,
        o.pay_amount - o.freight_amount + o.freight_discount_amount
          - o.freight_adjust_amount as "goodsAmount",
        o.freight_amount - o.freight_discount_amount + o.freight_adjust_amount as "freightAmount",
        (select jsonb_agg(jsonb_build_object('id', i.id, 'title', i.title, 'titleEn', i.title_en,
            'productAttr', i.product_attr, 'productAttrEn', i.product_attr_en, 'pic', i.pic,
          'quantity', i.quantity, 'realAmount', i.real_amount) order by i.id) from order_item i
          where i.order_id = o.id) as items,
        coalesce((select jsonb_agg(distinct v.payer) from offline_payment v
          where v.partner_id = o.partner_id and v.member_id = o.member_id
            and v.status = ${lit(voucherStatus.approved)}), '[]') as "knownPayers"
      from orders o where ${ofStore('o', scope)}
        and o.id = ${orderId}`.execute(db),
    sql<AdminVoucherRow>`${admin}
      where ${ofStore('v', scope)} and v.order_id = ${orderId} and v.id <> ${id}
      order by v.id desc limit 20`.execute(db),
  ])
  const [order] = rows
  return order && { ...order, others: others.rows }
}
