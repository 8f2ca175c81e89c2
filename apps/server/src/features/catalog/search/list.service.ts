import type { GoodsCard } from '@mallard/contract/catalog/catalog/catalog.fields'
import { fen, type Locale, ok, type Result, type Scope, scopeText } from '@mallard/kernel'
import {
  listTags,
  listPriceShown,
  attributeTerm,
  categoryTerm,
  tokensOf,
} from '#features/catalog/catalog/index.ts'
import { type Page, paged } from '#platform/db/counted.ts'
import { localised } from '#platform/locale.rules.ts'
import { isHan } from '#platform/text.rules.ts'
import {
  offerOf,
  cataloguePrice,
  cataloguePricesOf,
  tagFor,
  type CataloguePrices,
} from '#features/pricing/promotion/index.ts'
import { storeOf } from '#features/shop/store/index.ts'
import { Prebuilt } from '#platform/http/bind.ts'
import type { Ctx } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import { attrsOf, cardOf } from './card.rules.ts'
import { facetsIn } from './indexed-rows.service.ts'
import {
  categoryOf,
  type CardRow,
  findCards,
  findCardsOf,
  goodsOfCoupon,
  type Place,
} from './list.repo.ts'
import { listCacheTime, type Rows, rowsOf } from './list-rows.service.ts'
import { enough, type ListFilter, type ListSort } from './matching.repo.ts'
import { engineRows, foundByEngine } from './engine-rows.service.ts'
import { isSearch, searched } from './search-limit.service.ts'
import { keptWord } from './kept-word.ts'
import { noteMiss } from './search-miss.repo.ts'
import { completions, few, meaning, understand, type Understood } from './search.service.ts'

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

type PageInput = Pick<ListInput, 'pageNum' | 'pageSize' | 'sort'>

export async function productList(
  ctx: Ctx,
  input: ListInput,
): Promise<Result<Prebuilt, 'searchBusy'>> {
  const key = `list:${scopeText(ctx.scope)}:${ctx.locale}:${JSON.stringify(input)}`
  const list = async () => {
    const filter = await filterOf(ctx, input)
    const found = filter && input.q ? await pageFound(ctx, filter, input.q, input) : undefined
    const shown = found ?? (await pageMeant(ctx, filter, input))
    if (shown.total === 0) await noteNothing(ctx, input)
    return new Prebuilt(JSON.stringify(shown))
  }
  return isSearch(input)
    ? searched(ctx, key, listCacheTime, list)
    : ok(await ctx.services.cache.get(key, listCacheTime, list, listTags(ctx.scope)))
}

/** A page of what an external engine finds, if there is one that helps. */
async function pageFound(
  ctx: Ctx,
  filter: ListFilter,
  keyword: string,
  input: PageInput,
): Promise<Page<GoodsCard> | undefined> {
  const found = await engineRows(ctx, filter, keyword, input.sort, placeOf(input))
  return found && shownPage(ctx, found, input)
}

/** A page of a list as the shop itself understands what is looked for. */
async function pageMeant(
  ctx: Ctx,
  filter: ListFilter | undefined,
  input: PageInput & { q?: string },
): Promise<Page<GoodsCard>> {
  const page = await pageOfGoods(ctx, filter, input)
  // Only a search that finds next to nothing is asked what it means.
  const meant =
    filter?.phrases && input.q && page.total < few
      ? (await understand(ctx, input.q)).phrases
      : filter?.phrases
  return isSame(meant, filter?.phrases)
    ? page
    : pageOfGoods(ctx, { ...filter, phrases: meant }, input)
}

/** A word alone that finds nothing is told to the operator. */
async function noteNothing(ctx: Ctx, input: ListInput): Promise<void> {
  const { q, categoryId, grantUuid, priceMin, priceMax, inStock, attrs, pageNum } = input
  const isNarrowed =
    [categoryId, grantUuid, priceMin, priceMax].some((part) => part !== undefined) ||
    inStock === '1' ||
    Boolean(attrs)
  const word = q === undefined || isNarrowed || pageNum > 1 ? undefined : keptWord(q)
  if (word === undefined) return
  await noteMiss(ctx.services.db, ctx.scope, word, new Date(ctx.clock.now()))
}

const isSame = (one: ListFilter['phrases'], other: ListFilter['phrases']) =>
  JSON.stringify(one) === JSON.stringify(other)

async function pageOfGoods(
  ctx: Ctx,
  filter: ListFilter | undefined,
  input: PageInput,
): Promise<Page<GoodsCard>> {
  const { pageNum, pageSize } = input
  if (!filter) return paged<GoodsCard>([], 0, { pageNum, pageSize })
  return shownPage(ctx, await rowsOf(ctx, filter, input.sort, placeOf(input)), input)
}

/** One more than the page shows tells whether there is another one, however many there are. */
const placeOf = ({ pageNum, pageSize }: PageInput): Place => ({
  offset: (pageNum - 1) * pageSize,
  limit: pageSize + 1,
})

