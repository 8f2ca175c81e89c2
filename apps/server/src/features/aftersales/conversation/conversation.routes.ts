import { conversationAdminCalls } from '@mallard/contract/aftersales/conversation/conversation-admin.calls'
import { conversationCalls } from '@mallard/contract/aftersales/conversation/conversation.calls'
import { bind } from '#platform/http/bind.ts'
import * as admin from './conversation-admin.service.ts'
import * as member from './conversation.service.ts'

export const conversationRoutes = [
  ...bind('conversation', conversationCalls, {
    messages: member.messages,
    unread: member.unread,
    send: member.send,
    read: member.read,
  }),
  ...bind('conversationAdmin', conversationAdminCalls, {
    list: admin.list,
    detail: admin.detail,
    answer: admin.answer,
    read: admin.read,
    take: admin.take,
    close: admin.close,
  }),
]
