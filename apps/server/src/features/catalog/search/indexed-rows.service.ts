import { detailTerm } from '#features/catalog/catalog/index.ts'
import type { Ctx } from '#platform/http/context.ts'
import type { IndexAnswer, IndexQuestion } from '#platform/list-index/question.ts'
import { type CardRow, findCards, type Place } from './list.repo.ts'
import { countListed, enough, type ListFilter, type ListSort } from './matching.repo.ts'

/** The same as an index is asked it. */
export const questionOf = (
  filter: ListFilter,
  order: ListSort,
  place: Place,
): Omit<IndexQuestion, 'store'> => ({
  ...place,
  order,
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
  const shown = { goodsIds: answer.ids, attrs, priceMin, priceMax, inStock }
  const limit = answer.ids.length
  const cards = await findCards(db, scope, shown, 'default', locale, { offset: 0, limit })
  if (cards.length < limit) return undefined
  const byId = new Map(cards.map((card) => [card.item_id, card]))
  return { rows: answer.ids.flatMap((id) => byId.get(id) ?? []), total }
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
