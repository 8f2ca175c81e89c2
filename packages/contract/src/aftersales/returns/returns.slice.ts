import type { Slice } from '../../slice.ts'

/** Words and codes of returns. */
export const returnsSlice = {
  orderKinds: { exchange: { number: 10, name: ['换货', 'Exchange'] } },
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
  invariants: {
    'what a line gave back is what its done returns gave back, and all of it when every unit came back as asked':
      '每行已退金额等于已完成售后之和，全部退回时退足',
    'what is asked back was bought and not given back yet, once at a time':
      '申请售后的数量已购买、未退过，且同一时间只申请一次',
    'an order knows how many of its returns are open': '订单记录的进行中售后数正确',
    'returns change only as listed, and each change begins where the one before ended':
      '售后状态只按规定流转，前后相接',
    'a return is in the state that its log ends with': '售后当前状态与日志末条一致',
  },
  toDos: {
    'return.due': ['24 小时内到期的售后', 'Returns due within 24 hours'],
  },
} as const satisfies Slice
