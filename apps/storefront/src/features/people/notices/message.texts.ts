import type { Locale } from '@mallard/kernel'
import type { NoticeKind } from '@mallard/contract/people/notices/notices.fields'
import { defineTexts } from '#platform/texts.ts'

export const messageTexts = defineTexts(
  {
    title: '消息',
    kinds: '消息类型',
    all: '全部',
    readAll: '全部已读',
    allRead: '已全部标为已读',
    unread: '未读',
    empty: '暂无消息',
    emptyNote: '订单、物流与优惠的新动态会出现在这里',
    emptyKind: (kind: string) => `暂无${kind}消息`,
    look: '去逛逛',
    loading: '正在加载消息',
    switches: '消息提醒',
    switchesNote: '关闭后，该类消息不再弹出提醒、不计入未读，仍会保留在消息列表中。',
  },
  {
    title: 'Messages',
    kinds: 'Message types',
    all: 'All',
    readAll: 'Mark all read',
    allRead: 'All marked as read',
    unread: 'Unread',
    empty: 'No messages yet',
    emptyNote: 'Updates on orders, parcels and offers appear here',
    emptyKind: (kind) => `No messages: ${kind}`,
    look: 'Start shopping',
    loading: 'Loading messages',
    switches: 'Notifications',
    switchesNote:
      'Switched-off types neither pop up nor count as unread; you can still find them here.',
  },
)

const kindTexts: Record<
  NoticeKind,
  readonly [name: string, note: string, nameEn: string, noteEn: string]
> = {
  order: ['订单', '提交、关闭与确认收货', 'Orders', 'Placed, closed, received'],
  payment: ['支付', '付款与到账', 'Payments', 'What you paid'],
  parcel: ['物流', '发货与签收', 'Parcels', 'Sent and delivered'],
  return: ['售后', '退换货与退款进度', 'Returns', 'Returns and refunds'],
  coupon: ['优惠', '优惠券到账与到期', 'Coupons', 'Received and about to expire'],
  service: ['服务', '账号与客服通知', 'Service', 'Your account and our service'],
  activity: ['活动', '活动与中奖通知', 'Events', 'Events and prizes'],
}

export function kindText(kind: NoticeKind, locale: Locale): { name: string; note: string } {
  const [name, note, nameEn, noteEn] = kindTexts[kind]
  return locale === 'en' ? { name: nameEn, note: noteEn } : { name, note }
}
