import type { GoodsCard } from '@mallard/contract/catalog/catalog.fields'
import { ok, type Result, type Scope, scopeText } from '@mallard/kernel'
import { shelfOf, tagFor, type Shelf } from '#features/promotion/index.ts'
import { storeOf } from '#features/store/index.ts'
import { Prebuilt } from '#platform/http/bind.ts'
import type { Ctx, Locale } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import { attrsOf, cardOf } from './card.rules.ts'
import { categoriesUnder } from './category.service.ts'
import {
  type CardRow,
  countCards,
  findCards,
  findFacets,
  goodsOfCoupon,
  isEverything,
  newestIds,
  type ListFilter,
  type ListSort,
  suggestTitles,
} from './list.repo.ts'
import { termsOf } from './search.rules.ts'

/** Lists are the same for every shopper of a store; page caches add another 5 s. */
export const listCacheTime = 4000
/** Every page and sort of a list has the same total. Short, because the list that holds it is kept for longer. */
const countCacheTime = 1000

interface ListInput {
  pageNum: number
  pageSize: number
  categoryId?: number
  grantUuid?: string
  q?: string
  sort: ListSort
  priceMin?: number
  priceMax?: number
  inStock: '0' | '1'
  attrs?: string
}

interface GoodsPage {
  list: GoodsCard[]
  total: number
  pageNum: number
  pageSize: number
  hasNext: boolean
}

export async function productList(ctx: Ctx, input: ListInput): Promise<Result<Prebuilt, never>> {
  const key = `list:${scopeText(ctx.scope)}:${ctx.locale}:${JSON.stringify(input)}`
  return ok(
    await ctx.services.cache.get(key, listCacheTime, async () => {
      const filter = await filterOf(ctx, input)
      return new Prebuilt(JSON.stringify(await pageOfGoods(ctx, filter, input)))
    }),
  )
}

async function pageOfGoods(ctx: Ctx, filter: ListFilter | undefined, input: { pageNum: number; pageSize: number; sort: ListSort }): Promise<GoodsPage> {
  const { pageNum, pageSize } = input
  if (!filter) return { list: [], total: 0, pageNum, pageSize, hasNext: false }
  const { db } = ctx.services
  const shelf = await shelfOf(ctx.services, ctx.scope)
  if (input.sort === 'newest' && isEverything(filter)) return pageOfNewest(ctx, pageNum, pageSize)
  const [rows, total] = await Promise.all([
    findCards(db, ctx.scope, shelf, filter, input.sort, ctx.locale, (pageNum - 1) * pageSize, pageSize),
    ctx.services.cache.get(`list:${scopeText(ctx.scope)}:count:${JSON.stringify(filter)}`, countCacheTime, () => countCards(db, ctx.scope, shelf, filter)),
  ])
  return { list: rows.map((row) => shownCard(row, shelf, ctx.locale)), total, pageNum, pageSize, hasNext: pageNum * pageSize < total }
}

/** A card with the price of this moment and the promotion that says most. */
function shownCard(row: CardRow, shelf: Shelf, locale: Locale): GoodsCard {
  return cardOf(row, shelf.isPlain ? undefined : tagFor(shelf, { skuId: row.sku_id ?? 0, categoryId: row.category_id }, locale))
}

/** The order of the whole store is read once for all of its pages, and kept no longer than a total. */
async function pageOfNewest(ctx: Ctx, pageNum: number, pageSize: number): Promise<GoodsPage> {
  const { services, scope, locale } = ctx
  const shelf = await shelfOf(services, scope)
  const ids = await services.cache.get(`list:${scopeText(scope)}:newest`, countCacheTime, () => newestIds(services.db, scope, shelf))
  const goodsIds = ids.slice((pageNum - 1) * pageSize, pageNum * pageSize)
  const rows = goodsIds.length > 0 ? await findCards(services.db, scope, shelf, { goodsIds }, 'newest', locale, 0, pageSize) : []
  return { list: rows.map((row) => shownCard(row, shelf, locale)), total: ids.length, pageNum, pageSize, hasNext: pageNum * pageSize < ids.length }
}

