import type { GoodsCard } from '@mallard/contract/catalog/catalog.fields'
import { ok, type Result, type Scope, scopeText } from '@mallard/kernel'
import { storeOf } from '#features/store/index.ts'
import { Prebuilt } from '#platform/http/bind.ts'
import type { Ctx, Locale } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import { attrsOf, cardOf } from './card.rules.ts'
import { categoriesUnder } from './category.service.ts'
import { countCards, findCards, findFacets, type ListFilter, type ListSort, suggestTitles } from './list.repo.ts'
import { termsOf } from './search.rules.ts'

/** Lists are the same for every shopper of a store; page caches add another 5 s. */
export const listCacheTime = 4000
/** Every page and sort of a list has the same total. Short, because the list that holds it is kept for longer. */
const countCacheTime = 1000

interface ListInput {
  pageNum: number
  pageSize: number
  categoryId?: number
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
  const [rows, total] = await Promise.all([
    findCards(db, ctx.scope, filter, input.sort, ctx.locale, (pageNum - 1) * pageSize, pageSize),
    ctx.services.cache.get(`list:${scopeText(ctx.scope)}:count:${JSON.stringify(filter)}`, countCacheTime, () => countCards(db, ctx.scope, filter)),
  ])
  return { list: rows.map(cardOf), total, pageNum, pageSize, hasNext: pageNum * pageSize < total }
}

/** Undefined when nothing can match, for example a keyword of signs only. */
async function filterOf(ctx: Ctx, input: Partial<ListInput>): Promise<ListFilter | undefined> {
  const terms = input.q ? termsOf(input.q) : undefined
  if (terms?.tokens.length === 0) return undefined
  return {
    categoryIds: input.categoryId === undefined ? undefined : await categoriesUnder(ctx.services, ctx.scope.partnerId, input.categoryId),
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
      const facets = filter ? await findFacets(db, ctx.scope, filter, ctx.locale) : undefined
      return new Prebuilt(
        JSON.stringify({
          hotWords: await hotWordsOf(ctx),
          suggestions: filter?.terms ? await suggestTitles(db, ctx.scope, filter.terms, ctx.locale) : [],
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
  const rows = await findCards(services.db, scope, { goodsIds: [...ids] }, 'default', locale, 0, ids.length)
  const byId = new Map(rows.map((row) => [row.item_id, cardOf(row)]))
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
  const rows = await findCards(services.db, scope, { categoryIds }, sort, locale, 0, count)
  return rows.map(cardOf)
}
