import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { RowId, whole } from '../../fields.ts'
import { RequestId } from '../../people/staff/proposal.fields.ts'
import { Exchanged, PointsStore, PointsWay } from './points-shop.fields.ts'

/** Calls about what points are for; those about what one has are `pointsCalls`. */
export const pointsShopCalls = {
  activities: GET('/b2c/points/{p}-{s}/activities', {
    summary: 'Every way to come by points and to spend them now, and what is done today',
    authz: 'none',
    reply: z.object({ balance: z.number().int().nullable(), ways: z.array(PointsWay) }),
  }),
  store: GET('/b2c/points/{p}-{s}/store', {
    summary: 'Goods and coupons for points, as who asks can have them',
    authz: 'none',
    reply: PointsStore,
  }),
  exchange: POST('/b2c/points/{p}-{s}/exchange', {
    summary:
      'Turns points into goods or a coupon: points, quota and stock are taken and the order is made or the coupon given, all or nothing. The same request twice counts once',
    authz: 'user',
    isPerk: true,
    body: z.strictObject({
      id: RowId,
      /** Coupons go one at a time. */
      quantity: whole(1, 99).default(1),
      /** Where goods go; the default address without it. */
      addressId: RowId.optional(),
      requestId: RequestId,
    }),
    reply: Exchanged,
  }),
}
