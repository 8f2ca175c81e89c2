import './member.tables.ts'

export { memberJobs, memberRoutes } from './member.routes.ts'
export type { AccountBook } from './personal-data.repo.ts'
