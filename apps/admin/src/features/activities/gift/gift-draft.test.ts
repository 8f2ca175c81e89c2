import { describe, expect, it } from 'vitest'
import { draftOf, isWhole, setupOf } from './gift-draft.ts'

const fresh = draftOf(undefined, Date.UTC(2026, 10, 26, 4, 5))
const none = { id: 0, version: 0 }
const pic = { url: '/cup.webp', width: 10, height: 10, color: '#fff' }
const sku = { skuId: 7, productSn: 'C7', title: '杯', attr: '', pic, salePrice: 5900, available: 9 }

describe('what is typed of a gift', () => {
  it('is sent as one thing', () => {
    const typed = { ...fresh, sku: sku as never, templateId: 3, points: 50, quota: 10 }
    const things = (['goods', 'coupon', 'points'] as const).map((kind) => {
      const { skuId, templateId, points } = setupOf({ ...typed, kind }, none)
      return [skuId, templateId, points]
    })
    expect(things).toEqual([
      [7, null, 0],
      [null, 3, 0],
      [null, null, 50],
    ])
  })

  it('is looked at by the server once it is whole', () => {
    expect(isWhole(setupOf(fresh, none))).toBe(false)
    expect(isWhole(setupOf({ ...fresh, kind: 'points', points: 50, quota: 10 }, none))).toBe(true)
  })
})
