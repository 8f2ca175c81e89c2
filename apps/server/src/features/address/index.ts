import './address.tables.ts'
import { addressMigration } from './address.migrations/0003-address.ts'
import { addressRoutes } from './address.routes.ts'

export const routes = addressRoutes
export const migrations = [addressMigration]
