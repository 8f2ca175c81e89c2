import './price-history.tables.ts'

export {
  lowestBefore,
  noteActivityPrices,
  notePublicPrices,
  type OpenPrice,
  openPrices,
  type PublicPrice,
  writeStruck,
} from './price-history.repo.ts'
export { struckOf, type Struck, withStruck } from './price-history.service.ts'