async function shownPage(
  ctx: Ctx,
  { rows, total }: Rows,
  { pageNum, pageSize }: PageInput,
): Promise<Page<GoodsCard>> {
  const prices = await cataloguePricesOf(ctx.services, ctx.scope)
  return {
    list: rows.slice(0, pageSize).map((row) => shownCard(row, prices, ctx.locale)),
    total: Math.min(total, enough),
    pageNum,
    pageSize,
    hasNext: rows.length > pageSize,
  }
}

/** A card with the price of this moment, and the activity or the promotion that says most. */
function shownCard(row: CardRow, prices: CataloguePrices, locale: Locale): GoodsCard {
  const goods = {
    skuId: prices.namedSkus.get(row.product_sn) ?? 0,
    categoryId: row.category_id,
  }
  const price = cataloguePrice(prices, goods, fen(row.sale_price))
  const tag = offerOf(prices, row.product_sn, locale)?.tag ?? tagFor(prices, goods, locale)
  return cardOf(row, { price, listPrice: listPriceShown(row.struck_price, price) }, tag)
}

const unlessEmpty = <Item>(all: readonly Item[]) => (all.length > 0 ? all : undefined)

/** Undefined when nothing can match, for example a keyword of signs only. */
async function filterOf(ctx: Ctx, input: Partial<ListInput>): Promise<ListFilter | undefined> {
  const phrases = input.q ? await meaning(ctx, input.q) : []
  if (input.q && phrases.length === 0) return undefined
  const held =
    input.grantUuid === undefined
      ? undefined
      : await goodsOfCoupon(ctx.services.db, ctx.scope, input.grantUuid)
  if (input.grantUuid !== undefined && !held) return undefined
  const categories = held?.categoryIds ?? []
  const attrs = attrsOf(input.attrs)
  const inCategories = unlessEmpty(categories.map(categoryTerm))
  const terms = [
    ...attrs.map((attribute) => [attributeTerm(attribute)]),
    ...(inCategories ? [inCategories] : []),
  ]
  return {
    categoryId: input.categoryId,
    goodsIds: held?.goodsIds ?? undefined,
    terms: unlessEmpty(terms),
    phrases: unlessEmpty(phrases),
    attrs: unlessEmpty(attrs),
    priceMin: input.priceMin,
    priceMax: input.priceMax,
    inStock: input.inStock === '1' ? true : undefined,
  }
}

/** The same filter, with what an engine found by the keyword instead of the keyword itself. */
async function foundOf(ctx: Ctx, filter: ListFilter, q: string): Promise<ListFilter> {
  const found = await foundByEngine(ctx, q)
  return found ? { ...filter, phrases: undefined, found } : filter
}

export async function searchCategoryList(
  ctx: Ctx,
  input: { q?: string; categoryId?: number },
): Promise<Result<Prebuilt, 'searchBusy'>> {
  const key = `facets:${scopeText(ctx.scope)}:${ctx.locale}:${JSON.stringify(input)}`
  const look = async () => new Prebuilt(JSON.stringify(await wordsOfSearch(ctx, input)))
  return isSearch(input)
    ? searched(ctx, key, listCacheTime, look)
    : ok(await ctx.services.cache.get(key, listCacheTime, look, listTags(ctx.scope)))
}

async function wordsOfSearch(ctx: Ctx, input: { q?: string; categoryId?: number }) {
  const filter = await filterOf(ctx, input)
  const { suggestions, meant, asked } = await suggested(ctx, filter, input.q)
  const facets = asked ? await facetsIn(ctx, asked) : noFacets
  return {
    hotWords: await hotWordsOf(ctx),
    suggestions,
    facets: {
      categories: facets.categories,
      attrs: facets.attrs,
      priceMin: facets.price_min ?? 0,
      priceMax: facets.price_max ?? 0,
    },
    ...(input.q === undefined
      ? {}
      : { completions: suggestions.length > 0 ? await completions(ctx, meant, input.q) : [] }),
    ...(meant.isGuess && meant.spelling !== undefined
      ? { didYouMean: { q: meant.spelling, isShown: meant.isInstead === true } }
      : {}),
    ...(input.q !== undefined && suggestions.length === 0
      ? { nearest: await nearestCategories(ctx, input.q) }
      : {}),
  }
}

const noFacets = { categories: [], attrs: [], price_min: 0, price_max: 0 }

interface Suggested {
  /** Titles. */
  readonly suggestions: readonly string[]
  readonly meant: Understood
  /** What is looked for, as it was understood; undefined: nothing can match. */
  readonly asked: ListFilter | undefined
}

