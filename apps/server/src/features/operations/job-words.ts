import type { Locale } from '#platform/http/context.ts'
import type { JobPayloads } from '#platform/jobs/kinds.ts'

/** What each kind of job does, in Chinese and English, for who decides whether it is tried again. */
const words: Readonly<Record<keyof JobPayloads, readonly [string, string]>> = {
  'invariants.check': ['核验账目', 'Ask whether the books agree'],
  'apple.revoke': ['通知 Apple 账号已解绑', 'Tell Apple that an account is gone'],
  'colleague.sweep': ['安排核对企业微信同事', 'Look up all colleagues at WeCom'],
  'colleague.check': ['核对企业微信同事是否在职', 'Look up a colleague at WeCom'],
  'signIn.sweep': ['清理过期的登录记录', 'Forget old sign-ins'],
  'member.anonymise': ['注销到期，清除会员资料', 'Erase an account that was closed'],
  'invoice.advance': ['开票或冲红', 'Issue or reverse an invoice'],
  'invoice.mail': ['把发票发到邮箱', 'Send an invoice by mail'],
  'thirdReturn.deadline': ['其他平台售后到期', 'End the time of a return sold elsewhere'],
  'thirdReturn.tell': ['把其他平台售后的进度告知 OMS', 'Tell the OMS of a return sold elsewhere'],
  'thirdReturn.sweep': ['清理其他平台订单的查询记录', 'Forget orders sold elsewhere'],
  'review.praise': ['超时未评价，系统默认好评', 'Review in the place of who wrote nothing'],
  'order.tell': ['通知订单变化', 'Tell others what became of an order'],
  'order.shipBatch': ['按导入的表格发货', 'Ship what a table asks for'],
  'order.close': ['超时未付款，关闭订单', 'Close an order that was not paid'],
  'order.confirm': ['超时自动确认收货', 'Confirm receipt in the buyer’s place'],
  'express.subscribe': ['订阅物流轨迹', 'Ask to hear of a parcel'],
  'upload.sweep': ['清理没有用上的图片', 'Remove pictures that nothing shows'],
  'payment.query': ['向渠道查询付款结果', 'Ask the channel about a payment'],
  'payment.end': ['关闭多余的付款', 'Close a payment that is not needed'],
  'payment.refund': ['向渠道退款', 'Refund through the channel'],
  'payment.reconcile': ['取渠道账单并核对', 'Fetch the channels’ bills and compare'],
  'points.earn': ['售后期满，发放积分与成长值', 'Give points and growth for an order'],
  'points.expire': ['积分到期', 'Take points whose time is over'],
  'checkout.sweep': ['清理没有提交的结算', 'Forget checkouts that were left'],
  'returns.deadline': ['售后到期', 'End the time of a return'],
  'returns.pickupLapse': ['上门取件超时', 'Give up on a courier that is silent'],
  'returns.pickupCancel': ['取消上门取件', 'Send a courier away'],
  'tracking.count': ['统计今日访问', 'Count today’s visits'],
  'tracking.sweep': ['补算访问并清理旧明细', 'Count late visits, forget old ones'],
  'coupon.sweep': ['优惠券到期与到期提醒', 'End coupons, and remind before'],
  'notices.remindToPay': ['提醒付款', 'Remind of paying'],
  'notices.remindToConfirm': ['提醒确认收货', 'Remind of confirming receipt'],
  'notices.sweep': ['清理旧消息', 'Forget old messages'],
}

/** What a job of this kind does; empty for a kind that this version does not have. */
export function jobText(kind: string, locale: Locale): string {
  return kind in words ? words[kind as keyof JobPayloads][locale === 'en' ? 1 : 0] : ''
}
