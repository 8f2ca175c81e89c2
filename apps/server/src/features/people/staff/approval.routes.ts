import { approvalCalls } from '@mallard/contract/people/staff/approval.calls'
import { bind } from '#platform/http/bind.ts'
import { code, phone, rules, save } from './approval.service.ts'

export const approvalRoutes = bind('approval', approvalCalls, { rules, save, code, phone })
