import type { Right } from '../staff/rights.ts'

/** What staff are told of, in the order of the inbox, and the right without which it is not told. */
export const alertRights = {
  paid: 'order.read',
  voucher: 'voucher.read',
  return: 'return.read',
  complaint: 'service.read',
  message: 'service.read',
  stock: 'goods.read',
  bill: 'pay.repair',
  job: 'system.read',
} as const satisfies Readonly<Record<string, Right>>

export type AlertKind = keyof typeof alertRights
export const alertKinds = Object.keys(alertRights) as [AlertKind, ...AlertKind[]]

/** Unread alerts are counted so far: nobody reads more of a bell than that there are many. */
export const maxUnreadAlerts = 100

/** Kinds of alerts as they are called: zh-CN, en. */
export const alertKindWords: Readonly<Record<AlertKind, readonly [zh: string, en: string]>> = {
  paid: ['新订单', 'New order'],
  voucher: ['转账凭证', 'Transfer voucher'],
  return: ['售后申请', 'Return asked for'],
  complaint: ['订单投诉', 'Complaint'],
  message: ['客服消息', 'Message'],
  stock: ['库存提醒', 'Stock'],
  bill: ['账单差异', 'Bill difference'],
  job: ['任务失败', 'Failed job'],
}
