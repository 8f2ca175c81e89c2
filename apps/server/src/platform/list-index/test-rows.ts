import fc from 'fast-check'
import { termCode } from './answer.ts'
import type { IndexHost } from './index-host.ts'
import { indexOrders, type IndexAnswer, type IndexOrder, type IndexQuestion } from './question.ts'

export const store = '1-1'
const words = ['a', 'b', 'c', 'd', 'e', '=a', '=b', '=c']
const names = words.filter((word) => word.length === 1)
const colours = ['red', 'blue', 'green']
const sizes = ['S', 'M']

/** A row, in so many words. */
export interface Row {
  readonly id: number
  readonly sort: number
  readonly sales: number
  readonly price: number
  readonly launched: number
  readonly stock: number
  readonly terms: readonly string[]
  readonly title: string
  readonly categories: readonly number[]
  readonly variants: readonly (readonly { key: string; value: string }[])[]
}

const few = (most: number) => fc.integer({ min: 0, max: most })
const attribute = fc.oneof(
  fc.constantFrom(...colours).map((value) => ({ key: 'colour', value })),
  fc.constantFrom(...sizes).map((value) => ({ key: 'size', value })),
)

export const anyRow: fc.Arbitrary<Row> = fc.record({
  id: fc.integer({ min: 1, max: 60 }),
  sort: few(5),
  sales: few(3),
  price: few(20),
  launched: few(4).map((step) => 1_700_000_000_000_000 + step),
  stock: few(2),
  terms: fc.uniqueArray(fc.constantFrom(...words)),
  title: fc.array(fc.constantFrom(...names, ' '), { maxLength: 4 }).map((parts) => parts.join('')),
  categories: fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
  variants: fc.array(fc.array(attribute, { maxLength: 2 }), { maxLength: 3 }),
})

const phrase = fc
  .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 })
  .map((terms) => terms.map((term) => ({ term, detail: `=${term}` })))

const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 1 })
const rarely = <T>(of: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: of })

export const anyQuestion: fc.Arbitrary<IndexQuestion> = fc.record({
  store: fc.constant(store),
  order: fc.constantFrom(...indexOrders),
  offset: fc.oneof(fc.constant(0), few(30)),
  limit: few(20),
  category: rarely(fc.integer({ min: 1, max: 5 })),
  notCategory: rarely(fc.integer({ min: 1, max: 5 })),
  groups: rarely(
    fc.array(fc.array(fc.constantFrom(...words, 'unknown'), { maxLength: 3 }), { maxLength: 3 }),
  ),
  phrases: maybe(fc.array(phrase, { minLength: 1, maxLength: 3 })),
  where: rarely(fc.constantFrom('names' as const, 'details' as const)),
  priceMin: rarely(few(20)),
  priceMax: rarely(few(20)),
  inStock: rarely(fc.boolean()),
  attributes: rarely(fc.array(attribute, { minLength: 1, maxLength: 3 })),
  ids: rarely(fc.array(fc.integer({ min: 1, max: 70 }))),
  notId: rarely(fc.integer({ min: 1, max: 60 })),
  rankedBelow: fc.constantFrom(3, 10, 1_001),
})

const orders: Record<IndexOrder, (one: Row, other: Row) => number> = {
  default: (one, other) => one.sort - other.sort || one.id - other.id,
  sales: (one, other) => other.sales - one.sales || one.id - other.id,
  priceUp: (one, other) => one.price - other.price || one.id - other.id,
  priceDown: (one, other) => other.price - one.price || other.id - one.id,
  newest: (one, other) => other.launched - one.launched || one.id - other.id,
}

/** What a question means, read from all rows. */
export function plainAnswer(rows: readonly Row[], question: IndexQuestion): IndexAnswer {
  const { phrases, where, order, offset, limit, rankedBelow } = question
  const isNamed = ({ terms }: Row) =>
    phrases!.some((all) => all.every(({ term }) => terms.includes(term)))
  const isFound = ({ terms }: Row) =>
    phrases!.some((all) =>
      all.every(({ term, detail }) => terms.includes(term) || terms.includes(detail)),
    )
  const isMeant = (row: Row) => {
    if (!phrases) return true
    if (where === 'names') return isNamed(row)
    return isFound(row) && (where === undefined || !isNamed(row))
  }
  const left = rows.filter((row) => fits(row, question) && isMeant(row))
  const total = left.length
  const sorted = left.toSorted(orders[order])
  const end = offset + limit
  if (!phrases || order !== 'default') return { ids: idsOf(sorted.slice(offset, end)), total }
  const named = where === undefined ? sorted.filter(isNamed) : sorted
  if (named.length >= rankedBelow) return { ids: idsOf(named.slice(offset, end)), total }
  const isSaid = ({ title }: Row) =>
    phrases.some((all) => all.every(({ term }) => title.includes(term)))
  const rank = (row: Row) => (named.includes(row) ? (isSaid(row) ? 0 : 1) : 2)
  const best = sorted.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      Number(other.sales > 0) - Number(one.sales > 0) ||
      orders.default(one, other),
  )
  return { ids: idsOf(best.slice(0, rankedBelow).slice(offset, end)), total }
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

function fits(row: Row, question: IndexQuestion): boolean {
  const { category, notCategory, groups = [], priceMin = 0, priceMax = Infinity } = question
  const { inStock, attributes = [], ids, notId } = question
  return (
    (category === undefined || row.categories.includes(category)) &&
    (notCategory === undefined || !row.categories.includes(notCategory)) &&
    groups.every((group) => group.some((term) => row.terms.includes(term))) &&
    row.price >= priceMin &&
    row.price <= priceMax &&
    (!inStock || row.stock > 0) &&
    (attributes.length === 0 ||
      row.variants.some((variant) =>
        attributes.every(({ key, value }) =>
          variant.some((each) => each.key === key && each.value === value),
        ),
      )) &&
    (ids?.includes(row.id) ?? true) &&
    row.id !== notId
  )
}

/** Numbers for what rows are found by: another one for anything else. */
const digests = new Map<string, number>()
function digestOf({ terms, title, categories, variants }: Row): number {
  const text = JSON.stringify([terms.toSorted(), title, categories.toSorted(), variants])
  const digest = digests.get(text) ?? digests.size + 1
  digests.set(text, digest)
  return digest
}

const keysOf = (rows: readonly Row[]) =>
  Float64Array.from(
    rows.flatMap((row) => [
      ...[row.id, row.sort, row.sales, row.price, row.launched, row.stock, digestOf(row)],
    ]),
  )

const contentOf = ({ terms, title, categories, variants }: Row) => ({
  terms: `{${terms.map((term) => termCode(store, term) | 0).join(',')}}`,
  title,
  categories,
  variants: JSON.stringify(variants),
})

/** Tells an index what these rows are now. */
export async function tell(
  { run }: Pick<IndexHost, 'run'>,
  rows: readonly Row[],
  isWhole = false,
): Promise<void> {
  const unknown = new Set(await run('keys', { store, keys: keysOf(rows) }))
  const told = rows.filter(({ id }) => unknown.has(id))
  await run('rows', { store, keys: keysOf(told), contents: told.map(contentOf) })
  await run('settle', { store, isWhole })
}
