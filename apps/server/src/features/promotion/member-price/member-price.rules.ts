import { promotionType } from '@mallard/contract/promotion/promotion.codes'
import { basisPointsOf, minus, times, zero } from '@mallard/kernel'
import type { ItemEffect } from '../effect.rules.ts'

/** Basis points of those whom no level gives anything. */
export const noDiscount = 10_000

/** The price of a member's level, unit by unit: floor(salePrice × levelBp / 10000) (domain.md §4.1 step 1). */
export function memberPrice(levelBp: number): ItemEffect[] {
  if (levelBp >= noDiscount) return []
  return [
    {
      id: 0,
      name: '会员价',
      nameEn: 'Member price',
      type: promotionType.memberPrice,
      saving: ({ unitPrice, quantity }) => (unitPrice > 1 ? times(minus(unitPrice, basisPointsOf(unitPrice, levelBp)), quantity) : zero),
    },
  ]
}
