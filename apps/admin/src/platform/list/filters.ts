import { pageMark } from '@mallard/contract/constants'
import { searchWords, type Instant } from '@mallard/kernel'
import { dayStart } from '../show.ts'

/**
 * A part of what a list is asked for, kept in the address; what the address has wrong counts as not
 * asked.
 */
export interface Filter<Value> {
  /** In the address; the filter's own name unless told. */
  readonly names?: readonly string[]
  readonly read: (address: URLSearchParams, name: string) => Value
  /** It says in which order the rows stand, and leaves out none. */
  readonly isOrder?: true
}

export type Filters = Readonly<Record<string, Filter<unknown>>>

/** What a list is asked for: the value of each filter, and the page. */
export type ListQuery<F extends Filters> = {
  readonly [Name in keyof F]: ReturnType<F[Name]['read']>
} & {
  readonly pageNum: number
  readonly pageSize: number
  /** What the page was turned to from, where another one led there. */
  readonly after?: string
  readonly before?: string
}

/** Words that were typed, at most so many letters. */
export function words(max = 50): Filter<string | undefined> {
  return { read: (address, name) => searchWords(address.get(name) ?? '', max) || undefined }
}

/** One of several values; without a fallback it may be left open. */
export function oneOf<const Value extends string | number>(
  values: readonly Value[],
): Filter<Value | undefined>
export function oneOf<const Value extends string | number>(
  values: readonly Value[],
  fallback: NoInfer<Value>,
): Filter<Value>
export function oneOf<Value extends string | number>(
  values: readonly Value[],
  fallback?: Value,
): Filter<Value | undefined> {
  return {
    read: (address, name) => values.find((each) => String(each) === address.get(name)) ?? fallback,
  }
}

/** In which order the rows stand. */
export const orderBy = <const Value extends string>(
  values: readonly Value[],
  fallback: NoInfer<Value>,
): Filter<Value> => ({ ...oneOf(values, fallback), isOrder: true })

/** The number of a category, a store, a member. */
export function numberOf(): Filter<number | undefined> {
  return {
    read: (address, name) => {
      const number = Number(address.get(name))
      return Number.isInteger(number) && number > 0 ? number : undefined
    },
  }
}

export interface DaysQuery {
  readonly from: Instant | undefined
  /** Not included. */
  readonly until: Instant | undefined
}

/** Beijing days `from` to `until`, the last one included; either may be left out. */
export function days(): Filter<DaysQuery> {
  return {
    names: ['from', 'until'],
    read: (address) => ({
      from: dayStart(address.get('from')),
      until: dayStart(address.get('until'), 1),
    }),
  }
}

const furthestPage = 10_000

const pageSize = 20

/** What an address asks of a list; one that comes whole has no other page. */
export function queryOf<F extends Filters>(
  filters: F,
  address: URLSearchParams,
  isWhole = false,
): ListQuery<F> {
  const values = Object.entries(filters).map(([name, { read }]) => [name, read(address, name)])
  const page = isWhole ? 1 : Number(address.get('page') ?? 1)
  const pageNum = Number.isInteger(page) && page >= 1 && page <= furthestPage ? page : 1
  const marks = turns.flatMap((name) => {
    const mark = address.get(name) ?? ''
    return pageNum > 1 && pageMark.test(mark) ? [[name, mark]] : []
  })
  return { ...Object.fromEntries([...values, ...marks]), pageNum, pageSize } as ListQuery<F>
}

/** Of the query: what the page is turned to from. */
const turns = ['after', 'before'] as const

interface TurnedFrom {
  /** Marks of the first and the last row of the page at hand, of a list that has them. */
  readonly first?: string | null
  readonly last?: string | null
}

/**
 * A change of the address that turns to a page, which a list with marks finds from the one at hand;
 * the first page, without a number, is always what stands first now.
 */
export function turnTo(
  page: number | undefined,
  at?: TurnedFrom,
): Readonly<Record<'page' | (typeof turns)[number], string | number | undefined>> {
  const here = Number.parseInt(at?.first ?? '', 10)
  return {
    page,
    after: page !== undefined && page > here ? (at?.last ?? undefined) : undefined,
    before: page !== undefined && page < here ? (at?.first ?? undefined) : undefined,
  }
}

/** Whether the address asks for less than the list has of itself; another tab is no less. */
export function isNarrowed(filters: Filters, address: URLSearchParams, tab?: string): boolean {
  const of = (from: URLSearchParams) =>
    Object.entries(filters).map(([name, { read, isOrder }]) =>
      isOrder || name === tab ? null : read(from, name),
    )
  return JSON.stringify(of(address)) !== JSON.stringify(of(new URLSearchParams()))
}

/** A change of the address that takes away all that a list was asked for. */
export function emptyQuery(filters: Filters): Readonly<Record<string, undefined>> {
  const names = Object.entries(filters).flatMap(([name, filter]) => filter.names ?? [name])
  return Object.fromEntries([...names, 'page', ...turns].map((name) => [name, undefined]))
}
