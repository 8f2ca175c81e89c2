import './returns.tables.ts'
import { returnsMigration } from './returns.migrations/0051-returns.ts'
import { returnsDeskRoutes, returnsRoutes } from './returns.routes.ts'

export { returnRefunded, returnsListener } from './returns.events.ts'
export { returnsJobs } from './returns.jobs.ts'
export const routes = [...returnsRoutes, ...returnsDeskRoutes]
export const migrations = [returnsMigration]
