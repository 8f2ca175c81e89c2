import { describe, expect, it } from 'vitest'
import { askedOf, days, nothingAsked, numberOf, oneOf, words } from './filters.ts'

const filters = {
  q: words(5),
  state: oneOf(['on', 'off']),
  sort: oneOf(['new', 'old'], 'new'),
  kind: oneOf([1, 2]),
  category: numberOf(),
  days: days(),
}
const asked = (query: string) => askedOf(filters, new URLSearchParams(query))
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

  it('is taken away whole, also what one filter keeps under two names', () => {
    expect(Object.keys(nothingAsked(filters))).toEqual([
      'q',
      'state',
      'sort',
      'kind',
      'category',
      'from',
      'until',
      'page',
    ])
  })
})
