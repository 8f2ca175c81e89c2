import type { GoodsDetail } from '@mallard/contract/catalog/catalog/catalog.fields'
import { laneOf } from '@mallard/contract/pricing/promotion/promotion.codes'
import type { PromotionWords } from '@mallard/contract/pricing/promotion/promotion.fields'

type Promotions = Pick<GoodsDetail, 'promotions'>

/** Whether a promotion is a price of its own for each unit, which its tag says whole. */
export const isUnitPrice = ({ type }: PromotionWords): boolean => laneOf(type) === 'item'

/** The price for a time that stands beside the price itself: it is said there, once. */
export function dealOf({ promotions }: Promotions): PromotionWords | undefined {
  return promotions.find(isUnitPrice)
}

/** What else holds for the goods. */
export function offersBeside(goods: Promotions): PromotionWords[] {
  const deal = dealOf(goods)
  return goods.promotions.filter(({ id }) => id !== deal?.id)
}
