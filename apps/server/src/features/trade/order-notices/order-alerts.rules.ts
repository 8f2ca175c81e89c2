import { beijingDateTime, fen, yuan } from '@mallard/kernel'
import type { ScarceSku } from '#features/catalog/stock/index.ts'
import type { NewAlert } from '#features/people/alert/index.ts'
import type { EventOf } from '#platform/events/topics.ts'
import type { OrderDigest } from './digest.repo.ts'

type Change = Pick<EventOf<'order'>, 'event' | 'id' | 'orderSn' | 'scope'>

/** An order by its number and its money: whoever reads it learns nothing of who bought. */
function orderAlert(
  kind: 'paid' | 'voucher',
  { event, id, orderSn, scope }: Change,
  { payAmount }: Pick<OrderDigest, 'payAmount'>,
  at: Date,
): NewAlert {
  const text = payAmount > 0 ? `${orderSn} ¥${yuan(fen(payAmount))}` : orderSn
  return { kind, ...scope, topic: `${event} ${id}`, ref: orderSn, text: [text, text], at }
}

/** That an order is paid, or needs no money. */
export const paidAlert = (change: Change, order: Pick<OrderDigest, 'payAmount'>, at: Date) =>
  orderAlert('paid', change, order, at)

/** That somebody says they transferred the money of an order. */
export const voucherAlert = (change: Change, order: Pick<OrderDigest, 'payAmount'>, at: Date) =>
  orderAlert('voucher', change, order, at)

/** That little or nothing is left of a SKU; of each of the two once a day. */
export function scarceAlert(sku: ScarceSku, at: Date): NewAlert {
  const { partnerId, storeId, skuId, productSn, title, titleEn, left } = sku
  const isOut = left === 0
  const name = [...title].slice(0, 40).join('')
  const nameEn = [...titleEn].slice(0, 60).join('')
  return {
    kind: 'stock',
    partnerId,
    storeId,
    topic: `${isOut ? 'out' : 'low'} ${storeId} ${skuId} ${beijingDateTime(at.getTime()).slice(0, 10)}`,
    ref: productSn,
    text: [
      isOut ? `${name}（${productSn}）已售罄` : `${name}（${productSn}）只剩 ${left} 件`,
      isOut ? `${nameEn} (${productSn}) is sold out` : `${nameEn} (${productSn}): ${left} left`,
    ],
    at,
  }
}
