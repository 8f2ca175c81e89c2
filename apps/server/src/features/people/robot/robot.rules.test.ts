import { alertKinds } from '@mallard/contract/people/alert/alert.codes'
import { minute } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressEnd, cutBytes, type Item, messageOf, nextAfter, restAfter } from './robot.rules.ts'

const letter = { store: '禾光官方店', isEnglish: false, maxBytes: 2048 }
const items = fc.array(
  fc.record({
    kind: fc.constantFrom(...alertKinds),
    text: fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' }),
  }),
  { minLength: 1, maxLength: 300 },
)
const asItems = (given: readonly { kind: string; text: string }[]): Item[] =>
  given.map((each, place) => ({ ...each, id: place + 1, ref: String(place), at: new Date(0) }))

describe('a message of a robot', () => {
  it('has as many items as fit, from the first on, each by its words', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 800, max: 4096 }), (given, maxBytes) => {
        const all = asItems(given)
        const { text, items: taken } = messageOf(all, { ...letter, maxBytes })
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes)
        expect(taken).toEqual(all.slice(0, taken.length))
        expect(taken.length).toBeGreaterThan(0)
        for (const item of taken) expect(text).toContain(item.text)
      }),
    )
  })

  it('says each kind once, with how many there are', () => {
    const given = asItems([
      { kind: 'paid', text: 'A ¥1.00' },
      { kind: 'return', text: 'B 仅退款' },
      { kind: 'paid', text: 'C ¥2.00' },
      { kind: 'digest', text: '昨日订单 5' },
    ])
    expect(messageOf(given, letter).text).toBe(
      '【禾光官方店】\n新订单 2 条\nA ¥1.00\nC ¥2.00\n售后申请 1 条\nB 仅退款\n昨日订单 5',
    )
    expect(messageOf(given, { ...letter, isEnglish: true }).text).toContain('New order: 2\nA ¥1.00')
  })

  it('tells of 500 orders of a minute by less than 15 of them, and all at that pace', () => {
    let left = asItems(
      Array.from({ length: 500 }, (_, place) => ({
        kind: 'paid',
        text: `2611301234567890${String(place).padStart(4, '0')} ¥12800.00`,
      })),
    )
    let count = 0
    while (left.length > 0) {
      left = left.slice(messageOf(left, letter).items.length)
      count += 1
    }
    expect(count).toBeLessThan(15)
    expect(minute / (nextAfter(0, 0) - 0)).toBeLessThanOrEqual(15)
  })
})

it('cuts words at a letter', () => {
  expect(cutBytes('水壶水壶', 12)).toBe('水壶水壶')
  expect(cutBytes('水壶水壶', 11)).toBe('水壶…')
})

it('leaves who fails alone for longer and longer, an hour at the most, and who is slow as well', () => {
  expect([1, 2, 3, 30].map(restAfter)).toEqual([10_000, 20_000, 40_000, 3_600_000])
  expect(nextAfter(0, 4000)).toBe(40_000)
})

it.each([
  ['wecom', 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=abcdef0123456789', '…6789'],
  ['hook', 'https://erp.example.com/in/secret', 'erp.example.com'],
  ['mail', 'lin@shop.example', 'l…@shop.example'],
])('shows of a %s address too little to be used', (kind, address, shown) => {
  expect(addressEnd(kind, address)).toBe(shown)
})