/** Undefined when nothing can match, for example a keyword of signs only. */
async function filterOf(ctx: Ctx, input: Partial<ListInput>): Promise<ListFilter | undefined> {
  const terms = input.q ? termsOf(input.q) : undefined
  if (terms?.tokens.length === 0) return undefined
  const held = input.grantUuid === undefined ? undefined : await goodsOfCoupon(ctx.services.db, ctx.scope, input.grantUuid)
  if (input.grantUuid !== undefined && !held) return undefined
  const chosen = [...(input.categoryId === undefined ? [] : [input.categoryId]), ...(held?.categoryIds ?? [])]
  return {
    goodsIds: held?.goodsIds ?? undefined,
    categoryIds: chosen.length === 0 ? undefined : (await Promise.all(chosen.map((id) => categoriesUnder(ctx.services, ctx.scope.partnerId, id)))).flat(),
    terms,
    priceMin: input.priceMin,
    priceMax: input.priceMax,
    inStock: input.inStock === '1',
    attrs: attrsOf(input.attrs),
  }
}

export async function searchCategoryList(ctx: Ctx, input: { q?: string; categoryId?: number }): Promise<Result<Prebuilt, never>> {
  const key = `facets:${scopeText(ctx.scope)}:${ctx.locale}:${JSON.stringify(input)}`
  return ok(
    await ctx.services.cache.get(key, listCacheTime, async () => {
      const { db } = ctx.services
      const filter = await filterOf(ctx, input)
      const shelf = await shelfOf(ctx.services, ctx.scope)
      const facets = filter ? await findFacets(db, ctx.scope, shelf, filter, ctx.locale) : undefined
      return new Prebuilt(
        JSON.stringify({
          hotWords: await hotWordsOf(ctx),
          suggestions: filter?.terms ? await suggestTitles(db, ctx.scope, shelf, filter.terms, ctx.locale) : [],
          facets: { categories: facets?.categories ?? [], attrs: facets?.attrs ?? [], priceMin: facets?.price_min ?? 0, priceMax: facets?.price_max ?? 0 },
        }),
      )
    }),
  )
}

async function hotWordsOf(ctx: Ctx): Promise<string[]> {
  const store = await storeOf(ctx.services, ctx.scope)
  return (ctx.locale === 'en' && store?.en.hotWords) || (store?.hot_words ?? [])
}

/** Beside an item: the same category first, then what sells; in general: what sells. */
export async function recommend(ctx: Ctx, input: { pageNum: number; pageSize: number; itemId?: number }): Promise<Result<Prebuilt, never>> {
  const key = `recommend:${scopeText(ctx.scope)}:${ctx.locale}:${JSON.stringify(input)}`
  return ok(
    await ctx.services.cache.get(key, listCacheTime, async () => {
      const filter: ListFilter = { inStock: true, notGoodsId: input.itemId, besideGoodsId: input.itemId }
      return new Prebuilt(JSON.stringify(await pageOfGoods(ctx, filter, { ...input, sort: 'sales' })))
    }),
  )
}

/** Cards of chosen goods in the order of the ids; those not on sale in this store are left out. */
export async function cardsOf(services: Services, scope: Scope, ids: readonly number[], locale: Locale): Promise<GoodsCard[]> {
  if (ids.length === 0) return []
  const shelf = await shelfOf(services, scope)
  const rows = await findCards(services.db, scope, shelf, { goodsIds: [...ids] }, 'default', locale, 0, ids.length)
  const byId = new Map(rows.map((row) => [row.item_id, shownCard(row, shelf, locale)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The first cards of a category (or of all goods) by a sort. */
export async function firstCards(
  services: Services,
  scope: Scope,
  categoryId: number | undefined,
  sort: ListSort,
  count: number,
  locale: Locale,
): Promise<GoodsCard[]> {
  const categoryIds = categoryId === undefined ? undefined : await categoriesUnder(services, scope.partnerId, categoryId)
  const shelf = await shelfOf(services, scope)
  const rows = await findCards(services.db, scope, shelf, { categoryIds }, sort, locale, 0, count)
  return rows.map((row) => shownCard(row, shelf, locale))
}
