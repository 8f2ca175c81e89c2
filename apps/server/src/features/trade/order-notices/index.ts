export { orderDigests } from './digest.repo.ts'
