import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  Axis,
  catalogPrice,
  MatrixChange,
  MatrixSku,
  maxAxes,
  maxPictures,
  maxSkus,
} from './goods-create.fields.ts'
import { ReturnPolicy, ReturnPolicyInput } from './return-policy.fields.ts'
import { LineTax, Tax } from '../tax/tax.fields.ts'
import {
  Empty,
  ItemId,
  Moment,
  Money,
  TurnedPaging,
  PictureRef,
  ProductSn,
  turnedPageOf,
  RowId,
  text,
  whole,
  line,
  keyword,
} from '../../fields.ts'
import { UploadKey, UploadPermission } from '../../shop/upload/upload.calls.ts'
import { VideoRef } from '../../shop/upload/video.fields.ts'
import { GoodsVideo } from './catalog.fields.ts'
import { listBases } from './list-basis.codes.ts'
import { ShelfPlan, StoreShelfPlan } from './shelf.fields.ts'
import { sheetFormats } from '../../sheet.ts'
import { SheetFile } from '../../sheet.fields.ts'

export const AdminGoods = z.object({
  itemId: z.number().int(),
  code: z.string(),
  title: z.string(),
  pic: PictureRef,
  categoryName: z.string(),
  onSale: z.boolean(),
  shelfPlan: ShelfPlan,
  price: Money,
  sales: z.number().int(),
  /** Units on hand and reserved over all SKUs. */
  onHand: z.number().int(),
  reserved: z.number().int(),
  skuCount: z.number().int(),
  /** SKUs of which few are left, and none. */
  lowSkus: z.number().int(),
  outSkus: z.number().int(),
  /** Staff have yet to look at its return policy. */
  isReturnUnsure: z.boolean(),
  /** SKUs whose list price is above the price without a basis. */
  unprovedSkus: z.number().int(),
})
export type AdminGoods = z.output<typeof AdminGoods>

export const AdminSku = z.object({
  productSn: z.string(),
  /** One of each axis, in their order, as the shop wrote them. */
  values: z.array(z.string()),
  attrs: z.array(z.object({ key: z.string(), value: z.string() })),
  pic: PictureRef,
  listPrice: Money,
  salePrice: Money,
  onHand: z.number().int(),
  reserved: z.number().int(),
  barcode: z.string(),
  weightG: z.number().int(),
  /** No more sold in any store. */
  isClosed: z.boolean(),
  /** Goes up with every change; a save that names an older one is refused. */
  version: z.number().int(),
})
export type AdminSku = z.output<typeof AdminSku>

const AdminAxis = z.object({
  key: z.string(),
  keyEn: z.string(),
  values: z.array(
    z.object({ value: z.string(), valueEn: z.string(), swatch: z.string().nullable() }),
  ),
})

export const AdminGoodsDetail = z.object({
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
  video: GoodsVideo.nullable(),
  freightTemplateId: z.number().int(),
  /** What the SKUs differ by, with both languages. */
  axes: z.array(AdminAxis),
  params: z.array(z.object({ name: z.string(), value: z.string() })),
  detailHtml: z.string(),
  /** Empty: the other one is shown. */
  detailHtmlEn: z.string(),
  maxPerUser: z.number().int(),
  returnPolicy: ReturnPolicy,
  /**
   * The shop gave fewer days than the law before it had policies, and nobody looked at these goods
   * since.
   */
  isReturnUnsure: z.boolean(),
  /** What invoices tell of them; null: what the partner usually says. */
  tax: Tax.nullable(),
  /** What list prices above the price rest on. */
  listBasis: z.enum(listBases),
  /** Who says what the maker suggests, as shoppers read it. */
  listBasisNote: z.string(),
  listBasisNoteEn: z.string(),
  onSale: z.boolean(),
  shelfPlan: ShelfPlan,
  /** Made no more since then, in no store; null: it is not archived. */
  archivedAt: Moment.nullable(),
  version: z.number().int(),
  skus: z.array(AdminSku),
})
export type AdminGoodsDetail = z.output<typeof AdminGoodsDetail>

