import type { Slice } from '../../slice.ts'

/** Words and codes of points and levels. */
export const pointsSlice = {
  entrances: {
    points: ['我的积分', 'My points'],
  },
  audit: {
    kinds: {
      level: ['会员等级', 'Level'],
    },
    pages: {
      pointsRules: ['积分规则', 'Rules of points'],
    },
    actions: {
      'points.adjust': ['调整积分', 'Changed points'],
      'points.propose': ['申请调整积分', 'Proposed a change of points'],
      'points.approve': ['同意调整积分', 'Agreed to a change of points'],
      'points.decline': ['不同意调整积分', 'Declined a change of points'],
      'points.withdraw': ['撤回积分调整申请', 'Took a change of points back'],
      'points.set': ['积分调整生效', 'Points were changed by two persons'],
      'level.save': ['设置会员等级', 'Set up a level'],
      'level.remove': ['删除会员等级', 'Removed a level'],
      'pointsRules.save': ['设置积分规则', 'Set the rules of points'],
    },
  },
  jobs: {
    'points.earn': ['售后期满，发放积分与成长值', 'Give points and growth for an order'],
    'points.expire': ['积分到期', 'Take points whose time is over'],
  },
  pointsCauses: {
    opening: ['历史积分', 'Carried over'],
    spend: ['下单抵扣', 'Used in an order'],
    back: ['订单取消退回', 'Given back from an order'],
    earn: ['购物获得', 'Earned with an order'],
    revoke: ['退款扣回', 'Taken back after a refund'],
    expire: ['积分过期', 'Expired'],
    adjust: ['商家调整', 'Adjusted by the shop'],
  },
  invariants: {
    'points and growth are what their ledgers add up to, and an account that ended has none':
      '积分和成长值等于各自流水之和，已注销账号为零',
    'each row of a ledger rests on the one before': '流水每行余额与上一行相接',
    'points in the price of an order were taken from its member': '订单抵扣的积分已从本人账户扣除',
  },
  notices: {
    'points.review': {
      group: 'coupon',
      kind: 'service',
      name: ['评价获得积分', 'Points for a review'],
      title: ['评价奖励已到账', 'Points for your review'],
      text: [
        '您对“{goods}”的评价已展示，获得 {points} 积分',
        'Your review of {goods} is shown: {points} points',
      ],
      variables: {
        goods: { name: ['商品', 'Goods'], example: ['轻巧电水壶 1.5L', 'Light kettle 1.5L'] },
        points: { name: ['积分', 'Points'], example: ['20', '20'] },
      },
    },
  },
} as const satisfies Slice
