import { summaryLength } from '@mallard/contract/content/service-center/service-center.codes'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sanitizeRich } from '#platform/rich-text.ts'
import { plainText, summaryOf } from './article.rules.ts'

it.each([
  ['<p>先断电</p><p>再拔下</p>', '先断电 再拔下'],
  ['<ol><li>烧开 &amp; 倒掉</li></ol>', '烧开 & 倒掉'],
  ['<p>在<strong>订单</strong>里</p>', '在订单里'],
  ['&amp;lt;', '&lt;'],
  ['', ''],
])('%s has the words %s', (html, words) => {
  expect(plainText(html)).toBe(words)
})

it('has the words that were written, whatever signs they hold, and a bounded summary', () => {
  const written = fc.string({ unit: fc.constantFrom('a', '水', '<', '>', '&', '"', ' ', 'lt;') })
  fc.assert(
    fc.property(written, (text) => {
      const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
      const html = sanitizeRich(`<p>${escaped}</p>`)
      expect(plainText(html)).toBe(text.replace(/\s+/g, ' ').trim())
      expect(summaryOf(html).length).toBeLessThanOrEqual(summaryLength + 1)
    }),
  )
})
