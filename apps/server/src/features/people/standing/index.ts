export { standingOf } from './standing.repo.ts'
export { isBlocked } from './standing.service.ts'
