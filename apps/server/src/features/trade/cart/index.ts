import './cart.tables.ts'

export { cartCount, linesOf, removeLinesPart } from './cart.repo.ts'
export { titleOf, type Offer } from './cart.rules.ts'
export { giftLineOf } from './view.service.ts'
