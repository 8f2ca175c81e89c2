export { wherever } from './near-store.ts'
export { isHousePartner, listStores, listStoresOf } from './store.repo.ts'
export {
  insertStore,
  listStoreSetups,
  lockStores,
  type StoreTerms,
  type StoreTimesSetup,
  updateStore,
  updateTimes,
} from './store-setup.repo.ts'
export { storeTimes } from './store-times.repo.ts'
export {
  forgetStore,
  freightTag,
  freeFreightOver,
  isStoreKnown,
  isStoreOpen,
  storeName,
  storeOf,
  timeToPay,
} from './store.service.ts'
export {
  deleteFreightTemplate,
  findFreightTemplates,
  type FreightWords,
  insertFreightTemplate,
  lockFreightTemplate,
  updateFreightTemplate,
} from './freight.repo.ts'
export type { FreightArea } from './store.tables.ts'
