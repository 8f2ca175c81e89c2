export { isOrderOf } from './fx.repo.ts'