/** What goods say of themselves. */
const goodsWords = {
  title: line(80, 1),
  titleEn: line(120),
  subTitle: line(120),
  subTitleEn: line(200),
  brand: line(40),
  categoryId: RowId,
  tags: z.array(line(10, 1)).max(6),
  /**
   * Addresses of pictures of the library, or of those that the goods have; the first one is the
   * main picture.
   */
  pics: z.array(z.string().max(200)).min(1).max(maxPictures),
  /** Null: none. Absent: as it was. */
  video: z
    .strictObject({
      /** Of a video that was sent for goods, or that goods of the partner have. */
      url: z.string().max(100),
      /** Address of a picture of the library; empty: the main picture. */
      cover: z.string().max(200),
    })
    .nullable()
    .optional(),
  params: z.array(z.strictObject({ name: line(20, 1), value: line(100, 1) })).max(30),
  detailHtml: z.string().max(50_000),
  /** Empty: the other one is shown in English as well. Absent: as it was. */
  detailHtmlEn: z.string().max(50_000).optional(),
  maxPerUser: whole(0, 999),
  returnPolicy: ReturnPolicyInput,
  /**
   * What invoices tell of them, for orders that are placed from then on; null: what the partner
   * usually says. Absent: as it was.
   */
  tax: Tax.nullable().optional(),
  /** What list prices above the price rest on. */
  listBasis: z.enum(listBases),
  /** Who says what the maker suggests, as shoppers read it. */
  listBasisNote: line(60),
  listBasisNoteEn: line(120),
  freightTemplateId: RowId,
}

/** Which goods of the store. */
const whichGoods = {
  q: keyword(50).optional(),
  categoryId: RowId.optional(),
  /**
   * `planned`: goods that go on or off at a time, or did not go on at theirs. `archived`: goods that
   * are made no more, which stand in none of the others.
   */
  shelf: z.enum(['all', 'on', 'off', 'planned', 'archived']).default('all'),
  /** Goods with a SKU of which few are left, or none. */
  stock: z.enum(['all', 'low', 'out']).default('all'),
  /** Goods whose return policy staff have yet to look at. */
  returns: z.enum(['all', 'unsure']).default('all'),
  /** Goods with a SKU whose list price is above the price without a basis. */
  listPrice: z.enum(['all', 'unproved']).default('all'),
}

