import { expect, it } from 'vitest'
import { wishOf } from './invoice-filter.ts'

it('takes from the address what it knows, and nothing else', () => {
  expect(wishOf(new URLSearchParams('stage=issued&q=%20杭州%20&page=2'))).toEqual({ stage: 'issued', q: '杭州', pageNum: 2, pageSize: 20 })
  expect(wishOf(new URLSearchParams('stage=none&page=-3'))).toEqual({ stage: undefined, q: '', pageNum: 1, pageSize: 20 })
})
