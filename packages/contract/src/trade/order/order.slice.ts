import type { Slice } from '../../slice.ts'

/** What orders and their prices tell the shop. */
export const orderSlice = {
  audit: {
    kinds: {
      order: ['订单', 'Order'],
    },
    actions: {
      'order.staffNote': ['修改员工备注', 'Changed the staff note'],
      // Until the buyer’s message and the staff’s note were two fields.
      'order.remark': ['修改备注', 'Changed the note'],
      'order.receiver': ['修改收货信息', 'Changed the receiver'],
      'order.close': ['关闭订单', 'Closed the order'],
      'order.price': ['改价', 'Changed the price'],
      'price.propose': ['申请改价', 'Asked for a lower price'],
      'price.approve': ['同意改价', 'Agreed to a lower price'],
      'price.decline': ['不同意改价', 'Declined a lower price'],
      'price.withdraw': ['撤回改价申请', 'Took a lower price back'],
      'price.set': ['改价生效', 'Changed the price on the word of two persons'],
    },
  },
  jobs: {
    'order.close': ['超时未付款，关闭订单', 'Close an order that was not paid'],
    'order.confirm': ['超时自动确认收货', 'Confirm receipt in the buyer’s place'],
    'notices.remindToPay': ['提醒付款', 'Remind of paying'],
    'notices.remindToConfirm': ['提醒确认收货', 'Remind of confirming receipt'],
  },
} as const satisfies Slice
