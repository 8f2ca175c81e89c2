import { scopeText, type Scope } from '@mallard/kernel'
import { promotionTag } from '#features/pricing/promotion/index.ts'
import { freightTag } from '#features/shop/store/index.ts'

/** What is read of a partner's categories. */
export const categoryTag = (partnerId: number) => `categories:${partnerId}`

/** What is read of the words that a partner's staff keep for the same. */
export const synonymTag = (partnerId: number) => `synonyms:${partnerId}`

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

/** The same of a search, which staff's synonyms widen. */
export const searchTags = (scope: Scope): string[] => [
  ...listTags(scope),
  synonymTag(scope.partnerId),
]

/** All that the page of goods is read from. */
export const detailTags = (scope: Scope, id: number): string[] => [
  everyGoodsTag(scope.partnerId),
  goodsTag(scope, id),
  categoryTag(scope.partnerId),
  promotionTag(scope),
  freightTag(scope.partnerId),
]
