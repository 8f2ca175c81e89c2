import { describe, expect, it } from 'vitest'
import { logoFault, plainLogo } from './svg-logo.ts'

const svg = (inside: string, head = 'viewBox="0 0 48 48"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inside}</svg>`

describe('the file of a logo', () => {
  it.each([
    ['a drawing', svg('<path d="M1 1"/>')],
    ['with a part that fills another', svg('<g fill="url(#a)"><path d="M1 1"/></g>')],
    [
      'as a program for drawing writes it',
      `\uFEFF<?xml version="1.0"?>\n<!-- made by -->\n<!DOCTYPE svg PUBLIC "a" "b">\n${svg('<rect/>')}\n`,
    ],
    ['with a part in quotes', svg('<g style="fill:url(\'#a\')"><path d="M1 1"/></g>')],
  ])('is taken: %s', (_what, text) => {
    expect(logoFault(plainLogo(text))).toBeUndefined()
  })

  it('is told apart from a page by its name space, which it gets once', () => {
    const bare = plainLogo('<svg viewBox="0 0 1 1"><path/></svg>')
    expect(bare).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path/></svg>')
    expect(plainLogo(bare)).toBe(bare)
  })

  it.each([
    ['a script', 'acts', svg('<script>alert(1)</script>')],
    ['a script in capitals', 'acts', svg('< SCRIPT>alert(1)</SCRIPT>')],
    ['an act on loading', 'acts', svg('<path d="M1 1" onload="alert(1)"/>')],
    ['an act of its head', 'acts', svg('', 'viewBox="0 0 1 1" onload=alert(1)')],
    ['a page in it', 'acts', svg('<foreignObject><p>x</p></foreignObject>')],
    ['a picture from elsewhere', 'acts', svg('<image href="https://elsewhere.example/a.png"/>')],
    ['a colour from elsewhere', 'acts', svg('<path fill="url(https://elsewhere.example/#a)"/>')],
    ['a style from elsewhere', 'acts', svg('<style>@import "https://elsewhere.example"</style>')],
    ['words', 'acts', svg('<text>Tea</text>')],
    ['a style of its own', 'acts', svg('<style>.a{fill:none}</style>')],
    ['a part by name', 'acts', svg('<linearGradient xlink:href="#a"/>')],
    ['an entity', 'acts', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
    ['a page', 'noSvg', '<html></html>'],
    ['half of it', 'noSvg', '<svg viewBox="0 0 1 1"><path/>'],
    ['two', 'noSvg', `${svg('')} and more`],
    ['no size that it scales by', 'noViewBox', svg('<path/>', 'width="48" height="48"')],
  ] as const)('is not: %s', (_what, fault, text) => {
    expect(logoFault(plainLogo(text))).toBe(fault)
  })
})
