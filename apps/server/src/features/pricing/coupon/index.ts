import './coupon.tables.ts'

export { returnCoupons } from './coupon.events.ts'
export { drawCoupon, refusalOf as couponRefusal } from './coupon.service.ts'
export {
  countCoupons,
  couponsOf,
  couponsPart,
  lockParts,
  readTerms,
  takeCoupon,
  type HeldRow,
} from './coupon.repo.ts'
export {
  heldView,
  isCoupon,
  offeredView,
  type HeldCoupon,
  type JudgedCoupon,
} from './coupon.rules.ts'
export { canDrawAny, chipsFor, drawableFor, liveCoupons, liveFor } from './goods-price.service.ts'
export { joined, weigh, withChosen } from './weigh.service.ts'
export { withTerms } from './terms.service.ts'
export { issueToAudience } from './issue.service.ts'
export { insertTemplate, type NewTemplate } from './template.repo.ts'
