import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageName } from '@mallard/contract/pages'
import type { Files, PageFiles } from '@mallard/contract/rendering'
import { usedStyles } from './used-styles.ts'

export interface BuildFiles {
  entry: string
  /** Everything a page needs at once. */
  filesOf(name: PageName): Files
  /** The rules of a page's stylesheets that these parts of its HTML need. */
  stylesFor(name: PageName, parts: readonly string[]): string
  /** Address of the script with the page's screen. */
  codeOf(name: PageName): string | undefined
}

/** Reads what the storefront's build left in `clientDir`. */
export function readBuild(clientDir: string): BuildFiles {
  const { entry, shared, pages } = JSON.parse(
    readFileSync(join(clientDir, 'pages.json'), 'utf8'),
  ) as PageFiles
  const none: Files = { js: [], css: [] }
  const all = new Map(
    Object.entries(pages).map(([name, own]) => [
      name,
      { js: [...shared.js, ...own.js], css: [...shared.css, ...own.css] },
    ]),
  )
  const styles = new Map<PageName, ReturnType<typeof usedStyles>>()

  const filesOf = (name: PageName) => all.get(name) ?? { ...none, ...shared }
  function stylesFor(name: PageName, parts: readonly string[]): string {
    const known =
      styles.get(name) ??
      usedStyles(
        filesOf(name)
          .css.map((file) => readFileSync(join(clientDir, file), 'utf8').trim())
          .join(''),
      )
    styles.set(name, known)
    return known(...parts)
  }
  const codeOf = (name: PageName) => pages[name]?.code && `/${pages[name].code}`
  return { entry, filesOf, codeOf, stylesFor }
}
