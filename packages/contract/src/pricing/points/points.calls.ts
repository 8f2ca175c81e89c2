import { z } from 'zod'
import { GET } from '../../api.ts'
import { Moment, Money, OrderSn, Paging, pageOf } from '../../fields.ts'

export const LedgerRow = z.object({
  id: z.number().int(),
  delta: z.number().int(),
  balance: z.number().int(),
  title: z.string(),
  orderSn: z.string().nullable(),
  at: Moment,
})
export type LedgerRow = z.output<typeof LedgerRow>

export const pointsCalls = {
  list: GET('/b2c/member/{p}-{s}/points-list', {
    summary: 'My points: what there is, what runs out next, and the ledger',
    authz: 'user',
    query: z.object(Paging),
    reply: pageOf(LedgerRow).extend({
      balance: z.number().int(),
      /** Taken back from the next points: what a refund took of points that were spent already. */
      debt: z.number().int(),
      /** The amount, fen, that they take off an order; 0 while they pay for none. */
      worth: Money,
      /** Percent of the goods after the coupon that they may pay; null: they pay for no order. */
      spendPercent: z.number().int().nullable(),
      /** How long what is earned now holds, in words that go on a sentence. */
      expiryText: z.string(),
      expiring: z.object({ points: z.number().int(), at: Moment }).nullable(),
      /**
       * Basis points of a point that each yuan earns at my level, and at the level that earns most;
       * 0 while orders earn none.
       */
      rateBp: z.number().int(),
      highestRateBp: z.number().int(),
    }),
  }),
  ofOrder: GET('/b2c/member/{p}-{s}/points-of-order/{sn}', {
    summary: 'What an order of mine earns, and when',
    authz: 'self',
    params: z.object({ sn: OrderSn }),
    reply: z.object({
      points: z.number().int(),
      growth: z.number().int(),
      /** They are granted already; before that the numbers are what it would earn now. */
      isGranted: z.boolean(),
      /**
       * When they will be granted: once returns are over; null while it is not received, and
       * afterwards.
       */
      at: Moment.nullable(),
    }),
  }),
  growthList: GET('/b2c/member/{p}-{s}/growth-list', {
    summary: 'My growth: the levels, where I stand, and the ledger',
    authz: 'user',
    query: z.object(Paging),
    reply: pageOf(LedgerRow).extend({
      growth: z.number().int(),
      levels: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          growthMin: z.number().int(),
          /**
           * Basis points of the price that this level pays, and of the usual points that it earns; 0
           * while orders earn none.
           */
          discountBp: z.number().int(),
          pointsRateBp: z.number().int(),
          /** What else it brings, in words. */
          benefit: z.string(),
          isReached: z.boolean(),
        }),
      ),
    }),
  }),
}
