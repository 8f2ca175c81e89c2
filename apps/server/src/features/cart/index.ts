import './cart.tables.ts'
import { cartMigration } from './cart.migrations/0020-cart.ts'
import { cartRoutes } from './cart.routes.ts'

export { cartCount } from './cart.repo.ts'
export { attrText, invalidReasonOf, titleOf, type Offer } from './cart.rules.ts'
export const routes = cartRoutes
export const migrations = [cartMigration]
