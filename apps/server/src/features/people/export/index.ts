export { dayCell, methodCell, sumCell, timeCell, wordOf } from './cells.ts'
export { openExportFiles } from './export-files.ts'
export {
  batchOf,
  type Batch,
  defineExport,
  type ExportColumn,
  type ExportSource,
  type Key,
  type Words,
} from './export-kind.ts'
