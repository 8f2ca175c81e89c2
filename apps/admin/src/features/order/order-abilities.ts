import type { DeskOrder } from '@mallard/contract/order/order-desk.calls'
import { payMethods } from '@mallard/contract/payment/payment.codes'
import type { Right } from '@mallard/contract/staff/rights'

export interface OrderAbilities {
  readonly ship: boolean
  readonly editReceiver: boolean
  readonly editRemark: boolean
  readonly close: boolean
  readonly repair: boolean
}

/** What the state of the order allows, as the server says, and the rights of the operator as well. */
export function abilitiesOf({ deskActions, attempts }: Pick<DeskOrder, 'deskActions' | 'attempts'>, can: (right: Right) => boolean): OrderAbilities {
  const may = (action: DeskOrder['deskActions'][number], right: Right) => deskActions.includes(action) && can(right)
  return {
    ship: may('ship', 'order.ship'),
    editReceiver: may('editReceiver', 'order.write'),
    editRemark: may('editRemark', 'order.write'),
    close: may('close', 'order.write'),
    // What cost nothing, or was paid by transfer, has no channel that could be asked.
    repair: attempts.some(({ method }) => payMethods.some((channel) => channel === method)) && can('pay.repair'),
  }
}

/** Whether a return of any of its lines is open: what is packed meanwhile may have to come back. */
export const hasOpenReturn = (items: DeskOrder['items']) => items.some(({ afterSaleStatus }) => afterSaleStatus === 1)
