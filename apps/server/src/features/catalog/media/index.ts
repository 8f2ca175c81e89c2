import './media.tables.ts'

export { filePictures, urlsByName } from './media.repo.ts'
export { filePicture } from './file-picture.service.ts'
export { withReplaced } from './replaced.rules.ts'
export type { Shown } from './shown.ts'
export { type HeldPictures, holdPictures } from './use.service.ts'
