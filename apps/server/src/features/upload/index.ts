import './upload.tables.ts'
import { uploadMigration } from './upload.migrations/0048-upload.ts'

export { opens } from './picture-address.service.ts'
export { uploadJobs } from './upload.jobs.ts'
export type { UploadOwner } from './upload.repo.ts'
export { routes } from './upload.routes.ts'
export { claim, letGo, signPicture } from './upload.service.ts'
export const migrations = [uploadMigration]
