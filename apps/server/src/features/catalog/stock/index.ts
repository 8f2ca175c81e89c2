export { lockStock } from './stock-admin.repo.ts'
export { changeSkus } from './stock-admin.service.ts'
export { changeOf, isFault } from './stock-change.rules.ts'
export { scarceOf, type ScarceSku, type StoreSku } from './scarce.repo.ts'
