import './operations.tables.ts'

export { checkAll, checkByClock } from './invariants.service.ts'
