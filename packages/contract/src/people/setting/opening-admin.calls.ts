import { z } from 'zod'
import { GET } from '../../api.ts'
import { legalGaps } from './legal.codes.ts'
import { openingSteps } from './opening.codes.ts'

export const Opening = z.object({
  /** All of them, in the order in which they are best done. */
  steps: z.array(z.object({ kind: z.enum(openingSteps), isDone: z.boolean() })),
  /** What the store lacks before it may take money: what `legal` and `open` wait for. */
  gaps: z.array(z.enum(legalGaps)),
  /** Every step is done. */
  isDone: z.boolean(),
})
export type Opening = z.output<typeof Opening>

export const openingAdminCalls = {
  read: GET('/admin/api/{p}-{s}/opening', {
    summary: 'Which steps of opening this store are done, as its state says',
    authz: 'operator',
    right: 'store.write',
    reply: Opening,
  }),
}