export const goodsAdminCalls = {
  list: GET('/admin/api/{p}-{s}/goods', {
    summary: 'Goods of a store',
    authz: 'operator',
    right: 'goods.read',
    query: z.object({ ...TurnedPaging, ...whichGoods }),
    reply: turnedPageOf(AdminGoods),
  }),
  export: POST('/admin/api/{p}-{s}/goods-export', {
    summary: 'All SKUs of the goods that fit as a table, 5000 rows at most',
    authz: 'operator',
    right: 'goods.read',
    body: z.strictObject({ format: z.enum(sheetFormats), ...whichGoods }),
    reply: z.object({
      file: SheetFile,
      goods: z.number().int(),
      rows: z.number().int(),
      /** There were more; goods are whole or left out. */
      isCut: z.boolean(),
    }),
  }),
  detail: GET('/admin/api/{p}-{s}/goods/{id}', {
    summary: 'One goods item to edit',
    authz: 'operator',
    right: 'goods.read',
    params: z.object({ id: ItemId }),
    reply: AdminGoodsDetail,
  }),
  options: GET('/admin/api/{p}-{s}/goods-options', {
    summary:
      'What the form of goods offers: freight templates, brands that are in use, and the usual tax',
    authz: 'operator',
    right: 'goods.read',
    reply: z.object({
      freightTemplates: z.array(z.object({ id: z.number().int(), name: z.string() })),
      brands: z.array(z.string()),
      /** What invoices tell of goods that say nothing themselves. */
      usualTax: LineTax,
    }),
  }),
  create: POST('/admin/api/{p}-{s}/goods-new', {
    summary: 'Makes goods with all their SKUs, offered in this store',
    authz: 'operator',
    right: 'goods.write',
    body: z.strictObject({
      requestId: z.uuid(),
      /** Empty: the server gives one. */
      code: z.union([z.literal(''), ProductSn]),
      ...goodsWords,
      axes: z.array(Axis).max(maxAxes),
      /** The combinations that are sold, in the order to show. */
      skus: z.array(MatrixSku).min(1).max(maxSkus),
      onSale: z.boolean(),
      /**
       * When they go on the shelf of this store by themselves; not beside `onSale`. Absent or null:
       * somebody puts them on.
       */
      onAt: Moment.nullable().optional(),
    }),
    reply: z.object({ itemId: z.number().int() }),
  }),
  save: POST('/admin/api/{p}-{s}/goods/{id}/save', {
    summary: 'Changes what a goods item says of itself',
    authz: 'operator',
    right: 'goods.write',
    params: z.object({ id: ItemId }),
    body: z.strictObject({ version: whole(1, 1_000_000_000), ...goodsWords }),
    reply: AdminGoodsDetail,
  }),
  matrix: POST('/admin/api/{p}-{s}/goods/{id}/matrix', {
    summary: 'Changes options, values and SKUs of a goods item; no SKU vanishes, it is closed',
    authz: 'operator',
    right: 'goods.write',
    params: z.object({ id: ItemId }),
    body: z.strictObject({
      version: whole(1, 1_000_000_000),
      /** Those that the goods have stand first, in their order, whatever they are called now. */
      axes: z.array(Axis).max(maxAxes),
      /** All SKUs that the store has of the goods, and new ones, in the order to show. */
      skus: z.array(MatrixChange).min(1).max(maxSkus),
    }),
    reply: AdminGoodsDetail,
  }),
  shelf: POST('/admin/api/{p}-{s}/goods/{id}/shelf', {
    summary: 'Puts a goods item on or off the shelf of this store',
    authz: 'operator',
    right: 'goods.write',
    params: z.object({ id: ItemId }),
    body: z.strictObject({ onSale: z.boolean() }),
    reply: z.object({
      onSale: z.boolean(),
      plan: ShelfPlan,
      /** A time that had been planned for what was now done by hand, and is no more; null: none. */
      droppedAt: Moment.nullable(),
    }),
  }),
  planShelf: POST('/admin/api/{p}-{s}/goods/{id}/shelf-times', {
    summary: 'Says when a goods item goes on and off the shelf of this store by itself',
    authz: 'operator',
    right: 'goods.write',
    params: z.object({ id: ItemId }),
    body: z.strictObject({
      /** Of the plan that was seen; 0: there was none. */
      version: whole(0, 1_000_000_000),
      /** Milliseconds since the epoch; null: not by itself. Both null: nothing is planned. */
      onAt: Moment.nullable(),
      /** Later than `onAt`. */
      offAt: Moment.nullable(),
    }),
    reply: ShelfPlan,
  }),
  planShelves: POST('/admin/api/{p}-{s}/goods/{id}/shelf-times-of-all', {
    summary:
      'Says when a goods item goes on and off the shelves of all stores, over what was planned there, and what came of it in each',
    authz: 'operator',
    right: 'goods.write',
    params: z.object({ id: ItemId }),
    body: z.strictObject({
      /** Milliseconds since the epoch; null: not by itself. Both null: nothing is planned. */
      onAt: Moment.nullable(),
      /** Later than `onAt`. */
      offAt: Moment.nullable(),
    }),
    reply: z.object({ stores: z.array(StoreShelfPlan) }),
  }),
  videoPolicy: GET('/admin/api/{p}-{s}/goods-video/policy', {
    summary: 'Permission to send the video of goods, straight to where files lie',
    authz: 'operator',
    right: 'goods.write',
    reply: UploadPermission,
  }),
  addVideo: POST('/admin/api/{p}-{s}/goods-video/done', {
    summary: 'What was sent is looked at: the video, or why it is not taken',
    authz: 'operator',
    right: 'goods.write',
    body: z.strictObject({ key: UploadKey }),
    reply: VideoRef,
  }),
  archive: POST('/admin/api/{p}-{s}/goods/{id}/archive', {
    summary:
      'Archives goods that are made no more, off the shelf of every store, or brings them back',
    authz: 'operator',
    right: 'goods.write',
    params: z.object({ id: ItemId }),
    body: z.strictObject({ isArchived: z.boolean() }),
    reply: AdminGoodsDetail,
  }),
  remove: POST('/admin/api/{p}-{s}/goods/{id}/remove', {
    summary: 'Deletes archived goods that nobody bought or reviewed and no activity has',
    authz: 'operator',
    right: 'goods.write',
    params: z.object({ id: ItemId }),
    reply: Empty,
  }),
  sku: POST('/admin/api/{p}-{s}/sku/{sn}/save', {
    summary: 'Sets price and stock of a SKU in this store',
    authz: 'operator',
    right: 'goods.write',
    params: z.object({ sn: ProductSn }),
    body: z.strictObject({
      version: whole(1, 1_000_000_000),
      salePrice: catalogPrice,
      listPrice: catalogPrice,
      /** What stock was set to, and what the operator saw before: the difference is applied, so that sales in the meantime are not undone. */ onHand:
        whole(0, 1_000_000),
      onHandSeen: whole(0, 1_000_000),
      reason: text(100).default(''),
    }),
    reply: AdminSku,
  }),
}
