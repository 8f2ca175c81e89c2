import { z } from 'zod'
import { POST } from '../../api.ts'

/** Where providers of tracks push to; no part of the specification's list. */
export const expressHookCalls = {
  expressPush: POST('/hooks/express/kuaidi100', {
    summary: 'Signed push of a parcel’s track',
    authz: 'provider',
    kind: 'notify',
    reply: z.undefined(),
  }),
}
