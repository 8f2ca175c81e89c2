export type { ZipSource } from './parts-reader.ts'
export { readZip, type ZipEntry } from './read-zip.ts'
export type { ZipFault } from './names.rules.ts'
