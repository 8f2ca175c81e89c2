import { describe, expect, it } from 'vitest'
import { cleanDrawing } from './drawing.ts'

describe('a drawing', () => {
  it('keeps its shapes, how they are filled, and that it scales', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="currentColor"><defs><clipPath id="a"><rect width="9" height="9"></rect></clipPath></defs><g clip-path="url(#a)"><path d="M1 1h2" style="fill:#123456"/></g></svg>'
    expect(cleanDrawing(svg)).toBe(
      svg
        .replace('<rect width="9" height="9"></rect>', '<rect width="9" height="9" />')
        .replace('"/>', '" />'),
    )
  })

  it.each([
    ['a script', '<script>alert(1)</script>', 'alert'],
    ['an act', '<path d="M1 1" onclick="alert(1)"/>', 'alert'],
    ['a picture', '<image href="https://elsewhere.example/a.png"/>', 'elsewhere'],
    ['a style sheet', '<style>path{fill:url(https://elsewhere.example)}</style>', 'elsewhere'],
    ['a style that fetches', '<path style="fill:url(https://elsewhere.example/#a)"/>', 'elsewhere'],
    ['words', '<text>Buy</text><title>Buy</title>', 'Buy'],
    ['a page', '<foreignObject><p>Buy</p></foreignObject>', 'Buy'],
  ])('loses %s', (_what, inside, word) => {
    const clean = cleanDrawing(`<svg viewBox="0 0 1 1"><circle r="1"/>${inside}</svg>`)
    expect(clean).toContain('<circle r="1"')
    expect(clean).not.toContain(word)
  })

  it.each([
    ['nothing', ''],
    ['a page', '<p>x</p>'],
    ['one without a shape', '<svg viewBox="0 0 1 1"></svg>'],
  ])('is not %s', (_what, text) => {
    expect(cleanDrawing(text)).toBeUndefined()
  })
})
