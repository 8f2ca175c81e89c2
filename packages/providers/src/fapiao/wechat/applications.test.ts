import { fen } from '@mallard/kernel'
import { expect, it } from 'vitest'
import { applicationOf } from './applications.ts'

const code = '1060512990000000000'

it.each([
  [1300, { tax_rate: 1300 }],
  [0, { tax_rate: 0, tax_prefer_mark: 'NORMAL_ZERO_RATED' }],
  ['exempt', { tax_rate: 0, tax_prefer_mark: 'VAT_EXEMPT' }],
] as const)('a line at %s is applied for with its category, rate and mark', (rate, said) => {
  const line = { name: '陶瓷杯', quantity: 2, amount: fen(345), taxAmount: fen(0) }
  const order = {
    applyNo: 'A1',
    fapiaoId: 'I1',
    buyer: { kind: 'person' as const, name: '林小满' },
    total: fen(345),
    lines: [{ ...line, tax: { code, rate } }],
    remark: '',
  }
  const [one] = applicationOf(order)['fapiao_information'] as { items: object[] }[]
  expect(one?.items).toEqual([
    {
      tax_code: code,
      goods_name: '陶瓷杯',
      quantity: 200_000_000,
      total_amount: 345,
      discount: false,
      ...said,
    },
  ])
})
