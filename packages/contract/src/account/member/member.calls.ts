import { z } from 'zod'
import { GET } from '../../api.ts'
import { RowId } from '../../fields.ts'
import { Me } from '../../people/identity/identity.fields.ts'
import { accountCalls } from './account.calls.ts'

export const FreshCounts = z.object({
  cartNum: z.number().int(),
  couponNum: z.number().int(),
  orderCounts: z.object({
    unpaid: z.number().int(),
    toShip: z.number().int(),
    toReceive: z.number().int(),
    toComment: z.number().int(),
    afterSale: z.number().int(),
  }),
  noticeNum: z.number().int(),
})
export type FreshCounts = z.output<typeof FreshCounts>

export const memberCalls = {
  ...accountCalls,
  flushData: GET('/b2c/init/flush-data', {
    summary:
      'Fresh counts for the shopper; zeros without a login. An operator’s session drops the store’s caches as well',
    authz: 'none',
    query: z.object({ partnerId: RowId.optional(), storeId: RowId.optional() }),
    reply: FreshCounts,
  }),
  index: GET('/b2c/member/{p}-{s}/index', {
    summary: 'The user centre: member, level, counts',
    authz: 'user',
    reply: z.object({
      me: Me,
      level: z.object({
        code: z.string(),
        name: z.string(),
        nextName: z.string().nullable(),
        /** Growth still missing for the next level. */ need: z.number().int(),
      }),
      counts: FreshCounts.extend({ collections: z.number().int() }),
      /** Today’s sign-in, and the points that it brings or has brought; null: there is none. */
      signIn: z.object({ isSigned: z.boolean(), points: z.number().int() }).nullable(),
      /** They promote, or may apply to: applications are taken. */
      canPromote: z.boolean(),
    }),
  }),
}
