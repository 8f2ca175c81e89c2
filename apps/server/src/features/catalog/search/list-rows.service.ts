import { scopeText } from '@mallard/kernel'
import { listTags } from '#features/catalog/catalog/index.ts'
import type { Ctx } from '#platform/http/context.ts'
import { indexedRows } from './indexed-rows.service.ts'
import {
  type CardRow,
  findCards,
  findCardsOf,
  findFirstCards,
  findHitPlaces,
  findHits,
  findPlaces,
  findSorted,
  type Place,
} from './list.repo.ts'
import {
  countListed,
  enough,
  isNarrow,
  isSparse,
  type ListFilter,
  type ListSort,
} from './matching.repo.ts'

/** Lists are the same for every shopper of a store; page caches add another 5 s. */
export const listCacheTime = 4000
/** Short, because the list that holds a total is kept for longer. */
const countCacheTime = 1000

/** Up to here a page finds its own goods. */
const near = 64
/** And up to here a list that passes others finds the places of all at once, for all its pages. */
const far = 1_024

export interface Rows {
  readonly rows: CardRow[]
  readonly total: number
}

/** The goods of a page of a list, and how many it holds, up to one more than is told. */
export async function rowsOf(
  ctx: Ctx,
  filter: ListFilter,
  sort: ListSort,
  place: Place,
): Promise<Rows> {
  const indexed = await indexedRows(ctx, filter, sort, place)
  if (indexed) return indexed
  const end = place.offset + place.limit
  return isSparse(filter, sort) && end > near && end <= far
    ? rowsByPlace(ctx, filter, sort, place)
    : ownRows(ctx, filter, sort, place)
}

async function rowsByPlace(
  ctx: Ctx,
  filter: ListFilter,
  sort: ListSort,
  { offset, limit }: Place,
): Promise<Rows> {
  const { cache } = ctx.services
  const key = `list-places:${scopeText(ctx.scope)}:${sort}:${JSON.stringify(filter)}`
  const find = () => placesOf(ctx, filter, sort)
  const { ids, total } = await cache.get(key, listCacheTime, find, listTags(ctx.scope))
  return { rows: await cardsOf(ctx, filter, ids.slice(offset, offset + limit)), total }
}

/** The cards of these goods, in their order. */
async function cardsOf(
  { services: { db }, scope, locale }: Ctx,
  { attrs }: ListFilter,
  ids: readonly number[],
): Promise<CardRow[]> {
  return ids.length === 0 ? [] : findCardsOf(db, scope, ids, { attrs }, locale)
}

async function placesOf(
  ctx: Ctx,
  filter: ListFilter,
  sort: ListSort,
): Promise<{ ids: readonly number[]; total: number }> {
  const { db } = ctx.services
  const isOfHits = isNarrow(filter, sort)
  const hits = isOfHits ? await findHitPlaces(db, ctx.scope, filter, sort) : undefined
  if (hits) return { ids: hits, total: hits.length }
  if (isOfHits) {
    const sorted = await findSorted(db, ctx.scope, filter, sort, { offset: 0, limit: far })
    return { ids: sorted ?? (await findPlaces(db, ctx.scope, filter, sort, far)), total: enough }
  }
  const [ids, total] = await Promise.all([
    findPlaces(db, ctx.scope, filter, sort, far),
    countOf(ctx, filter),
  ])
  return { ids, total }
}

/** Every page and sort of a list has the same total. */
function countOf({ services: { db, cache }, scope }: Ctx, filter: ListFilter): Promise<number> {
  const key = `list-count:${scopeText(scope)}:${JSON.stringify(filter)}`
  const count = () => countListed(db, scope, filter)
  return cache.get(key, countCacheTime, count, listTags(scope))
}

async function ownRows(ctx: Ctx, filter: ListFilter, sort: ListSort, place: Place): Promise<Rows> {
  const { db, cache } = ctx.services
  if (isNarrow(filter, sort)) {
    const order = sort === 'default' ? 'ranked' : 'sorted'
    const key = `list-many:${scopeText(ctx.scope)}:${order}:${JSON.stringify(filter)}`
    const gather = () => findHits(db, ctx.scope, filter, sort, ctx.locale, place)
    let hits: Awaited<ReturnType<typeof gather>>
    // That they are too many to sort holds for all pages, and orders but the default one.
    const look = async () => !(hits = await gather())
    const areMany = await cache.get(key, countCacheTime, look, listTags(ctx.scope))
    if (!areMany) hits ??= await gather()
    if (hits) return { rows: hits.rows, total: hits.count }
    return { rows: await rowsOfMany(ctx, filter, sort, place), total: enough }
  }
  const [rows, total] = await Promise.all([
    findCards(db, ctx.scope, filter, sort, ctx.locale, place),
    countOf(ctx, filter),
  ])
  return { rows, total }
}

/** How a page of too many hits to sort at once is come to. */
type Way = 'first' | 'sorted' | 'walked'

/**
 * A page of what finds too many: among the first rows of its order, or else of its hits, sorted, or
 * else by a walk along the order, which is long only where hits are many and come late. Which of
 * these it was is kept, so that others do not try in vain; the page is the same by each.
 */
async function rowsOfMany(
  ctx: Ctx,
  filter: ListFilter,
  sort: ListSort,
  place: Place,
): Promise<CardRow[]> {
  const { services, scope, locale } = ctx
  const { db, cache } = services
  const first = () =>
    place.offset + place.limit > near
      ? undefined
      : findFirstCards(db, scope, filter, sort, locale, place)
  const sorted = async () => {
    const ids = await findSorted(db, scope, filter, sort, place)
    return ids && cardsOf(ctx, filter, ids)
  }
  let rows: CardRow[] | undefined
  const look = async (): Promise<Way> => {
    rows = await first()
    if (rows) return 'first'
    rows = await sorted()
    return rows ? 'sorted' : 'walked'
  }
  const key = `list-way:${scopeText(scope)}:${sort}:${JSON.stringify(filter)}`
  const way = await cache.get(key, listCacheTime, look, listTags(scope))
  if (way === 'first') rows ??= await first()
  if (way !== 'walked') rows ??= await sorted()
  return rows ?? findCards(db, scope, filter, sort, locale, place)
}
