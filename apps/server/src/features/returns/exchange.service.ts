import type { ErrorName } from '@mallard/contract/errors'
import { orderKind } from '@mallard/contract/order/order.codes'
import { minute, ok, refuse, zero, type Result } from '@mallard/kernel'
import { sql } from 'kysely'
import { reserveStock } from '#features/catalog/index.ts'
import { itemsPart, orderParts, type NewOrder, type OrderRow, newOrderNumber } from '#features/order/index.ts'
import { settleFree } from '#features/payment/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { ReturnRow } from './returns.repo.ts'

interface Exchange {
  readonly apply: ReturnRow
  readonly order: OrderRow
  /** Units by order item. */
  readonly units: ReadonlyMap<number, number>
  readonly at: Date
}

/** Orders the same goods once more, for nothing and paid at once, to where the first ones went; refused while there are none. */
export async function orderExchange(trx: Db, { apply, order, units, at }: Exchange): Promise<Result<number, ErrorName>> {
  const scope = { partnerId: apply.partnerId, storeId: apply.storeId }
  const orderSn = newOrderNumber(at.getTime())
  const lines = apply.lines.flatMap(({ item }) => {
    const quantity = units.get(item.id) ?? 0
    return quantity > 0 ? [{ item, quantity }] : []
  })
  const reserved = await reserveStock(trx, {
    scope,
    bizType: 'submit',
    bizId: orderSn,
    units: lines.map(({ item, quantity }) => ({ skuId: item.skuId, quantity })),
    at,
  })
  if (!reserved.ok) return refuse(reserved.refusal, reserved.details)
  const none = { promotionAmount: 0, couponAmount: 0, integrationAmount: 0, freightAmount: 0, freightDiscountAmount: 0, adjustAmount: 0 }
  const exchange: NewOrder = {
    scope,
    orderSn,
    // The number of the return: there is one exchange of it, whoever asks again.
    flowId: `return-${apply.applyId}`,
    memberId: order.memberId,
    kind: orderKind.exchange,
    amounts: { totalAmount: 0, ...none, payAmount: 0 },
    promotions: [],
    receiver: order.receiver,
    remark: '',
    items: lines.map(({ item, quantity }) => ({
      goods_id: item.goodsId,
      sku_id: item.skuId,
      product_sn: item.productSn,
      title: item.title,
      title_en: item.titleEn,
      pic: item.pic,
      product_attr: item.productAttr,
      product_attr_en: item.productAttrEn,
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
  }
  const { rows } = await sql<{ id: number }>`
    with agreed as (select 1), asked as (${itemsPart(exchange.items)}), ${orderParts(exchange, sql`agreed`)} select id from made`.execute(trx)
  await settleFree(trx, scope, orderSn, at.getTime())
  return ok(rows[0]!.id)
}
