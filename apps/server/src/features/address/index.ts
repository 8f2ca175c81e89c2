import './address.tables.ts'
import { addressRoutes } from './address.routes.ts'

export const routes = addressRoutes
