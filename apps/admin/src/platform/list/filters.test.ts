import { describe, expect, it } from 'vitest'
import {
  queryOf,
  days,
  emptyQuery,
  isNarrowed,
  numberOf,
  oneOf,
  orderBy,
  turnTo,
  words,
} from './filters.ts'

const filters = {
  q: words(5),
  state: oneOf(['on', 'off']),
  sort: orderBy(['new', 'old'], 'new'),
  kind: oneOf([1, 2]),
  category: numberOf(),
  days: days(),
}
const asked = (query: string) => queryOf(filters, new URLSearchParams(query))
const nothing = {
  q: undefined,
  state: undefined,
  sort: 'new',
  kind: undefined,
  category: undefined,
  days: { from: undefined, until: undefined },
  pageNum: 1,
  pageSize: 20,
}

describe('the address of a list', () => {
  it('asks for everything when it says nothing', () => {
    expect(asked('')).toEqual(nothing)
  })

  it('is narrowed by a filter, and not by an order, a page or another tab', () => {
    const narrowed = (query: string) => isNarrowed(filters, new URLSearchParams(query), 'state')
    expect(['', 'sort=old', 'page=2', 'state=on'].map(narrowed)).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(['q=a', 'kind=1', 'from=2026-11-01'].map(narrowed)).toEqual([true, true, true])
  })

  it('takes words as they are meant, and no half of a character', () => {
    expect(asked(`q=${encodeURIComponent(' ＩＨ\u3000')}`).q).toBe('IH')
    expect(asked(`q=${encodeURIComponent('壶壶壶壶😀')}`).q).toBe('壶壶壶壶')
  })

  it('keeps words, choices, days of Beijing and the page; the last day belongs to it whole', () => {
    expect(
      asked(
        'q= kettles &state=off&sort=old&kind=2&category=7&from=2026-11-01&until=2026-11-01&page=3',
      ),
    ).toEqual({
      q: 'kettl',
      state: 'off',
      sort: 'old',
      kind: 2,
      category: 7,
      days: { from: Date.UTC(2026, 9, 31, 16), until: Date.UTC(2026, 10, 1, 16) },
      pageNum: 3,
      pageSize: 20,
    })
  })

  const wrong = [
    'q=%20',
    'state=x',
    'sort=',
    'kind=3',
    'category=-1',
    'category=1.5',
    'from=yesterday',
    'until=2026-1-1',
  ]
  it.each([...wrong, 'page=0', 'page=1.5', 'page=x', 'page=10001'])(
    'takes no notice of %s',
    (query) => {
      expect(asked(query)).toEqual(nothing)
    },
  )

  it('says what a page is turned to from, but of the first', () => {
    expect(asked('page=3&after=2.-5.7')).toEqual({ ...nothing, pageNum: 3, after: '2.-5.7' })
    expect(asked('page=3&before=4.0.7&after=x')).toEqual({
      ...nothing,
      pageNum: 3,
      before: '4.0.7',
    })
    expect(asked('after=2.5.7')).toEqual(nothing)
  })

  it('turns a page from the one at hand, down from its last row and up from its first', () => {
    const at = { first: '5.90.9', last: '5.70.7' }
    expect(turnTo(6, at)).toEqual({ page: 6, after: '5.70.7' })
    expect(turnTo(9, at)).toEqual({ page: 9, after: '5.70.7' })
    expect(turnTo(4, at)).toEqual({ page: 4, before: '5.90.9' })
    expect(turnTo(undefined, at)).toEqual({ page: undefined })
    // Of a list without marks, and of an empty page.
    expect(turnTo(4)).toEqual({ page: 4 })
    expect(turnTo(4, { first: null, last: null })).toEqual({ page: 4 })
  })

  it('is taken away whole, also what one filter keeps under two names', () => {
    expect(Object.keys(emptyQuery(filters))).toEqual([
      'q',
      'state',
      'sort',
      'kind',
      'category',
      'from',
      'until',
      'page',
      'after',
      'before',
    ])
  })
})
