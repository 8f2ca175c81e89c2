import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import type { DeviceRow } from './device.repo.ts'
import './smart.tables.ts'

export interface WarrantyRow {
  readonly cardNo: string
  readonly activatedAt: Date
  readonly startsAt: Date
  readonly endsAt: Date
  readonly orderSn: string | null
}

type Named = Pick<DeviceRow, 'id' | 'partnerId' | 'storeId'>

export async function warrantyOf(
  db: Db,
  { partnerId, storeId, id }: Named,
): Promise<WarrantyRow | undefined> {
  const { rows } = await sql<WarrantyRow>`
    select card_no as "cardNo", activated_at as "activatedAt", starts_at as "startsAt", ends_at as "endsAt",
      order_sn as "orderSn"
    from warranty where partner_id = ${partnerId} and store_id = ${storeId} and device_id = ${id}`.execute(
    db,
  )
  return rows[0]
}

export async function insertWarranty(
  trx: Db,
  { partnerId, storeId, id }: Named,
  memberId: number,
  { cardNo, activatedAt, startsAt, endsAt, orderSn }: WarrantyRow,
): Promise<void> {
  await trx
    .insertInto('warranty')
    .values({
      partner_id: partnerId,
      store_id: storeId,
      device_id: id,
      member_id: memberId,
      card_no: cardNo,
      activated_at: activatedAt,
      starts_at: startsAt,
      ends_at: endsAt,
      order_sn: orderSn,
    })
    .execute()
}

/**
 * When a member last paid for such goods, in whatever store: an order whose kept units of them have
 * not all a warranty yet; of a member who is locked, as their devices share those units.
 */
export async function lastBought(
  trx: Db,
  partnerId: number,
  memberId: number,
  goodsId: number,
): Promise<{ orderSn: string; paidAt: Date } | undefined> {
  const kept = sql`select sum(i.quantity - i.returned_quantity) from order_item i
    where i.partner_id = o.partner_id and i.order_id = o.id and i.goods_id = ${goodsId}`
  const covered = sql`select count(*) from warranty w
      join device d on d.partner_id = w.partner_id and d.store_id = w.store_id and d.id = w.device_id
      join device_model m on m.partner_id = d.partner_id and m.store_id = d.store_id and m.id = d.model_id
    where w.partner_id = o.partner_id and w.order_sn = o.order_sn and m.goods_id = ${goodsId}`
  const { rows } = await sql<{ orderSn: string; paidAt: Date }>`
    select o.order_sn as "orderSn", o.pay_time as "paidAt" from orders o
    where o.partner_id = ${partnerId} and o.member_id = ${memberId} and o.pay_status > 0
      and o.status <> ${lit(orderStatus.closed)}
      and o.pay_time is not null and (${kept}) > (${covered})
    order by o.pay_time desc limit 1`.execute(trx)
  return rows[0]
}
