export { isHousePartner, listStores } from './store.repo.ts'
export { routes } from './store.routes.ts'
export { freeFreightOver, isStoreOpen, storeName, storeOf } from './store.service.ts'
export type { FreightArea } from './store.tables.ts'
