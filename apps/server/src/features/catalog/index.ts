export { routes } from './catalog.routes.ts'
export { deductStock, fewLeft, refreshShelf, releaseStock, reserveStock, restock, type StockUnit, stockParts } from './catalog.stock.ts'
export { cardsOf, firstCards } from './list.service.ts'
export { tokensOf } from './search.rules.ts'
