import type { Locale } from '@mallard/kernel'
import fc from 'fast-check'
import { termCode } from './answer.ts'
import type { IndexHost } from './index-host.ts'
import {
  type FacetsQuestion,
  type IndexAnswer,
  type IndexConditions,
  type IndexFacets,
  type IndexOrder,
  indexOrders,
  type IndexQuestion,
} from './question.ts'

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
  /** The category that it stands in itself. */
  readonly category: number
  readonly options: Readonly<Record<Locale, readonly Option[]>>
}

interface Option {
  readonly key: string
  readonly values: readonly { readonly value: string }[]
}

/** Of a row that nothing but its category can be counted by. */
export const uncounted = { category: 1, options: { zh: [], en: [] } } as const

const few = (most: number) => fc.integer({ min: 0, max: most })
const attribute = fc.oneof(
  fc.constantFrom(...colours).map((value) => ({ key: 'colour', value })),
  fc.constantFrom(...sizes).map((value) => ({ key: 'size', value })),
)

/** Some are beyond the basic plane: they stand behind all others, as bytes of UTF-8 do. */
const option: fc.Arbitrary<Option> = fc.record({
  key: fc.constantFrom('size', 'colour', '颜色', 'Kleur', '𠮷', '｡'),
  values: fc.array(
    fc.record({ value: fc.constantFrom('S', 'M', 'XL', '红', '蓝', 'é', 'e', '𠮷', '｡', '') }),
    { maxLength: 3 },
  ),
})
const options = fc.array(option, { maxLength: 3 })

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
  category: few(5),
  options: fc.record({ zh: options, en: options }),
})

const phrase = fc
  .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 })
  .map((terms) => terms.map((term) => ({ term, detail: `=${term}` })))

const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 1 })
const rarely = <T>(of: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: of })

const anyConditions: fc.Arbitrary<IndexConditions> = fc.record({
  store: fc.constant(store),
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
})

export const anyQuestion: fc.Arbitrary<IndexQuestion> = fc
  .tuple(
    anyConditions,
    fc.record({
      order: fc.constantFrom(...indexOrders),
      offset: fc.oneof(fc.constant(0), few(30)),
      limit: few(20),
      rankedBelow: fc.constantFrom(3, 10, 1_001),
    }),
  )
  .map(([conditions, stretch]) => ({ ...conditions, ...stretch }))

export const anyFacets: fc.Arbitrary<FacetsQuestion> = fc
  .tuple(
    anyConditions,
    fc.record({
      locale: fc.constantFrom('zh' as const, 'en' as const),
      most: fc.record({ categories: few(6), keys: few(5), values: few(5) }),
    }),
  )
  .map(([conditions, asked]) => ({ ...conditions, ...asked }))

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
  const left = rowsLeft(rows, question)
  const total = left.length
  const sorted = left.toSorted(orders[order])
  const end = offset + limit
  if (!phrases || order !== 'default') return { ids: idsOf(sorted.slice(offset, end)), total }
  const named = where === undefined ? sorted.filter((row) => isNamed(row, phrases)) : sorted
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

const isNamed = ({ terms }: Row, phrases: NonNullable<IndexConditions['phrases']>) =>
  phrases.some((all) => all.every(({ term }) => terms.includes(term)))

function rowsLeft(rows: readonly Row[], conditions: IndexConditions): Row[] {
  const { phrases, where } = conditions
  const isFound = ({ terms }: Row) =>
    phrases!.some((all) =>
      all.every(({ term, detail }) => terms.includes(term) || terms.includes(detail)),
    )
  const isMeant = (row: Row) => {
    if (!phrases) return true
    if (where === 'names') return isNamed(row, phrases)
    return isFound(row) && (where === undefined || !isNamed(row, phrases))
  }
  return rows.filter((row) => fits(row, conditions) && isMeant(row))
}

/** What rows can be narrowed by, counted one by one. */
export function plainFacets(
  rows: readonly Row[],
  { locale, most, ...conditions }: FacetsQuestion,
): IndexFacets {
  const left = rowsLeft(rows, conditions)
  const prices = left.map(({ price }) => price)
  const optionsOf = (row: Row) => row.options[locale].filter(({ values }) => values.length > 0)
  const keys = [...new Set(left.flatMap((row) => optionsOf(row).map(({ key }) => key)))].map(
    (key) => {
      const having = left.filter((row) => optionsOf(row).some((option) => option.key === key))
      const values = having.flatMap((row) =>
        optionsOf(row).flatMap((option) => (option.key === key ? option.values : [])),
      )
      return { key, values: [...new Set(values.map(({ value }) => value))], count: having.length }
    },
  )
  const categories = [...new Set(left.map(({ category }) => category))].map((id) => ({
    ...{ id, count: left.filter(({ category }) => category === id).length },
  }))
  return {
    categories: categories
      .toSorted((one, other) => other.count - one.count || one.id - other.id)
      .slice(0, most.categories),
    options: keys
      .toSorted((one, other) => other.count - one.count || byCodePoints(one.key, other.key))
      .slice(0, most.keys)
      .map(({ key, values }) => ({
        ...{ key, values: values.toSorted(byCodePoints).slice(0, most.values) },
      })),
    priceMin: prices.length > 0 ? Math.min(...prices) : 0,
    priceMax: prices.length > 0 ? Math.max(...prices) : 0,
  }
}

const byCodePoints = (one: string, other: string) =>
  Buffer.compare(Buffer.from(one), Buffer.from(other))

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

const conditions: readonly ((row: Row, question: IndexConditions) => boolean)[] = [
  ({ categories }, { category }) => category === undefined || categories.includes(category),
  ({ categories }, { notCategory }) =>
    notCategory === undefined || !categories.includes(notCategory),
  ({ terms }, { groups = [] }) =>
    groups.every((group) => group.some((term) => terms.includes(term))),
  ({ price }, { priceMin = 0, priceMax = Infinity }) => price >= priceMin && price <= priceMax,
  ({ stock }, { inStock }) => !inStock || stock > 0,
  ({ variants }, { attributes = [] }) =>
    attributes.length === 0 ||
    variants.some((variant) =>
      attributes.every(({ key, value }) =>
        variant.some((each) => each.key === key && each.value === value),
      ),
    ),
  ({ id }, { ids, notId }) => (ids?.includes(id) ?? true) && id !== notId,
]

const fits = (row: Row, question: IndexConditions) =>
  conditions.every((holds) => holds(row, question))

/** Numbers for what rows are found by: another one for anything else. */
const digests = new Map<string, number>()
function digestOf(row: Row): number {
  const { terms, title, categories, variants } = row
  const text = JSON.stringify([
    ...[terms.toSorted(), title, categories.toSorted(), variants, traitsOf(row)],
  ])
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

const traitsOf = ({ category, options: { zh, en } }: Row) => JSON.stringify([category, zh, en])

const contentOf = (row: Row) => ({
  terms: `{${row.terms.map((term) => termCode(store, term) | 0).join(',')}}`,
  title: row.title,
  categories: row.categories,
  variants: JSON.stringify(row.variants),
  traits: traitsOf(row),
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
