import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hasTwins,
  mainlandPhone,
  nameKey,
  narrow,
  plainCode,
  plainLookup,
  plainPhone,
  plainPostCode,
} from './typed.ts'

describe('what people type and paste', () => {
  it.each([
    '139 0000 1111',
    '139-0000-1111',
    '139–0000–1111',
    '139.0000.1111',
    '+86 139 0000 1111',
    '+8613900001111',
    '0086 139 0000 1111',
    '86 13900001111',
    '(+86) 139 0000 1111',
    '＋８６　１３９００００１１１１',
    ' 13900001111',
    '\u202d13900001111\u202c',
    "'13900001111",
    '139\u00a00000\u00a01111',
    '139\t0000\n1111',
  ])('is the phone that it shows: %j', (text) => {
    expect(plainPhone(text)).toBe('13900001111')
  })

  it.each([
    ['+1 (415) 555-0132', '+14155550132'],
    ['+852 9123 4567', '+85291234567'],
    ['00852-9123-4567', '+85291234567'],
    ['     ', ''],
    ['139000011112', '139000011112'],
    ['+86 139 0000 111', '+861390000111'],
    ['1390000111l', '1390000111l'],
    ['139 0000 1111 转 8', '139 0000 1111 转 8'],
    ['139/0000/1111', '139/0000/1111'],
    ['０５７１－８８８８００００', '0571-88880000'],
    ['010-12345678-9', '010-12345678-9'],
  ])('stays another phone, or none: %j is %j', (text, phone) => {
    expect(plainPhone(text)).toBe(phone)
    expect(mainlandPhone.test(phone)).toBe(false)
  })

  it.each([
    ['SF 1234 5678 9012', 'SF123456789012'],
    ['ＳＦ１２３４５６７８９０１２', 'SF123456789012'],
    ["'20261127123456789012", '20261127123456789012'],
    ['91330106\u200bMA2CX0K15T', '91330106MA2CX0K15T'],
    ['JD‑0001－2', 'JD-0001-2'],
    ['单号 SF12', '单号 SF12'],
  ])('is the number that was copied in groups: %j is %j', (text, code) => {
    expect(plainCode(text)).toBe(code)
  })

  it.each([
    ['３１００１２', '310012'],
    ['310 012', '310012'],
    ['SW1A 1AA', 'SW1A 1AA'],
    ['100-0001', '100-0001'],
  ])('is a post code: %j is %j', (text, code) => {
    expect(plainPostCode(text)).toBe(code)
  })

  it.each([
    ['+86 139 0000 1111', '13900001111'],
    ['139-0000-1111', '13900001111'],
    ['１１１１', '1111'],
    ["'2026 1127 1234 5678 9012", '20261127123456789012'],
    ['20261127-123456789012', '20261127123456789012'],
    ['+852 9123 4567', '85291234567'],
    ['SF 1234 5678 9012', 'SF123456789012'],
    ['199.00', '199.00'],
    ['林 小满', '林 小满'],
    ['＂壶＂　０．８', '"壶" 0.8'],
    ['Li 2', 'Li 2'],
    ['+008613900001111', '+008613900001111'],
    // The 00 of another country, and no area code of a landline.
    ['0086-0000000', '860000000'],
    ['0571-88880000', '057188880000'],
  ])('is looked up as it is stored: %j is %j', (text, words) => {
    expect(plainLookup(text)).toBe(words)
  })
})

/** Digits, signs of phones, letters of all widths, and what nobody sees. */
const typed = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom(..."0123456789+-() .'‘８６＋－　a林é\u0301\u200b\u202e\ud83d\ude00\n"),
      fc.constantFrom('+86', '0086', '13900001111', 'SF', '00'),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

/** What is left of a number when all that stands between and around digits is gone. */
const digitsOf = (text: string) => narrow(text).replaceAll(/[^\d]/g, '')

/** All code points but those of planes in which there is nothing: of them the first and the last. */
function* points(): Generator<number> {
  for (let plane = 0; plane <= 0x10; plane += 1) {
    const [first, last] = [plane << 16, (plane << 16) + 0xffff]
    if (plane > 3 && plane !== 14) yield* [first, last]
    // Signs of language and choices of form, at the foot of their plane.
    else
      for (let point = first; point <= (plane === 14 ? first + 0xfff : last); point += 1)
        yield point
  }
}

describe('each cleaning', () => {
  const cleanings = { narrow, plainPhone, plainCode, plainPostCode, plainLookup }
  it.each(Object.entries(cleanings))('%s changes nothing more when done again', (_, clean) => {
    fc.assert(
      fc.property(typed, (text) => {
        const once = clean(text)
        expect(clean(once)).toBe(once)
      }),
      { numRuns: 2000 },
    )
    for (const point of points()) {
      const once = clean(String.fromCodePoint(point))
      if (clean(once) !== once) expect.fail(`U+${point.toString(16)}`)
    }
  })

  it('makes no phone of what is none: no digit comes, goes or moves but those of +86', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const phone = plainPhone(text)
        if (!mainlandPhone.test(phone)) return
        expect(narrow(text)).toMatch(/^[\d\s+().'‘’‐-―−-]+$/u)
        expect(['', '86', '0086'].map((before) => `${before}${phone}`)).toContain(digitsOf(text))
      }),
      { numRuns: 1500 },
    )
  })

  it('makes no number of what is none: no letter and no digit comes, goes or moves', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const code = plainCode(text)
        if (!/^[A-Za-z0-9-]+$/.test(code)) return
        expect(code.replaceAll(/\W/g, '')).toBe(narrow(text).replaceAll(/[\s'‘’‐-―−-]/g, ''))
      }),
      { numRuns: 1500 },
    )
  })
})

describe('names that must differ', () => {
  it.each([
    ['L', 'Ｌ'],
    ['caf\u00e9', 'cafe\u0301'],
    ['xl', 'XL'],
    ['K-1', 'k-1'],
    ['云 白', ' 云　 白 '],
    ['白', '白\u200b'],
    ['Straße', 'STRASSE'],
    ['ﬁne', 'Fine'],
    ['Straẞe', 'straße'],
  ])('are one: %j and %j', (one, other) => {
    expect(hasTwins([one, '别的', other])).toBe(true)
  })

  it.each([
    ['藏青', '天蓝'],
    ['café', 'cafe'],
    ['1L', '11'],
    ['', 'a'],
  ])('are two: %j and %j', (one, other) => {
    expect(hasTwins([one, other])).toBe(false)
  })

  it('have one key for each letter that has a case or another form', () => {
    const letters = Array.from({ length: 0x11_0000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
    const changing = letters.filter(
      (one) =>
        one.toLowerCase() !== one || one.toUpperCase() !== one || one.normalize('NFKC') !== one,
    )
    const apart = changing.filter((one) =>
      [nameKey(one), one.toUpperCase(), one.toLowerCase(), one.normalize('NFD')].some(
        (other) => nameKey(other) !== nameKey(one),
      ),
    )
    expect(changing.length).toBeGreaterThan(5_000)
    expect(apart).toEqual([])
  })

  it('have one key however they are written', () => {
    const written = (text: string) => [
      text.normalize('NFD'),
      text.normalize('NFC'),
      text.normalize('NFKC'),
      ` ${text}\u200b `,
      text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
      ...(/^[\x20-\x7e]*$/.test(text) ? [text.toUpperCase(), text.toLowerCase()] : []),
    ]
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (text) => {
        const key = nameKey(text)
        expect(nameKey(key)).toBe(key)
        for (const other of written(text)) expect(nameKey(other)).toBe(key)
      }),
      { numRuns: 300 },
    )
  })
})
