import type { AdminPickedSku } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { fen, hour } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import { withSkus } from '#platform/activity/sku-draft.ts'
import { newDraft, setupOf, type SeckillDraft } from './seckill-draft.ts'

const now = Date.UTC(2026, 10, 23, 3, 20)
const sku = (skuId: number): AdminPickedSku => ({
  skuId,
  productSn: `HK-${skuId}`,
  title: '电水壶',
  attr: '白',
  pic: { url: '/p.webp', color: '', width: 1, height: 1 } as unknown as AdminPickedSku['pic'],
  salePrice: fen(19_900),
  available: 30,
})
const one = { id: 0, version: 0 }
const typed: SeckillDraft = {
  ...newDraft(now),
  name: ' 晚八点场 ',
  skus: [{ sku: sku(7), price: '99.9', quota: '50', limit: '2' }],
}

describe('a session as it is typed', () => {
  it('begins at the next full hour, for two hours', () => {
    expect(setupOf(typed, one, now)).toEqual({
      id: 0,
      version: 0,
      name: '晚八点场',
      nameEn: '',
      startAt: Date.UTC(2026, 10, 23, 4),
      endAt: Date.UTC(2026, 10, 23, 6),
      skus: [{ skuId: 7, price: 9990, quota: 50, limit: 2 }],
    })
  })

  it.each([
    [{ name: ' ' }, { text: 'badName' }],
    [{ until: typed.from }, { text: 'badTime' }],
    [{ from: '2026-11-23T11:20' }, { text: 'badStart' }],
    [{ skus: [] }, { text: 'badSkus' }],
    [{ skus: [{ ...typed.skus[0]!, price: '0' }] }, { text: 'badPrice', skuId: 7 }],
    [{ skus: [{ ...typed.skus[0]!, price: '9.999' }] }, { text: 'badPrice', skuId: 7 }],
    [{ skus: [{ ...typed.skus[0]!, quota: '0' }] }, { text: 'badQuota', skuId: 7 }],
    [{ skus: [{ ...typed.skus[0]!, limit: '1000' }] }, { text: 'badLimit', skuId: 7 }],
  ])('with %j is not right: %j', (part, fault) => {
    expect(setupOf({ ...typed, ...part }, one, now)).toEqual(fault)
  })

  it('keeps what was typed of a SKU when another is chosen beside it', () => {
    const skus = withSkus(typed.skus, [7, 8], [sku(7), sku(8)])
    expect(skus.map(({ sku: { skuId }, price, limit }) => [skuId, price, limit])).toEqual([
      [7, '99.9', '2'],
      [8, '', '1'],
    ])
    expect(withSkus(typed.skus, [], [sku(7)])).toEqual([])
  })

  it('is for a session to come', () => {
    expect(setupOf(typed, one, now + hour)).toEqual({ text: 'badStart' })
  })
})
