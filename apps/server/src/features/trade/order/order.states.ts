import { closeReason, orderStatus } from '@mallard/contract/trade/order/order.codes'
import type { OrderAction, OrderStatus } from '@mallard/contract/trade/order/order.fields'
import { states, type EventOf, type StateOf } from '@mallard/kernel'

/**
 * domain.md §3.1, as far as ordering, paying, shipping, receiving and giving back go. What was sent
 * and is refunded whole closes too: nothing of it will be received. What is bought in a group is
 * paid and gathered at the same moment, and waits until the group is formed.
 */
export const orderStates = states('order', {
  unpaid: {
    pay: 'toShip',
    sendVoucher: 'reviewing',
    cancel: 'closed',
    expire: 'closed',
    closeByOperator: 'closed',
    reprice: 'unpaid',
  },
  reviewing: { approve: 'toShip', reject: 'unpaid', withdraw: 'unpaid', expireReview: 'closed' },
  toShip: { ship: 'toReceive', shipPart: 'toShip', closeUnsent: 'closed', gather: 'grouping' },
  grouping: { form: 'toShip', leave: 'closed', dissolve: 'closed' },
  toReceive: { confirm: 'done', autoConfirm: 'done', closeSent: 'closed' },
  done: { closeReturned: 'closed' },
  closed: {},
})

export type OrderState = StateOf<(typeof orderStates)['table']>
export type OrderEvent = EventOf<(typeof orderStates)['table']>

export const reasonOf: Partial<Record<OrderEvent, number>> = {
  cancel: closeReason.buyer,
  expire: closeReason.timeout,
  expireReview: closeReason.timeout,
  closeByOperator: closeReason.operator,
  closeUnsent: closeReason.refunded,
  closeSent: closeReason.refunded,
  closeReturned: closeReason.refunded,
  leave: closeReason.buyer,
  dissolve: closeReason.group,
}

const nameOf = Object.fromEntries(
  Object.keys(orderStates.table).map((name) => [orderStatus[name as OrderState], name]),
) as Record<number, OrderState>

/** The name of a stored status. */
export function stateOf(status: number): OrderState {
  const name = nameOf[status]
  if (!name) throw new Error(`an order cannot have status ${status}`)
  return name
}

export interface Transition {
  readonly from: OrderStatus
  readonly to: OrderStatus
}

/** The status an event leads from and to; every event here leaves one status only. */
export function transitionOf(event: OrderEvent): Transition {
  for (const name of Object.keys(orderStates.table) as OrderState[]) {
    const to = orderStates.next(name, event)
    if (to) return { from: orderStatus[name], to: orderStatus[to] }
  }
  throw new Error(`no order takes ${event}`)
}

const none: Circumstances = {
  isTimeUp: false,
  isOpen: false,
  canReturn: false,
  canComment: false,
  canAppend: false,
  canInvoice: false,
}

interface Circumstances {
  /** The time to pay is over. */
  readonly isTimeUp: boolean
  /** A return is open. */
  readonly isOpen: boolean
  readonly canReturn: boolean
  readonly canComment: boolean
  readonly canAppend: boolean
  /** It has an invoice, or one can be applied for. */
  readonly canInvoice: boolean
}

interface Standing extends Circumstances {
  readonly state: OrderState
  /** What the table takes in this state. */
  readonly events: readonly OrderEvent[]
  readonly hasParcels: boolean
}

/** When the shopper is offered an action, in the order in which they see them. */
const offers: readonly (readonly [OrderAction, (order: Standing) => boolean])[] = [
  ['pay', ({ events, isTimeUp }) => events.includes('pay') && !isTimeUp],
  ['cancel', ({ events }) => events.includes('cancel') || events.includes('leave')],
  ['logistics', ({ hasParcels }) => hasParcels],
  ['confirm', ({ events, isOpen }) => events.includes('confirm') && !isOpen],
  ['return', ({ canReturn }) => canReturn],
  ['comment', ({ canComment }) => canComment],
  ['append', ({ canAppend }) => canAppend],
  ['invoice', ({ canInvoice }) => canInvoice],
  ['delete', ({ state }) => state === 'done' || state === 'closed'],
  ['voucher', ({ state }) => state === 'reviewing'],
  ['rebuy', ({ state }) => state !== 'unpaid'],
]

/**
 * What the shopper may do now: their events of the table, and what follows from the state and the
 * clock.
 */
export function actionsOf(status: number, hasParcels: boolean, now = none): OrderAction[] {
  const state = stateOf(status)
  const order = { ...now, state, events: orderStates.eventsOf(state), hasParcels }
  return offers.flatMap(([action, isOffered]) => (isOffered(order) ? [action] : []))
}

export const statusTexts: Record<OrderState, readonly [string, string]> = {
  unpaid: ['待付款', 'To pay'],
  reviewing: ['转账审核中', 'Transfer in review'],
  grouping: ['待成团', 'Group forming'],
  toShip: ['待发货', 'To ship'],
  toReceive: ['待收货', 'To receive'],
  done: ['已完成', 'Completed'],
  closed: ['已关闭', 'Closed'],
}
