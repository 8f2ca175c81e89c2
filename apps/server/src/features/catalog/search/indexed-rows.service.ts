import type { Locale } from '@mallard/kernel'
import { detailTerm } from '#features/catalog/catalog/index.ts'
import type { Ctx } from '#platform/http/context.ts'
import type { IndexAnswer, IndexConditions, IndexQuestion } from '#platform/list-index/question.ts'
import { findCategoryNames, findFacets, type FacetRows, maxFacets } from './facets.repo.ts'
import { type CardRow, findCardsOf, type Place } from './list.repo.ts'
import { findTitles, findTitlesOf } from './search.repo.ts'
import { countListed, enough, type ListFilter, type ListSort } from './matching.repo.ts'

/** A filter as an index is asked for what it leaves. */
const conditionsOf = (filter: ListFilter): Omit<IndexConditions, 'store'> => ({
  category: filter.categoryId,
  notCategory: filter.notCategoryId,
  groups: filter.terms,
  phrases: filter.phrases?.map((terms) =>
    terms.map((term) => ({ term, detail: detailTerm(term) })),
  ),
  where: filter.where,
  priceMin: filter.priceMin,
  priceMax: filter.priceMax,
  inStock: filter.inStock,
  attributes: filter.attrs,
  ids: filter.goodsIds,
  notId: filter.notGoodsId,
})

/** The same as an index is asked it. */
export const questionOf = (
  filter: ListFilter,
  order: ListSort,
  place: Place,
): Omit<IndexQuestion, 'store'> => ({
  ...conditionsOf(filter),
  ...place,
  order,
  rankedBelow: enough,
})

/** A page of a list whose goods an index says; undefined where the database has to. */
export async function indexedRows(
  ctx: Ctx,
  filter: ListFilter,
  sort: ListSort,
  place: Place,
): Promise<{ rows: CardRow[]; total: number } | undefined> {
  if (filter.found) return undefined
  const answer = await ctx.services.lists?.find(ctx.scope, questionOf(filter, sort, place))
  return answer && shownRows(ctx, filter, answer)
}

/**
 * The cards of what an index says, as they are now; undefined if one fits no more: the index is
 * behind, and the database says which page there is.
 */
export async function shownRows(
  { services: { db }, scope, locale }: Ctx,
  { attrs, priceMin, priceMax, inStock }: ListFilter,
  answer: IndexAnswer,
): Promise<{ rows: CardRow[]; total: number } | undefined> {
  const total = Math.min(answer.total, enough)
  if (answer.ids.length === 0) return { rows: [], total }
  const shown = { attrs, priceMin, priceMax, inStock }
  const rows = await findCardsOf(db, scope, answer.ids, shown, locale)
  return rows.length < answer.ids.length ? undefined : { rows, total }
}

/** How many goods a list holds, up to `most`. */
export async function countIn(
  { services: { db, lists }, scope }: Ctx,
  filter: ListFilter,
  most = enough,
): Promise<number> {
  const nothing = { offset: 0, limit: 0 }
  const answer = filter.found
    ? undefined
    : await lists?.find(scope, questionOf(filter, 'newest', nothing))
  return answer ? Math.min(answer.total, most) : countListed(db, scope, filter, most)
}

/**
 * What a list can be narrowed by. An index counts all that the list holds, the database its first
 * hits.
 */
export async function facetsIn(
  { services: { db, lists }, scope, locale }: Ctx,
  filter: ListFilter,
): Promise<FacetRows> {
  const answer = filter.found
    ? undefined
    : await lists?.facets(scope, { ...conditionsOf(filter), locale, most: maxFacets })
  if (!answer) return findFacets(db, scope, filter, locale)
  const ids = answer.categories.map(({ id }) => id)
  const names = await findCategoryNames(db, scope.partnerId, ids, locale)
  return {
    // One that was deleted meanwhile has no name.
    categories: answer.categories.flatMap(({ id, count }) => {
      const name = names.get(id)
      return name === undefined ? [] : [{ id, name, count }]
    }),
    attrs: answer.options,
    price_min: answer.priceMin,
    price_max: answer.priceMax,
  }
}

/**
 * Titles of what is found by its names, the best sold first, `most` of them. Of very many hits an
 * index knows the best sold, the database those of the first that it meets.
 */
export async function titlesIn(
  { services: { db, lists }, scope }: Ctx,
  phrases: NonNullable<ListFilter['phrases']>,
  locale: Locale,
  most: number,
): Promise<string[]> {
  const named: ListFilter = { phrases, where: 'names' }
  const answer = await lists?.find(scope, questionOf(named, 'sales', { offset: 0, limit: most }))
  return answer
    ? findTitlesOf(db, scope.partnerId, answer.ids, locale)
    : findTitles(db, scope, named, locale, most)
}
