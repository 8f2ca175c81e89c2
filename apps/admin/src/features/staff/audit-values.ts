type Words = Readonly<Record<string, readonly [zh: string, en: string]>>

const payments: Words = {
  created: ['已创建', 'Created'],
  paying: ['支付中', 'Being paid'],
  paid: ['已支付', 'Paid'],
  closed: ['已关闭', 'Closed'],
}
const refunds: Words = {
  created: ['待退款', 'To be refunded'],
  processing: ['退款中', 'On its way'],
  done: ['已退款', 'Refunded'],
  failed: ['退款失败', 'Failed'],
}
const channelSaid: Words = {
  paid: ['已支付', 'Paid'],
  open: ['未支付', 'Not paid yet'],
  ended: ['已结束', 'Over'],
  unknown: ['查不到', 'Unknown'],
  failed: ['失败', 'Failed'],
}
const differences: Words = {
  open: ['待处理', 'Open'],
  settled: ['已平', 'Settled'],
  noted: ['已说明', 'Explained'],
}
const causes: Words = {
  onlyOurs: ['只在本店', 'Only in our books'],
  onlyTheirs: ['只在渠道', 'Only in the bill'],
  amount: ['金额不同', 'Other amount'],
  state: ['状态不同', 'Other state'],
}
const about: Words = { payment: ['付款', 'Payment'], refund: ['退款', 'Refund'] }
const held: Words = { points: ['积分', 'Points'], growth: ['成长值', 'Growth'] }

const byField: Readonly<Record<string, Words>> = { payment: payments, refund: refunds, channelSaid, difference: differences, cause: causes, about, what: held }

/** A word of the books in the operator's language; one that has none as it is. */
export function wordText(field: string, word: string, isEnglish: boolean): string {
  return byField[field]?.[word]?.[isEnglish ? 1 : 0] ?? word
}

/** What was found of a line that came back; undefined for anything else. */
export function receivedText(value: unknown, isEnglish: boolean): string | undefined {
  if (typeof value !== 'object' || value === null || !('received' in value) || !('orderItemId' in value)) return undefined
  const { orderItemId, received, sellable } = value as { orderItemId: number; received: number; sellable?: number }
  const can = sellable ?? 0
  return isEnglish ? `#${orderItemId}: ${received} came, ${can} can be sold` : `#${orderItemId}：收到 ${received} 件，可售 ${can} 件`
}
