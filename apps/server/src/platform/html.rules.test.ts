import { expect, it } from 'vitest'
import { escapedHtml } from './html.rules.ts'

it('lets no text end a tag or an attribute', () => {
  expect(escapedHtml(`<a href="x">A & B's</a>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;A &amp; B&#39;s&lt;/a&gt;',
  )
})
