export { sortFiles, usualRules, type FileRules, type Rejection } from './files.ts'
export { Upload, type UploadProps } from './upload.tsx'
export { useUpload, type UploadHandle, type UploadItem, type UploadOptions } from './use-upload.ts'
