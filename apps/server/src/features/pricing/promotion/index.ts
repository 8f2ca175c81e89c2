import './promotion.tables.ts'

export { showActivity } from './activity-offer.repo.ts'
export type { CompiledPromotion } from './compiled.rules.ts'
export {
  nearestMissing,
  noEffects,
  type AddOnEffect,
  type BasketLine,
  type Effects,
  type ItemEffect,
  type OpenLine,
} from './effect.rules.ts'
export {
  areaOf,
  missingForFree,
  usualArea,
  usualFreight,
  type FreightArea,
  type FreightTemplate,
} from './freight.rules.ts'
export {
  priceOf,
  type AppliedEffect,
  type Basket,
  type Quote,
  type QuotedLine,
} from './price.rules.ts'
export { setUpPromotion } from './promotion-admin.service.ts'
export {
  countUses,
  nothingRead,
  notedUses,
  offersPart,
  promotionsPart,
  raiseForCategories,
  raiseForLevel,
  readOffers,
  stillApplicable,
  type OfferedSku,
  type PromotionOffers,
  type PromotionRead,
} from './promotion.repo.ts'
export { pricesOfGoods } from './level-price.repo.ts'
export { levelPrices } from './promotion-admin.repo.ts'
export {
  promotionTag,
  offerOf,
  cataloguePricesOf,
  cataloguePrice,
  tagFor,
  wordsFor,
  type CataloguePrices,
} from './catalogue-price.service.ts'
export { isGiving, applicable, type ApplicablePromotions } from './promotion.service.ts'
export { nameIn, shortYuan } from './wording.rules.ts'
export { appliedIn, givenOf, lostOf, nextStep, sentenceOf, type GivenSku } from './labels.rules.ts'
