import { hostileTexts } from '@mallard/testing/hostile-texts'
import { expect, it } from 'vitest'
import { sanitizeRich } from './rich-text.ts'

const tags =
  /^(?:h[234]|p|br|[uo]l|li|strong|em|t(?:able|head|body|r|h|d)|img|a|blockquote|figure|figcaption)$/
const attributes = /^(?:href|src|alt|width|height|colspan|rowspan)$/

/**
 * Every tag of a text that is written as sanitize-html writes: quoted values, quotes inside them
 * escaped.
 */
function* tagsOf(html: string): Generator<{ name: string; rest: string }> {
  for (const [, name = '', rest = ''] of html.matchAll(
    /<\/?([^\s/>]+)((?:\s+[^\s=/>]+(?:="[^"]*")?)*)\s*\/?>/g,
  ))
    yield { name, rest }
}

it('is a corpus of more than a hundred ways in', () => {
  expect(new Set(hostileTexts).size).toBeGreaterThanOrEqual(120)
})

it.each(hostileTexts)('nothing acts in what is left of %j', (text) => {
  for (const dirty of [text, `<p>${text}</p>`, `<table><td>${text}`]) {
    const clean = sanitizeRich(dirty)
    for (const { name, rest } of tagsOf(clean)) {
      expect(name).toMatch(tags)
      for (const [, attribute = '', value = ''] of rest.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)) {
        expect(attribute).toMatch(attributes)
        if (attribute === 'href' || attribute === 'src')
          expect(new URL(value, 'https://shop.example').protocol).toBe('https:')
      }
    }
    // What is no tag is text: no other bracket is open.
    expect(
      clean.replaceAll(/<\/?[a-z][a-z\d]*(?:\s+[a-z]+(?:="[^"]*")?)*\s*\/?>/g, ''),
    ).not.toContain('<')
  }
})
