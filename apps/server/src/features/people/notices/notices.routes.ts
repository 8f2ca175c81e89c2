import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { noticeTemplateAdminCalls } from '@mallard/contract/people/notices/notice-template-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { saveTemplate, templates } from './notice-template.service.ts'
import { list, read, readAll, switches, turn, unread } from './notices.service.ts'

export const routes = [
  ...bind('notices', noticesCalls, { list, unread, read, readAll, switches, turn }),
  ...bind('noticeTemplateAdmin', noticeTemplateAdminCalls, {
    list: templates,
    save: saveTemplate,
  }),
]
