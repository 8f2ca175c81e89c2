import { expect, it } from 'vitest'
import { cutText, decodeOr, forAddress } from './text.ts'

it.each([
  ['壶', 3, '壶'],
  ['一把壶', 2, '一把'],
  ['😀😀', 4, '😀😀'],
  ['😀😀', 3, '😀'],
  ['a😀', 2, 'a'],
  ['', 0, ''],
])('%s is cut at %i to %s', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut)
})

it.each([
  ['%E5%A3%B6', '壶'],
  ['a b', 'a b'],
  ['%E5%A3%B', undefined],
  ['%', undefined],
])('%s without its percent codes is %s', (text, decoded) => {
  expect(decodeOr(text, undefined)).toBe(decoded)
})

it.each([
  ['壶 & 😀', encodeURIComponent('壶 & 😀')],
  ['壶\ud83d', encodeURIComponent('壶')],
  ['\ude00\ud83d', ''],
])('%j goes into an address', (text, part) => {
  expect(forAddress(text)).toBe(part)
})
