import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageName } from '@mallard/contract/pages'
import type { Files, PageFiles } from '@mallard/contract/rendering'

export interface BuildFiles {
  entry: string
  /** Everything a page needs at once. */
  filesOf(name: PageName): Files
  cssOf(name: PageName): string
  /** Address of the script with the page's screen. */
  codeOf(name: PageName): string | undefined
}

/** Reads what the storefront's build left in `clientDir`. */
export function readBuild(clientDir: string): BuildFiles {
  const { entry, shared, pages } = JSON.parse(readFileSync(join(clientDir, 'pages.json'), 'utf8')) as PageFiles
  const none: Files = { js: [], css: [] }
  const all = new Map(Object.entries(pages).map(([name, own]) => [name, { js: [...shared.js, ...own.js], css: [...shared.css, ...own.css] }]))
  const texts = new Map<string, string>()

  function textOf(file: string): string {
    const known = texts.get(file)
    if (known !== undefined) return known
    const text = readFileSync(join(clientDir, file), 'utf8').trim()
    texts.set(file, text)
    return text
  }

  const filesOf = (name: PageName) => all.get(name) ?? { ...none, ...shared }
  const codeOf = (name: PageName) => pages[name]?.code && `/${pages[name].code}`
  return { entry, filesOf, codeOf, cssOf: (name) => filesOf(name).css.map(textOf).join('') }
}
