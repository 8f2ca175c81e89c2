import { isCardNumber } from '@mallard/contract/promoters/fx/fx.codes'
import { day } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  commissionOf,
  inStep,
  levelOf,
  movesOf,
  notPaid,
  settlesAt,
  toNextLevel,
  type CommissionState,
  type LineNow,
} from './fx.rules.ts'

const fresh = (bp: number): CommissionState => ({
  bp,
  base: 0,
  kept: 0,
  amount: 0,
  reversed: 0,
  status: notPaid,
  settleAt: null,
})

const line: LineNow = {
  isPaid: true,
  isClosed: false,
  receivedAt: null,
  realAmount: 10_000,
  refundedAmount: 0,
  afterSaleDays: 7,
}

describe('the commission of a line', () => {
  it('after any refunds, before and after it settles, is the floor of what is kept', () => {
    const wish = fc.record({
      bp: fc.integer({ min: 0, max: 5000 }),
      real: fc.integer({ min: 0, max: 1_000_000 }),
      refunds: fc.array(fc.integer({ min: 0, max: 400_000 }), { maxLength: 6 }),
      settlesAfter: fc.integer({ min: 0, max: 6 }),
      isClosed: fc.boolean(),
    })
    fc.assert(
      fc.property(wish, ({ bp, real, refunds, settlesAfter, isClosed }) => {
        let state = fresh(bp)
        let refunded = 0
        const balance = { frozen: 0, available: 0, withdrawing: 0, withdrawn: 0 }
        const move = (kind: Parameters<typeof movesOf>[0], amount: number) => {
          const moves = movesOf(kind, amount)
          for (const key of Object.keys(balance) as (keyof typeof balance)[])
            balance[key] += moves[key]
        }
        const apply = (now: Partial<LineNow>) => {
          const given = { ...line, realAmount: real, refundedAmount: refunded, ...now }
          const first = inStep(state, given)
          for (const { kind, amount } of first.entries) {
            expect(amount).toBeGreaterThan(0)
            move(kind, amount)
          }
          state = first.state
          // Again, nothing changes.
          expect(inStep(state, given)).toEqual({ state, entries: [] })
        }
        apply({ isPaid: false })
        expect(balance.frozen).toBe(0)
        apply({})
        for (const [place, refund] of [...refunds, 0].entries()) {
          if (place === settlesAfter && state.status === 0) {
            move('settle', state.amount - state.reversed)
            state = { ...state, status: 1 }
          }
          refunded = Math.min(real, refunded + refund)
          apply({})
          expect(balance.frozen).toBeGreaterThanOrEqual(0)
          expect(balance.frozen + balance.available).toBe(commissionOf(real - refunded, bp))
          expect(state.amount).toBeLessThanOrEqual(real / 2)
        }
        if (isClosed) {
          apply({ isClosed })
          expect(balance.frozen + balance.available).toBe(0)
        }
      }),
    )
  })

  it('of an order that closes unpaid is nothing', () => {
    const { state, entries } = inStep(fresh(1000), { ...line, isPaid: false, isClosed: true })
    expect(state).toMatchObject({ status: 4, amount: 0 })
    expect(entries).toEqual([])
  })

  it('settles the day after the one on which returns are over, at midnight in Beijing', () => {
    const noon = Date.UTC(2026, 10, 1, 4)
    expect(settlesAt(noon, 7)).toBe(Date.UTC(2026, 10, 8, 16))
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4e12 }),
        fc.integer({ min: 0, max: 90 }),
        (at, days) => {
          const wait = settlesAt(at, days) - (at + days * day)
          expect(wait).toBeGreaterThan(0)
          expect(wait).toBeLessThanOrEqual(day)
        },
      ),
    )
  })
})

describe('an entry of the ledger', () => {
  it('moves money between balances, and makes or takes it only where it is earned', () => {
    const kinds = fc.constantFrom('settle', 'withdraw', 'withdrawn', 'withdrawBack')
    fc.assert(
      fc.property(kinds, fc.integer({ min: 1, max: 1e9 }), (kind, amount) => {
        const { frozen, available, withdrawing, withdrawn } = movesOf(kind, amount)
        expect(frozen + available + withdrawing + withdrawn).toBe(0)
      }),
    )
  })
})

describe('levels', () => {
  it('rise with what was earned', () => {
    expect([-5, 0, 99_999, 100_000, 1_000_000].map(levelOf)).toEqual([1, 1, 1, 2, 3])
    expect([0, 100_000, 1_000_000].map(toNextLevel)).toEqual([100_000, 900_000, null])
  })
})

describe('the number of a card', () => {
  it('is known by its last digit: one wrong digit, and it is none', () => {
    expect(isCardNumber('4111111111111111')).toBe(true)
    expect(isCardNumber('6222020000000000000')).toBe(true)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 15 }),
        fc.integer({ min: 1, max: 9 }),
        (place, more) => {
          const digits = [...'4111111111111111'].map(Number)
          digits[place] = (digits[place]! + more) % 10
          expect(isCardNumber(digits.join(''))).toBe(false)
        },
      ),
    )
    expect(['', '4111', 'abcd111111111111'].some(isCardNumber)).toBe(false)
  })
})
