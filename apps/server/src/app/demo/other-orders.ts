import { day, type Instant } from '@mallard/kernel'
import type { OtherOrder } from '@mallard/sandbox'
import { world } from '@mallard/shop-data'

type Goods = (typeof world.goods)[number]

const attributesOf = ({ attributes }: Goods, sku: Goods['skus'][number]) =>
  attributes
    .map(
      ({ key, values }) => values.find(({ code }) => code === sku.attributes[key])?.text.zh ?? '',
    )
    .join(' ')

/** The demo world's orders of other platforms, as an OMS would keep them. */
export function otherOrders(now: Instant): OtherOrder[] {
  return world.otherOrders.map(
    ({ store, platform, orderNo, phone, paidDaysAgo, returnableForDays, lines }) => ({
      shop: store,
      platform,
      orderNo,
      phone,
      paidAt: now - paidDaysAgo * day,
      ...(returnableForDays !== null && { returnableUntil: now + returnableForDays * day }),
      lines: lines.map(({ productSn, quantity, paidAmount, delivery }, place) => {
        const goods = world.goods.find(({ skus }) =>
          skus.some((sku) => sku.productSn === productSn),
        )
        const sku = goods?.skus.find((each) => each.productSn === productSn)
        if (!goods || !sku) throw new Error(`an order of another platform names ${productSn}`)
        return {
          lineNo: String(place + 1),
          title: goods.title.zh,
          attributes: attributesOf(goods, sku),
          productSn,
          quantity,
          paidAmount,
          delivery,
        }
      }),
    }),
  )
}
