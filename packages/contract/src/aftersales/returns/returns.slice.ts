import type { Slice } from '../../slice.ts'

const goods = {
  name: ['商品', 'Goods'],
  example: ['轻巧电水壶 1.5L', 'Light kettle 1.5L'],
} as const
const told = {
  group: 'return',
  kind: 'return',
  isFixed: true,
  title: ['售后进度', 'Your return'],
  variables: {
    goods,
    applyId: { name: ['售后编号', 'Return number'], example: ['TH26113012', 'TH26113012'] },
    reason: {
      name: ['原因', 'Reason'],
      example: ['商品有使用痕迹', 'the goods were used'],
      mayBeEmpty: true,
    },
  },
} as const

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
  notices: {
    'return.agree': {
      ...told,
      name: ['同意退货', 'Agreed, goods to come back'],
      text: [
        '{goods}，商家已同意，请寄回商品[：{reason}]',
        '{goods}: The store agreed, please send the goods back[: {reason}]',
      ],
    },
    'return.autoAgree': {
      ...told,
      name: ['超时自动同意', 'Agreed automatically'],
      text: [
        '{goods}，商家超时未处理，已自动同意，请寄回商品[：{reason}]',
        '{goods}: Agreed automatically, please send the goods back[: {reason}]',
      ],
    },
    'return.approve': {
      ...told,
      name: ['同意，正在处理', 'Agreed, in work'],
      text: [
        '{goods}，商家已同意，正在处理[：{reason}]',
        '{goods}: The store agreed and is working on it[: {reason}]',
      ],
    },
    'return.refuse': {
      ...told,
      name: ['拒绝', 'Refused'],
      text: ['{goods}，商家已拒绝[：{reason}]', '{goods}: The store refused[: {reason}]'],
    },
    'return.expire': {
      ...told,
      name: ['超时未寄回', 'Not sent back in time'],
      text: [
        '{goods}，超时未寄回商品，申请已关闭[：{reason}]',
        '{goods}: The goods were not sent back in time[: {reason}]',
      ],
    },
    'return.receive': {
      ...told,
      name: ['收到退货', 'Goods received'],
      text: [
        '{goods}，商家已收到退回的商品[：{reason}]',
        '{goods}: The store received the goods[: {reason}]',
      ],
    },
    'return.autoReceive': {
      ...told,
      name: ['超时自动收货', 'Received automatically'],
      text: [
        '{goods}，商家超时未确认，已自动收货[：{reason}]',
        '{goods}: Received automatically[: {reason}]',
      ],
    },
    'return.refuseReceipt': {
      ...told,
      name: ['拒收退货', 'Goods not taken'],
      text: [
        '{goods}，商家拒收退回的商品[：{reason}]',
        '{goods}: The store did not take the goods[: {reason}]',
      ],
    },
    'return.finish': {
      ...told,
      name: ['售后完成', 'Completed'],
      text: ['{goods}，售后已完成[：{reason}]', '{goods}: Completed[: {reason}]'],
    },
    'return.asked': {
      ...told,
      name: ['他人代为申请售后', 'Asked for by somebody else'],
      title: ['售后申请', 'A return was asked for'],
      text: [
        '{who}为您提交了售后申请，款项只退到您的付款账户',
        '{who} asked for a return for you; money goes back to the way you paid alone',
      ],
      variables: {
        who: {
          name: ['谁申请的', 'Who asked'],
          example: ['门店导购', 'A shopping guide of the store'],
        },
        applyId: told.variables.applyId,
      },
      needs: ['who'],
    },
    'return.refund': {
      ...told,
      name: ['商家退款', 'Refund from the store'],
      title: ['商家退款', 'Refund from the store'],
      text: ['商家为您退款 {amount}：{reason}', 'The store refunds {amount}: {reason}'],
      variables: {
        amount: { name: ['金额', 'Amount'], example: ['¥59.00', '¥59.00'] },
        reason: { name: ['原因', 'Reason'], example: ['商品缺货', 'Out of stock'] },
        applyId: told.variables.applyId,
      },
      needs: ['amount'],
    },
    'return.cancelled': {
      ...told,
      name: ['商家取消订单中的商品', 'Items cancelled by the store'],
      title: ['商家退款', 'Refund from the store'],
      text: [
        '商家取消了订单中的商品：{reason}',
        'The store cancelled items of your order: {reason}',
      ],
      variables: {
        reason: { name: ['原因', 'Reason'], example: ['商品缺货', 'Out of stock'] },
        applyId: told.variables.applyId,
      },
    },
  },
} as const satisfies Slice
