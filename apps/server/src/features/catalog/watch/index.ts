import './watch.tables.ts'

export { waitingFor } from './watch.repo.ts'
