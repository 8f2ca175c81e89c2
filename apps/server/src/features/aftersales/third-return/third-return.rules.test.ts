import { fen } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  amountFor,
  barOf,
  hasSilenceSpoken,
  lineIn,
  typeMeant,
  unitsBack,
  unitsLeft,
  worthOf,
  type KeptLine,
} from './third-return.rules.ts'

const line = { lineNo: 'a', quantity: 3, paidAmount: 1000, title: '壶' } as KeptLine
const asked = (status: number, units: number, lineNo = 'a') => ({
  lineNo,
  applyId: 'x',
  status,
  type: 1,
  units,
})

describe('units that may be asked for', () => {
  it.each([
    [[], 3],
    [[asked(3, 2)], 1],
    [[asked(3, 2), asked(3, 1)], 0],
    [[asked(3, 4)], 0],
    [[asked(3, 3, 'b')], 3],
    [[asked(0, 1, 'b')], 3],
    [[asked(4, 3), asked(-2, 3)], 3],
  ])('after %j are %i', (before, left) => {
    expect(unitsLeft(line, before, undefined, 0)).toBe(left)
  })

  it.each([-1, 0, 1, 2])('are none while one stands at %i', (status) => {
    expect(unitsLeft(line, [asked(status, 1)], undefined, 0)).toBe(0)
  })

  it('are none from the very moment at which the time is over', () => {
    expect([999, 1000, 1001].map((now) => unitsLeft(line, [], 1000, now))).toEqual([3, 0, 0])
  })

  it('count what came back of the line alone, and only what is done', () => {
    expect(unitsBack([asked(3, 1), asked(3, 1), asked(2, 1), asked(3, 1, 'b')], 'a')).toBe(2)
  })

  it('do not grow fewer by what was sent once more', () => {
    expect(unitsLeft(line, [{ ...asked(3, 3), type: 3 }], undefined, 0)).toBe(3)
  })

  it('are there after the time to send back where nothing arrived that could be', () => {
    const left = (delivery: 'unsent' | 'sent' | 'arrived') =>
      unitsLeft({ ...line, delivery }, [], 1000, 2000)
    expect([left('unsent'), left('sent'), left('arrived')]).toEqual([3, 3, 0])
  })

  it('are none where nothing was sent and nothing was paid', () => {
    expect(unitsLeft({ ...line, delivery: 'unsent', paidAmount: fen(0) }, [], undefined, 0)).toBe(0)
  })
})

describe('a way', () => {
  const bars = (more: Partial<KeptLine>) =>
    [1, 2, 3, 4].map((type) => barOf(type, { ...line, ...more }))

  it('is open by how far the parcel is', () => {
    const none = [undefined, undefined, undefined, undefined]
    expect(bars({ delivery: 'unsent' })).toEqual([
      'thirdUnsent',
      'thirdUnsent',
      'thirdUnsent',
      undefined,
    ])
    expect(bars({ delivery: 'sent' })).toEqual([
      'thirdUnderWay',
      'thirdUnderWay',
      undefined,
      undefined,
    ])
    expect(bars({ delivery: 'arrived' })).toEqual(none)
    expect(bars({})).toEqual(none)
    expect(bars({ paidAmount: fen(0) })).toEqual([undefined, undefined, undefined, 'thirdUnpaid'])
  })

  it('that is not named is a refund while nothing arrived, and a return then', () => {
    const meant = (more: Partial<KeptLine>) => typeMeant(0, { ...line, ...more })
    expect([
      meant({ delivery: 'unsent' }),
      meant({ delivery: 'sent' }),
      meant({ delivery: 'arrived' }),
      meant({}),
    ]).toEqual([4, 4, 1, 1])
    expect(typeMeant(3, line)).toBe(3)
  })
})

it('is promised by silence only where goods come back for it', () => {
  const spoken = (type: number, now: number) =>
    hasSilenceSpoken({ type, deadlineAt: new Date(1000) }, now)
  expect([1, 2, 3, 4].map((type) => spoken(type, 1000))).toEqual([true, true, false, false])
  expect([1, 2, 3, 4].map((type) => spoken(type, 999))).toEqual([false, false, false, false])
})

describe('what goes back', () => {
  it('adds up to what was paid, in whatever parts the units come, and never below nothing', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }).map(fen), parts, (paidAmount, units) => {
        const quantity = units.reduce((sum, each) => sum + each, 0)
        let back = 0
        let given = 0
        for (const each of units) {
          const worth = worthOf({ paidAmount, quantity }, back, each)
          if (worth < 0) return false
          back += each
          given += worth
        }
        return given === paidAmount
      }),
    )
  })

  it('is nothing where goods are sent instead', () => {
    expect([
      amountFor(1, line, 0, 1),
      amountFor(4, line, 2, 1),
      amountFor(2, line, 0, 3),
      amountFor(3, line, 0, 3),
    ]).toEqual([333, 334, 0, 0])
  })
})

it('is told in English where its line has it, and shows neither twin', () => {
  const kept = { ...line, titleEn: 'Kettle', productAttr: '白', productAttrEn: '' }
  expect(lineIn(kept, 'en')).toMatchObject({ title: 'Kettle', productAttr: '白' })
  expect(lineIn(kept, 'zh')).toMatchObject({ title: '壶', productAttr: '白' })
  for (const locale of ['zh', 'en'] as const)
    expect(Object.keys(lineIn(kept, locale)).filter((key) => key.endsWith('En'))).toEqual([])
})

it('says how far its parcel is, where that is told', () => {
  expect(lineIn({ ...line, delivery: 'sent' }, 'zh')).toMatchObject({
    delivery: 'sent',
    deliveryText: '运输中',
  })
  expect(lineIn(line, 'en')).toMatchObject({ delivery: null, deliveryText: '' })
})
