import './tracking.tables.ts'
import { trackingMigration } from './tracking.migrations/0046-tracking.ts'

export { trackingListener } from './tracking.events.ts'
export { trackingJobs } from './tracking.jobs.ts'
export { routes } from './tracking.routes.ts'
export const migrations = [trackingMigration]
