import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  Moment,
  Money,
  Paging,
  TurnedPaging,
  PictureRef,
  ProductSn,
  cappedPageOf,
  turnedPageOf,
  RowId,
  text,
  whole,
  keyword,
} from '../../fields.ts'
import { catalogPrice } from './goods-create.fields.ts'
import { adjustedFields, maxAdjusted, maxStockChanges } from './stock.codes.ts'

export const StockRow = z.object({
  skuId: z.number().int(),
  productSn: z.string(),
  itemId: z.number().int(),
  title: z.string(),
  /** What tells it from its sisters, in one line. */
  attr: z.string(),
  pic: PictureRef,
  onSale: z.boolean(),
  salePrice: Money,
  listPrice: Money,
  onHand: z.number().int(),
  reserved: z.number().int(),
  /** Members who want to hear when it is there again. */
  waiting: z.number().int(),
  /** Units left at which it is low; null: as with all that say nothing. */
  lowAt: z.number().int().nullable(),
  /** Goes up with every change by staff; a save that names an older one is refused. */
  version: z.number().int(),
})
export type StockRow = z.output<typeof StockRow>

export const StockMovement = z.object({
  id: z.number().int(),
  at: Moment,
  /** Why: `submit`, `pay`, `close`, `return`, `edit`, … */
  kind: z.string(),
  /** Of the order or the return that moved it. */
  number: z.string().nullable(),
  deltaOnHand: z.number().int(),
  deltaReserved: z.number().int(),
  afterOnHand: z.number().int(),
  afterReserved: z.number().int(),
  /** Of staff; null where a shopper or the clock moved it. */
  staffName: z.string().nullable(),
  reason: z.string().nullable(),
})
export type StockMovement = z.output<typeof StockMovement>

const units = whole(0, 1_000_000)
const reason = text(100).default('')

/** Which SKUs of the store. */
const which = {
  /** In what goods are found by, or in the code of the SKU. */
  q: keyword(50).optional(),
  /** With all below it. */
  categoryId: RowId.optional(),
  shelf: z.enum(['all', 'on', 'off']).default('all'),
  stock: z.enum(['all', 'low', 'out']).default('all'),
}

export const stockAdminCalls = {
  list: GET('/admin/api/{p}-{s}/stock', {
    summary: 'SKUs of a store with price and stock; a page, and its total, is of goods',
    authz: 'operator',
    right: 'goods.read',
    query: z.object({ ...TurnedPaging, ...which }),
    reply: turnedPageOf(StockRow),
  }),
  save: POST('/admin/api/{p}-{s}/stock/save', {
    summary: 'Sets price, stock and alarm of several SKUs: all, or none when one cannot be',
    authz: 'operator',
    right: 'goods.write',
    body: z.strictObject({
      requestId: z.uuid(),
      reason,
      changes: z
        .array(
          z.strictObject({
            sn: ProductSn,
            version: whole(1, 1_000_000_000),
            salePrice: catalogPrice,
            listPrice: catalogPrice,
            /** As with one SKU: the difference is applied, so that sales in between are kept. */
            onHand: units,
            onHandSeen: units,
            lowAt: units.nullable(),
          }),
        )
        .min(1)
        .max(maxStockChanges),
    }),
    reply: z.object({ changed: z.number().int() }),
  }),
  adjust: POST('/admin/api/{p}-{s}/stock/adjust', {
    summary: 'Changes one figure of all SKUs that fit, by a share, by an amount, or to one value',
    authz: 'operator',
    right: 'goods.write',
    body: z.strictObject({
      requestId: z.uuid(),
      ...which,
      /** How many goods fitted when the operator asked; of others nothing is touched. */
      seen: whole(1, maxAdjusted),
      field: z.enum(adjustedFields),
      /** `share`: basis points more or less; `amount`: fen or units more or less; `set`: these. */
      how: z.enum(['share', 'amount', 'set']),
      value: whole(-100_000_000, 100_000_000),
      reason,
    }),
    reply: z.object({ changed: z.number().int() }),
  }),
  ledger: GET('/admin/api/{p}-{s}/stock/{id}/ledger', {
    summary: 'Every movement of the stock of a SKU in this store, the newest first',
    authz: 'operator',
    right: 'goods.read',
    params: z.object({ id: RowId }),
    query: z.object(Paging),
    reply: cappedPageOf(StockMovement),
  }),
}
