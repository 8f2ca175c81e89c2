import type { Slice } from '../../slice.ts'

/** What returns tell the shop. */
export const returnsSlice = {
  orderKinds: { exchange: 10 },
  audit: {
    kinds: {
      return: ['售后单', 'Return'],
    },
    actions: {
      'return.agree': ['同意售后', 'Agreed to a return'],
      'return.refuse': ['拒绝售后', 'Refused a return'],
      'return.receive': ['验收退回的商品', 'Took goods back'],
      'return.refuseReceipt': ['拒收退回的商品', 'Did not take goods back'],
      'return.sendAgain': ['补寄发货', 'Sent goods again'],
      'return.transferred': ['登记退款转账', 'Noted a refund by transfer'],
      'return.bookPickup': ['替买家预约取件', 'Booked a courier'],
      'return.cancelPickup': ['取消上门取件', 'Sent a courier away'],
      'return.refund': ['主动退款', 'Refunded on the store’s word'],
      'refund.propose': ['申请大额退款', 'Asked for a large refund'],
      'refund.approve': ['同意大额退款', 'Agreed to a large refund'],
      'refund.decline': ['不同意大额退款', 'Declined a large refund'],
      'refund.withdraw': ['撤回大额退款申请', 'Took a large refund back'],
      'refund.set': ['大额退款生效', 'Refunded on the word of two persons'],
    },
  },
  jobs: {
    'returns.deadline': ['售后到期', 'End the time of a return'],
    'returns.pickupLapse': ['上门取件超时', 'Give up on a courier that is silent'],
    'returns.pickupCancel': ['取消上门取件', 'Send a courier away'],
  },
} as const satisfies Slice
