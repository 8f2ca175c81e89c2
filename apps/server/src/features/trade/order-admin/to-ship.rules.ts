import { leftOf, type UnsentCounts } from '@mallard/contract/trade/order/returnable'

/**
 * Lines of which something is neither sent nor refunded: units that may leave, and units whose
 * refund is asked for.
 */
export const toShipOf = (items: readonly (UnsentCounts & { readonly id: number })[]) =>
  items
    .map((item) => ({ orderItemId: item.id, quantity: leftOf(item), held: item.heldQuantity }))
    .filter(({ quantity, held }) => quantity > 0 || held > 0)
