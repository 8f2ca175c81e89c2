import { z } from 'zod'
import { POST } from '../../api.ts'
import { trackingLimits } from '../../constants.ts'
import { VisitRecord } from './tracking.fields.ts'

export const trackingCalls = {
  web: POST('/p/web-tracking/web', {
    summary: 'Takes page visits of one browser; one that was sent before counts once',
    authz: 'none',
    isBeacon: true,
    body: z.strictObject({ records: z.array(VisitRecord).min(1).max(trackingLimits.batch) }),
    reply: z.object({}),
  }),
}
