import './member.tables.ts'
import { privacyMigration } from './member.migrations/0039-privacy.ts'
import { accountMigration } from './member.migrations/0038-account.ts'

export { isAllowed } from './privacy.repo.ts'
export { memberJobs, memberRoutes } from './member.routes.ts'
export type { AccountBook, HeldTable, MatterQuery } from './personal-data.repo.ts'
export const migrations = [accountMigration, privacyMigration]
