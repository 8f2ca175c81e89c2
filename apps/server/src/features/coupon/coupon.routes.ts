import { couponDeskCalls } from '@mallard/contract/coupon/coupon-desk.calls'
import { couponCalls, couponMemberCalls, couponPromotionCalls, couponSalesCalls } from '@mallard/contract/coupon/coupon.calls'
import { bind } from '#platform/http/bind.ts'
import * as desk from './coupon-desk.service.ts'
import { issue } from './issue.service.ts'
import { couponHistory, couponNewlist, couponRegister, draw, fenXiao, listLive, oneKeyDraw, scanDraw } from './coupon.service.ts'

export const couponRoutes = [
  ...bind('coupon', couponCalls, { draw, listLive, fenXiao }),
  ...bind('promotions', couponPromotionCalls, { oneKeyDraw }),
  ...bind('sales', couponSalesCalls, { scanDraw }),
  ...bind('member', couponMemberCalls, { couponNewlist, couponRegister, couponHistory }),
  ...bind('couponDesk', couponDeskCalls, {
    list: desk.list,
    detail: desk.detail,
    preview: desk.preview,
    create: desk.create,
    close: desk.close,
    issue,
    scanCode: desk.scanCode,
    held: desk.held,
    void: desk.voidCoupon,
  }),
]
