import { z } from 'zod'
import { POST } from '../../api.ts'
import { Empty, Moment, RowId, text } from '../../fields.ts'
import { standings } from './standing.codes.ts'

/** Since when a member may not, and why. */
export const Held = z.object({
  reason: z.string(),
  by: z.string(),
  since: Moment,
})
export type Held = z.output<typeof Held>

export const standingAdminCalls = {
  set: POST('/admin/api/{p}-{s}/members/{memberId}/standing', {
    summary:
      'Freezes a member or puts them on the blacklist, in all stores of the brand, or takes that back; the same again changes nothing',
    authz: 'operator',
    right: 'member.freeze',
    params: z.object({ memberId: RowId }),
    body: z.strictObject({
      what: z.enum(standings),
      isOn: z.boolean(),
      /** Why; the member reads it in the copy of their data. */
      reason: text(200, 2),
    }),
    reply: Empty,
  }),
}
