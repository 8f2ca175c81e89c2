export { levelPrices, pricesOfGoods, pricesOfLevel } from './level-price.repo.ts'
