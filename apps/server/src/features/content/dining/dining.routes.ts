import { diningAdminCalls } from '@mallard/contract/content/dining/dining-admin.calls'
import { diningCalls } from '@mallard/contract/content/dining/dining.calls'
import { bind } from '#platform/http/bind.ts'
import { comments, issue, judge, receipts } from './dining-admin.service.ts'
import { comment, receipt } from './dining.service.ts'

export const diningRoutes = [
  ...bind('dining', diningCalls, { receipt, comment }),
  ...bind('diningAdmin', diningAdminCalls, { receipts, issue, comments, judge }),
]
