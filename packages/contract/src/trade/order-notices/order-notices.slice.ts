import type { Slice } from '../../slice.ts'

const goods = {
  name: ['商品', 'Goods'],
  example: ['轻巧电水壶 1.5L等 2 件商品', 'Light kettle 1.5L and 1 more'],
} as const
const orderSn = {
  name: ['订单编号', 'Order number'],
  example: ['26113012000012345678', '26113012000012345678'],
} as const
const amount = { name: ['金额', 'Amount'], example: ['¥259.00', '¥259.00'] } as const
const until = {
  name: ['截止时间', 'Until when'],
  example: ['12-01 20:30', '1 December, 20:30 Beijing time'],
} as const
const reason = {
  name: ['原因', 'Reason'],
  example: ['凭证金额与订单不符', 'the sum is another one'],
} as const
const parcel = {
  name: ['承运商与运单号', 'Parcel'],
  example: ['顺丰速运 SF1234567890123', 'SF1234567890123'],
} as const
const waybill = {
  name: ['运单号', 'Waybill number'],
  example: ['SF1234567890123', 'SF1234567890123'],
} as const
const order = { group: 'order', kind: 'order' } as const
const payment = { group: 'order', kind: 'payment', isFixed: true } as const
const sent = { group: 'order', kind: 'parcel' } as const
const plain = { goods, orderSn }

