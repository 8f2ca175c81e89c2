import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hashOf,
  keyedHash,
  randomText,
  randomToken,
  sameText,
  seal,
  sessionToken,
  sixDigits,
  unseal,
} from './secrets.ts'

const key = 'a key for tests only'

describe('what is sealed', () => {
  it('opens as it was, looks different each time, and says nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const sealed = seal(key, 'one', text)
        expect(unseal(key, 'one', sealed)).toBe(text)
        expect(seal(key, 'one', text)).not.toBe(sealed)
        if (text.length > 4) expect(Buffer.from(sealed, 'base64url').includes(text)).toBe(false)
      }),
    )
  })

  it('does not open with another key, for another purpose, or when one bit was altered', () => {
    const sealed = seal(key, 'one', 'a refresh token')
    expect(unseal('another key', 'one', sealed)).toBeUndefined()
    expect(unseal(key, 'two', sealed)).toBeUndefined()
    const bytes = Buffer.from(sealed, 'base64url')
    for (let at = 0; at < bytes.length; at += 1) {
      const altered = Buffer.from(bytes)
      altered[at]! ^= 1
      expect(unseal(key, 'one', altered.toString('base64url'))).toBeUndefined()
    }
    for (const short of ['', 'AAAA', sealed.slice(0, 30)])
      expect(unseal(key, 'one', short)).toBeUndefined()
  })
})

it.each([
  ['a', 'a', true],
  ['a', 'b', false],
  ['a', 'ab', false],
  ['\u00e9', 'a', false],
  ['\u00e9', '\u00e9', true],
  [undefined, 'a', false],
  ['', '', false],
])('%s is the secret %s: %s', (given, expected, same) => {
  expect(sameText(given, expected)).toBe(same)
})

describe('what is drawn by chance', () => {
  it('has the length and the letters that were asked for', () => {
    for (const length of [0, 1, 7, 64])
      expect(randomText(length, 'ab')).toMatch(new RegExp(`^[ab]{${length}}$`))
    expect(randomToken()).toMatch(/^[0-9A-Za-z]{22}$/)
    expect(Buffer.from(sessionToken(), 'base64url')).toHaveLength(32)
    for (let turn = 0; turn < 500; turn += 1) expect(sixDigits()).toMatch(/^\d{6}$/)
    expect(new Set(Array.from({ length: 100 }, randomToken)).size).toBe(100)
  })

  it('prefers no letter, whatever 256 leaves over when it is shared among them', () => {
    const alphabet = Array.from({ length: 129 }, (_, place) =>
      String.fromCharCode(0x100 + place),
    ).join('')
    const counts = new Map<string, number>()
    for (const letter of randomText(129_000, alphabet))
      counts.set(letter, (counts.get(letter) ?? 0) + 1)
    // 1000 each are expected; a letter that has two bytes would come 2000 times, and 250 are eight
    // deviations.
    for (const letter of alphabet)
      expect(Math.abs((counts.get(letter) ?? 0) - 1000)).toBeLessThan(250)
  })
})

it('hashes the same to the same, and with another key to another', () => {
  expect(hashOf('abc')).toBe(
    Buffer.from('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', 'hex').toString(
      'base64url',
    ),
  )
  expect(keyedHash('key', 'abc')).toBe(keyedHash('key', 'abc'))
  expect(keyedHash('key', 'abc')).not.toBe(keyedHash('another', 'abc'))
  expect(keyedHash('key', 'abc')).toHaveLength(43)
})
