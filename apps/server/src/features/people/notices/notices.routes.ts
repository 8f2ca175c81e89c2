import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { bind } from '#platform/http/bind.ts'
import { list, read, readAll, switches, turn, unread } from './notices.service.ts'

export const routes = bind('notices', noticesCalls, { list, unread, read, readAll, switches, turn })
