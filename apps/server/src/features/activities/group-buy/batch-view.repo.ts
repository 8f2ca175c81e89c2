import {
  batchStatus,
  type BatchStatus,
} from '@mallard/contract/activities/group-buy/group-buy.codes'
import type { PictureRef } from '@mallard/contract/fields'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { OrderOwner } from '#features/trade/order/index.ts'
import { pageRows, type Page, type Rows } from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ms } from '#platform/db/ms.ts'
import { shownStatus } from './batch.repo.ts'
import { groupColumns, type GroupRow } from './group-buy.repo.ts'
import { ofStore } from '#platform/db/of-store.ts'

/** A purchase with its orders; money in fen, times in ms. */
export interface ShownBatch {
  readonly batchId: string
  readonly memberId: number
  readonly status: BatchStatus
  readonly hasLeft: boolean
  readonly units: number
  readonly createTime: number
  readonly activity: Omit<GroupRow, 'skus'>
  readonly orders: readonly {
    readonly orderSn: string
    readonly status: number
    readonly payStatus: number
    readonly payAmount: number
    readonly freightAmount: number
    readonly autoCloseAt: number | null
    readonly batchId: string
    readonly items: readonly {
      readonly itemId: number
      readonly title: string
      readonly titleEn: string
      readonly pic: PictureRef
      readonly productAttr: string
      readonly productAttrEn: string
      readonly quantity: number
      readonly price: number
    }[]
  }[]
}

const columns = sql`b.token as "batchId", b.member_id as "memberId", ${shownStatus} as status,
  b.has_left as "hasLeft", b.units, ${ms('b.created_at')} as "createTime",
  (select to_jsonb(f)
    from (select ${groupColumns} from group_activity a where a.id = b.activity_id) f) as activity,
  coalesce((select jsonb_agg(jsonb_build_object('orderSn', o.order_sn, 'status', o.status,
    'payStatus', o.pay_status, 'payAmount', o.pay_amount,
    'freightAmount', o.freight_amount - o.freight_discount_amount + o.freight_adjust_amount,
    'autoCloseAt', ${ms('o.auto_close_at')}, 'batchId', o.batch,
    'items', (select jsonb_agg(jsonb_build_object('itemId', i.goods_id, 'title', i.title,
      'titleEn', i.title_en, 'pic', i.pic, 'productAttr', i.product_attr, 'productAttrEn', i.product_attr_en,
      'quantity', i.quantity, 'price', i.real_amount / i.quantity)
      order by i.id)
      from order_item i where i.order_id = o.id))
    order by o.id)
    from orders o where o.batch = b.token), '[]') as orders`

export async function shownBatch(
  db: Db,
  scope: Scope,
  token: string,
): Promise<ShownBatch | undefined> {
  const { rows } = await sql<ShownBatch>`
    select ${columns} from group_batch b where ${ofStore('b', scope)} and b.token = ${token}`.execute(
    db,
  )
  return rows[0]
}

/** A member's purchases, the latest first. */
export const listBatches = (
  db: Db,
  owner: OrderOwner,
  status: BatchStatus | undefined,
  page: Page,
): Promise<Rows<ShownBatch>> =>
  pageRows(
    db,
    {
      from: sql`group_batch b`,
      columns,
      which: sql`${ofStore('b', owner)} and b.member_id = ${owner.memberId}
        and ${status === undefined ? sql`true` : sql`${shownStatus} = ${status}`}`,
      order: sql`b.id desc`,
    },
    page,
  )

/** Numbers of the orders of an activity that wait for their money. */
export async function unpaidOrders(db: Db, activityId: number): Promise<string[]> {
  const { rows } = await sql<{ orderSn: string }>`
    select o.order_sn as "orderSn" from group_batch b join orders o on o.batch = b.token
    where b.activity_id = ${activityId} and b.status = ${lit(batchStatus.unpaid)}
      and o.status = ${lit(orderStatus.unpaid)} order by o.id limit 500`.execute(db)
  return rows.map(({ orderSn }) => orderSn)
}
