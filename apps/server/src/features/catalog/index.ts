import { catalogMigration } from './catalog.migrations/0010-catalog.ts'

export { routes } from './catalog.routes.ts'
export { deductStock, fewLeft, refreshShelf, releaseStock, reserveStock, restock, stockParts, type StockMove, type StockUnit } from './catalog.stock.ts'
export { cardsOf, firstCards } from './list.service.ts'
export { tokensOf } from './search.rules.ts'
export const migrations = [catalogMigration]
