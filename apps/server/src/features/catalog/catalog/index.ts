export { listTags, categoryTag, everyGoodsTag, goodsTag, storeGoodsTag } from './cache-tags.ts'
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
  salesPart,
  uncountSales,
  isLow,
  logStockEdits,
} from './catalog.stock.ts'
export type { SkuAttr, Attribute } from './catalog.tables.ts'
export { lastArrivalText } from './arrival.rules.ts'
export { goodsDetailOf } from './goods.service.ts'
export { followPrices, listPricesStand } from './price-note.service.ts'
export { listPriceShown } from './struck.rules.ts'
export { skusByCode, listCategories } from './goods.repo.ts'
export { skuIdOfCode, skusByAnyCode } from './sku-code.repo.ts'
export { goodsBetween, goodsParts } from './sitemap.repo.ts'
export { priceAgain, refreshListing, refreshListings } from './listing.repo.ts'
export { variantsOf, type Variant } from './variants.repo.ts'
export {
  attributeTerm,
  categoryOfTerm,
  categoryTerm,
  detailTerm,
  listingTermsOf,
  listingWaysOf,
  type SearchTerms,
  termsOf,
  tokensOf,
  wordsOf,
} from './search.rules.ts'
export { readingsOf, soundingLike, spelled } from './sound.rules.ts'
export { soundsOf, soundTermsOf } from './sounds.ts'
export { detailsOf, writeDetails } from './details.repo.ts'
export { categoriesUnder } from './category.service.ts'
export { searchedBy } from './searched.ts'
export {
  deleteGoods,
  insertGoods,
  insertStoreGoods,
  type NewGoods,
  type GoodsChange,
  updateGoods,
  updateMatrix,
  writeArchived,
  writePictures,
  writeSearched,
  writeShelf,
} from './write-goods.repo.ts'
export {
  insertSkus,
  type NewSku,
  offerElsewhere,
  replaceSkuPicture,
  type SkuChange,
  type StockChange,
  updateListPrice,
  updateSkus,
  updateStoreSku,
  writeListPrices,
  writeStock,
} from './write-skus.repo.ts'
