import { answered, failed, unknown, type Answer } from '../../answer.ts'
import { fieldsOf, integerOf, type Fields } from '../../http/fields.ts'
import type { SearchFailure, SearchFound, SearchOrder, SearchQuestion } from '../port.ts'
import { maxHits, variantToken } from './documents.ts'

const orders: Readonly<Record<Exclude<SearchOrder, 'default'>, readonly string[]>> = {
  sales: ['sales:desc', 'id:asc'],
  priceUp: ['price:asc', 'id:asc'],
  priceDown: ['price:desc', 'id:desc'],
  newest: ['launched:desc', 'id:asc'],
}

/** Where a stretch lies: totals are exact of numbered pages alone. */
interface Page {
  /** From 1; 0: how many there are is all that is asked. */
  readonly page: number
  readonly hitsPerPage: number
  /** Hits before the stretch on its page. */
  readonly before: number
}

/** The smallest page, of pages of one size, that a stretch lies on. */
export function pageWith(offset: number, limit: number): Page {
  if (limit === 0) return { page: 0, hitsPerPage: 1, before: 0 }
  for (let passed = Math.floor(offset / limit); passed > 0; passed -= 1) {
    const hitsPerPage = Math.ceil((offset + limit) / (passed + 1))
    const start = passed * hitsPerPage
    if (start <= offset) return { page: passed + 1, hitsPerPage, before: offset - start }
  }
  return { page: 1, hitsPerPage: offset + limit, before: offset }
}

/** The body of a search; undefined: an index cannot answer it. */
export function searchOf(question: SearchQuestion, { page, hitsPerPage }: Page) {
  const { keyword, order, offset, limit } = question
  const filter = filterOf(question)
  if (filter === undefined || offset + limit > maxHits) return undefined
  const sort = order === 'default' ? placed(keyword) : orders[order]
  return {
    ...(keyword === undefined ? {} : { q: keyword, matchingStrategy: 'all' }),
    ...{ page, hitsPerPage, attributesToRetrieve: ['id'] },
    ...(filter.length > 0 ? { filter } : {}),
    ...(sort ? { sort } : {}),
  }
}

const placed = (keyword: string | undefined) =>
  keyword === undefined ? ['place:asc', 'id:asc'] : undefined

/**
 * Conditions that must all hold. Values are numbers and tokens, so that nothing has to be escaped,
 * and none is nested.
 */
function filterOf(question: SearchQuestion): string[] | undefined {
  const { categories = [], notCategory, priceMin, priceMax, inStock, ids, notId } = question
  const token = question.attributes ? variantToken(question.attributes) : ''
  if (token === undefined) return undefined
  const oneOf = (name: string, values: readonly number[]) => `${name} IN [${values.join(', ')}]`
  return [
    ...categories.map((group) => oneOf('categories', group)),
    ...(notCategory === undefined ? [] : [`categories != ${notCategory}`]),
    ...(token === '' ? [] : [`variants = ${token}`]),
    ...(priceMin === undefined ? [] : [`price >= ${priceMin}`]),
    ...(priceMax === undefined ? [] : [`price <= ${priceMax}`]),
    ...(inStock ? ['stocked = 1'] : []),
    ...(ids ? [oneOf('id', ids)] : []),
    ...(notId === undefined ? [] : [`id != ${notId}`]),
  ]
}

export const notAnswered = failed<SearchFailure>('refused', 'CANNOT_ANSWER')

/** What was found; `unknown` if it is not what was asked for. */
export function foundIn(
  said: Fields,
  { page, hitsPerPage, before }: Page,
  limit: number,
): Answer<SearchFound, SearchFailure> {
  const total = integerOf(said, 'totalHits')
  const hits = said['hits']
  if (total === undefined || total < 0 || !Array.isArray(hits)) return unknown('NO_HITS')
  const ids = hits.flatMap((hit) => integerOf(fieldsOf(hit), 'id') ?? [])
  if (new Set(ids).size !== hits.length) return unknown('NO_IDS')
  const start = (page - 1) * hitsPerPage
  const there = limit === 0 ? 0 : Math.min(hitsPerPage, Math.max(0, total - start))
  if (ids.length !== there) return unknown('OTHER_HITS')
  return answered({ ids: ids.slice(before, before + limit), total })
}
