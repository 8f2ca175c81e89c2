import type { Slice } from '../../slice.ts'

/** Words and codes of payments repaired by hand. */
export const repairSlice = {
  audit: {
    actions: {
      'pay.repair': ['查询支付渠道', 'Queried the channel'],
      'pay.ask': ['查询支付渠道', 'Asked about a payment'],
      'pay.refundAgain': ['重试退款', 'Tried a refund again'],
      'money.propose': ['提交人工确认', 'Asked to confirm money'],
      'money.approve': ['确认人工款项', 'Confirmed money'],
      'money.decline': ['驳回人工款项', 'Declined to confirm money'],
      'money.withdraw': ['撤回人工确认', 'Took back a confirmation'],
    },
  },
} as const satisfies Slice
