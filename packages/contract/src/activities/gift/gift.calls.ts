import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { RowId } from '../../fields.ts'
import { GiftClaim, NewArrival, WaitingGift } from './gift.fields.ts'

export const giftCalls = {
  newArrival: GET('/b2c/gift/{p}-{s}/new-arrival', {
    summary: 'The gift for new customers: what it is, how many are left, whether one can have it',
    authz: 'none',
    reply: NewArrival,
  }),
  waiting: GET('/b2c/gift/{p}-{s}/waiting', {
    summary: 'The gift that who asks can still have, and loses with the first order they pay',
    authz: 'user',
    reply: WaitingGift,
  }),
  claim: POST('/b2c/gift/{p}-{s}/claim', {
    summary:
      'Claims the gift, once for each person for ever: goods make an order with nothing to pay, coupons and points come at once',
    authz: 'user',
    isPerk: true,
    /** Where goods go; the default address without it. */
    body: z.strictObject({ addressId: RowId.optional() }),
    reply: GiftClaim,
  }),
}
