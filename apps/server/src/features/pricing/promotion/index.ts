import './promotion.tables.ts'

export { showActivity } from './activity-offer.repo.ts'
export { type CompiledPromotion, compile, effectsAt, runningAt } from './compiled.rules.ts'
export {
  nearestMissing,
  noEffects,
  type AddOnEffect,
  type BasketLine,
  type Effects,
  type ItemEffect,
  type Needs,
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
  promotionColumns,
  raiseVersion,
  withThoseUnder,
} from './promotion.repo.ts'
export {
  promotionTag,
  offerOf,
  cataloguePricesOf,
  cataloguePrice,
  publicPrice,
  tagFor,
  wordsFor,
  type CataloguePrices,
  dropPromotions,
} from './catalogue-price.service.ts'
export { atPriceNow, isCheaper, withPriceNow } from './price-now.service.ts'
export { isGiving, applicable, type ApplicablePromotions } from './promotion.service.ts'
export { nameIn, shortYuan } from './wording.rules.ts'
export {
  appliedIn,
  givenOf,
  lostOf,
  nextStep,
  sentenceOf,
  type GivenSku,
  type SkuNames,
  skuWordsIn,
} from './labels.rules.ts'
export { type Promotion, stateOf } from './promotion.rules.ts'
export { noDiscount } from './member-price/member-price.rules.ts'
export { clashesOf } from './clash.rules.ts'
export { kindOf, ruledSkuIds } from './kinds.rules.ts'
