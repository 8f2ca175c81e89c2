import { z } from 'zod'
import { Moment, Money, PictureRef, RowId, whole } from '../../fields.ts'
import { activityStates } from './activity.codes.ts'

/** Where an activity stands and when it runs, as rows and pages of staff show it. */
export const activityShown = {
  id: z.number().int(),
  state: z.enum(activityStates),
  startAt: Moment,
  endAt: Moment,
}

/** What a page of staff shows of each: also what was read, and why it was ended early. */
export const activityDetail = {
  ...activityShown,
  version: z.number().int(),
  closeReason: z.string(),
}

/** The SKU that an activity sells or gives, as shoppers see it. */
export const activitySku = {
  productSn: z.string(),
  itemId: z.number().int(),
  title: z.string(),
  productAttr: z.string(),
  pic: PictureRef,
}

/** A SKU that an activity sells at its own price, as shoppers see it. */
export const pricedSku = {
  ...activitySku,
  /** Fen in the activity, and outside of it. */
  price: Money,
  salePrice: Money,
}

/** SKUs that an activity sells, each at a price and with a quota of its own. */
export const SkuLines = z
  .array(
    z.strictObject({
      skuId: RowId,
      /** fen */
      price: whole(1, 100_000_000),
      quota: whole(1, 1_000_000),
      limit: whole(1, 999),
    }),
  )
  .min(1)
  .max(50)

/** Units of an activity. */
export const unitCounts = {
  quota: z.number().int(),
  /** Units that are paid, and units of orders that wait for payment. */
  sold: z.number().int(),
  reserved: z.number().int(),
}

const clash = { text: z.string(), isBlocking: z.boolean() }

/** What stands against a set-up, with the field that it is about. */
export const fieldClash = <const Fields extends readonly [string, ...string[]]>(fields: Fields) =>
  z.object({ field: z.enum(fields), ...clash })

/** What stands against a set-up, with the SKU that it is about. */
export const skuClash = <const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) =>
  z.object({
    kind: z.enum(kinds),
    /** 0: none in particular. */
    skuId: z.number().int(),
    title: z.string(),
    ...clash,
  })
