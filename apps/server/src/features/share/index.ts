import './share.tables.ts'
import { shareMigration } from './share.migrations/0047-share.ts'

export { insertNote, lastSponsor } from './share.repo.ts'
export { routes } from './share.routes.ts'
export const migrations = [shareMigration]
