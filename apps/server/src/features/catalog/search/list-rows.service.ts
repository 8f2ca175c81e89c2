import { scopeText } from '@mallard/kernel'
import { listTags } from '#features/catalog/catalog/index.ts'
import type { Ctx } from '#platform/http/context.ts'
import {
  type CardRow,
  findCards,
  findHitPlaces,
  findHits,
  findPlaces,
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

interface Rows {
  readonly rows: CardRow[]
  readonly total: number
}

/** The goods of a page of a list, and how many it holds, up to one more than is told. */
export function rowsOf(ctx: Ctx, filter: ListFilter, sort: ListSort, place: Place): Promise<Rows> {
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
  const { db, cache } = ctx.services
  const key = `list-places:${scopeText(ctx.scope)}:${sort}:${JSON.stringify(filter)}`
  const find = () => placesOf(ctx, filter, sort)
  const { ids, total } = await cache.get(key, listCacheTime, find, listTags(ctx.scope))
  const goodsIds = ids.slice(offset, offset + limit)
  const wanted = { goodsIds, attrs: filter.attrs }
  const rows =
    goodsIds.length === 0
      ? []
      : await findCards(db, ctx.scope, wanted, 'default', ctx.locale, { offset: 0, limit })
  const byId = new Map(rows.map((row) => [row.item_id, row]))
  return { rows: goodsIds.flatMap((id) => byId.get(id) ?? []), total }
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
  const [ids, total] = await Promise.all([
    findPlaces(db, ctx.scope, filter, sort, far),
    isOfHits ? enough : countOf(ctx, filter),
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
    return {
      rows: await findCards(db, ctx.scope, filter, sort, ctx.locale, place),
      total: enough,
    }
  }
  const [rows, total] = await Promise.all([
    findCards(db, ctx.scope, filter, sort, ctx.locale, place),
    countOf(ctx, filter),
  ])
  return { rows, total }
}
