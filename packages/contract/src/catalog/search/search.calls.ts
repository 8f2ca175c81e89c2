import { z } from 'zod'
import { GET } from '../../api.ts'
import { ItemId, keyword, Paging, pageOf, RowId, text, Token22, whole } from '../../fields.ts'
import { Facets, GoodsCard, listSorts } from '../catalog/catalog.fields.ts'

const priceBound = whole(0, 100_000_000).optional()

/** Lists of goods and the search among them; by name they are calls of the catalog. */
export const searchCalls = {
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
       * `maxCounted`.
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
