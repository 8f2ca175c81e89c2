export { dayCell, methodCell, sumCell, timeCell, wordOf } from './cells.ts'
export { create as createExport } from './export.service.ts'
export { openExportFiles } from './export-files.ts'
export {
  batchOf,
  type Batch,
  defineExport,
  type ExportColumn,
  type ExportKind,
  type ExportSource,
  type Key,
  type Words,
} from './export-kind.ts'
