import { z } from 'zod'
import { POST } from '../../api.ts'
import { whole, largestId } from '../../fields.ts'

/** Where the cloud of the devices calls; no part of the specification's list, so not in `calls`. */
export const deviceHookCalls = {
  event: POST('/hooks/device/{partner}', {
    summary: 'Signed word of the device cloud: bound, unbound, used, settings applied, fault',
    authz: 'provider',
    kind: 'notify',
    params: z.object({ partner: whole(1, largestId) }),
    reply: z.undefined(),
  }),
}
