import { trackingCalls } from '@mallard/contract/insight/tracking/tracking.calls'
import { trackingAdminCalls } from '@mallard/contract/insight/tracking/tracking-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { web } from './tracking.service.ts'
import { visits } from './visit-days.service.ts'

export const routes = [
  ...bind('tracking', trackingCalls, { web }),
  ...bind('trackingAdmin', trackingAdminCalls, { visits }),
]
