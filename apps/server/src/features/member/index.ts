import { memberCalls } from '@mallard/contract/member/member.calls'
import { bind } from '#platform/http/bind.ts'
import { flushData, index } from './member.service.ts'

export const routes = bind('member', memberCalls, { flushData, index })
