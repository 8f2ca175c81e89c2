import './share.tables.ts'

export { insertNote } from './share.repo.ts'
