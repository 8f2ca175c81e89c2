export { asItCame } from './as-it-came.rules.ts'
export { cardOfBrand, faceOf, markOf } from './brand-face.service.ts'
export {
  findBrand,
  type KeptBrand,
  listBrands,
  replaceBrandPicture,
  takePartnerId,
  updateBrand,
} from './brand.repo.ts'
export { updateLegal, updateLicences } from './legal.repo.ts'
export { hasLicencePage } from './legal.rules.ts'
export { wherever } from './near-store.ts'
export { updatePromises } from './promises.repo.ts'
export { reviewPointsOf, setReviewPoints } from './review-points.repo.ts'
export { isHousePartner, listPartnerIds, listStores, listStoresOf } from './store.repo.ts'
export {
  insertStore,
  type KeptStore,
  listStoreSetups,
  lockStores,
  type StoreTerms,
  type StoreTimesSetup,
  updateStore,
  updateTimes,
} from './store-setup.repo.ts'
export { shippingTimes, updateSending, type ShippingTimes } from './sending.repo.ts'
export { storeTimes } from './store-times.repo.ts'
export {
  appMarksOf,
  forgetStore,
  forgetStores,
  freightTag,
  freeFreightOver,
  gapsOf,
  isStoreKnown,
  isStoreOpen,
  legalOfStore,
  promisesOf,
  refusesMoney,
  speaksEnglish,
  storeName,
  storeOf,
  storeTag,
  timeToPay,
} from './store.service.ts'
export {
  deleteFreightTemplate,
  findFreightTemplates,
  type FreightWords,
  hasOwnFreight,
  insertFreightTemplate,
  lockFreightTemplate,
  updateFreightTemplate,
} from './freight.repo.ts'
export type { FreightArea } from './store.tables.ts'
