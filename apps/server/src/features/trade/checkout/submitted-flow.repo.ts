import type { SeenGifts } from '@mallard/contract/trade/checkout/checkout.calls'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { mine, type FlowOwner } from './checkout.repo.ts'

interface SubmittedFlow {
  readonly status: number
  readonly cartId: string
  readonly expectedAmount: number | null
  readonly orderSn: string | null
  readonly payAmount: number | null
  readonly autoCloseAt: Date | null
  readonly gifts: SeenGifts
}

/** A flow as it stands, with the order it became. */
export async function submittedFlow(
  db: Db,
  owner: FlowOwner,
  flowId: string,
): Promise<SubmittedFlow | undefined> {
  const { rows } = await sql<SubmittedFlow>`
    select f.status, f.cart_id as "cartId", f.expected_amount as "expectedAmount", f.order_sn as "orderSn",
      o.pay_amount - o.adjust_amount as "payAmount", o.auto_close_at as "autoCloseAt",
      coalesce((select json_agg(json_build_object('productSn', i.product_sn, 'quantity', i.quantity))
        from order_item i where i.order_id = o.id and i.gift_of is not null),
        '[]') as gifts
    from checkout_flow f left join orders o on o.flow_id = f.flow_id where ${mine(owner, flowId)}`.execute(
    db,
  )
  return rows[0]
}

interface SubmittedBatchRow {
  readonly expectedAmount: number | null
  readonly orderIds: string
  readonly payAmount: number
  readonly autoCloseAt: Date
}

/** What a checkout became that several orders were made of. */
export async function submittedBatch(
  db: Db,
  owner: FlowOwner,
  flowId: string,
): Promise<SubmittedBatchRow | undefined> {
  const { rows } = await sql<SubmittedBatchRow>`
    select f.expected_amount as "expectedAmount", string_agg(o.order_sn, ',' order by o.id) as "orderIds",
      sum(o.pay_amount - o.adjust_amount)::bigint as "payAmount", min(o.auto_close_at) as "autoCloseAt"
    from checkout_flow f
    join orders o on o.batch = f.flow_id
    where ${mine(owner, flowId)}
    group by f.expected_amount`.execute(db)
  return rows[0]
}
