import { refusalText } from '@mallard/contract/errors'
import { describe, expect, it } from 'vitest'
import type { SetUpSku } from './set-up-sku.repo.ts'
import { skuClashes, skuFault } from './set-up-sku.rules.ts'

const kettle: SetUpSku = {
  skuId: 7,
  title: '电水壶',
  titleEn: 'Kettle',
  salePrice: 19_900,
  available: 3,
  clash: { name: '早场', nameEn: 'Morning' },
  other: { tag: '砍价', tagEn: 'Bargain' },
}
const faults = { high: 'seckillPriceHigh', clash: 'seckillClash' } as const
const names = { same: 'same', other: 'other', price: 'price', stock: 'stock' } as const
const typed = { skuId: 7, price: 100, quota: 1 }

describe('a SKU that cannot be sold so', () => {
  const text = (locale: 'zh' | 'en', price = 100, sku = kettle) =>
    refusalText(skuFault([sku], [{ ...typed, price }], faults)!, locale)

  it('is refused by the names of the language of whoever asks', () => {
    expect(text('zh')).toBe('“电水壶”同一时间已在“早场”中')
    expect(text('en')).toBe('“Kettle” is in “Morning” at the same time')
    expect(text('en', 19_900)).toBe('The price of “Kettle” must be below ¥199.00')
    const unnamed = { ...kettle, titleEn: '', clash: { name: '早场', nameEn: '' } }
    expect(text('en', 100, unnamed)).toBe('“电水壶” is in “早场” at the same time')
  })

  it('is named twice, or not there, or as dear as without the activity', () => {
    const refused = (price: number, mayEqual: boolean, sku = { ...kettle, clash: null }) =>
      skuFault([sku], [{ ...typed, price }], { ...faults, mayEqual })?.refusal
    expect(skuFault([kettle], [typed, typed], faults)?.refusal).toBe('badInput')
    expect(skuFault([], [typed], faults)?.refusal).toBe('notFound')
    expect(refused(19_899, false)).toBeUndefined()
    expect(refused(19_900, false)).toBe('seckillPriceHigh')
    expect(refused(19_900, true)).toBeUndefined()
    expect(refused(19_901, true)).toBe('seckillPriceHigh')
  })
})

it('says all that stands against a SKU in the language of whoever asks', () => {
  const said = (locale: 'zh' | 'en', mayEqual?: boolean) =>
    skuClashes([kettle], [{ skuId: 7, price: 20_000, quota: 4 }], names, { locale, mayEqual })
  expect(
    said('en').map(({ kind, title, text, isBlocking }) => [kind, title, text, isBlocking]),
  ).toEqual([
    ['same', 'Kettle', 'In “Morning” at the same time', true],
    ['other', 'Kettle', 'In another activity at the same time: Bargain', false],
    ['price', 'Kettle', 'Must be below the price, ¥199.00', true],
    ['stock', 'Kettle', 'The store has only 3 to sell', false],
  ])
  expect(said('zh', true).map(({ text }) => text)).toEqual([
    '同一时间已在“早场”中',
    '同一时间还有其他活动：砍价',
    '不能高于售价¥199.00',
    '门店只有3件可售',
  ])
})
