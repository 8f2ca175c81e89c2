import { z } from 'zod'
import { GET } from '../../api.ts'
import {
  ItemId,
  Paging,
  pageOf,
  ProductSn,
  RowId,
  text,
  Token22,
  whole,
  keyword,
} from '../../fields.ts'
import {
  CategoryNode,
  Delivery,
  Facets,
  GoodsCard,
  GoodsDetail,
  listSorts,
} from './catalog.fields.ts'

const priceBound = whole(0, 100_000_000).optional()

export const catalogCalls = {
  productList: GET('/b2c/product/{p}-{s}/product-list', {
    summary: 'Goods by category, keyword and filters, a page at a time',
    authz: 'none',
    query: z.object({
      ...Paging,
      categoryId: RowId.optional(),
      /** Only what this coupon holds for. */
      grantUuid: Token22.optional(),
      q: keyword(50).optional(),
      sort: z.enum(listSorts).default('default'),
      /** Fen, both inclusive. */
      priceMin: priceBound,
      priceMax: priceBound,
      /** 1: only what can be bought now. */
      inStock: z.enum(['0', '1']).default('0'),
      /** `颜色:燕麦白`, several joined by `|`. */
      attrs: text(200).optional(),
    }),
    reply: pageOf(GoodsCard),
  }),
  detail: GET('/b2c/product/{p}-{s}/detail/{id}', {
    summary: 'One goods item with its SKUs',
    authz: 'none',
    params: z.object({ id: ItemId }),
    reply: GoodsDetail,
  }),
  bySn: GET('/b2c/product/{p}-{s}/sn/{productSn}', {
    summary: 'The goods item that a SKU belongs to, with all of its SKUs',
    authz: 'none',
    params: z.object({ productSn: ProductSn }),
    reply: GoodsDetail,
  }),
  delivery: GET('/b2c/product/{p}-{s}/delivery/{id}', {
    summary: 'When goods come and what that costs: to a place, else to the shopper’s address',
    authz: 'none',
    params: z.object({ id: ItemId }),
    query: z.object({
      code: z
        .string()
        .regex(/^\d{6}$/, '请选择地区')
        .optional(),
    }),
    reply: Delivery,
  }),
  categoryList: GET('/b2c/category/{p}-{s}/list', {
    summary: 'The category tree',
    authz: 'none',
    reply: z.array(CategoryNode),
  }),
  searchCategoryList: GET('/b2c/search/{p}-{s}/category-list', {
    summary: 'Hot words, suggestions while typing, and the facets of a search',
    authz: 'none',
    query: z.object({ q: keyword(50).optional(), categoryId: RowId.optional() }),
    reply: z.object({
      hotWords: z.array(z.string()),
      suggestions: z.array(z.string()),
      facets: Facets,
      /**
       * How the words may go on, with the number of goods that each finds: 1001 for more than
       * `mostCounted`.
       */
      completions: z.array(z.object({ word: z.string(), count: z.number().int() })).optional(),
      /**
       * The keyword as the store writes it, if it seems to have a mistake; whether the list shows
       * what is found by this.
       */
      didYouMean: z.object({ q: z.string(), isShown: z.boolean() }).optional(),
      /** Categories to look in when nothing is found. */
      nearest: z.array(z.object({ id: z.number().int(), name: z.string() })).optional(),
    }),
  }),
  recommend: GET('/b2c/member/{p}-{s}/recommend', {
    summary: 'Goods one may like: beside an item, or in general',
    authz: 'none',
    query: z.object({ ...Paging, itemId: ItemId.optional() }),
    reply: pageOf(GoodsCard),
  }),
}
