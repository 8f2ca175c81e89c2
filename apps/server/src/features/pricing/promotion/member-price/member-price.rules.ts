import { levelPriceOf } from '@mallard/contract/pricing/promotion/level-price'
import { memberPriceType } from '@mallard/contract/pricing/promotion/promotion.codes'
import { minus, times, zero, type Fen } from '@mallard/kernel'
import type { ItemEffect } from '../effect.rules.ts'

/** Basis points of those whom no level gives anything. */
export const noDiscount = 10_000

/**
 * The price of a member's level, unit by unit: the one that the store set for the level and the
 * SKU, else floor(salePrice × levelBp / 10000), at least 1 fen (domain.md §4.1 step 1). One that is
 * higher than the sale price saves nothing.
 */
export function memberPrice(
  levelBp: number,
  prices: ReadonlyMap<number, Fen> = new Map(),
): ItemEffect[] {
  if (levelBp >= noDiscount && prices.size === 0) return []
  return [
    {
      id: 0,
      name: '会员价',
      nameEn: 'Member price',
      type: memberPriceType,
      saving: ({ skuId, unitPrice, quantity }) => {
        const price = prices.get(skuId) ?? levelPriceOf(unitPrice, levelBp)
        return price < unitPrice ? times(minus(unitPrice, price), quantity) : zero
      },
    },
  ]
}
