import './third-return.tables.ts'

export { findElsewhere } from './access.service.ts'
export { thirdReturnJobs } from './third-return.jobs.ts'
export { thirdReturnMigration } from './third-return.migrations/0064-third-return.ts'
export { thirdReturnRoutes as routes } from './third-return.routes.ts'
