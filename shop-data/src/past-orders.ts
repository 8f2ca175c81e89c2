import type { PastOrder } from './world.ts'

const hour = 60
const day = 24 * hour

/** One order in every state a shopper can meet, the newest first. */
export const pastOrders: readonly PastOrder[] = [
  {
    shopper: 'zhixia', store: '1-1', status: 'unpaid', lines: [{ productSn: 'HL-AF02-OAT-50', quantity: 1 }, { productSn: 'HL-AC05-KRAFT-20-100', quantity: 2 }],
    address: 0, placedMinutesAgo: 4, deliveries: [],
  },
  {
    shopper: 'zhixia', store: '1-1', status: 'paid', lines: [{ productSn: 'HL-SM01-OAT-06', quantity: 1 }], address: 0, placedMinutesAgo: 5 * hour, paidMinutesAgo: 5 * hour - 2,
    payMethod: 'wxPay', remark: '工作日白天家里有人', deliveries: [],
  },
  {
    shopper: 'zhixia', store: '1-1', status: 'partlyShipped', lines: [{ productSn: 'HL-RC02-INK-30', quantity: 1 }, { productSn: 'HL-AC06-INK-30', quantity: 1 }],
    address: 0, placedMinutesAgo: 2 * day, paidMinutesAgo: 2 * day - 1, payMethod: 'aliPay',
    deliveries: [
      {
        carrier: 'jd', deliverySn: 'JD0000000020617', minutesAgo: 30 * hour, lines: [{ productSn: 'HL-RC02-INK-30', quantity: 1 }],
        traces: [
          { minutesAgo: 9 * hour, text: '快件到达【杭州余杭分拣中心】' },
          { minutesAgo: 26 * hour, text: '快件离开【禾光发货仓】，下一站【杭州余杭分拣中心】' },
          { minutesAgo: 30 * hour, text: '快递员已揽收' },
        ],
      },
    ],
  },
  {
    shopper: 'zhixia', store: '1-1', status: 'shipped', lines: [{ productSn: 'HL-KT01-OAT-08', quantity: 1 }, { productSn: 'HL-AC04-KRAFT-10', quantity: 1 }],
    address: 0, placedMinutesAgo: 3 * day, paidMinutesAgo: 3 * day - 3, payMethod: 'wxPay',
    deliveries: [
      {
        carrier: 'shunfeng', deliverySn: 'SF0000000010234', minutesAgo: 2 * day, lines: [{ productSn: 'HL-KT01-OAT-08', quantity: 1 }, { productSn: 'HL-AC04-KRAFT-10', quantity: 1 }],
        traces: [
          { minutesAgo: 3 * hour, text: '快件正在派送途中，请保持电话畅通' },
          { minutesAgo: 11 * hour, text: '快件到达【杭州西湖营业点】' },
          { minutesAgo: 30 * hour, text: '快件在【杭州中转场】完成分拣' },
          { minutesAgo: 2 * day, text: '顺丰速运已收取快件' },
        ],
      },
    ],
  },
  {
    shopper: 'zhixia', store: '1-1', status: 'received', lines: [{ productSn: 'HL-HD02-INK', quantity: 1 }], address: 0,
    placedMinutesAgo: 9 * day, paidMinutesAgo: 9 * day - 1, receivedMinutesAgo: 4 * day, payMethod: 'wxPay',
    deliveries: [
      {
        carrier: 'zhongtong', deliverySn: '75000000012345', minutesAgo: 8 * day, lines: [{ productSn: 'HL-HD02-INK', quantity: 1 }],
        traces: [
          { minutesAgo: 4 * day, text: '快件已签收，签收人：本人' },
          { minutesAgo: 4 * day + 5 * hour, text: '快件正在派送途中' },
          { minutesAgo: 6 * day, text: '快件到达【杭州转运中心】' },
          { minutesAgo: 8 * day, text: '【余杭网点】已揽收' },
        ],
      },
    ],
  },
  {
    shopper: 'zhixia', store: '1-1', status: 'reviewed', lines: [{ productSn: 'HL-KT02-CLAY-12', quantity: 1 }], address: 0,
    placedMinutesAgo: 40 * day, paidMinutesAgo: 40 * day - 2, receivedMinutesAgo: 36 * day, payMethod: 'aliPay',
    deliveries: [
      {
        carrier: 'yuantong', deliverySn: 'YT0000000004711', minutesAgo: 39 * day, lines: [{ productSn: 'HL-KT02-CLAY-12', quantity: 1 }],
        traces: [{ minutesAgo: 36 * day, text: '快件已签收，感谢使用圆通速递' }, { minutesAgo: 39 * day, text: '【余杭网点】已收件' }],
      },
    ],
  },
  {
    shopper: 'zhixia', store: '1-1', status: 'cancelled', lines: [{ productSn: 'HL-BL02-OAT-15', quantity: 1 }], address: 0,
    placedMinutesAgo: 16 * day, closedMinutesAgo: 16 * day - 12, closeReason: '想换一个颜色', deliveries: [],
  },
  {
    shopper: 'zhixia', store: '1-1', status: 'expired', lines: [{ productSn: 'HL-SV03-OAT', quantity: 2 }], address: 1,
    placedMinutesAgo: 21 * day, closedMinutesAgo: 21 * day - 30, closeReason: '超时未支付，订单已关闭', deliveries: [],
  },
  {
    shopper: 'xiaoman', store: '1-1', status: 'received', lines: [{ productSn: 'HL-KT02-CLAY-12', quantity: 1 }], address: 0,
    placedMinutesAgo: 26 * day, paidMinutesAgo: 26 * day - 3, receivedMinutesAgo: 22 * day, payMethod: 'wxPay',
    deliveries: [
      {
        carrier: 'yuantong', deliverySn: 'YT0000000005823', minutesAgo: 25 * day, lines: [{ productSn: 'HL-KT02-CLAY-12', quantity: 1 }],
        traces: [{ minutesAgo: 22 * day, text: '快件已签收，感谢使用圆通速递' }, { minutesAgo: 25 * day, text: '【余杭网点】已收件' }],
      },
    ],
  },
  {
    shopper: 'xiaoman', store: '1-1', status: 'paid', lines: [{ productSn: 'HL-GS01-SAGE-A', quantity: 1 }, { productSn: 'HL-AC07-OAT', quantity: 1 }], address: 0,
    placedMinutesAgo: 8 * hour, paidMinutesAgo: 8 * hour - 1, payMethod: 'aliPay', deliveries: [],
  },
  {
    shopper: 'xiaoman', store: '1-2', status: 'paid', lines: [{ productSn: 'HL-KT07-WALNUT-06', quantity: 1 }], address: 0,
    placedMinutesAgo: 26 * hour, paidMinutesAgo: 26 * hour - 2, payMethod: 'wxPay', remark: '送人的，请不要放价格单', deliveries: [],
  },
  {
    shopper: 'beichen', store: '2-1', status: 'shipped', lines: [{ productSn: 'NR-BN01-PINE-500', quantity: 2 }, { productSn: 'NR-FP01-OAT-01', quantity: 1 }], address: 0,
    placedMinutesAgo: 2 * day, paidMinutesAgo: 2 * day - 1, payMethod: 'wxPay',
    deliveries: [
      {
        carrier: 'yunda', deliverySn: '46000000009901', minutesAgo: 28 * hour, lines: [{ productSn: 'NR-BN01-PINE-500', quantity: 2 }, { productSn: 'NR-FP01-OAT-01', quantity: 1 }],
        traces: [{ minutesAgo: 6 * hour, text: '快件到达【深圳南山网点】' }, { minutesAgo: 28 * hour, text: '【深圳福田网点】已揽收' }],
      },
    ],
  },
]
