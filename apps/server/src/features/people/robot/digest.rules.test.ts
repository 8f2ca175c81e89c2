import { expect, it } from 'vitest'
import { digestOf } from './digest.rules.ts'

it('says what the day brought and what waits, and nothing of what does not', () => {
  const shares = [
    { waiting: [{ name: ['库存紧张', 'low stock'] as const, count: 0 }] },
    {
      day: [['下单 3 笔', 'Placed: 3']] as const,
      waiting: [{ name: ['待发货', 'to ship'] as const, count: 2 }],
    },
    { waiting: [{ name: ['待处理售后', 'returns'] as const, count: 1 }] },
  ]
  expect(digestOf('2026-11-29', shares)).toEqual([
    '昨日简报 2026-11-29\n下单 3 笔\n待办：待发货 2、待处理售后 1',
    'Digest of 2026-11-29\nPlaced: 3\nWaiting: to ship 2, returns 1',
  ])
  expect(digestOf('2026-11-29', [])[0]).toContain('没有待办')
})
