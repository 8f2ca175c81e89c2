import type { RefundOptions } from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { fen } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import { emptyChoice, sumUp, wholeChoice } from './refund-plan.ts'

const line = (
  orderItemId: number,
  more: Partial<RefundOptions['lines'][number]> = {},
): RefundOptions['lines'][number] => ({
  orderItemId,
  unsent: 2,
  sent: 0,
  amounts: [fen(333), fen(666)],
  points: [1, 3],
  left: fen(666),
  isOpen: false,
  ...more,
})
const options = (...lines: RefundOptions['lines']) =>
  ({ lines, freightLeft: fen(800), left: fen(10_000) }) as unknown as RefundOptions

describe('the refund that a form holds', () => {
  it('is nothing at first, about what was not sent where there is some', () => {
    const of = options(line(1))
    expect(sumUp(of, emptyChoice(of))).toMatchObject({
      problem: 'nothingChosen',
      amount: 0,
      isWhole: false,
    })
    expect(emptyChoice(of)).toMatchObject({ isUnsent: true, restock: true })
    expect(emptyChoice(options(line(1, { unsent: 0, sent: 2 })))).toMatchObject({
      isUnsent: false,
      restock: false,
    })
  })

  it('is everything at one press, with points and freight', () => {
    const of = options(
      line(1),
      line(2, { unsent: 1, amounts: [fen(100)], points: [0], left: fen(100) }),
    )
    expect(sumUp(of, wholeChoice(of, true))).toMatchObject({
      problem: undefined,
      amount: 666 + 100 + 800,
      units: 3,
      points: 3,
      isWhole: true,
      input: {
        freightAmount: 800,
        amount: 1566,
        lines: [
          { orderItemId: 1, quantity: 2, amount: 0 },
          { orderItemId: 2, quantity: 1 },
        ],
      },
    })
  })

  it('is an amount without units, and names the field that asks too much', () => {
    const of = options(line(1), line(2))
    const chosen = {
      ...emptyChoice(of),
      lines: { 2: { quantity: 0, amount: '6.66' } },
      freight: '8',
    }
    expect(sumUp(of, chosen)).toMatchObject({
      problem: undefined,
      input: { lines: [{ orderItemId: 2, quantity: 0, amount: 666 }], amount: 1466 },
    })
    expect(sumUp(of, { ...chosen, lines: { 2: { quantity: 0, amount: '6.67' } } })).toMatchObject({
      problem: 'aboveLine',
      at: 2,
    })
    expect(sumUp(of, { ...chosen, lines: { 2: { quantity: 0, amount: 'x' } } })).toMatchObject({
      problem: 'badAmount',
      at: 2,
    })
    expect(sumUp(of, { ...chosen, freight: '8.01' })).toMatchObject({
      problem: 'aboveFreight',
      at: 'freight',
    })
    expect(sumUp({ ...of, left: fen(1465) }, chosen)).toMatchObject({
      problem: 'aboveLeft',
      at: undefined,
    })
  })

  it('is not the whole order while something of it was sent or is in a return', () => {
    for (const other of [line(2, { unsent: 0, sent: 1 }), line(2, { isOpen: true })]) {
      const of = options(line(1), other)
      expect(sumUp(of, wholeChoice(of, true)).isWhole).toBe(false)
    }
  })
})
