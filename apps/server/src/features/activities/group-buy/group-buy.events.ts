import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { bookRefund, findStoreOrder, lockOrders } from '#features/trade/order/index.ts'
import type { EventHandler } from '#platform/events/topics.ts'
import { finishDone, finishRefunded } from './batch.repo.ts'
import { refundNoOf } from './group-settle.service.ts'

/** The money of an order of a group went back: its goods count as given back, unsent. */
export const groupsOnPayments: EventHandler<'payment'> = {
  topic: 'payment',
  name: 'groupBuy',
  events: ['refunded'],
  handle: async (trx, events) => {
    for (const { refundNo, orderId, at } of events) {
      if (!refundNo.startsWith('G')) continue
      const [state] = await lockOrders(trx, [orderId])
      const order = state && (await findStoreOrder(trx, state, state.orderSn))
      if (!order || refundNo !== refundNoOf(order.orderSn)) continue
      await bookRefund(trx, {
        orderId,
        lines: order.items.map(({ id, quantity, realAmount }) => ({
          orderItemId: id,
          quantity,
          amount: realAmount,
        })),
        amount: order.payAmount,
        isUnsent: true,
        reason: refundNo,
        at,
      })
      await finishRefunded(trx, [orderId])
    }
  },
}

/** A purchase is done once all of its orders are received. */
export const groupsOnOrders: EventHandler<'order'> = {
  topic: 'order',
  name: 'groupBuy',
  events: ['confirm', 'autoConfirm', 'closeUnsent', 'closeSent'],
  handle: async (trx, events) => {
    const orderIds = events
      .filter(({ kind }) => kind === orderKind.groupBuy)
      .map(({ orderId }) => orderId)
    if (orderIds.length > 0) await finishDone(trx, orderIds)
  },
}
