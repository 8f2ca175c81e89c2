import './upload.tables.ts'

export { keepPicture } from './keep-picture.service.ts'
export { opens } from './picture-address.service.ts'
export { findDrawn, type UploadOwner } from './upload.repo.ts'
export { holdVideo, lockVideos, lookAtVideo, type VideoRefusal } from './video.service.ts'
export {
  claim,
  letGo,
  lookAtUpload,
  permitUpload,
  signPicture,
  sweepWithPictures,
} from './upload.service.ts'
