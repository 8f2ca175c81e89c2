import { expect, it } from 'vitest'
import { countText, listedText } from './count-text.ts'

it.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [8427, '8427', '8.4K'],
  [10_000, '1万', '10K'],
  [15_230, '1.5万', '15.2K'],
  [99_999, '9.9万', '99.9K'],
  [2_345_678, '234.5万', '2.3M'],
  [123_000_000, '1.2亿', '123M'],
])('writes %i as %s and as %s, never more than there are', (count, chinese, english) => {
  expect(countText(count, 'zh')).toBe(chinese)
  expect(countText(count, 'en')).toBe(english)
})

it.each([
  [0, '0'],
  [1000, '1000'],
  [1001, '1000+'],
])('says of a list of %i: %s', (total, text) => {
  expect(listedText(total)).toBe(text)
})
