import { z } from 'zod'
import { GET, POST } from '../api.ts'
import { ItemId, Money, Paging, PictureRef, ProductSn, pageOf, RowId, text, whole } from '../fields.ts'

const price = whole(1, 100_000_000)

export const DeskGoods = z.object({
  itemId: z.number().int(),
  code: z.string(),
  title: z.string(),
  pic: PictureRef,
  categoryName: z.string(),
  onSale: z.boolean(),
  price: Money,
  sales: z.number().int(),
  /** Units on hand and reserved over all SKUs. */
  onHand: z.number().int(),
  reserved: z.number().int(),
  skuCount: z.number().int(),
})
export type DeskGoods = z.output<typeof DeskGoods>

export const DeskSku = z.object({
  productSn: z.string(),
  attrs: z.array(z.object({ key: z.string(), value: z.string() })),
  pic: PictureRef,
  listPrice: Money,
  salePrice: Money,
  onHand: z.number().int(),
  reserved: z.number().int(),
  barcode: z.string(),
  weightG: z.number().int(),
  /** Goes up with every change; a save that names an older one is refused. */
  version: z.number().int(),
})
export type DeskSku = z.output<typeof DeskSku>

export const DeskGoodsDetail = z.object({
  itemId: z.number().int(),
  code: z.string(),
  title: z.string(),
  titleEn: z.string(),
  subTitle: z.string(),
  subTitleEn: z.string(),
  brand: z.string(),
  categoryId: z.number().int(),
  tags: z.array(z.string()),
  pics: z.array(PictureRef),
  params: z.array(z.object({ name: z.string(), value: z.string() })),
  detailHtml: z.string(),
  maxPerUser: z.number().int(),
  afterSaleDays: z.number().int(),
  onSale: z.boolean(),
  version: z.number().int(),
  skus: z.array(DeskSku),
})
export type DeskGoodsDetail = z.output<typeof DeskGoodsDetail>

export const goodsDeskCalls = {
  list: GET('/admin/api/{p}-{s}/goods', {
    summary: 'Goods of a store',
    authz: 'operator',
    right: 'goods.read',
    query: z.object({
      ...Paging,
      q: text(50).optional(),
      categoryId: RowId.optional(),
      shelf: z.enum(['all', 'on', 'off']).default('all'),
      stock: z.enum(['all', 'low', 'out']).default('all'),
    }),
    reply: pageOf(DeskGoods),
  }),
  detail: GET('/admin/api/{p}-{s}/goods/{id}', {
    summary: 'One goods item to edit',
    authz: 'operator',
    right: 'goods.read',
    params: z.object({ id: ItemId }),
    reply: DeskGoodsDetail,
  }),
  save: POST('/admin/api/{p}-{s}/goods/{id}/save', {
    summary: 'Changes what a goods item says of itself',
    authz: 'operator',
    right: 'goods.write',
    params: z.object({ id: ItemId }),
    body: z.strictObject({
      version: whole(1, 1_000_000_000),
      title: text(80, 1),
      titleEn: text(120),
      subTitle: text(120),
      subTitleEn: text(200),
      brand: text(40),
      categoryId: RowId,
      tags: z.array(text(10, 1)).max(6),
      params: z.array(z.strictObject({ name: text(20, 1), value: text(100, 1) })).max(30),
      detailHtml: z.string().max(50_000),
      maxPerUser: whole(0, 999),
      afterSaleDays: whole(0, 365),
    }),
    reply: DeskGoodsDetail,
  }),
  shelf: POST('/admin/api/{p}-{s}/goods/{id}/shelf', {
    summary: 'Puts a goods item on or off the shelf of this store',
    authz: 'operator',
    right: 'goods.write',
    params: z.object({ id: ItemId }),
    body: z.strictObject({ onSale: z.boolean() }),
    reply: z.object({ onSale: z.boolean() }),
  }),
  sku: POST('/admin/api/{p}-{s}/sku/{sn}/save', {
    summary: 'Sets price and stock of a SKU in this store',
    authz: 'operator',
    right: 'goods.write',
    params: z.object({ sn: ProductSn }),
    body: z.strictObject({
      version: whole(1, 1_000_000_000),
      salePrice: price,
      listPrice: price,
      /** What stock was set to, and what the operator saw before: the difference is applied, so that sales meanwhile are not undone. */ onHand: whole(
        0,
        1_000_000,
      ),
      onHandSeen: whole(0, 1_000_000),
      reason: text(100).default(''),
    }),
    reply: DeskSku,
  }),
}
