import './share.tables.ts'

export { insertNote, lastSponsor } from './share.repo.ts'
