export { listTags } from './cache-tags.ts'
export {
  deductStock,
  fewLeft,
  heldPart,
  refreshAvailability,
  releaseStock,
  reserveStock,
  restock,
  type StockUnit,
  stockParts,
  takeStock,
} from './catalog.stock.ts'
export { lastArrivalText } from './arrival.rules.ts'
export { goodsDetailOf } from './goods.service.ts'
export { skusByCode } from './goods.repo.ts'
export { goodsBetween, goodsParts } from './sitemap.repo.ts'
export { cardsOf, firstCards } from './list.service.ts'
export { refreshListing } from './listing.repo.ts'
export { variantsOf, type Variant } from './variants.repo.ts'
export { folded, termsOf, tokensOf, type SearchTerms } from './search.rules.ts'
export { soundTermsOf } from './sounds.ts'
