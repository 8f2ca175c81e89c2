import './coupon.tables.ts'
import { couponMigration } from './coupon.migrations/0043-coupon.ts'
import { couponIssueMigration } from './coupon.migrations/0071-coupon-issue.ts'
import { couponRoutes } from './coupon.routes.ts'

export { couponListener, returnCoupons } from './coupon.events.ts'
export { couponJobs } from './coupon.jobs.ts'
export { countCoupons, couponsPart, lockParts, takeCoupon, type HeldRow } from './coupon.repo.ts'
export { byWorth, effectsOf, heldView, isCoupon, judge, type CouponBasket, type HeldCoupon, type JudgedCoupon } from './coupon.rules.ts'
export { withTerms } from './terms.service.ts'
export { insertScan, insertTemplate, type NewTemplate } from './template.repo.ts'
export const routes = couponRoutes
export { couponMigration, couponIssueMigration }
