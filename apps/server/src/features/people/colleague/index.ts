export { askOfColleague } from './colleague.service.ts'
