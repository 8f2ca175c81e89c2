import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import type { AdminOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { payMethods } from '@mallard/contract/trade/payment/payment.codes'
import type { Right } from '@mallard/contract/people/staff/rights'

export interface OrderAbilities {
  readonly ship: boolean
  readonly editReceiver: boolean
  /** Adds a note or a flag. */
  readonly note: boolean
  readonly close: boolean
  readonly price: boolean
  readonly repair: boolean
  readonly refund: boolean
  /** Nothing has left: all of it can be called off. */
  readonly cancel: boolean
}

/**
 * What the state of the order allows, as the server says, and the rights of the operator as well.
 */
export function abilitiesOf(
  {
    adminActions,
    attempts,
    status,
    delivery,
    items,
  }: Pick<AdminOrder, 'adminActions' | 'attempts' | 'status' | 'delivery' | 'items'>,
  can: (right: Right) => boolean,
): OrderAbilities {
  const may = (action: AdminOrder['adminActions'][number], right: Right) =>
    adminActions.includes(action) && can(right)
  const refund = may('refund', 'return.write')
  return {
    refund,
    cancel:
      refund && status === orderStatus.toShip && delivery.length === 0 && !hasOpenReturn(items),
    ship: may('ship', 'order.ship'),
    editReceiver: may('editReceiver', 'order.write'),
    // The shop's own memory: it can be added to whatever became of the order.
    note: can('order.write'),
    close: may('close', 'order.write'),
    price: may('price', 'order.write'),
    // What cost nothing, or was paid by transfer, has no channel that could be asked.
    repair:
      attempts.some(({ method }) => payMethods.some((channel) => channel === method)) &&
      can('pay.repair'),
  }
}

/**
 * Whether a return of any of its lines is open: what is packed in the meantime may have to come
 * back.
 */
export const hasOpenReturn = (items: AdminOrder['items']) =>
  items.some(({ afterSaleStatus }) => afterSaleStatus === 1)
