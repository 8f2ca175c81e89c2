import './address.tables.ts'
import { addressRoutes } from './address.routes.ts'

export { addressById } from './address.repo.ts'
export const routes = addressRoutes
