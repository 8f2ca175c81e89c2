import './cart.tables.ts'
import { cartRoutes } from './cart.routes.ts'

export { cartCount, linesOf } from './cart.repo.ts'
export { titleOf, type Offer } from './cart.rules.ts'
export { giftLineOf } from './view.service.ts'
export const routes = cartRoutes
