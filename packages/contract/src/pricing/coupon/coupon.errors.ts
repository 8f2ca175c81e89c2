import { type Refusal, toast } from '../../refusal.ts'

/** What coupons refuse: to shoppers, then to who gives them. */
export const couponErrors = {
  couponGone: toast('手慢了，优惠券已被领完', 'All of these coupons have been claimed'),
  couponLimit: toast(
    '您已领取过，每人限领{limit}张',
    'You have claimed this already, {limit} per person',
  ),
  couponOver: toast('领取活动已结束', 'This coupon can no longer be claimed'),
  couponNotYet: toast('领取活动尚未开始', 'This coupon cannot be claimed yet'),
  couponUsed: toast(
    '优惠券已被使用，请重新选择',
    'This coupon was used elsewhere, please choose again',
  ),
  scanUsed: toast('该领取码已被使用', 'This code has already been used'),
  scanOver: toast('领取码已过期，请重新获取', 'This code has expired, please ask for a new one'),
  givesTooMuch: toast(
    '超出您一人可决定的金额（单次，或与今日退款、降价、发券合计），请由另一位同事发放',
    'This is worth more than you may give alone, at once or today with refunds, prices and coupons: ask a colleague',
  ),
} as const satisfies Record<string, Refusal>
