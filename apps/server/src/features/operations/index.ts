import './operations.tables.ts'

export { runInvariants } from './invariants.service.ts'
export { operationsRoutes } from './operations.routes.ts'
export { invariantRunMigration } from './operations.migrations/0063-invariant-run.ts'
