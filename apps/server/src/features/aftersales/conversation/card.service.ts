import type { Scope } from '@mallard/kernel'
import { cardsOf } from '#features/catalog/search/index.ts'
import { findOrder } from '#features/trade/order/index.ts'
import type { Services } from '#platform/services.ts'
import type { SentCard } from './conversation.tables.ts'

/** Goods of a store as they are now; undefined where it does not sell them. */
export async function goodsCard(
  services: Services,
  scope: Scope,
  itemId: number,
): Promise<SentCard | undefined> {
  const [[zh], [en]] = await Promise.all([
    cardsOf(services, scope, [itemId], 'zh'),
    cardsOf(services, scope, [itemId], 'en'),
  ])
  if (!zh) return undefined
  const { title, pic, price } = zh
  return { itemId, title, titleEn: en?.title ?? title, pic, amount: price, count: 1 }
}

/** An order of this member in this store as it is now. */
export async function orderCard(
  { db }: Services,
  owner: Scope & { memberId: number },
  orderSn: string,
): Promise<SentCard | undefined> {
  const order = await findOrder(db, owner, orderSn)
  const [first] = order?.items ?? []
  if (!order || !first) return undefined
  const { title, titleEn, pic } = first
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return { orderSn, title, titleEn, pic, amount: order.payAmount, count }
}
