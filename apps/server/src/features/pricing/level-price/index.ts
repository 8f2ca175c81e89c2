export { levelPrices, pricesOfGoods, pricesOfLevel } from './level-price.repo.ts'
export { shownLevels } from './level-price.service.ts'
