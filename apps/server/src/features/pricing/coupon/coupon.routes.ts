import { couponAdminCalls } from '@mallard/contract/pricing/coupon/coupon-admin.calls'
import {
  couponCalls,
  couponMemberCalls,
  couponPromotionCalls,
  couponSalesCalls,
} from '@mallard/contract/pricing/coupon/coupon.calls'
import { waitingSecond } from '#features/people/staff/index.ts'
import { bind } from '#platform/http/bind.ts'
import * as admin from './coupon-admin.service.ts'
import { forGoods } from './goods-price.service.ts'
import { couponLook, decideIssue, issue } from './issue.service.ts'
import {
  couponHistory,
  couponNewlist,
  couponRegister,
  draw,
  fenXiao,
  listLive,
  oneKeyDraw,
  scanDraw,
} from './coupon.service.ts'

export const couponRoutes = [
  ...bind('coupon', couponCalls, { draw, listLive, forGoods, fenXiao }),
  ...bind('promotions', couponPromotionCalls, { oneKeyDraw }),
  ...bind('sales', couponSalesCalls, { scanDraw }),
  ...bind('member', couponMemberCalls, { couponNewlist, couponRegister, couponHistory }),
  ...bind('couponAdmin', couponAdminCalls, {
    list: admin.list,
    detail: admin.detail,
    preview: admin.preview,
    create: admin.create,
    close: admin.close,
    issue,
    waiting: (ctx) => waitingSecond(ctx, couponLook),
    decide: decideIssue,
    scanCode: admin.scanCode,
    held: admin.held,
    void: admin.voidCoupon,
  }),
]
