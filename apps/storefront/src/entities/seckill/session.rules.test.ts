import { describe, expect, it } from 'vitest'
import { daysAhead, firstShown, phaseOf, stateOf, timeOfDay } from './session.rules.ts'

const hour = 3_600_000
const at = (from: number, isClosed = false) => ({
  startAt: from * hour,
  endAt: (from + 1) * hour,
  isClosed,
})

describe('a session on the page', () => {
  it.each([
    [9.5, false, 'waiting', 'wait'],
    [10, false, 'running', 'selling'],
    [11, false, 'over', 'ended'],
    [10.5, true, 'over', 'ended'],
  ])('at %d o’clock, closed %s, is %s', (now, isClosed, phase, state) => {
    expect([
      phaseOf(at(10, isClosed), now * hour),
      stateOf(at(10, isClosed), undefined, now * hour),
    ]).toEqual([phase, state])
  })

  it('follows its quota while it runs, and the clock before and after', () => {
    expect(stateOf(at(10), 'chance', 10.5 * hour)).toBe('chance')
    expect(stateOf(at(10), 'soldOut', 10.5 * hour)).toBe('soldOut')
    // Heard a moment before it began.
    expect(stateOf(at(10), 'wait', 10 * hour)).toBe('selling')
    expect(stateOf(at(10), 'selling', 11 * hour)).toBe('ended')
  })

  it('is shown first when it runs, else when it is next, else when it was last', () => {
    const sessions = [at(8), at(10), at(12)]
    expect(firstShown(sessions, 10.5 * hour)).toBe(sessions[1])
    expect(firstShown(sessions, 9.5 * hour)).toBe(sessions[1])
    expect(firstShown(sessions, 20 * hour)).toBe(sessions[2])
    expect(firstShown([], 0)).toBeUndefined()
  })

  it('tells time and day by Beijing', () => {
    const evening = Date.UTC(2026, 10, 23, 12)
    expect(timeOfDay(evening)).toBe('20:00')
    expect(daysAhead(evening + 4 * hour, evening)).toBe(1)
    expect(daysAhead(evening + 3 * hour, evening)).toBe(0)
  })
})
