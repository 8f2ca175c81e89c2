import { z } from 'zod'
import { POST } from '../../api.ts'
import { OrderSn } from '../../fields.ts'

/** Where the channel for pickups calls; no part of the specification's list, so not in `calls`. */
export const pickupHookCalls = {
  event: POST('/hooks/pickup/kuaidi100/{pickupNo}', {
    summary: 'Signed word about a courier who fetches a return',
    authz: 'provider',
    kind: 'notify',
    params: z.object({ pickupNo: OrderSn }),
    reply: z.undefined(),
  }),
}
