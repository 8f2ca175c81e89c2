import { describe, expect, it } from 'vitest'
import { checkDigitOf, isTaxNumber, plainTaxNumber } from './tax-number.ts'

const digits = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** The same numbers each time. */
function generator(seed: number) {
  let state = seed
  return (max: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * max)
  }
}

function bodyOf(random: (max: number) => number): string {
  const any = (count: number) =>
    Array.from({ length: count }, () => digits.charAt(random(31))).join('')
  return any(2) + Array.from({ length: 6 }, () => random(10)).join('') + any(9)
}

describe('a unified social credit code', () => {
  it('is known by its check digit, as the standard computes it', () => {
    // The example of GB 32100-2015, annex A.
    expect(isTaxNumber('91350100M000100Y43')).toBe(true)
    expect(isTaxNumber('91350100M000100Y44')).toBe(false)
  })

  it('with its check digit is one, and with any single character changed is none', () => {
    const random = generator(7)
    for (let round = 0; round < 500; round += 1) {
      const body = bodyOf(random)
      const code = body + checkDigitOf(body)
      expect(isTaxNumber(code), code).toBe(true)
      const place = random(18)
      const other = digits.charAt((digits.indexOf(code.charAt(place)) + 1 + random(30)) % 31)
      const changed = code.slice(0, place) + other + code.slice(place + 1)
      expect(isTaxNumber(changed), `${code} became ${changed}`).toBe(false)
    }
  })

  it('with two different neighbours exchanged is none', () => {
    const random = generator(11)
    for (let round = 0; round < 500; round += 1) {
      const body = bodyOf(random)
      const code = body + checkDigitOf(body)
      const place = 8 + random(8)
      if (code.charAt(place) === code.charAt(place + 1)) continue
      const changed =
        code.slice(0, place) + code.charAt(place + 1) + code.charAt(place) + code.slice(place + 2)
      expect(isTaxNumber(changed), `${code} became ${changed}`).toBe(false)
    }
  })

  it('has no letters that look like digits, and is neither shorter nor longer', () => {
    for (const text of [
      '',
      '9135010OM000100Y43',
      '91350100M000100Y4',
      '91350100M000100Y433',
      '91350100m000100y43',
      '91350100I000100Y43',
      '一二三',
    ])
      expect(isTaxNumber(text), text).toBe(false)
    expect(isTaxNumber(plainTaxNumber(' 9135 0100 m000-100y43 '))).toBe(true)
  })
})
