import './media.tables.ts'

export { filePictures } from './media.repo.ts'
export { withReplaced } from './replaced.rules.ts'
export type { Shown } from './shown.ts'
export { type HeldPictures, holdPictures } from './use.service.ts'
