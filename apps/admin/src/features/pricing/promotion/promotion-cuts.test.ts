import type {
  AdminPickedSku,
  PromotionSetup,
} from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { expect, it } from 'vitest'
import { deepCutsOf } from './promotion-cuts.ts'

const kettle = { skuId: 7, title: '手冲壶', attr: '黑', salePrice: 16_600 } as AdminPickedSku
const setup = (kind: PromotionSetup['kind'], scope: PromotionSetup['scope'] = 'all') =>
  ({ kind, scope, scopeIds: scope === 'sku' ? [7] : [] }) as unknown as PromotionSetup
const lines = (kind: PromotionSetup['kind'], scope?: PromotionSetup['scope']) =>
  deepCutsOf(setup(kind, scope), [kettle], 'zh')

it.each<[string, PromotionSetup['kind'], PromotionSetup['scope'], string[]]>([
  ['half price', { type: 1, rule: { cut: 'bp', value: 5000 } }, 'all', []],
  [
    'less than half',
    { type: 1, rule: { cut: 'bp', value: 850 } },
    'all',
    ['按原价的 8.5% 出售（降 91.5%）'],
  ],
  [
    'a price typed without its last digits',
    { type: 1, rule: { cut: 'price', value: 1660 } },
    'sku',
    ['手冲壶 黑：¥166.00 → ¥16.60（降 90%）'],
  ],
  ['a price that is close', { type: 1, rule: { cut: 'price', value: 12_000 } }, 'sku', []],
  [
    'one price for everything',
    { type: 1, rule: { cut: 'price', value: 9900 } },
    'all',
    ['范围内的商品一律 ¥99.00'],
  ],
  [
    'an amount off everything',
    { type: 1, rule: { cut: 'off', value: 3000 } },
    'category',
    ['每件减 ¥30.00：售价低于 ¥60.00 的商品降价超过一半'],
  ],
  [
    'an amount off a tier',
    { type: 2, rule: { by: 'amount', tiers: [{ over: 10_000, cut: 'off', value: 6000 }] } },
    'all',
    ['满 ¥100.00 减 ¥60.00：¥100.00 → ¥40.00（降 60%）'],
  ],
  [
    'a tier as usual',
    { type: 2, rule: { by: 'amount', tiers: [{ over: 30_000, cut: 'off', value: 5000 }] } },
    'all',
    [],
  ],
  ['a second unit for half', { type: 6, rule: { bp: 5000, pairs: 0 } }, 'all', []],
  [
    'a second unit for a tenth of what was meant',
    { type: 6, rule: { bp: 800, pairs: 0 } },
    'all',
    ['按原价的 8% 出售（降 92%）'],
  ],
  [
    'an add-on for next to nothing',
    { type: 3, rule: { over: 9900, most: 1, items: [{ skuId: 7, price: 100 }] } },
    'all',
    ['手冲壶 黑：¥166.00 → ¥1.00（降 99%）'],
  ],
])('is asked about with its numbers: %s', (_, kind, scope, expected) => {
  expect(lines(kind, scope)).toEqual(expected)
})
