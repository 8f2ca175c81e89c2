import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { lapsePickup, sendAway } from './courier.service.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** The channel has been silent about a courier. */
    'returns.pickupLapse': { pickupNo: string }
  }
}

export function courierJobs(
  services: Services,
): Pick<JobHandlers, 'returns.pickupLapse' | 'returns.pickupCancel'> {
  return {
    'returns.pickupLapse': { run: ({ payload }) => lapsePickup(services, payload.pickupNo) },
    'returns.pickupCancel': { run: ({ payload }) => sendAway(services, payload.pickupNo, true) },
  }
}
