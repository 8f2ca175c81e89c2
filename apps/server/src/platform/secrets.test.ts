import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seal, unseal } from './secrets.ts'

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
    for (const short of ['', 'AAAA', sealed.slice(0, 30)]) expect(unseal(key, 'one', short)).toBeUndefined()
  })
})
