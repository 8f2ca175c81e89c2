import { returnStatus } from '@mallard/contract/aftersales/returns/returns.codes'
import type {
  ReturnAction,
  ReturnStatus,
} from '@mallard/contract/aftersales/returns/returns.fields'
import { codeName, isPast, states, type EventOf, type Instant, type StateOf } from '@mallard/kernel'

/**
 * domain.md §3.3. Goods go the long way; what was not sent, never arrived or is only sent again is
 * in hand at once.
 */
export const returnStates = states('return', {
  requested: {
    agree: 'agreed',
    autoAgree: 'agreed',
    approve: 'processing',
    refuse: 'refused',
    cancel: 'cancelled',
  },
  agreed: { sendBack: 'returning', cancel: 'cancelled', expire: 'cancelled' },
  returning: { receive: 'processing', autoReceive: 'processing', refuseReceipt: 'refused' },
  processing: { finish: 'done' },
  done: {},
  refused: {},
  cancelled: {},
})

export type ReturnState = StateOf<(typeof returnStates)['table']>
export type ReturnEvent = EventOf<(typeof returnStates)['table']>

/** The name of a stored status. */
export function returnStateOf(status: number): ReturnState {
  const name = codeName(returnStatus, status)
  if (!name) throw new Error(`a return cannot have status ${status}`)
  return name
}

/** The status that an event leads to from this one; undefined where it may not happen. */
export function afterEvent(status: number, event: ReturnEvent): ReturnStatus | undefined {
  const to = returnStates.next(returnStateOf(status), event)
  return to && returnStatus[to]
}

/** Whether it is over, in whatever way. */
export function isOver(status: number): boolean {
  return returnStates.terminal().includes(returnStateOf(status))
}

/** What the shopper may do now. */
export function returnActionsOf(
  apply: { readonly status: number; readonly deadlineAt: Date | null },
  hasFreight: boolean,
  now: Instant,
): ReturnAction[] {
  const { status } = apply
  const events = returnStates.eventsOf(returnStateOf(status))
  const actions: ReturnAction[] = []
  if (events.includes('cancel')) actions.push('cancel')
  if (events.includes('sendBack') && !hasFreight && !isPast(apply.deadlineAt, now))
    actions.push('setFreight')
  return actions
}

export const returnStatusTexts: Record<ReturnState, readonly [string, string]> = {
  requested: ['申请中', 'Requested'],
  agreed: ['已同意', 'Agreed'],
  returning: ['退回中', 'On its way back'],
  processing: ['处理中', 'In progress'],
  done: ['已完成', 'Completed'],
  refused: ['已拒绝', 'Refused'],
  cancelled: ['已取消', 'Cancelled'],
}

export const returnTypeTexts: Readonly<Record<number, readonly [string, string]>> = {
  1: ['退货退款', 'Return and refund'],
  2: ['换货', 'Exchange'],
  3: ['补寄', 'Send again'],
  4: ['仅退款', 'Refund only'],
}

/** What the timeline says of an event; the type of the return gives some their own words. */
export const eventTexts: Readonly<
  Record<'apply' | 'refundFailed' | ReturnEvent, readonly [string, string]>
> = {
  apply: ['已提交申请，等待商家处理', 'Requested; waiting for the store'],
  agree: ['商家已同意，请寄回商品', 'The store agreed, please send the goods back'],
  autoAgree: [
    '商家超时未处理，已自动同意，请寄回商品',
    'Agreed automatically, please send the goods back',
  ],
  approve: ['商家已同意，正在处理', 'The store agreed and is working on it'],
  refuse: ['商家已拒绝', 'The store refused'],
  cancel: ['申请已取消', 'The request was cancelled'],
  sendBack: ['已寄回商品', 'The goods were sent back'],
  expire: ['超时未寄回商品，申请已关闭', 'The goods were not sent back in time'],
  receive: ['商家已收到退回的商品', 'The store received the goods'],
  autoReceive: ['商家超时未确认，已自动收货', 'Received automatically'],
  refuseReceipt: ['商家拒收退回的商品', 'The store did not take the goods'],
  refundFailed: [
    '退款遇到问题，商家正在人工处理',
    'There was a problem with the refund; our staff are handling it',
  ],
  finish: ['售后已完成', 'Completed'],
}

/** What a refund is called that the store began. */
export const storeRefundText = ['商家退款', 'Refund by the store'] as const

/** The same of a refund that the store began. */
export const storeEventTexts: typeof eventTexts = {
  ...eventTexts,
  apply: ['商家发起退款', 'The store started a refund'],
  approve: ['正在退款', 'The refund is on its way'],
  finish: ['退款已完成', 'Refunded'],
}
