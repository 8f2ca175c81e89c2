import type { Slice } from '../../slice.ts'

/** Words and codes of orders and their prices. */
export const orderSlice = {
  audit: {
    kinds: {
      order: ['订单', 'Order'],
    },
    pages: {
      orders: ['订单列表', 'Orders'],
    },
    actions: {
      'order.exportChosen': ['导出所选订单', 'Exported chosen orders'],
      'order.note': ['添加员工备注', 'Added a staff note'],
      'order.flag': ['标记订单', 'Flagged the order'],
      // Until there were several notes.
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
  invariants: {
    'what an order’s lines and freight come to is what is to pay': '订单各行与运费之和等于应付金额',
    'no part of a price is negative, and no line is discounted below nothing':
      '价格各部分不为负，优惠不超过商品金额',
    'the amounts of an order add up': '订单各项金额相加一致',
    'the shares of each discount, of freight and of what the store took off add up to it':
      '每项优惠、运费和商家改价的分摊之和等于其总额',
    'an order has given back what its refunds came to, and no more than was paid':
      '订单已退金额等于退款之和，且不超过实付',
    'what is written of an order belongs to its partner': '订单的各项记录归属同一商家',
    'only listed changes of state occur': '订单状态只按规定流转',
    'each change begins where the one before ended': '订单每次流转从上一次的结果开始',
    'an order is in the state that its log ends with': '订单当前状态与日志末条一致',
    'nothing of an order belongs to another store': '订单内容都属于同一门店',
    'what members ordered is what their orders come to, once their events are handled':
      '会员的订单数与消费额等于其订单之和',
  },
  toDos: {
    'order.toShip': ['待发货订单', 'Orders to ship'],
    'order.overdue': ['超过发货时限未发货', 'Past their time to ship'],
  },
} as const satisfies Slice
