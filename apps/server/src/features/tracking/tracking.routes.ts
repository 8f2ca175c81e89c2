import { trackingCalls } from '@mallard/contract/tracking/tracking.calls'
import { trackingDeskCalls } from '@mallard/contract/tracking/tracking-desk.calls'
import { bind } from '#platform/http/bind.ts'
import { web } from './tracking.service.ts'
import { visits } from './visit-days.service.ts'

export const routes = [...bind('tracking', trackingCalls, { web }), ...bind('trackingDesk', trackingDeskCalls, { visits })]
