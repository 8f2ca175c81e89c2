import type { Slice } from '../../slice.ts'

const prize = { name: ['奖品', 'Prize'], example: ['手冲咖啡壶', 'Pour-over kettle'] } as const

/** Words and codes of lucky draws. */
export const lotterySlice = {
  domains: {
    lotteryMemberCalls: 'member',
  },
  entrances: {
    lottery: ['幸运抽奖', 'Lucky draw'],
  },
  audit: {
    kinds: {
      lottery: ['抽奖', 'Lucky draw'],
    },
    actions: {
      'lottery.save': ['设置抽奖', 'Set up a lucky draw'],
      'lottery.close': ['提前结束抽奖', 'Ended a lucky draw'],
      'lottery.ship': ['寄出奖品', 'Sent a prize'],
    },
  },
  jobs: {
    'lottery.sweep': ['让过期奖品失效', 'Expire prizes that nobody claimed'],
  },
  pointsCauses: {
    lottery: ['抽奖消耗', 'Spent on a draw'],
    lotteryPrize: ['抽奖奖品', 'Won in a draw'],
  },
  invariants: {
    'units of a lottery’s prize that are out are what was won and did not come back, and no more than there are':
      '抽奖奖品已中数量等于中奖且未收回的数量，不超过总数',
    'a draw cost its points once, and a prize of points brought them once':
      '每次抽奖只扣一次积分，积分奖品只发一次',
    'a coupon that was won is one that its member holds': '抽中的优惠券在会员名下',
  },
  toDos: {
    'lottery.soon': ['48 小时内开始或结束的抽奖', 'Lucky draws that begin or end within 48 hours'],
  },
  notices: {
    'lottery.sent': {
      group: 'activity',
      kind: 'activity',
      name: ['奖品寄出', 'Prize sent'],
      title: ['奖品已寄出', 'Your prize is on its way'],
      text: [
        '“{prize}”已由{carrier}寄出，运单号 {waybill}',
        '“{prize}” was sent by {carrier}, {waybill}',
      ],
      variables: {
        prize,
        carrier: { name: ['承运商', 'Carrier'], example: ['顺丰速运', 'SF Express'] },
        waybill: {
          name: ['运单号', 'Waybill number'],
          example: ['SF1234567890123', 'SF1234567890123'],
        },
      },
    },
    'lottery.expired': {
      group: 'activity',
      kind: 'activity',
      name: ['奖品过期', 'Prize expired'],
      title: ['奖品已过期', 'A prize has expired'],
      text: ['“{prize}”超过30天未填写收货地址，已失效', '“{prize}” had no address for 30 days'],
      variables: { prize },
    },
  },
} as const satisfies Slice
