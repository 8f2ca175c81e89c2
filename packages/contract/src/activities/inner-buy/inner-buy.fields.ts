import { z } from 'zod'
import { Money, PictureRef } from '../../fields.ts'

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
  productSn: z.string(),
  itemId: z.number().int(),
  title: z.string(),
  productAttr: z.string(),
  pic: PictureRef,
  price: Money,
  salePrice: Money,
  /** Units that can be bought at once; never more than 99 are told. */
  stock: z.number().int(),
})
export type InnerGoods = z.output<typeof InnerGoods>
