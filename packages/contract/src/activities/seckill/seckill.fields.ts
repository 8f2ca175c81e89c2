import { z } from 'zod'
import { GoodsDetail } from '../../catalog/catalog/catalog.fields.ts'
import { Moment, Money } from '../../fields.ts'
import { pricedSku } from '../activity/activity.fields.ts'
import { saleStates } from './seckill.codes.ts'

/** One SKU of a session, without what changes while it sells: that comes by `quota`. */
export const SeckillGoods = z.object({
  ...pricedSku,
  /** Fen that its price is struck against: absent without a basis. */
  struckPrice: Money.optional(),
  /** Units of the session, and those that one person may buy. */
  quota: z.number().int(),
  limit: z.number().int(),
})
export type SeckillGoods = z.output<typeof SeckillGoods>

export const SeckillSession = z.object({
  promotionId: z.number().int(),
  name: z.string(),
  startAt: Moment,
  endAt: Moment,
  /** Ended early by the operator. */
  isClosed: z.boolean(),
  goods: z.array(SeckillGoods),
})
export type SeckillSession = z.output<typeof SeckillSession>

/** What a page shows of the session that runs, or of the next one. */
export const SeckillStrip = z.object({
  /** The server's clock when it was read. */
  now: Moment,
  session: SeckillSession.pick({ promotionId: true, startAt: true, endAt: true }).extend({
    goods: z.array(
      SeckillGoods.pick({
        productSn: true,
        title: true,
        pic: true,
        price: true,
        salePrice: true,
        struckPrice: true,
      }),
    ),
  }),
})
export type SeckillStrip = z.output<typeof SeckillStrip>

export const SeckillDetail = SeckillSession.omit({ goods: true }).extend({
  /** The server's clock when it was read. */
  now: Moment,
  sku: SeckillGoods,
  /** The other SKUs of the same goods in the session. */
  variants: z.array(SeckillGoods),
  /** The goods as everybody sees them. */
  goods: GoodsDetail,
})
export type SeckillDetail = z.output<typeof SeckillDetail>

/** How a SKU sells at a moment, never older than a second. */
export const SeckillQuota = z.object({
  productSn: z.string(),
  state: z.enum(saleStates),
  /** Units that can still be taken, and the share that is taken, in percent. */
  left: z.number().int(),
  percent: z.number().int(),
})
export type SeckillQuota = z.output<typeof SeckillQuota>
