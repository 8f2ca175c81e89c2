import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  Money,
  Paging,
  PictureRef,
  cappedPageOf,
  RowId,
  text,
  whole,
  keyword,
} from '../../fields.ts'

/** In fen (1/100 yuan). */
const price = whole(1, 100_000_000).nullable()
const Code = text(20, 1)

export const LevelPriceRow = z.object({
  skuId: z.number().int(),
  productSn: z.string(),
  title: z.string(),
  attr: z.string(),
  pic: PictureRef,
  salePrice: Money,
  /**
   * Fen by the code of the level; only those that the store set: elsewhere the level's percentage
   * holds.
   */
  prices: z.record(z.string(), Money),
})
export type LevelPriceRow = z.output<typeof LevelPriceRow>

export const levelPriceAdminCalls = {
  list: GET('/admin/api/{p}-{s}/level-prices', {
    summary: 'SKUs of a store with what levels of members pay for each',
    authz: 'operator',
    right: 'promotion.read',
    query: z.object({
      ...Paging,
      q: keyword(50).optional(),
      /** With all below it. */
      categoryId: RowId.optional(),
      isSetOnly: z.stringbool().default(false),
    }),
    reply: cappedPageOf(LevelPriceRow),
  }),
  save: POST('/admin/api/{p}-{s}/level-prices/save', {
    summary: 'Sets what levels pay for SKUs; null: the level’s percentage again. All or nothing',
    authz: 'operator',
    right: 'promotion.write',
    body: z.strictObject({
      changes: z
        .array(
          z.strictObject({
            skuId: RowId,
            code: Code,
            /** What was there when it was read. */ seen: price,
            price,
          }),
        )
        .min(1)
        .max(200),
    }),
    reply: z.object({ changed: z.number().int() }),
  }),
  share: POST('/admin/api/{p}-{s}/level-prices/share', {
    summary:
      'Sets what a level pays for many SKUs to a share of their sale prices, or takes its own prices away',
    authz: 'operator',
    right: 'promotion.write',
    body: z.strictObject({
      code: Code,
      /** Basis points; null: take them away. */ bp: whole(1000, 9999).nullable(),
      q: keyword(50).optional(),
      categoryId: RowId.optional(),
    }),
    reply: z.object({ changed: z.number().int() }),
  }),
}
