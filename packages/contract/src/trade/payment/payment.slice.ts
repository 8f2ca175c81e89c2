import type { Slice } from '../../slice.ts'

/** Words and codes of payments, transfers and the accounts that take them. */
export const paymentSlice = {
  audit: {
    kinds: {
      payment: ['支付单', 'Payment'],
      refund: ['退款单', 'Refund'],
      account: ['收款账户', 'Receiving account'],
    },
    actions: {
      'voucher.check': ['核对转账（第一人）', 'Checked a transfer (first person)'],
      'voucher.approve': ['确认转账到账', 'Confirmed a transfer'],
      'voucher.reject': ['驳回转账凭证', 'Rejected a voucher'],
      'account.propose': ['申请变更收款账户', 'Proposed a receiving account'],
      'account.approve': ['同意变更收款账户', 'Agreed to a receiving account'],
      'account.decline': ['不同意变更收款账户', 'Declined a receiving account'],
      'account.withdraw': ['撤回收款账户申请', 'Took a proposed account back'],
      'account.set': ['收款账户生效', 'The receiving account changed'],
      'account.stop': ['停用收款账户', 'Stopped the receiving account'],
    },
  },
  jobs: {
    'payment.query': ['向渠道查询付款结果', 'Ask the channel about a payment'],
    'payment.end': ['关闭多余的付款', 'Close a payment that is not needed'],
    'payment.refund': ['向渠道退款', 'Refund through the channel'],
  },
  invariants: {
    'a paid order has exactly one payment booked on it, of its amount':
      '已付订单恰有一笔金额相等的入账',
    'a payment is of the amount of its orders, and was paid as asked':
      '支付单金额等于所付订单之和，并按此金额支付',
    'what came in is booked on orders or goes back whole': '收到的款要么记入订单，要么全额退回',
    'nothing goes back that was not paid': '退款不超过实收',
    'a payment pays the orders of its own member': '支付单只支付本人的订单',
    'an order in review has one voucher that waits, and none waits for an order that goes on without it':
      '审核中的订单恰有一张待审凭证，其他订单没有',
    'a voucher that was approved paid its order': '已确认的转账凭证付清了订单',
  },
  toDos: {
    'voucher.review': ['待审核的转账凭证', 'Transfer vouchers to review'],
  },
} as const satisfies Slice
