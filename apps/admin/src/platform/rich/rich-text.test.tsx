import { describe, expect, it } from 'vitest'
import { cleanRich } from './rich-text.ts'

describe('the preview of rich text', () => {
  it('keeps structure', () => {
    const html = '<h2>Kettle</h2><p>Warm <strong>and</strong> slow</p><ul><li>One</li></ul>'
    expect(cleanRich(html)).toBe(html)
  })

  it('has nothing that could act', () => {
    expect(
      cleanRich('<p onclick="x()">a</p><script>x()</script><style>p{}</style><iframe></iframe>'),
    ).toBe('<p>a</p>')
    expect(
      cleanRich('<a href="javascript:x()">a</a><img src="http://x.example/a.png" onerror="x()">'),
    ).toBe('<a>a</a><img>')
  })

  it('keeps the words of what it does not know', () => {
    expect(cleanRich('<div style="color:red">a <font>b</font></div>')).toBe('a b')
  })

  it('keeps addresses of this shop and https ones', () => {
    const html = '<img src="/pictures/a.webp" alt="a"><a href="https://shop.example/">b</a>'
    expect(cleanRich(html)).toBe(html)
    expect(cleanRich('<img src="//evil.example/a.png">')).toBe('<img>')
  })
})
