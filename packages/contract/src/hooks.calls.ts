import { z } from 'zod'
import { POST } from './api.ts'

/** Where providers push to; no part of the specification's list, so not in `calls`. */
export const hookCalls = {
  expressPush: POST('/hooks/express/kuaidi100', {
    summary: 'Signed push of a parcel’s track',
    authz: 'provider',
    kind: 'notify',
    reply: z.undefined(),
  }),
}
