import './checkout.tables.ts'
import { checkoutRoutes } from './checkout.routes.ts'

export { checkoutJobs } from './checkout.jobs.ts'
export const routes = checkoutRoutes