/** What a keyword finds; one that finds next to nothing is asked what it means. */
async function suggested(
  ctx: Ctx,
  filter: ListFilter | undefined,
  q: string | undefined,
): Promise<Suggested> {
  if (!filter?.phrases || !q) return { suggestions: [], meant: { phrases: [] }, asked: filter }
  const hits = await foundOf(ctx, filter, q)
  const found = await suggestTitles(ctx, hits)
  const meant = found.length < few ? await understand(ctx, q) : { phrases: filter.phrases }
  const asked = hits.found ? hits : { ...filter, phrases: meant.phrases }
  const isFound = hits.found !== undefined || isSame(meant.phrases, filter.phrases)
  return { suggestions: isFound ? found : await suggestTitles(ctx, asked), meant, asked }
}

const maxNearest = 6

/**
 * Where goods stand that share at least a character with what was not found; else where most goods
 * stand.
 */
async function nearestCategories(ctx: Ctx, q: string): Promise<{ id: number; name: string }[]> {
  const shared = tokensOf(q).filter((token) => token.length > 1 || isHan(token))
  const near = shared.length > 0 ? (await facetsIn(ctx, { terms: [shared] })).categories : []
  const categories = near.length > 0 ? near : (await facetsIn(ctx, {})).categories
  return categories.slice(0, maxNearest).map(({ id, name }) => ({ id, name }))
}

async function hotWordsOf(ctx: Ctx): Promise<string[]> {
  const store = await storeOf(ctx.services, ctx.scope)
  return localised(ctx.locale, store?.hot_words ?? [], store?.en.hotWords)
}

const maxSuggestions = 8

/** Titles of what the words typed so far find, first by names; the best sold first. */
async function suggestTitles(ctx: Ctx, filter: ListFilter): Promise<string[]> {
  const titles = async (of: ListFilter) =>
    (await rowsOf(ctx, of, 'sales', { offset: 0, limit: maxSuggestions })).rows
  const named = await titles(filter.phrases ? { ...filter, where: 'names' } : filter)
  const more =
    filter.phrases && named.length < maxSuggestions
      ? await titles({ ...filter, where: 'details' })
      : []
  return [...named, ...more].slice(0, maxSuggestions).map(({ title }) => title)
}

/** Beside an item: the same category first, then what sells; in general: what sells. */
export async function recommend(
  ctx: Ctx,
  input: { pageNum: number; pageSize: number; itemId?: number },
): Promise<Result<Prebuilt, never>> {
  const key = `recommend:${scopeText(ctx.scope)}:${ctx.locale}:${JSON.stringify(input)}`
  const load = async () => {
    const page = { ...input, sort: 'sales' as const }
    const categoryId =
      input.itemId === undefined
        ? undefined
        : await categoryOf(ctx.services.db, ctx.scope, input.itemId)
    const filter: ListFilter = { inStock: true, notGoodsId: input.itemId }
    const found =
      categoryId === undefined
        ? await pageOfGoods(ctx, filter, page)
        : await pageBeside(ctx, filter, categoryId, page)
    return new Prebuilt(JSON.stringify(found))
  }
  return ok(await ctx.services.cache.get(key, listCacheTime, load, listTags(ctx.scope)))
}

/** Two lists one behind the other: of a category, and of all that is elsewhere. */
async function pageBeside(
  ctx: Ctx,
  filter: ListFilter,
  categoryId: number,
  { pageNum, pageSize, sort }: PageInput,
): Promise<Page<GoodsCard>> {
  const prices = await cataloguePricesOf(ctx.services, ctx.scope)
  const offset = (pageNum - 1) * pageSize
  const limit = pageSize + 1
  const inside = await rowsOf(ctx, { ...filter, categoryId }, sort, { offset, limit })
  const outside =
    inside.total < enough || inside.rows.length < limit
      ? await rowsOf(ctx, { ...filter, notCategoryId: categoryId }, sort, {
          offset: Math.max(0, offset - inside.total),
          limit: limit - inside.rows.length,
        })
      : { rows: [], total: 0 }
  const rows = [...inside.rows, ...outside.rows]
  return {
    list: rows.slice(0, pageSize).map((row) => shownCard(row, prices, ctx.locale)),
    total: Math.min(inside.total + outside.total, enough),
    pageNum,
    pageSize,
    hasNext: rows.length > pageSize,
  }
}

/** Cards of chosen goods in the order of the ids; those not on sale in this store are left out. */
export async function cardsOf(
  services: Services,
  scope: Scope,
  ids: readonly number[],
  locale: Locale,
): Promise<GoodsCard[]> {
  if (ids.length === 0) return []
  const prices = await cataloguePricesOf(services, scope)
  const rows = await findCardsOf(services.db, scope, ids, {}, locale)
  return rows.map((row) => shownCard(row, prices, locale))
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
  const prices = await cataloguePricesOf(services, scope)
  const rows = await findCards(services.db, scope, { categoryId }, sort, locale, {
    offset: 0,
    limit: count,
  })
  return rows.map((row) => shownCard(row, prices, locale))
}
