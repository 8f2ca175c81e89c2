import type { listSorts } from '@mallard/contract/catalog/catalog/catalog.fields'
import { cutText, searchWords } from '@mallard/kernel'

export type Sort = (typeof listSorts)[number]

/** The contract's sorts, without its schemas: those would weigh on every visit. */
const sorts: Readonly<Record<Sort, true>> = {
  default: true,
  sales: true,
  priceUp: true,
  priceDown: true,
  newest: true,
}

/**
 * Names in the query string of the search page: everything it shows can be shared and comes back
 * with the back button.
 */
export const searchQuery = [
  'q',
  'categoryId',
  'sort',
  'priceMin',
  'priceMax',
  'inStock',
  'attrs',
] as const

export type SearchQuery = { readonly [Name in (typeof searchQuery)[number]]?: string | undefined }

/** Letters that a search has at most. */
export const longestWord = 50

/** What is looked for; money in fen. */
export interface SearchState {
  q: string
  categoryId: number | undefined
  sort: Sort
  priceMin: number | undefined
  priceMax: number | undefined
  inStock: boolean
  /** Values that goods must have, by attribute. */
  attrs: Readonly<Record<string, string>>
}

function wholeOf(text: string | undefined, min: number): number | undefined {
  if (text === undefined || !/^\d{1,9}$/.test(text)) return undefined
  const value = Number(text)
  return value >= min ? value : undefined
}

/** Addresses come from outside: what makes no sense is left out. */
export function stateOf(query: SearchQuery): SearchState {
  const [priceMin, priceMax] = [wholeOf(query.priceMin, 0), wholeOf(query.priceMax, 0)]
  return {
    q: searchWords(query.q ?? '', longestWord),
    categoryId: wholeOf(query.categoryId, 1),
    sort: Object.hasOwn(sorts, query.sort ?? '') ? (query.sort as Sort) : 'default',
    priceMin,
    priceMax:
      priceMax !== undefined && priceMin !== undefined && priceMax < priceMin
        ? undefined
        : priceMax,
    inStock: query.inStock === '1',
    attrs: attrsOf(query.attrs),
  }
}

function attrsOf(text: string | undefined): Record<string, string> {
  const pairs = cutText(text ?? '', 200)
    .split('|')
    .map((part) => part.split(':'))
  return Object.fromEntries(
    pairs.filter(
      (pair): pair is [string, string] => pair.length === 2 && pair[0] !== '' && pair[1] !== '',
    ),
  )
}

function attrsText(attrs: SearchState['attrs']): string | undefined {
  const text = Object.entries(attrs)
    .map(([key, value]) => `${key}:${value}`)
    .join('|')
  return text === '' ? undefined : text
}

/** The same, as values of the query string and of the call. What is as usual is left out. */
export function queryOfState(state: SearchState) {
  return {
    q: state.q === '' ? undefined : state.q,
    categoryId: state.categoryId,
    sort: state.sort === 'default' ? undefined : state.sort,
    priceMin: state.priceMin,
    priceMax: state.priceMax,
    inStock: state.inStock ? ('1' as const) : undefined,
    attrs: attrsText(state.attrs),
  }
}

/** Something is looked for; otherwise the page helps to find a word. */
export function isAsking({ q, categoryId }: SearchState): boolean {
  return q !== '' || categoryId !== undefined
}

/**
 * How many filters are on. The category counts only beside a word: alone it is what one came for.
 */
export function filterCount(state: SearchState): number {
  const isPriced = state.priceMin !== undefined || state.priceMax !== undefined
  return (
    Number(isPriced) +
    Number(state.inStock) +
    Object.keys(state.attrs).length +
    Number(state.q !== '' && state.categoryId !== undefined)
  )
}

/** Without filters, but still looking for the same. */
export function withoutFilters(state: SearchState): SearchState {
  return {
    ...state,
    categoryId: state.q === '' ? state.categoryId : undefined,
    priceMin: undefined,
    priceMax: undefined,
    inStock: false,
    attrs: {},
  }
}

/** The sort after a press on `price`: first the cheap, then the dear. */
export function nextPriceSort(sort: Sort): Sort {
  return sort === 'priceUp' ? 'priceDown' : 'priceUp'
}
