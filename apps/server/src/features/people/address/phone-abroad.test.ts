import { areaData } from '@mallard/contract/people/address/area-data'
import { isOverseas } from '@mallard/contract/people/address/area'
import { isContactPhone } from '@mallard/contract/people/address/contact-phone'
import { mainlandPhone, plainPhone } from '@mallard/kernel'
import fc from 'fast-check'
import {
  getExampleNumber,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, it } from 'vitest'
import { countryOf, isPhoneAbroad } from './phone-abroad.ts'

const overseas = areaData.provinces.find(([code]) => isOverseas(code))?.[2] ?? []

/** A place of each kind, with its country in the library. */
const provinces = [
  ['330106', 'CN'],
  ['710101', 'TW'],
  ['810101', 'HK'],
  ['820102', 'MO'],
] as const

describe('phones by their place', () => {
  it('know the country of each overseas area', () => {
    const names = new Intl.DisplayNames('zh-CN', { type: 'region' })
    // Names that the picker has shorter.
    const short: Record<string, string> = { AE: '阿联酋', CZ: '捷克' }
    expect(overseas.length).toBeGreaterThan(60)
    for (const [code, name] of overseas) {
      const country = countryOf(code)
      expect(country && (short[country] ?? names.of(country)), code).toBe(name)
    }
  })

  it.each([
    ['984000', '+1 (415) 555-0132'],
    ['984000', '(415) 555-0132'],
    ['984000', '1 415 555 0132'],
    ['982600', '+44 (0)20 7946 0018'],
    ['939200', '090-1234-5678'],
    ['984000', '+81 90 1234 5678'],
    ['810101', '+852 9123 4567'],
    ['810101', '9123 4567'],
    ['820102', '+853 6612 3456'],
    ['710101', '+886 912 345 678'],
    ['710101', '0912-345-678'],
    ['710101', '(02) 2345-6789'],
    ['810101', '+86 139 0000 1111'],
    ['984000', '13900001111'],
  ])('take, for %s, %s', (countyCode, typed) => {
    const phone = plainPhone(typed)
    expect(isContactPhone(phone, { countyCode })).toBe(true)
    if (isOverseas(countyCode)) expect(isPhoneAbroad(phone, countyCode)).toBe(true)
  })

  it.each([
    ['984000', '     '],
    ['984000', '55555'],
    ['984000', '+1 415 555 013'],
    ['984000', '+999 415 555 0132'],
    ['810101', '+852 9123 456'],
    ['820102', '+852 9123 4567'],
    ['710101', '+886 912 345'],
    ['330106', '+852 9123 4567'],
    ['330106', '0571-88888888'],
  ])('refuse, for %s, %j', (countyCode, typed) => {
    const phone = plainPhone(typed)
    const isTaken = isContactPhone(phone, { countyCode })
    expect(isTaken && (!isOverseas(countyCode) || isPhoneAbroad(phone, countyCode))).toBe(false)
  })

  it('of the phone’s small table are all mobile numbers that the library has for a province', () => {
    const digits = fc.stringMatching(/^\d{7,10}$/)
    fc.assert(
      fc.property(fc.constantFrom(...provinces), digits, ([countyCode, country], national) => {
        const number = parsePhoneNumberFromString(national, country)
        const isMobile = number?.isValid() && /MOBILE/.test(number.getType() ?? '')
        fc.pre(isMobile === true && number?.country === country)
        for (const written of [number!.number, number!.formatInternational()])
          expect(isContactPhone(plainPhone(written), { countyCode }), written).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('of the phone’s small table are, outside of it, none that no country could have', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...provinces.slice(1)),
        fc.stringMatching(/^(\+?(852|853|886|86|1))?\d{5,12}$/),
        ([countyCode, country], phone) => {
          fc.pre(isContactPhone(phone, { countyCode }) && !mainlandPhone.test(phone))
          const ways = [phone, `+${phone}`].map((way) => parsePhoneNumberFromString(way, country))
          expect(ways.some((way) => way?.isPossible() && way.country === country)).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('are one rule: what the server takes from abroad the form takes, and no cleaning undoes it', () => {
    const places = overseas.map(([code]) => [code, countryOf(code)] as const)
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.constantFrom('formatInternational', 'formatNational', 'number'),
        ([countyCode, country], how) => {
          const example = getExampleNumber(country as CountryCode, examples)!
          const written = how === 'number' ? example.number : example[how]()
          const phone = plainPhone(written)
          expect(isPhoneAbroad(phone, countyCode), written).toBe(true)
          expect(isContactPhone(phone, { countyCode }), written).toBe(true)
        },
      ),
      { numRuns: 400 },
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.stringMatching(/^\+?\d{0,18}$/),
        ([countyCode], phone) => {
          if (isPhoneAbroad(phone, countyCode))
            expect(isContactPhone(phone, { countyCode })).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
