import { minute, type Result } from '@mallard/kernel'
import type { ErrorName } from '@mallard/contract/errors'
import { noEffects, type Effects } from '#features/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import { removeBought, type FlowOwner, type OpenFlow } from './checkout.repo.ts'

/** What a checkout is opened with. */
export type Wish = { readonly ids: readonly number[] } | { readonly productSn: string; readonly quantity: number }

export interface Submitting {
  readonly owner: FlowOwner
  readonly flow: OpenFlow
  readonly orderSn: string
}

/** A way of buying. Checkout asks it at each step, so a new way is a new value, not a new branch. */
export interface PurchaseKind {
  /** Stored in the flow and in the order (domain.md §2.3). */
  readonly code: number
  /** Milliseconds after submitting in which to pay (domain.md §6). */
  readonly payWithin: number
  /** Discounts that may apply (domain.md §4.2). */
  effects(flow: OpenFlow): Promise<Effects>
  /** Takes what this kind counts besides stock, in the submit's transaction and before stock: a refusal rolls it back. */
  reserve(trx: Db, submitting: Submitting): Promise<Result<void, ErrorName>>
  /** After the order is written, in the same transaction. */
  settle(trx: Db, submitting: Submitting): Promise<void>
}

const plain = {
  payWithin: 30 * minute,
  effects: async () => noEffects,
  reserve: async () => ({ ok: true, value: undefined }) as const,
}

/** Chosen lines of the cart; they leave it when the order is made. */
export const cartPurchase: PurchaseKind = {
  ...plain,
  code: 1,
  settle: (trx, { owner, flow }) =>
    removeBought(
      trx,
      owner,
      flow.lines.map(({ cartItemId }) => cartItemId),
    ),
}

/** One SKU straight from its page; the cart stays as it is. */
export const buyNowPurchase: PurchaseKind = { ...plain, code: 2, settle: async () => {} }

const kinds = new Map([cartPurchase, buyNowPurchase].map((kind) => [kind.code, kind]))

export function purchaseKind(code: number): PurchaseKind {
  const kind = kinds.get(code)
  if (!kind) throw new Error(`no way of buying has the code ${code}`)
  return kind
}
