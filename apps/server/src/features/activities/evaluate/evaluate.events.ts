import { orderKind } from '@mallard/contract/trade/order/order.codes'
import type { EventHandler } from '#platform/events/topics.ts'
import { excuse, startReports } from './apply.repo.ts'

/** A report is due from the receipt on, and not at all once the goods went back. */
export const evaluatesOnOrders: EventHandler<'order'> = {
  topic: 'order',
  name: 'evaluate',
  events: ['confirm', 'autoConfirm', 'closeSent', 'closeReturned'],
  handle: async (trx, events) => {
    const mine = events.filter(({ kind }) => kind === orderKind.evaluate)
    const isReceipt = ({ event }: (typeof mine)[number]) =>
      event === 'confirm' || event === 'autoConfirm'
    for (const { orderSn, at } of mine.filter(isReceipt)) await startReports(trx, orderSn, at)
    const back = mine.filter((event) => !isReceipt(event)).map(({ orderSn }) => orderSn)
    if (back.length > 0) await excuse(trx, back)
  },
}
