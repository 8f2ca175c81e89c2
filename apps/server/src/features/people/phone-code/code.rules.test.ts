import { day, hour, minute, second } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { budgetAlert, budgetState, codeGap, hourOf, maySend } from './code.rules.ts'

const now = 1_000 * day
const ago = (...spans: number[]) => spans.map((span) => now - span)
const answer = (sent: readonly number[], free = 1) => {
  const allowed = maySend(sent, now, free)
  return allowed.ok ? allowed.value : allowed.refusal
}

describe('one more code', () => {
  it('goes out a minute after the last, to the millisecond, and says how long that is', () => {
    expect(answer(ago(codeGap))).toEqual({ needCaptcha: true })
    for (const [span, seconds] of [
      [codeGap - 1, 1],
      [codeGap - second, 1],
      [codeGap - second - 1, 2],
      [0, 60],
    ] as const)
      expect(maySend(ago(span), now, 1), String(span)).toMatchObject({
        refusal: 'codeTooSoon',
        details: { seconds },
      })
  })

  it('waits for the newest, in whatever order they are known', () => {
    expect(answer(ago(second, hour))).toBe('codeTooSoon')
    expect(answer(ago(hour, second))).toBe('codeTooSoon')
  })

  it('is the fifth of an hour at the most, and an hour ago is no more of it', () => {
    const four = ago(2 * minute, 3 * minute, 4 * minute, 5 * minute)
    expect(answer(four)).toEqual({ needCaptcha: true })
    expect(answer([...four, ...ago(hour - 1)])).toBe('codeLimit')
    expect(answer([...four, ...ago(hour)])).toEqual({ needCaptcha: true })
  })

  it('is the tenth of a day at the most, and a day ago is no more of it', () => {
    const nine = Array.from({ length: 9 }, (_, place) => now - (place + 2) * hour)
    expect(answer(nine)).toEqual({ needCaptcha: false })
    expect(answer([...nine, ...ago(day - 1)])).toBe('codeLimit')
    expect(answer([...nine, ...ago(day)])).toEqual({ needCaptcha: false })
  })

  it.each([
    [0, 0, true],
    [1, 0, false],
    [1, 1, true],
    [3, 2, false],
    [3, 3, true],
  ])('where %i are free, after %i in the hour, wants a picture: %s', (free, sent, needCaptcha) => {
    const before = ago(2 * minute, 3 * minute, 4 * minute).slice(0, sent)
    expect(answer([...before, ...ago(hour, 2 * hour)], free)).toEqual({ needCaptcha })
  })

  it('keeps within both limits however somebody tries, and is never locked out for good', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 * hour }), { maxLength: 40 }), (waits) => {
        const sent: number[] = []
        let at = now
        for (const wait of waits) {
          at += wait
          const known = sent.filter((each) => at - each < day)
          if (maySend(known, at, 1).ok) sent.push(at)
        }
        const isWithin = sent.every((newest, place) => {
          const since = (span: number) =>
            sent.slice(0, place + 1).filter((each) => newest - each < span).length
          return since(codeGap) === 1 && since(hour) <= 5 && since(day) <= 10
        })
        return isWithin && maySend(sent, at + day, 1).ok
      }),
      { numRuns: 60 },
    )
  })
})

describe('what the whole shop sends in an hour', () => {
  it.each([
    [49, 100, 'calm'],
    [50, 100, 'busy'],
    [79, 100, 'busy'],
    [80, 100, 'scarce'],
    [500, 100, 'scarce'],
    // Halves and fifths that are no whole number.
    [3, 7, 'calm'],
    [4, 7, 'busy'],
    [5, 7, 'busy'],
    [6, 7, 'scarce'],
  ])('is after %i of %i %s', (sent, budget, state) => {
    expect(budgetState(sent, budget)).toBe(state)
  })

  it('is told to the operator once when it is scarce, and then once when it is spent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 100 }), (budget) => {
        const codes = Array.from({ length: 2 * budget }, (_, place) => place + 1)
        const alerts = codes.flatMap((sent) => budgetAlert(sent, budget) ?? [])
        expect(alerts).toEqual(['scarce', 'spent'])
        expect(budgetAlert(budget, budget)).toBe('spent')
      }),
    )
  })

  it('is told at least as spent where the budget is too small for two words', () => {
    for (const budget of [1, 2, 3, 4]) expect(budgetAlert(budget, budget)).toBe('spent')
  })

  it('begins anew with every hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (at) => {
        const start = hourOf(at).getTime()
        expect(start % hour).toBe(0)
        expect(at - start).toBeGreaterThanOrEqual(0)
        expect(at - start).toBeLessThan(hour)
      }),
    )
  })
})
