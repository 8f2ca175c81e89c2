export { isOrderOf } from './fx.repo.ts'
export { canPromote } from './fx.repo.ts'
