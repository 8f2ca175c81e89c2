import { maxAWeek } from '@mallard/contract/account/campaign/campaign.codes'
import { beijingDay, day, hour } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outcomeOf, speakingFrom, withOutcomes } from './campaign.rules.ts'

const instants = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) })

describe('quiet hours', () => {
  it('let nobody be told between nine in the evening and nine in the morning, and keep nobody longer', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const from = speakingFrom(now)
        const passed = from - beijingDay(from)
        expect(from - now).toBeGreaterThanOrEqual(0)
        expect(from - now).toBeLessThanOrEqual(12 * hour)
        expect(passed).toBeGreaterThanOrEqual(9 * hour)
        expect(passed).toBeLessThan(21 * hour)
        expect(speakingFrom(from)).toBe(from)
      }),
      { numRuns: 300 },
    )
    const midnight = beijingDay(Date.UTC(2026, 5, 1))
    expect(speakingFrom(midnight + 12 * hour)).toBe(midnight + 12 * hour)
    expect(speakingFrom(midnight + 21 * hour)).toBe(midnight + day + 9 * hour)
  })
})

describe('a member', () => {
  const willing = { isOpen: true, hasConsent: true, toldThisWeek: 0 }
  it('is told news only if they allowed it, and a few times a week', () => {
    expect(outcomeOf('marketing', willing)).toBe('told')
    expect(outcomeOf('marketing', { ...willing, hasConsent: false })).toBe('noConsent')
    expect(outcomeOf('marketing', { ...willing, toldThisWeek: maxAWeek - 1 })).toBe('told')
    expect(outcomeOf('marketing', { ...willing, toldThisWeek: maxAWeek })).toBe('enough')
  })
  it('is told what concerns them without that, while the account is open', () => {
    const unasked = { ...willing, hasConsent: false, toldThisWeek: 9 }
    expect(outcomeOf('service', unasked)).toBe('told')
    expect(outcomeOf('service', { ...unasked, isOpen: false })).toBe('gone')
  })
  it('is counted with those before', () => {
    expect(withOutcomes({}, [])).toEqual({})
    expect(withOutcomes({ told: 2 }, ['told', 'gone', 'told'])).toEqual({ told: 4, gone: 1 })
  })
})
