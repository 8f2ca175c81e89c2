import { describe, expect, it } from 'vitest'
import { dateTime, dayStart, fenTyped, money, shortTime } from './show.ts'

describe('money', () => {
  it('has two decimals, groups, and a sign in front', () => {
    expect(money(123_456_789)).toBe('¥1,234,567.89')
    expect(money(-500)).toBe('−¥5.00')
    expect(money(0)).toBe('¥0.00')
  })

  it('is read as people type it', () => {
    expect(['399', '399.5', '¥1,234.50', ' 0.01 '].map(fenTyped)).toEqual([
      39_900, 39_950, 123_450, 1,
    ])
    expect(['', '1.234', '-1', '1e3', '.5'].map(fenTyped)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('times', () => {
  const evening = Date.UTC(2026, 10, 20, 17, 5)
  it('are told in Beijing time', () => {
    expect(dateTime(evening)).toBe('2026-11-21 01:05')
  })

  it('are short: the hour today, the day this year, else the date', () => {
    expect(shortTime(evening, Date.UTC(2026, 10, 21, 3))).toBe('01:05')
    expect(shortTime(evening, Date.UTC(2026, 10, 22, 3))).toBe('11-21 01:05')
    expect(shortTime(evening, Date.UTC(2027, 0, 2))).toBe('2026-11-21')
  })

  it('begin a day at Beijing midnight', () => {
    expect(dayStart('2026-11-21')).toBe(Date.UTC(2026, 10, 20, 16))
    expect(dayStart('2026-11-21', 1)).toBe(Date.UTC(2026, 10, 21, 16))
    expect(dayStart('2026-13-01')).toBeUndefined()
    expect(dayStart(null)).toBeUndefined()
  })
})
