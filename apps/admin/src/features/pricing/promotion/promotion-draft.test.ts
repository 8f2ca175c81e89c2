import type { AdminPromotion } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { describe, expect, it } from 'vitest'
import type { RuleDrafts } from './kind-forms.ts'
import { draftOf, nameIn, newDraft, setupOf } from './promotion-draft.ts'

const now = Date.parse('2026-11-20T10:00:00+08:00')
const draft = { ...newDraft(now), name: '满减' }
const place = { id: 0, version: 0 }
const typed = <N extends keyof RuleDrafts>(kind: N, part: Partial<RuleDrafts[N]>) => ({
  ...draft,
  kind,
  rules: { ...draft.rules, [kind]: { ...draft.rules[kind], ...part } },
})

describe('the name of a promotion', () => {
  it('is in the operator’s language, and in Chinese where it has no other', () => {
    const promotion = { name: '吹风造型周', nameEn: 'Hair dryer week' }
    expect(nameIn(promotion, 'en')).toBe('Hair dryer week')
    expect(nameIn(promotion, 'zh')).toBe('吹风造型周')
    expect(nameIn({ ...promotion, nameEn: '' }, 'en')).toBe('吹风造型周')
  })
})

describe('a promotion that is typed', () => {
  it('becomes what it was made of', () => {
    const kinds: AdminPromotion['kind'][] = [
      { type: 1, rule: { cut: 'bp', value: 8550 } },
      { type: 1, rule: { cut: 'price', value: 9950 } },
      {
        type: 2,
        rule: {
          by: 'amount',
          tiers: [
            { over: 30_000, cut: 'off', value: 3000 },
            { over: 60_000, cut: 'bp', value: 8000 },
          ],
        },
      },
      { type: 3, rule: { over: 19_900, most: 2, items: [{ skuId: 7, price: 990 }] } },
      { type: 4, rule: { by: 'quantity', tiers: [{ over: 2, skuId: 7, quantity: 1 }] } },
      { type: 5, rule: { by: 'quantity', over: 3 } },
      { type: 6, rule: { bp: 5000, pairs: 2 } },
    ]
    for (const kind of kinds) {
      const base = {
        id: 3,
        version: 2,
        name: '活动',
        nameEn: '',
        startAt: now,
        endAt: now + 3_600_000,
        scope: 'sku' as const,
        scopeIds: [7],
        priority: 1,
        limitPerUser: 2,
      }
      expect(setupOf(draftOf({ ...base, kind, state: 'RUN', skus: [] }), base)).toEqual({
        ...base,
        kind,
      })
    }
  })

  it('says which field is not right yet', () => {
    expect(setupOf({ ...draft, name: ' ' }, place)).toBe('badName')
    const timed = typed('timedDiscount', { value: '8' })
    expect(setupOf({ ...timed, until: draft.from }, place)).toBe('badTime')
    expect(setupOf({ ...timed, scope: 'sku' }, place)).toBe('badScope')
    for (const value of ['', '0', '10', '8.555', '-1', 'x'])
      expect(setupOf(typed('timedDiscount', { value }), place)).toBe('badValue')
    expect(setupOf(typed('fullReduction', {}), place)).toBe('badTiers')
    const twice = { over: '100', cut: 'off' as const, value: '10' }
    expect(setupOf(typed('fullReduction', { tiers: [twice, twice] }), place)).toBe('badTiers')
    expect(setupOf(typed('addOn', { over: '100', items: [{ price: '9' }] }), place)).toBe(
      'badItems',
    )
    expect(setupOf(typed('freeFreight', { by: 'quantity', over: '1.5' }), place)).toBe('badOver')
    for (const share of ['', '0', '10'])
      expect(setupOf(typed('secondUnit', { share }), place)).toBe('badValue')
    for (const pairs of ['', '100', '-1', '1.5'])
      expect(setupOf(typed('secondUnit', { pairs }), place)).toBe('badPairs')
    expect(setupOf({ ...timed, priority: '-1' }, place)).toBe('badNumbers')
  })
})
