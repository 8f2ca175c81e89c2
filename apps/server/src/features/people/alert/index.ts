export type { NewAlert } from './alert.repo.ts'
export { alertStaff } from './alert.service.ts'
