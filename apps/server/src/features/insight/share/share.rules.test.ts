import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { signedAddress, signedText } from './share.rules.ts'

const shop = 'https://shop.example'

describe('signing pages for WeChat', () => {
  it('agrees with the published example', () => {
    const text = signedText('TICKET', 'NONCE', 1_700_000_000, 'https://m.example.com/a/1-1?x=1')
    expect(createHash('sha1').update(text).digest('hex')).toBe(
      'b996dd779fe07e7a26da94493824a9105674147f',
    )
  })

  it.each([
    [`${shop}/a/1-1?x=1#top`, `${shop}/a/1-1?x=1`],
    [`${shop}/`, `${shop}/`],
    [`${shop}/list/1-1?q=%E5%A3%B6`, `${shop}/list/1-1?q=%E5%A3%B6`],
  ])('takes %s', (url, signed) => {
    expect(signedAddress(url, [shop])).toBe(signed)
  })

  it.each([
    'https://evil.example/',
    'http://shop.example/',
    'https://shop.example:444/',
    'https://shop.example.evil.example/',
    'https://user@shop.example/',
    String.raw`https:\\shop.example/`,
    '//shop.example/',
    '/a/1-1',
    'javascript:alert(1)',
    '',
  ])('signs nothing of %s', (url) => {
    expect(signedAddress(url, [shop, 'https://other.example'])).toBeUndefined()
  })
})
