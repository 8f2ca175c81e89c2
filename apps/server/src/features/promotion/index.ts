import './promotion.tables.ts'

export { missingForAddOn } from './add-on/add-on.rules.ts'
export { missingForFreight } from './free-freight/free-freight.rules.ts'
export type { CompiledPromotion } from './compiled.rules.ts'
export { noEffects, reachOf, type BasketLine, type Effects, type OpenLine } from './effect.rules.ts'
export { missingForFree, type FreightTemplate } from './freight.rules.ts'
export { priceOf, type Basket, type Quote } from './price.rules.ts'
export { promotionMigration } from './promotion.migrations/0040-promotion.ts'
export { promotedLinesMigration } from './promotion.migrations/0041-promoted-lines.ts'
export { useLimitSinceMigration } from './promotion.migrations/0091-use-limit-since.ts'
export { levelPriceMigration } from './promotion.migrations/0070-level-price.ts'
export { promotionDeskRoutes } from './promotion-desk.routes.ts'
export { setUpPromotion } from './promotion-desk.service.ts'
export {
  countUses,
  nothingRead,
  notedUses,
  offersPart,
  promotionsPart,
  readOffers,
  stillPromised,
  type OfferedSku,
  type PromotionOffers,
  type PromotionRead,
} from './promotion.repo.ts'
export { pricesOfGoods } from './level-price.repo.ts'
export { levelPrices } from './promotion-desk.repo.ts'
export { shelfOf, shelfPrice, tagFor, wordsFor, type Shelf } from './shelf.service.ts'
export { isGiving, promised, type Promised } from './promotion.service.ts'
export { appliedIn, givenOf, lostOf, nameIn, nextStep, sentenceOf, shortYuan, type GivenSku } from './words.rules.ts'
