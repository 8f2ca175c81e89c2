import './tracking.tables.ts'
import { trackingMigration } from './tracking.migrations/0046-tracking.ts'

export { trackingListener } from './tracking.events.ts'
export { trackingJobs } from './tracking.jobs.ts'
export { insertPaid, insertVisits, type NewVisit } from './tracking.repo.ts'
export { visitOf } from './tracking.service.ts'
export { countDays } from './visit-days.service.ts'
export { routes } from './tracking.routes.ts'
export const migrations = [trackingMigration]
