import { expect, it } from 'vitest'
import { lacksGifts, limitedUnits, refusalOf } from './checkout.rules.ts'

const line = (more: object = {}) => ({
  title: '壶',
  skuId: 1,
  quantity: 2,
  available: 5,
  isOnSale: true,
  maxPerUser: 0,
  ...more,
})

it.each([
  ['all is well', [line()], undefined],
  ['the very last', [line({ available: 2 })], undefined],
  [
    'off the shelf, even when sold out',
    [line({ isOnSale: false, available: 0 })],
    { refusal: 'offShelf', details: { title: '壶' } },
  ],
  ['sold out', [line({ available: 0 })], { refusal: 'soldOut' }],
  ['one short', [line({ available: 1 })], { refusal: 'notEnoughStock', details: { left: 1 } }],
  [
    'two lines of one SKU',
    [line({ quantity: 3 }), line({ quantity: 3 })],
    { refusal: 'notEnoughStock', details: { left: 5 } },
  ],
  ['two lines of two', [line({ quantity: 3 }), line({ quantity: 3, skuId: 2 })], undefined],
  [
    'two lines that are not told apart',
    [line({ quantity: 3, skuId: undefined }), line({ quantity: 3, skuId: undefined })],
    undefined,
  ],
  ['as many as one may', [line({ maxPerUser: 2 })], undefined],
  [
    'more than one may',
    [line({ quantity: 3, maxPerUser: 2 })],
    { refusal: 'overLimit', details: { limit: 2 } },
  ],
  [
    'the first that is wrong',
    [line(), line({ title: '杯', skuId: 2, available: 0 })],
    { refusal: 'soldOut', details: { title: '杯' } },
  ],
])('%s', (_, lines, refusal) => {
  if (refusal) expect(refusalOf(lines)).toMatchObject(refusal)
  else expect(refusalOf(lines)).toBeUndefined()
})

it('counts units of limited goods over all lines', () => {
  const lines = [
    { goodsId: 1, quantity: 2, maxPerUser: 3 },
    { goodsId: 2, quantity: 9, maxPerUser: 0 },
    { goodsId: 1, quantity: 1, maxPerUser: 3 },
    { goodsId: 3, quantity: 1, maxPerUser: 1 },
  ]
  expect([...limitedUnits(lines)]).toEqual([
    [1, { units: 3, limit: 3 }],
    [3, { units: 1, limit: 1 }],
  ])
})

const cup = (quantity: number) => ({ productSn: 'CUP', quantity })
const lid = { productSn: 'LID', quantity: 1 }

it.each([
  ['nobody looked', undefined, [], false],
  ['nothing was seen', [], [cup(1)], false],
  ['what was seen', [cup(1), lid], [lid, cup(1)], false],
  ['more than was seen', [cup(1)], [cup(2), lid], false],
  ['one of two is gone', [cup(1), lid], [cup(1)], true],
  ['one unit is gone', [cup(2)], [cup(1)], true],
  ['one more of this does not stand for that', [cup(1), lid], [cup(2)], true],
  ['two promotions give the same', [cup(1), cup(2)], [cup(2), cup(1)], false],
  ['one of two promotions gives it no more', [cup(1), cup(2)], [cup(2)], true],
])('gifts: %s', (_, seen, given, lacks) => {
  expect(lacksGifts(seen, given)).toBe(lacks)
})
