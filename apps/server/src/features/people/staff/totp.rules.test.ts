import { Secret } from 'otpauth'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { authenticatorUri, newSecret, stepOfCode } from './totp.rules.ts'

/** RFC 6238, appendix B: the last six of its eight digits, for its key of SHA-1. */
const rfcKey = Secret.fromUTF8('12345678901234567890').base32
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const

describe('a code', () => {
  it.each(vectors)('at second %i is that of RFC 6238', (seconds, code) => {
    expect(stepOfCode(rfcKey, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  it.each(vectors)(
    'at second %i holds one step before and after, and no longer',
    (seconds, code) => {
      const step = Math.floor(seconds / 30)
      const at = (steps: number) => stepOfCode(rfcKey, code, (step + steps) * 30_000 + 15_000)
      expect([at(-2), at(-1), at(0), at(1), at(2)]).toEqual([
        undefined,
        step,
        step,
        step,
        undefined,
      ])
    },
  )

  it('is of one secret alone', () => {
    const [mine, other] = [newSecret(), newSecret()]
    const now = 1_767_000_000_000
    const codes = Array.from({ length: 2000 }, (_, each) => String(each * 500 + 7).padStart(6, '0'))
    const good = (secret: string) => codes.filter((code) => stepOfCode(secret, code, now))
    // Three of a million hold at a time.
    expect(good(mine).length + good(other).length).toBeLessThan(5)
  })

  it('that is none is no code', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.nat(2e12), (typed, now) => {
        const step = stepOfCode(rfcKey, typed, now)
        expect(step === undefined || /^\d{6}$/.test(typed)).toBe(true)
      }),
    )
  })
})

it('an authenticator is told whose secret it is, and how its codes are made', () => {
  const uri = new URL(authenticatorUri(rfcKey, '晨光 Home', 'owner'))
  expect(decodeURIComponent(uri.pathname)).toContain('晨光 Home:owner')
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    issuer: '晨光 Home',
    secret: rfcKey,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
