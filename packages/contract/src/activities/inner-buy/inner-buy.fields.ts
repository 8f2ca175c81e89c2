import { z } from 'zod'
import { Money } from '../../fields.ts'
import { pricedSku } from '../activity/activity.fields.ts'

/** What an employee may buy for in a year at inner prices; all in fen. */
export const InnerQuota = z.object({
  year: z.number().int(),
  /** The grant of the year. */
  amount: Money,
  used: Money,
  /** Kept for orders that wait for payment. */
  reserved: Money,
  left: Money,
})
export type InnerQuota = z.output<typeof InnerQuota>

/** A SKU at its inner price. */
export const InnerGoods = z.object({
  ...pricedSku,
  /** Units that can be bought at once; never more than 99 are told. */
  stock: z.number().int(),
})
export type InnerGoods = z.output<typeof InnerGoods>
