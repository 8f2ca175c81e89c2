export { activityEntrance } from './activity-entrance.ts'
export {
  activityNames,
  activityPrice,
  activityPricing,
  fixedPrice,
  forFreight,
  freeDelivery,
  onlyOf,
  openedWith,
} from './activity-price.ts'
export { showPrices, showSkus } from './activity-shown.service.ts'
export { endActivity, skuListing, type Listing } from './activity.repo.ts'
export { defineActivity, type ListRow } from './activity.service.ts'
export { pageRows, type Page, type Rows } from './records.repo.ts'
export { recordsOf } from './records.service.ts'
export { writeSkuLines } from './sku-lines.repo.ts'
export { demoLines, demoSkus } from './demo-skus.ts'
export { skuActivities } from './sku-activities.repo.ts'
export { pricedSku, skuShown } from './sku-view.ts'
export { noteSeenIn } from './seen.repo.ts'
export { closeSetup, insertSetup, updateSetup } from './setup.repo.ts'
export { noteClosed, saveSetup } from './setup.service.ts'
export { setUpThing, setUpThings, thingOf, type SetUpThing } from './set-up-thing.repo.ts'
export { clashesAtFields, clashesOfSkus, faultOfSkus, type SkuSales } from './set-up-sku.service.ts'
export {
  activityColumns,
  isCouponThere,
  isSkuOnSale,
  namedColumns,
  periodColumns,
  runsAt,
  skuColumns,
  skuJoins,
  skuLines,
  thingColumns,
  thingJoins,
  type ActivityRow,
  type NamedRow,
  type SkuLine,
  type SkuRow,
  type ThingRow,
} from './activity-row.repo.ts'
