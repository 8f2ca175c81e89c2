import type { ErrorName } from '@mallard/contract/errors'
import { attrText } from '@mallard/contract/catalog/catalog/attr-text'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { minute, ok, refuse, zero, type Result } from '@mallard/kernel'
import { sql } from 'kysely'
import { reserveStock } from '#features/catalog/catalog/index.ts'
import {
  itemsPart,
  orderParts,
  type NewOrder,
  type OrderRow,
  newOrderNumber,
} from '#features/trade/order/index.ts'
import { settleFree } from '#features/trade/payment/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { ReturnLine, ReturnRow } from './returns.repo.ts'

interface Exchange {
  readonly apply: ReturnRow
  readonly order: OrderRow
  /** Units by order item. */
  readonly units: ReadonlyMap<number, number>
  readonly at: Date
}

/** The SKU that is sent for a line: the one that was chosen, or the same again. */
function sentFor({ item, wanted }: ReturnLine) {
  const { skuId, productSn, pic, productAttr, productAttrEn } = item
  if (!wanted) return { skuId, productSn, pic, productAttr, productAttrEn }
  return { ...wanted, productAttr: attrText(wanted, 'zh'), productAttrEn: attrText(wanted, 'en') }
}

/**
 * Orders the goods once more in the variant that was chosen, for nothing and paid at once, to where
 * the first ones went; refused while there are none.
 */
export async function orderExchange(
  trx: Db,
  { apply, order, units, at }: Exchange,
): Promise<Result<number, ErrorName>> {
  const scope = { partnerId: apply.partnerId, storeId: apply.storeId }
  const orderSn = newOrderNumber(at.getTime())
  const lines = apply.lines.flatMap((line) => {
    const quantity = units.get(line.item.id) ?? 0
    return quantity > 0 ? [{ item: line.item, sent: sentFor(line), quantity }] : []
  })
  const reserved = await reserveStock(trx, {
    scope,
    bizType: 'submit',
    bizId: orderSn,
    units: lines.map(({ sent, quantity }) => ({ skuId: sent.skuId, quantity })),
    at,
  })
  if (!reserved.ok) return refuse(reserved.refusal, reserved.details)
  const none = {
    promotionAmount: 0,
    couponAmount: 0,
    integrationAmount: 0,
    freightAmount: 0,
    freightDiscountAmount: 0,
    adjustAmount: 0,
  }
  const exchange: NewOrder = {
    scope,
    orderSn,
    // The number of the return: there is one exchange of it, anyone who asks again.
    flowId: `return-${apply.applyId}`,
    memberId: order.memberId,
    kind: orderKind.exchange,
    context: null,
    amounts: { totalAmount: 0, ...none, payAmount: 0 },
    promotions: [],
    receiver: order.receiver,
    remark: '',
    items: lines.map(({ item, sent, quantity }) => ({
      goods_id: item.goodsId,
      sku_id: sent.skuId,
      product_sn: sent.productSn,
      title: item.title,
      title_en: item.titleEn,
      pic: sent.pic,
      product_attr: sent.productAttr,
      product_attr_en: sent.productAttrEn,
      product_price: zero,
      sale_price: zero,
      quantity,
      promotion_amount: 0,
      coupon_amount: 0,
      integration_amount: 0,
      freight_share: 0,
      real_amount: 0,
      promotions: [],
      gift_of: null,
    })),
    at,
    autoCloseAt: new Date(at.getTime() + 30 * minute),
    paidStatus: 1,
    batch: null,
  }
  const { rows } = await sql<{ id: number }>`
    with agreed as (select 1), asked as (${itemsPart(exchange.items)}),
      ${orderParts(exchange, sql`agreed`)} select id
    from made`.execute(trx)
  await settleFree(trx, scope, orderSn, at.getTime())
  return ok(rows[0]!.id)
}
