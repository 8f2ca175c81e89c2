import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CompiledPromotion } from './compiled.rules.ts'
import { givenOf, lostOf } from './labels.rules.ts'
import type { OfferedSku } from './promotion.repo.ts'

const offer = (skuId: number, available: number) =>
  ({ skuId, available, title: `赠${skuId}`, titleEn: '' }) as OfferedSku
const running = [1, 2, 3, 4].map(
  (id) => ({ promotion: { id, name: `活动${id}`, nameEn: '' } }) as CompiledPromotion,
)
const earned = (promotionId: number, skuId: number, quantity: number) => ({
  promotionId,
  skuId,
  quantity,
})
const none = () => 0

describe('gifts', () => {
  it('are given as far as the stock goes, after what is bought of the same', () => {
    const units = (available: number, bought: number) =>
      givenOf([earned(1, 8, 2)], [offer(8, available)], () => bought).map(
        ({ quantity }) => quantity,
      )
    expect([units(5, 3), units(5, 4), units(5, 5), units(5, 6), units(-1, 0)]).toEqual([
      [2],
      [1],
      [],
      [],
      [],
    ])
  })

  it('of two promotions do not take the same units', () => {
    const gifts = [earned(1, 8, 2), earned(2, 8, 2)]
    const given = givenOf(gifts, [offer(8, 3)], none)
    expect(given.map(({ promotionId, quantity }) => [promotionId, quantity])).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect(lostOf(gifts, given, [offer(8, 3)], running, 'zh')).toEqual([
      { promotionId: 2, name: '活动2', title: '赠8', quantity: 1 },
    ])
  })

  it('that ran out or are no more hold up no others', () => {
    const gifts = [earned(1, 7, 1), earned(2, 8, 1), earned(3, 9, 1)]
    const offers = [offer(8, 0), offer(9, 1)]
    const given = givenOf(gifts, offers, none)
    expect(given.map(({ promotionId }) => promotionId)).toEqual([3])
    expect(
      lostOf(gifts, given, offers, running, 'zh').map(({ promotionId }) => promotionId),
    ).toEqual([1, 2])
  })

  it('given and lost add up to those earned, and never to more than the store has', () => {
    const gift = fc.record({
      skuId: fc.integer({ min: 1, max: 3 }),
      quantity: fc.integer({ min: 1, max: 4 }),
    })
    const counts = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(fc.array(gift, { maxLength: 4 }), counts, counts, (wanted, stock, bought) => {
        const gifts = wanted.map((each, place) => ({ promotionId: place + 1, ...each }))
        const offers = stock.map((available, place) => offer(place + 1, available))
        const given = givenOf(gifts, offers, (skuId) => bought[skuId - 1]!)
        const lost = lostOf(gifts, given, offers, running, 'zh')
        const sum = (rows: readonly { readonly quantity: number }[]) =>
          rows.reduce((units, { quantity }) => units + quantity, 0)
        const isWithinStock = stock.every((available, place) => {
          const units = sum(given.filter((each) => each.offer.skuId === place + 1))
          return units === 0 || units + bought[place]! <= available
        })
        return isWithinStock && sum(given) + sum(lost) === sum(gifts)
      }),
    )
  })
})
