import { z } from 'zod'
import { POST } from '../../api.ts'

/** Where the OMS calls; no part of the specification's list, so not in `calls`. */
export const omsHookCalls = {
  event: POST('/hooks/oms', {
    summary: 'Signed word of the OMS about a third-party return',
    authz: 'provider',
    kind: 'notify',
    reply: z.undefined(),
  }),
}
