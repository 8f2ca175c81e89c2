import './tracking.tables.ts'

export { insertPaid, insertVisits, type NewVisit } from './tracking.repo.ts'
export { visitOf } from './tracking.service.ts'
export { countDays, countToday } from './visit-days.service.ts'
