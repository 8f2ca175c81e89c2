import type { ErrorName } from '@mallard/contract/errors'
import { minute, type Instant, type Result, type Scope } from '@mallard/kernel'
import { promised, type Promised } from '#features/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { FlowOwner, OpenFlow } from './checkout.repo.ts'
import type { Deductible } from './deduction.service.ts'

/** Where and when a price is asked for. */
export interface Asked {
  readonly db: Db
  readonly scope: Scope
  readonly now: Instant
}

/** A way of buying. Checkout asks it at each step, so a new way is a new value, not a new branch. */
export interface PurchaseKind {
  /** Stored in the flow and in the order (domain.md §2.3). */
  readonly code: number
  /** Milliseconds after submitting in which to pay (domain.md §6). */
  readonly payWithin: number
  /** Discounts that may apply (domain.md §4.2). */
  promised(asked: Asked, flow: OpenFlow): Promise<Promised>
  /** Coupons and points that may lower the price (domain.md §4.2). */
  deductible(flow: OpenFlow): Deductible
  /** Lines of the cart that are used up by the order. */
  usedUp(flow: OpenFlow): readonly number[]
  /** Takes what this kind counts besides stock, before stock and in the same transaction; absent where there is nothing. */
  reserve?(trx: Db, owner: FlowOwner, flow: OpenFlow): Promise<Result<void, ErrorName>>
}

const plain = {
  payWithin: 30 * minute,
  promised: ({ db, scope, now }: Asked, { promotions }: OpenFlow) => promised(db, scope, promotions, now),
  deductible: (flow: OpenFlow): Deductible => flow,
}

/** Chosen lines of the cart; they leave it when the order is made. */
export const cartPurchase: PurchaseKind = { ...plain, code: 1, usedUp: (flow) => flow.lines.map(({ cartItemId }) => cartItemId) }

/** One SKU straight from its page; the cart stays as it is. */
export const buyNowPurchase: PurchaseKind = { ...plain, code: 2, usedUp: () => [] }

const kinds = new Map([cartPurchase, buyNowPurchase].map((kind) => [kind.code, kind]))

export function purchaseKind(code: number): PurchaseKind {
  const kind = kinds.get(code)
  if (!kind) throw new Error(`no way of buying has the code ${code}`)
  return kind
}
