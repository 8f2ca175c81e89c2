import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { UnsentCounts } from '@mallard/contract/trade/order/returnable'
import type { ReceiverSnapshot } from '#features/trade/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'

export interface PackedItem extends UnsentCounts {
  readonly id: number
  readonly skuId: number
  readonly productSn: string
  readonly barcode: string
  readonly title: string
  readonly titleEn: string
  readonly productAttr: string
  readonly productAttrEn: string
}

export interface PackedRow {
  readonly orderSn: string
  readonly status: number
  readonly createTime: Date
  readonly payTime: Date | null
  readonly remark: string
  readonly receiver: ReceiverSnapshot
  readonly items: readonly PackedItem[]
}

/** Orders of a store as they are packed, in the order in which they were asked for. */
export async function packedOrders(
  db: Db,
  scope: Scope,
  sns: readonly string[],
): Promise<PackedRow[]> {
  const { rows } = await sql<PackedRow>`
    select o.order_sn as "orderSn", o.status, o.created_at as "createTime", o.pay_time as "payTime", o.remark,
      o.receiver,
      (select jsonb_agg(jsonb_build_object('id', i.id, 'skuId', i.sku_id, 'productSn', i.product_sn,
          'barcode', k.barcode, 'title', i.title, 'titleEn', i.title_en,
          'productAttr', i.product_attr, 'productAttrEn', i.product_attr_en, 'quantity', i.quantity,
          'shippedQuantity', i.shipped_quantity, 'cancelledQuantity', i.cancelled_quantity,
          'heldQuantity', i.held_quantity) order by i.id)
        from order_item i join sku k on k.id = i.sku_id where i.order_id = o.id) as items
    from orders o
    where ${ofStore('o', scope)} and o.order_sn = any(${sns}::text[])
    order by array_position(${sns}::text[], o.order_sn)`.execute(db)
  return rows
}
