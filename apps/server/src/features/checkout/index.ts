import './checkout.tables.ts'
import { checkoutMigration } from './checkout.migrations/0021-checkout.ts'
import { checkoutRoutes } from './checkout.routes.ts'

export { checkoutJobs } from './checkout.jobs.ts'
export const routes = checkoutRoutes
export const migrations = [checkoutMigration]
