import type { ErrorName } from '@mallard/contract/errors'
import { sql } from 'kysely'
import { removeLinesPart } from '#features/trade/cart/index.ts'
import { fewLeft, heldPart, stockParts } from '#features/catalog/catalog/index.ts'
import { lockParts } from '#features/pricing/coupon/index.ts'
import { itemsPart, orderParts, placePart, type NewOrder } from '#features/trade/order/index.ts'
import { spendParts } from '#features/pricing/points/index.ts'
import { stillApplicable, notedUses } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'
import { partIf } from '#platform/db/part-if.ts'
import { abortReason } from '#platform/db/retry.ts'
import { isOpen, type FlowOwner, type OpenFlow } from './checkout.repo.ts'
import type { Reservation } from './purchase-kind.ts'

export interface Submission {
  readonly owner: FlowOwner
  readonly flow: OpenFlow
  readonly order: NewOrder
  /** Lines that leave the cart. */
  readonly cartItemIds: readonly number[]
  /** What the shopper saw, if their client said so. */
  readonly expected: number | undefined
  /**
   * Whether the caller's transaction goes on to bring the lists in step with goods that run short.
   */
  readonly mayRunShort: boolean
  /** Promotions in the price that a member may use only so often. */
  readonly limits: ReadonlyMap<number, number>
  /** Coupons in the price, by their number. */
  readonly couponIds: readonly number[]
  /** Points in the price. */
  readonly points: number
  /** What the way to buy takes besides stock. */
  readonly reservation: Reservation | undefined
  /** Whether its units were put aside before (`PurchaseKind.holdsStock`). */
  readonly holdsStock: boolean
}

/**
 * Why nothing was written: the flow is taken or altered, or the promotions are no longer those that
 * were calculated with; the member has as many unpaid orders as one may have; stock or price is not
 * what it was; goods run short and `mayRunShort` was not said; another order took a coupon, or
 * points; or the name of a refusal of the way to buy.
 */
export type Unwritten = 'flow' | 'unpaid' | 'stock' | 'short' | 'coupon' | 'points' | ErrorName

/** Cases of why an order is not written. */
const fewerLocked = (coupons: number) => sql`
  when (select count(*) from coupon_locked) < ${coupons}::int then 'coupon'`
export const runsShort = sql`when exists (select 1 from moved m where m.after <= ${fewLeft}) then 'short'`

/**
 * Makes the order in one statement, all or nothing, in the lock order of domain.md §4.4: the flow
 * is taken once, points and coupons are taken, what the way to buy counts, stock is put aside at
 * the price that was calculated, the order is written with its items, log and closing job, the cart
 * lines go. Answers the goods whose place in lists may have changed.
 */
export async function writeOrder(db: Db, submission: Submission): Promise<readonly number[]> {
  const {
    owner,
    flow,
    order,
    cartItemIds,
    expected,
    mayRunShort,
    limits,
    couponIds,
    points,
    reservation,
    holdsStock,
  } = submission
  const { scope, orderSn, at } = order
  const isPayable = order.amounts.payAmount > 0
  const stock = {
    scope,
    bizType: 'submit',
    bizId: orderSn,
    at,
    after: reservation?.done ?? sql`taken`,
    guard: sql`s.sale_price = w.sale_price`,
  }
  const wanted = new Set(order.items.map(({ sku_id: skuId }) => skuId))
  const { rows } = await sql<{ short: number[] | null }>`
    with taken as (
      update checkout_flow f set status = 2, order_sn = ${orderSn}, expected_amount = ${expected ?? null}
      where f.flow_id = ${flow.flowId} and ${ofStore('f', owner)} and f.member_id = ${owner.memberId}
        and ${isOpen} and f.expires_at > ${at} and f.address_id = ${flow.address?.id ?? 0}
        and f.remark = ${flow.remark}
        and f.coupon_history_id is not distinct from ${flow.couponHistoryId}::bigint
        and f.freight_coupon_history_id is not distinct from ${flow.freightCouponHistoryId}::bigint
        and f.use_integration = ${flow.useIntegration} and ${stillApplicable(owner, flow.promotions)}
      returning f.flow_id
    ),
    ${partIf(isPayable, () => sql`${placePart(order)},`)}
    ${partIf(points > 0, () => sql`${spendParts(owner, points, orderSn, at)},`)}
    ${partIf(couponIds.length > 0, () => sql`${lockParts(owner, couponIds, orderSn, at)},`)}
    ${reservation ? sql`${reservation.parts},` : sql``}
    asked as (${itemsPart(order.items)}),
    wanted as (select a.sku_id, sum(a.quantity)::int as quantity, max(a.sale_price) as sale_price from asked a
      group by a.sku_id),
    ${holdsStock ? heldPart(stock) : stockParts('reserve', stock)},
    ${orderParts(order, sql`taken`)},
    ${partIf(limits.size > 0, () => sql`used as (${notedUses(owner, [...limits.keys()])}),`)}
    bought as (${removeLinesPart(owner, cartItemIds, sql`taken`)})
    select (select array_agg(m.sku_id) from moved m where m.after <= ${fewLeft}) as short,
      assert_or_abort(c.reason is null, c.reason) as whole
    from (select case
      when not exists (select 1 from taken) then 'flow'
      ${partIf(isPayable, () => sql`when not exists (select 1 from place) then 'unpaid'`)}
      ${partIf(couponIds.length > 0, () => fewerLocked(couponIds.length))}
      ${partIf(points > 0, () => sql`when not exists (select 1 from points_spent) then 'points'`)}
      ${sql.join(
        (reservation?.failures ?? []).map(
          ({ when, refused }) => sql`when ${when} then ${refused.refusal}`,
        ),
        sql` `,
      )}
      when (select count(*) from moved) < ${wanted.size}::int then 'stock'
      ${partIf(!mayRunShort, () => runsShort)}
      end as reason offset 0) c`.execute(db)
  const short = new Set(rows[0]?.short)
  return [
    ...new Set(order.items.flatMap((item) => (short.has(item.sku_id) ? [item.goods_id] : []))),
  ]
}

/** The reason of a failed `writeOrder`, or undefined for any other fault. */
export function unwrittenOf(error: unknown): Unwritten | undefined {
  return abortReason(error) as Unwritten | undefined
}
