import { describe, expect, it } from 'vitest'
import {
  isLess,
  keptOf,
  needsTick,
  policyOf,
  returnExemptions,
  returnText,
  type ReturnPolicy,
} from './return-policy.codes.ts'
import { ReturnPolicyInput } from './return-policy.fields.ts'

const byNature = (reason: string): ReturnPolicy => ({ exemptByNature: true, reason, reasonEn: '' })

it('goods give never fewer days than the law, whatever was written', () => {
  expect(
    [0, 3, 7, 15].map((afterSaleDays) => policyOf({ afterSaleDays, returnExempt: null })),
  ).toEqual([{ days: 7 }, { days: 7 }, { days: 7 }, { days: 15 }])
})

it.each<[ReturnPolicy, string, string]>([
  [{ days: 7 }, '7天无理由退货', '7-day returns'],
  [{ days: 15 }, '15天无理由退货', '15-day returns'],
  [{ exempt: 'custom' }, '不支持7天无理由退货：定制商品', 'No 7-day returns: made to order'],
  [
    { exemptByNature: true, reason: '拆封后易变质', reasonEn: 'spoils once opened' },
    '不支持7天无理由退货：拆封后易变质',
    'No 7-day returns: spoils once opened',
  ],
  [byNature('拆封后易变质'), '不支持7天无理由退货：拆封后易变质', 'No 7-day returns: 拆封后易变质'],
])('%o is kept as it was set, and said in both languages', (policy, zh, en) => {
  expect(policyOf(keptOf(policy))).toEqual(policy)
  expect([returnText(policy, 'zh'), returnText(policy, 'en')]).toEqual([zh, en])
})

it('the buyer agrees to an exemption by nature, and to no other', () => {
  const exempt = returnExemptions.map((code): ReturnPolicy => ({ exempt: code }))
  expect([{ days: 7 }, ...exempt].filter(needsTick)).toEqual([])
  expect(needsTick(byNature('鲜'))).toBe(true)
})

describe('who was shown a policy', () => {
  const policies: ReturnPolicy[] = [
    { days: 15 },
    { days: 7 },
    { exempt: 'custom' },
    { exempt: 'press' },
    byNature('一'),
    byNature('二'),
  ]

  it('gets less by fewer days, by an exemption and by another one, and by nothing else', () => {
    const table = policies.map((seen) => policies.map((now) => (isLess(seen, now) ? 'x' : '-')))
    expect(table.map((row) => row.join(''))).toEqual([
      '-xxxxx',
      '--xxxx',
      '---xxx',
      '--x-xx',
      '--xx-x',
      '--xxx-',
    ])
  })
})

it.each([
  { days: 0 },
  { days: 6 },
  { days: 366 },
  { exempt: 'opened' },
  { exemptByNature: true, reason: '', reasonEn: '' },
  { exemptByNature: true, reason: '  ', reasonEn: '' },
  { exemptByNature: false, reason: '食品', reasonEn: '' },
  { days: 7, exempt: 'custom' },
  {},
])('%o is no policy', (input) => {
  expect(ReturnPolicyInput.safeParse(input).success).toBe(false)
})