/** What members hear of their orders. */
export const orderNoticesSlice = {
  notices: {
    'order.submit': {
      ...order,
      name: ['下单，等待付款', 'Placed, to be paid'],
      title: ['订单已提交', 'Order placed'],
      text: [
        '{goods}，请在 {until} 前付款，逾期订单将自动关闭',
        '{goods}: please pay before {until}, or the order closes',
      ],
      variables: { ...plain, until, amount },
    },
    'order.submitFree': {
      ...order,
      name: ['下单，无需付款', 'Placed, nothing to pay'],
      title: ['订单已提交', 'Order placed'],
      text: ['{goods}，无需付款', '{goods}: nothing to pay'],
      variables: plain,
    },
    'order.remindToPay': {
      ...order,
      name: ['未付款，即将关闭', 'Unpaid, about to close'],
      title: ['订单即将关闭', 'Your order is about to close'],
      text: [
        '{goods}，请在 {until} 前付款 {amount}',
        '{goods}: please pay {amount} before {until}',
      ],
      variables: { ...plain, until, amount },
      needs: ['until'],
    },
    'order.reprice': {
      ...order,
      name: ['商家改价', 'Price changed by the store'],
      title: ['商家已改价', 'The store changed the price'],
      text: ['{goods}，现在应付 {amount}', '{goods}: {amount} to pay now'],
      variables: { ...plain, amount },
      needs: ['amount'],
      isFixed: true,
    },
    'order.pay': {
      ...payment,
      name: ['付款成功', 'Paid'],
      title: ['付款成功', 'Payment received'],
      text: [
        '{goods}，已付 {amount}，我们会尽快发货',
        '{goods}: {amount} received, we will ship soon',
      ],
      variables: { ...plain, amount },
      needs: ['amount'],
    },
    'order.payFree': {
      ...order,
      name: ['订单确认，无需付款', 'Confirmed, nothing to pay'],
      title: ['订单已确认', 'Order confirmed'],
      text: ['{goods}，无需付款，我们会尽快发货', '{goods}: nothing to pay, we will ship soon'],
      variables: plain,
    },
    'order.approve': {
      ...payment,
      name: ['转账到账', 'Transfer arrived'],
      title: ['转账已确认', 'Transfer confirmed'],
      text: [
        '{goods}，已收到 {amount}，我们会尽快发货',
        '{goods}: {amount} arrived, we will ship soon',
      ],
      variables: { ...plain, amount },
      needs: ['amount'],
    },
    'order.reject': {
      ...payment,
      name: ['转账凭证被驳回', 'Transfer not confirmed'],
      title: ['转账凭证被驳回', 'Transfer not confirmed'],
      text: [
        '{goods}，{reason}，请在 {until} 前重新提交或换个方式支付',
        '{goods}: {reason}. Please send it again or pay another way before {until}',
      ],
      variables: { ...plain, reason, until, amount },
      needs: ['reason', 'until'],
    },
    'order.expireReview': {
      ...order,
      name: ['转账未确认，订单关闭', 'Closed: transfer not confirmed'],
      title: ['订单已关闭', 'Order closed'],
      text: [
        '{goods}，72 小时内未确认到账，订单已关闭',
        '{goods}: the transfer was not confirmed within 72 hours',
      ],
      variables: plain,
      isFixed: true,
    },
    'order.cancel': {
      ...order,
      name: ['顾客取消', 'Cancelled by the shopper'],
      title: ['订单已取消', 'Order cancelled'],
      text: ['{goods}，您已取消该订单', '{goods}: you cancelled this order'],
      variables: plain,
    },
    'order.expire': {
      ...order,
      name: ['超时未付款，订单关闭', 'Closed: not paid in time'],
      title: ['订单已关闭', 'Order closed'],
      text: ['{goods}，超时未付款，订单已关闭', '{goods}: it was not paid in time'],
      variables: plain,
    },
    'order.closeByOperator': {
      ...order,
      name: ['商家关闭订单', 'Closed by the store'],
      title: ['订单已关闭', 'Order closed'],
      text: [
        '{goods}，商家关闭了订单[：{reason}]',
        '{goods}: the store closed this order[: {reason}]',
      ],
      variables: { ...plain, reason: { ...reason, mayBeEmpty: true } },
      isFixed: true,
    },
    'order.gather': {
      ...payment,
      name: ['参团，等待成团', 'Joined a group'],
      title: ['已参团，等待成团', 'You are in'],
      text: [
        '{goods}，已付 {amount}，成团后我们会尽快发货',
        '{goods}: {amount} received, we ship once the group is formed',
      ],
      variables: { ...plain, amount },
      needs: ['amount'],
    },
    'order.form': {
      ...order,
      name: ['拼团成功', 'Group formed'],
      title: ['拼团成功', 'Your group is formed'],
      text: ['{goods}，我们会尽快发货', '{goods}: we will ship soon'],
      variables: { ...plain, amount },
    },
    'order.leave': {
      ...order,
      name: ['退出拼团', 'Left a group'],
      title: ['已退出拼团', 'You left the group'],
      text: ['{goods}，{amount} 将原路退回', '{goods}: {amount} will go back the way it came'],
      variables: { ...plain, amount },
      needs: ['amount'],
      isFixed: true,
    },
    'order.dissolve': {
      ...order,
      name: ['拼团未成功', 'Group not formed'],
      title: ['拼团未成功', 'The group was not formed'],
      text: ['{goods}，{amount} 将原路退回', '{goods}: {amount} will go back the way it came'],
      variables: { ...plain, amount },
      needs: ['amount'],
      isFixed: true,
    },
    'order.exchange': {
      ...order,
      name: ['换货订单生成', 'Exchange ordered'],
      title: ['换货订单已生成', 'Your exchange is ordered'],
      text: [
        '{goods}，商家已收到退回的商品，正在准备换新',
        '{goods}: the store has your goods and is packing the new ones',
      ],
      variables: plain,
    },
    'order.shipPart': {
      ...sent,
      name: ['部分发货', 'Part of it sent'],
      title: ['部分商品已发货', 'Part of your order is on its way'],
      text: ['{goods}，一个包裹已发出：{parcel}', '{goods}: parcel {waybill} has left'],
      variables: { ...plain, parcel, waybill },
    },
    'order.shipPartVan': {
      ...sent,
      name: ['部分发货：商家送货', 'Part of it brought by the store'],
      title: ['部分商品已发货', 'Part of your order is on its way'],
      text: ['{goods}，正由商家送货上门', '{goods}: the store is bringing it'],
      variables: plain,
    },
    'order.shipPartNone': {
      ...sent,
      name: ['部分发货：无需物流', 'Part of it done without delivery'],
      title: ['部分商品已发货', 'Part of your order is on its way'],
      text: ['{goods}，无需物流，商家已处理', '{goods}: nothing has to be delivered'],
      variables: plain,
    },
    'order.shipPartPickup': {
      ...sent,
      name: ['部分备好：到店自提', 'Part of it to be picked up'],
      title: ['部分商品已发货', 'Part of your order is on its way'],
      text: ['{goods}，已备好，请到店自提', '{goods}: ready to be picked up at the store'],
      variables: plain,
    },
    'order.ship': {
      ...sent,
      name: ['发货', 'Sent'],
      title: ['商品已发货', 'Your order is on its way'],
      text: ['{goods}，包裹已发出：{parcel}', '{goods}: parcel {waybill} has left'],
      variables: { ...plain, parcel, waybill },
    },
    'order.shipVan': {
      ...sent,
      name: ['发货：商家送货', 'Brought by the store'],
      title: ['商品已发货', 'Your order is on its way'],
      text: ['{goods}，正由商家送货上门', '{goods}: the store is bringing it'],
      variables: plain,
    },
    'order.shipNone': {
      ...sent,
      name: ['发货：无需物流', 'Done without delivery'],
      title: ['商家已发货', 'Your order is done'],
      text: ['{goods}，无需物流，商家已处理', '{goods}: nothing has to be delivered'],
      variables: plain,
    },
    'order.shipPickup': {
      ...sent,
      name: ['备好：到店自提', 'Ready to be picked up'],
      title: ['商品可以自提了', 'Ready to be picked up'],
      text: ['{goods}，已备好，请到店自提', '{goods}: ready to be picked up at the store'],
      variables: plain,
    },
    'order.signed': {
      ...sent,
      name: ['签收，待确认收货', 'Delivered, to be confirmed'],
      title: ['包裹已签收', 'Parcel delivered'],
      text: [
        '{goods}，{parcel} 已签收，请确认收货',
        '{goods}: parcel {waybill} was delivered, please confirm receipt',
      ],
      variables: { ...plain, parcel, waybill },
    },
    'order.signedOne': {
      ...sent,
      name: ['其中一个包裹签收', 'One parcel delivered'],
      title: ['包裹已签收', 'Parcel delivered'],
      text: ['{goods}，{parcel} 已签收', '{goods}: parcel {waybill} was delivered'],
      variables: { ...plain, parcel, waybill },
    },
    'order.remindToConfirm': {
      ...order,
      name: ['即将自动确认收货', 'Receipt about to be confirmed'],
      title: ['即将自动确认收货', 'Receipt will be confirmed soon'],
      text: [
        '{goods}，将于 {until} 自动确认收货，如未收到请联系客服',
        '{goods}: receipt counts as confirmed on {until}; contact us if nothing has arrived',
      ],
      variables: { ...plain, until },
      needs: ['until'],
      isFixed: true,
    },
    'order.confirm': {
      ...order,
      name: ['顾客确认收货', 'Receipt confirmed by the shopper'],
      title: ['交易完成', 'Order completed'],
      text: [
        '{goods}，您已确认收货，欢迎评价',
        '{goods}: you confirmed receipt; tell others how you like it',
      ],
      variables: plain,
    },
    'order.autoConfirm': {
      ...order,
      name: ['自动确认收货', 'Receipt confirmed by itself'],
      title: ['已自动确认收货', 'Receipt confirmed'],
      text: [
        '{goods}，系统已自动确认收货，欢迎评价',
        '{goods}: receipt was confirmed automatically; tell others how you like it',
      ],
      variables: plain,
    },
  },
} as const satisfies Slice
