import { conversationAdminCalls } from '@mallard/contract/aftersales/conversation/conversation-admin.calls'
import { conversationCalls } from '@mallard/contract/aftersales/conversation/conversation.calls'
import { bind } from '#platform/http/bind.ts'
import * as admin from './conversation-admin.service.ts'
import * as member from './conversation.service.ts'
import * as hand from './hand-over.service.ts'
import * as setting from './setting.service.ts'
import * as picture from './staff-picture.service.ts'

export const conversationRoutes = [
  ...bind('conversation', conversationCalls, {
    messages: member.messages,
    unread: member.unread,
    send: member.send,
    read: member.read,
    rate: member.rate,
  }),
  ...bind('conversationAdmin', conversationAdminCalls, {
    list: admin.list,
    detail: admin.detail,
    answer: admin.answer,
    read: admin.read,
    close: admin.close,
    take: hand.take,
    handOver: hand.handOver,
    open: hand.open,
    colleagues: hand.colleagues,
    setting: setting.setting,
    saveSetting: setting.saveSetting,
    picturePolicy: picture.picturePolicy,
    pictureDone: picture.pictureDone,
  }),
]
