export { listTags, categoryTag } from './cache-tags.ts'
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
  isLow,
  type WrittenStock,
  logStockEdits,
} from './catalog.stock.ts'
export type { SkuAttr } from './catalog.tables.ts'
export { lastArrivalText } from './arrival.rules.ts'
export { goodsDetailOf } from './goods.service.ts'
export { skusByCode } from './goods.repo.ts'
export { goodsBetween, goodsParts } from './sitemap.repo.ts'
export { priceAgain, refreshListing, refreshListings } from './listing.repo.ts'
export { variantsOf, type Variant } from './variants.repo.ts'
export {
  attributeTerm,
  categoryTerm,
  listingTermsOf,
  type SearchTerms,
  termsOf,
  tokensOf,
  wordsOf,
} from './search.rules.ts'
export { readingsOf, soundingLike, spelled } from './sound.rules.ts'
export { soundsOf, soundTermsOf } from './sounds.ts'
export {
  type AdminFilter,
  whichGoods,
  type WhichGoods,
  countGoods,
  goodsOrder,
} from './goods-admin.repo.ts'
export { categoriesUnder } from './category.service.ts'
export { dropGoods, mayChangePartnerWide } from './goods-admin.service.ts'
export { searchedBy } from './searched.ts'
export { picturesOf } from './pictures.rules.ts'
