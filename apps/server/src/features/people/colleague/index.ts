export type { Colleague } from './colleague.repo.ts'
export { askOfColleague } from './colleague.service.ts'
