import { expect, it } from 'vitest'
import { line } from './fields.ts'

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
