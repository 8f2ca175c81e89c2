import './invoice-request.tables.ts'

export { openRequestFiles } from './request-files.ts'
