import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanLine, line } from './fields.ts'

const name = line(25, 1)

it.each([
  'a\nb',
  'a\rb',
  'a\tb',
  'a\u0000b',
  'a\u0085b',
  'a\u2028b',
  'a\u200bb',
  '\u200b=1+1',
  'a\u202eb',
  'a\u2066b',
  'a\u00adb',
  'a\ufffab',
  'a\u2060',
])('a name takes nothing that shows nowhere: %j', (text) => {
  expect(name.safeParse(text).error?.issues[0]?.message).toBe('含有不支持的字符')
})

it.each(['林小满', 'O’Neill-Łukasz Jr.', '👩‍👧 家', '买买提·吐尔逊', 'कि', 'می‌خواهم'])(
  'a name is what people are called: %s',
  (text) => {
    expect(name.parse(` ${text}\n`)).toBe(text)
  },
)

/** Words of a provider: letters that anybody types, and those that nobody sees. */
const told = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.constantFrom('\u200b', '\u202e', '\u2066', '\u0007', '\n', '\ufeff', '\ud83d', '\ude00'),
      fc.constantFrom(' ', '林', '👩‍👧', 'a'),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''))

it('a name that a provider tells us is made one that could be typed, never longer, and cleaned once for all', () => {
  fc.assert(
    fc.property(told, fc.integer({ min: 0, max: 30 }), (text, max) => {
      const clean = cleanLine(text, max)
      expect(clean.length).toBeLessThanOrEqual(Math.min(text.length, max))
      expect(cleanLine(clean, max)).toBe(clean)
      expect(line(max).parse(clean)).toBe(clean)
      expect(clean).not.toMatch(/\p{Cs}/u)
    }),
  )
})

it.each([
  ['林\u200b小\u202e满', '林小满'],
  [' 已签收\r\n签收人：本人 ', '已签收 签收人：本人'],
  ['👩‍👧 家', '👩‍👧 家'],
  ['\u200b\u2060', ''],
])('%j is told as %j', (text, clean) => {
  expect(cleanLine(text, 20)).toBe(clean)
})
