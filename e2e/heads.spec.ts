import { landingPages } from '@mallard/testing/landing'
import { describe, expect, it } from 'vitest'
import { shop } from './browser.ts'
import { useAddresses } from './touring.ts'

describe('what search engines are told of a page for strangers', () => {
  const addressOf = useAddresses()

  it.each(landingPages)('is what it is about, in a title and a sentence: %s', async (name) => {
    const answer = await fetch(shop + addressOf(name), { headers: { accept: 'text/html' } })
    const html = await answer.text()
    expect(html).toMatch(/<title>[^<]{2,}<\/title>/)
    if (!html.includes('<meta name="robots" content="noindex">'))
      expect(html).toMatch(/<meta name="description" property="og:description" content="[^"]{5,}">/)
  })
})
