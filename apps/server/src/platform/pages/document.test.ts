import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { scriptsIn } from './document.ts'

interface Element {
  readonly tag: string
  readonly id: string
  readonly textContent: string
}

/** A document with these elements in their order, as far as the scripts look at it. */
function documentWith(elements: readonly Element[]) {
  const added: { src?: string; href?: string }[] = []
  const make = () => ({ sheet: {}, setAttribute: () => undefined, style: {} })
  const find = (selector: string) => {
    const [tag = '', id] = selector.split('#')
    return (
      elements.find(
        (each) => (tag === '' || each.tag === tag) && (id === undefined || each.id === id),
      ) ?? null
    )
  }
  const document = {
    querySelector: find,
    getElementById: (id: string) => find(`#${id}`),
    createElement: make,
    documentElement: { lang: 'zh' },
    head: { append: (element: object) => added.push(element), offsetTop: 0 },
  }
  return { document, added }
}

it.each([true, false])(
  'what stands in a page under the name of its list of files is not run (drawn: %s)',
  (isDrawn) => {
    // Article text is written by operators, and may have any id.
    const planted = { tag: 'p', id: 'files', textContent: '["/planted.js"]' }
    const { document, added } = documentWith([
      planted,
      { tag: 'script', id: 'files', textContent: '["/assets/entry.js"]' },
    ])
    const late: (() => void)[] = []
    const script = scriptsIn(isDrawn)[1]
    runInNewContext(script, {
      document,
      addEventListener: () => undefined,
      setTimeout: (run: () => void) => late.push(run),
      JSON,
    })
    for (const run of late) run()
    expect(added.flatMap(({ src }) => src ?? [])).toEqual(['/assets/entry.js'])
    expect(JSON.stringify(added)).not.toContain('planted')
  },
)
