import { expect, it } from 'vitest'
import { plainWords } from './plain-words.ts'

it('are the first of a clean text, without half of a character at the end', () => {
  expect(plainWords('<p>在<strong>订单</strong>里</p><p>看</p>')).toBe('在订单里 看')
  const long = plainWords(`<p>${'壶'.repeat(149)}😀</p>`)
  expect(long).toBe('壶'.repeat(149))
})
