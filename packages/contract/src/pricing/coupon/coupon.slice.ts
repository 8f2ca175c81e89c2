import type { Slice } from '../../slice.ts'

const coupon = {
  name: ['优惠券', 'Coupon'],
  example: ['满 200 减 30', '30 off from 200'],
} as const

/** Words and codes of coupons. */
export const couponSlice = {
  domains: {
    couponMemberCalls: 'member',
    couponPromotionCalls: 'promotions',
    couponSalesCalls: 'sales',
  },
  entrances: {
    coupons: ['领优惠券', 'Coupons'],
  },
  audit: {
    kinds: {
      coupon: ['优惠券', 'Coupon'],
    },
    actions: {
      'coupon.create': ['新建优惠券', 'Set up a coupon'],
      'coupon.close': ['停发优惠券', 'Stopped a coupon'],
      'coupon.issue': ['发放优惠券', 'Gave coupons'],
      'coupon.propose': ['申请发券', 'Asked to give coupons'],
      'coupon.approve': ['同意发券', 'Agreed to give coupons'],
      'coupon.decline': ['不同意发券', 'Declined to give coupons'],
      'coupon.withdraw': ['撤回发券申请', 'Took coupons for members back'],
      'coupon.scanCode': ['生成领取码', 'Made a coupon code'],
      'coupon.voidUnused': ['作废未使用的优惠券', 'Took unused coupons back'],
      'coupon.void': ['作废优惠券', 'Voided a coupon'],
    },
  },
  jobs: {
    'coupon.audience': ['向选定的会员发券', 'Give a coupon to chosen members'],
    'coupon.sweep': ['优惠券到期与到期提醒', 'End coupons, and remind before'],
  },
  invariants: {
    'what is written of a coupon belongs to its partner': '优惠券的各项记录归属同一商家',
    'what was taken of a coupon are its histories, and no more than there are, in all and for one person':
      '优惠券领取数等于领取记录数，不超过总量和每人限领',
    'a coupon is held by a live order of its member, and used exactly if that one is paid, once the events of the order are handled':
      '占用中的优惠券对应本人的有效订单，付款后才算已用',
  },
  notices: {
    'coupon.given': {
      group: 'coupon',
      kind: 'coupon',
      name: ['优惠券到账', 'Coupon given'],
      title: ['优惠券已到账', 'A coupon for you'],
      text: ['{coupon} 已放入您的账户', '{coupon} is in your account'],
      variables: { coupon },
    },
    'coupon.ending': {
      group: 'coupon',
      kind: 'coupon',
      name: ['优惠券即将过期', 'Coupon about to expire'],
      title: ['优惠券即将过期', 'A coupon is about to expire'],
      text: ['{coupon} 将于 {until} 过期，记得使用', '{coupon} ends {until}'],
      variables: {
        coupon,
        until: {
          name: ['过期时间', 'Until when'],
          example: ['12-01 20:30', '1 December, 20:30 Beijing time'],
        },
      },
      needs: ['until'],
    },
  },
} as const satisfies Slice
