import { identityMigration } from './identity.migrations/0002-identity.ts'

export { meOf } from './identity.service.ts'
export { findMember, levelsOf } from './member.repo.ts'
export { routes } from './identity.routes.ts'
export { findSession } from './session.service.ts'
export const migrations = [identityMigration]
