import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usedStyles } from './used-styles.ts'

const css = [
  '@layer reset{*,:before{margin:0}a{color:inherit}}',
  '@layer kit{.card{color:red}.card .title,.row .title{font-weight:600}.card.big{width:50%}.card:not(.flat):active{opacity:.5}.only-later{color:blue}}',
  '@media (min-width:480px){.card{padding:4px}.only-later{padding:4px}}',
  '@media print{.only-later{display:none}}',
  '@layer app{.spin{animation:1s linear infinite turn}.other{animation:turning 1s}}',
  '@keyframes turn{to{transform:rotate(1turn)}}@keyframes turning{0%{top:0}to{top:1px}}',
  '@font-face{font-family:x;src:url("a.woff2?{};")}',
  '.quote:after{content:"}.card{"}',
].join('')
const used = usedStyles(css)

describe('the rules that a drawn page uses', () => {
  it('are those without a class, and those whose classes stand in it', () => {
    expect(used('<div class="card x"><b class="title"></b></div>')).toBe(
      [
        '@layer reset{*,:before{margin:0}a{color:inherit}}',
        '@layer kit{.card{color:red}.card .title,.row .title{font-weight:600}.card:not(.flat):active{opacity:.5}}',
        '@media (min-width:480px){.card{padding:4px}}',
        '@layer app{}',
        '@font-face{font-family:x;src:url("a.woff2?{};")}',
      ].join(''),
    )
  })

  it('are all of them where all classes stand in it', () => {
    expect(used('<p class="card big title row flat only-later spin other quote">')).toBe(css)
  })

  it('bring the movements that they name, and no others', () => {
    expect(used('<i class="spin"></i>')).toContain('@keyframes turn{to{transform:rotate(1turn)}}')
    expect(used('<i class="spin"></i>')).not.toContain('turning')
    expect(used('<i></i>')).not.toContain('@keyframes')
  })

  it('know a class as a whole word in any place of the list, and texts for texts', () => {
    expect(used('<p title="card" data-class="card">card</p>')).not.toContain('.card{')
    expect(used('<p class="cards discard">')).not.toContain('.card{')
    expect(used('<p class="a\n card">')).toContain('.card{color:red}')
    expect(used('<p class="quote">')).toContain('.quote:after{content:"}.card{"}')
  })

  it('hold no variable that nothing reads, in any theme', () => {
    const themed = usedStyles(
      ':root{--ink:#111;--soft:var(--ink-2);--ink-2:#222;--page:1;--words:"a;--b:c";--last:2}[data-theme=dark]{--ink:#eee;--ink-2:#ddd}.card{color:var(--ink,red)}.note{color:var(--soft)}',
    )
    expect(themed('<p class="card" style="top:var(--page)">')).toBe(
      ':root{--ink:#111;--page:1;--words:"a;--b:c";}[data-theme=dark]{--ink:#eee;}.card{color:var(--ink,red)}',
    )
    expect(themed('<p class="note">')).toContain('--soft:var(--ink-2);--ink-2:#222;')
  })

  it('keep a rule whose classes may be written in another way', () => {
    expect(
      usedStyles('.w\\:1{top:0}:is(.a,.b){top:1px}.a:where(.c .d){top:2px}')('<p class="a">'),
    ).toBe('.w\\:1{top:0}:is(.a,.b){top:1px}.a:where(.c .d){top:2px}')
  })

  it('are the same whatever pages were asked for before', () => {
    const page = fc
      .record({
        classes: fc.subarray(['card', 'big', 'title', 'row', 'flat', 'spin', 'other', 'quote']),
        read: fc.subarray(['--ink', '--soft', '--none']),
      })
      .map(
        ({ classes, read }) =>
          `<p class="${classes.join(' ')} x">${read.map((name) => `<b style="top:var(${name})">`).join('')}`,
      )
    const themed = `${css}:root{--ink:#111;--soft:var(--deep);--deep:#222}.title{color:var(--ink)}`
    fc.assert(
      fc.property(fc.array(page, { maxLength: 60 }), (pages) => {
        const kept = usedStyles(themed)
        for (const html of pages) expect(kept(html)).toBe(usedStyles(themed)(html))
      }),
      { numRuns: 30 },
    )
  })
})
