import './price-history.tables.ts'

export {
  beginsOf,
  lowestBefore,
  noteActivityPrices,
  notePublicPrices,
  openPrices,
  writeStruck,
} from './price-history.repo.ts'
export { struckOf, type Struck, withStruck } from './price-history.service.ts'
