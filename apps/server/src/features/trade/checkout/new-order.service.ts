import { attrText } from '@mallard/contract/catalog/catalog/attr-text'
import { laneOf } from '@mallard/contract/pricing/promotion/promotion.codes'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import type { Instant } from '@mallard/kernel'
import { type NewOrder, newOrderNumber } from '#features/trade/order/index.ts'
import type { GivenSku } from '#features/pricing/promotion/index.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import type { FlowOwner, OpenFlow } from './checkout.repo.ts'
import type { PurchaseKind } from './purchase-kind.ts'
import type { FlowQuote } from './quote.service.ts'

/** What an order takes over of a price. */
export type OrderQuote = Pick<FlowQuote, 'lines' | 'amounts' | 'applied' | 'given'>

export function orderOf(
  ctx: ShopperCtx,
  { now, payWithin }: { readonly now: Instant; readonly payWithin: number },
  owner: FlowOwner,
  flow: OpenFlow,
  kind: PurchaseKind,
  quote: OrderQuote,
): NewOrder {
  const { id: _id, isDefault: _isDefault, ...receiver } = flow.address!
  return {
    scope: ctx.scope,
    orderSn: newOrderNumber(now),
    flowId: flow.flowId,
    memberId: owner.memberId,
    kind: kind.code,
    context: flow.context,
    amounts: quote.amounts,
    promotions: quote.applied,
    receiver,
    remark: flow.remark,
    items: itemsOf(flow, quote),
    at: new Date(now),
    autoCloseAt: new Date(Math.min(now + payWithin, kind.closesBy?.(flow.context) ?? Infinity)),
    paidStatus: kind.gathers?.(flow.context) ? orderStatus.grouping : orderStatus.toShip,
    batch: null,
  }
}

function itemsOf(flow: OpenFlow, quote: OrderQuote): NewOrder['items'] {
  const bought = quote.lines.map((quoted, index) => {
    const line = flow.lines[index]!
    return {
      goods_id: line.goodsId,
      sku_id: line.skuId,
      product_sn: line.productSn,
      title: line.title,
      title_en: line.titleEn,
      pic: line.pic,
      product_attr: attrText(line, 'zh'),
      product_attr_en: attrText(line, 'en'),
      product_price: quoted.line.unitPrice,
      sale_price: line.salePrice,
      quantity: line.quantity,
      promotion_amount: quoted.promotionAmount,
      coupon_amount: quoted.couponAmount,
      integration_amount: quoted.integrationAmount,
      freight_share: quoted.freightShare,
      real_amount: quoted.realAmount,
      promotions: quoted.applied,
      gift_of: null,
      after_sale_days: line.afterSaleDays,
      return_exempt: line.returnExempt,
    }
  })
  return [...bought, ...quote.given.map((given) => giftItemOf(given, quote))]
}

function giftItemOf(
  { promotionId, offer, quantity, needs }: GivenSku,
  quote: Pick<OrderQuote, 'applied'>,
): NewOrder['items'][number] {
  return {
    goods_id: offer.goodsId,
    sku_id: offer.skuId,
    product_sn: offer.productSn,
    title: offer.title,
    title_en: offer.titleEn,
    pic: offer.pic,
    product_attr: attrText(offer, 'zh'),
    product_attr_en: attrText(offer, 'en'),
    product_price: 0,
    sale_price: offer.salePrice,
    quantity,
    promotion_amount: 0,
    coupon_amount: 0,
    integration_amount: 0,
    freight_share: 0,
    real_amount: 0,
    promotions: quote.applied
      .filter(({ id, type }) => id === promotionId && laneOf(type) === 'gift')
      .map((effect) => ({
        ...effect,
        ...(needs && { needs: { ...needs, price: offer.salePrice } }),
      })),
    gift_of: promotionId,
  }
}
