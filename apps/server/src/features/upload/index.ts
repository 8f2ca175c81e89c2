import './upload.tables.ts'
import { uploadMigration } from './upload.migrations/0048-upload.ts'
import { uploadHolderMigration } from './upload.migrations/0065-upload-holder.ts'

export { opens } from './picture-address.service.ts'
export { uploadJobs } from './upload.jobs.ts'
export type { UploadOwner } from './upload.repo.ts'
export { routes } from './upload.routes.ts'
export { claim, letGo, lookAtUpload, permitUpload, signPicture } from './upload.service.ts'
export const migrations = [uploadMigration]
/** Later than other features' own. */
export { uploadHolderMigration }
