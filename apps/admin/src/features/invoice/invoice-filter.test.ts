import { expect, it } from 'vitest'
import { wishOf } from './invoice-filter.ts'

it('takes from the address what it knows, and nothing else', () => {
  const nothing = { stage: undefined, title: undefined, q: '', from: undefined, until: undefined, pageNum: 1, pageSize: 20 }
  expect(wishOf(new URLSearchParams('stage=issued&title=company&q=%20杭州%20&page=2'))).toEqual({
    ...nothing,
    stage: 'issued',
    title: 'company',
    q: '杭州',
    pageNum: 2,
  })
  // Days of Beijing, the last one included.
  expect(wishOf(new URLSearchParams('from=2026-11-01&until=2026-11-01'))).toMatchObject({ from: Date.UTC(2026, 9, 31, 16), until: Date.UTC(2026, 10, 1, 16) })
  expect(wishOf(new URLSearchParams('stage=none&title=robot&from=yesterday&page=-3'))).toEqual(nothing)
})
