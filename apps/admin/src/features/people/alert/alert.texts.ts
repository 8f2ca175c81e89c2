import { defineTexts } from '#platform/texts.ts'

export const alertTexts = defineTexts(
  {
    title: '提醒',
    bell: (unread: string) => (unread === '0' ? '提醒' : `提醒，${unread} 条未读`),
    hint: (unread: string) => (unread === '0' ? '没有未读的提醒' : `${unread} 条未读`),
    sound: '新提醒响铃',
    readAll: '全部已读',
    readAllDone: '已全部标为已读',
    read: '标为已读',
    unread: '未读',
    anyKind: '全部类型',
    what: '内容',
    none: '没有提醒',
    noneUnread: '没有未读的提醒',
    noneText: '新订单、售后申请、转账凭证等会出现在这里，保留 30 天。',
  },
  {
    title: 'Alerts',
    bell: (unread) => (unread === '0' ? 'Alerts' : `Alerts, ${unread} unread`),
    hint: (unread) => (unread === '0' ? 'Nothing unread' : `${unread} unread`),
    sound: 'Ring for new ones',
    readAll: 'Mark all as read',
    readAllDone: 'All are marked as read',
    read: 'Mark as read',
    unread: 'Unread',
    anyKind: 'All kinds',
    what: 'What',
    none: 'No alerts',
    noneUnread: 'Nothing unread',
    noneText: 'New orders, returns, vouchers and the like are told here, and kept for 30 days.',
  },
)
