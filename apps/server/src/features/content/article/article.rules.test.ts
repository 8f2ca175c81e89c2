import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitizeRich } from '#platform/rich-text.ts'
import { bodyParts, lightPictures, stateAt } from './article.rules.ts'

const card = (id: number) =>
  `<figure><img src="/pictures/k.0a.webp" alt="" width="9" height="9" /><figcaption><a href="/goods/${id}-1-1">手冲壶 &lt;小&gt;</a></figcaption></figure>`
const piece = fc.oneof(
  fc.integer({ min: 1, max: 999_999_999 }).map((itemId) => ({ kind: 'goods' as const, itemId })),
  fc
    .constantFrom('<p>水</p>', '<h2>茶</h2>', '<figure><img src="/pictures/a.webp" /></figure>')
    .map((html) => ({ kind: 'text' as const, html })),
)

describe('the pieces of an article', () => {
  it('are its text and its goods, in their order and nothing else', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const html = sanitizeRich(
          pieces.map((each) => (each.kind === 'goods' ? card(each.itemId) : each.html)).join(''),
        )
        const parts = bodyParts(html)
        expect(parts.flatMap((part) => (part.kind === 'goods' ? [part.itemId] : []))).toEqual(
          pieces.flatMap((each) => (each.kind === 'goods' ? [each.itemId] : [])),
        )
        expect(
          parts
            .map((part) => (part.kind === 'goods' ? sanitizeRich(card(part.itemId)) : part.html))
            .join(''),
        ).toBe(html)
      }),
    )
  })

  it('leave links to other places alone', () => {
    const html = '<p><a href="/goods/1-1-1">壶</a></p>'
    expect(bodyParts(html)).toEqual([{ kind: 'text', html }])
    expect(bodyParts('')).toEqual([])
  })

  it('show the shop’s own pictures at the width of a phone', () => {
    expect(lightPictures('<img src="/pictures/a.webp" alt="" />')).toBe(
      '<img loading="lazy" src="/pictures/a.webp?w=1080" alt="" />',
    )
    const elsewhere = '<img src="https://a.example/b.png" />'
    expect(lightPictures(elsewhere)).toBe(elsewhere)
  })
})

it('is scheduled until its moment', () => {
  expect(stateAt('published', new Date(5), 4)).toBe('scheduled')
  expect(stateAt('published', new Date(5), 5)).toBe('published')
  expect(stateAt('down', new Date(9), 5)).toBe('down')
  expect(stateAt('draft', null, 5)).toBe('draft')
})
