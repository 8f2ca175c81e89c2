import { scopeText, type Scope } from '@mallard/kernel'
import { promotionTag } from '#features/pricing/promotion/index.ts'
import { freightTag, storeTag } from '#features/shop/store/index.ts'

/** What is read of a partner's categories. */
export const categoryTag = (partnerId: number) => `categories:${partnerId}`

/** What is read of any goods of a partner, of a store's, and of one of them there. */
export const everyGoodsTag = (partnerId: number) => `goods:${partnerId}`
export const storeGoodsTag = (scope: Scope) => `goods:${scopeText(scope)}`
export const goodsTag = (scope: Scope, id: number) => `goods:${scopeText(scope)}:${id}`

/** All that several goods of a store, as lists show them, are read from. */
export const listTags = (scope: Scope): string[] => [
  everyGoodsTag(scope.partnerId),
  storeGoodsTag(scope),
  categoryTag(scope.partnerId),
  promotionTag(scope),
]

/** All that the page of goods is read from. */
export const detailTags = (scope: Scope, id: number): string[] => [
  everyGoodsTag(scope.partnerId),
  goodsTag(scope, id),
  categoryTag(scope.partnerId),
  promotionTag(scope),
  freightTag(scope.partnerId),
  storeTag(scope),
]
