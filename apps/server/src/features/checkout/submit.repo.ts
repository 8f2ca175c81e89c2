import { sql } from 'kysely'
import { fewLeft, stockParts } from '#features/catalog/index.ts'
import { itemsPart, orderParts, type NewOrder } from '#features/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import { databaseErrorCode } from '#platform/db/retry.ts'
import type { FlowOwner, OpenFlow } from './checkout.repo.ts'

export interface Submission {
  readonly owner: FlowOwner
  readonly flow: OpenFlow
  readonly order: NewOrder
  /** Lines that leave the cart. */
  readonly cartItemIds: readonly number[]
  /** What the shopper saw, if his client said so. */
  readonly expected: number | undefined
  /** Whether the caller's transaction goes on to bring the lists in step with goods that run short. */
  readonly mayRunShort: boolean
}

/** Why nothing was written: the flow is taken or altered; stock or price is not what it was; goods run short and `mayRunShort` was not said. */
export type Unwritten = 'flow' | 'stock' | 'short'

/** Raised by `must` in the database. */
const mustFailed = 'ML001'

/**
 * Makes the order in one statement, all or nothing, in the lock order of domain.md §4.4: the flow is taken once, stock is
 * put aside at the price that was reckoned, the order is written with its items, log and closing job, the cart lines go.
 * Answers the goods whose place in lists may have changed.
 */
export async function writeOrder(db: Db, submission: Submission): Promise<readonly number[]> {
  const { owner, flow, order, cartItemIds, expected, mayRunShort } = submission
  const { scope, orderSn, at } = order
  const { rows } = await sql<{ short: number[] | null }>`
    with taken as (
      update checkout_flow f set status = 2, order_sn = ${orderSn}, expected_amount = ${expected ?? null}
      where f.flow_id = ${flow.flowId} and f.partner_id = ${owner.partnerId} and f.store_id = ${owner.storeId} and f.member_id = ${owner.memberId}
        and f.status = 0 and f.expires_at > ${at} and f.address_id = ${flow.address?.id ?? 0} and f.remark = ${flow.remark}
      returning f.flow_id
    ), wanted as (${itemsPart(order.items)}),
    ${stockParts('reserve', { scope, bizType: 'submit', bizId: orderSn, at, after: sql`taken`, guard: sql`s.sale_price = w.sale_price` })},
    ${orderParts(order, sql`taken`)},
    bought as (
      delete from cart_item c
      where c.partner_id = ${owner.partnerId} and c.store_id = ${owner.storeId} and c.member_id = ${owner.memberId} and c.id = any(${cartItemIds}::bigint[])
        and exists (select 1 from taken)
    ), short as (select distinct w.goods_id from moved m join wanted w on w.sku_id = m.sku_id where m.after <= ${fewLeft})
    select (select jsonb_agg(goods_id) from short) as short, must(
      (select count(*) from moved) = (select count(*) from wanted) and (${mayRunShort}::boolean or not exists (select 1 from short)),
      case when not exists (select 1 from taken) then 'flow' when (select count(*) from moved) < (select count(*) from wanted) then 'stock' else 'short' end) as whole`.execute(
    db,
  )
  return rows[0]?.short ?? []
}

/** The reason of a failed `writeOrder`, or undefined for any other fault. */
export function unwrittenOf(error: unknown): Unwritten | undefined {
  if (databaseErrorCode(error) !== mustFailed) return undefined
  return (error as Error).message as Unwritten
}
