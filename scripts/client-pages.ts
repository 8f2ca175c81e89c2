import type { Page } from '@mallard/contract/page'
import { pages } from '@mallard/contract/pages'

const note = '// GENERATED from the contract by `npm run gen`; do not edit.\n'
const rows = Object.entries<Page>(pages)

/**
 * The text of `page-paths.gen.ts`: what every page of the shop must know of all the others, and no
 * more.
 */
export function clientPages(): string {
  const named = (flag: 'tabBar' | 'keepAlive' | 'login') =>
    rows.filter(([, page]) => page[flag]).map(([name]) => `'${name}'`)
  const set = (constant: string, flag: 'tabBar' | 'keepAlive' | 'login') =>
    `export const ${constant}: ReadonlySet<PageName> = /* @__PURE__ */ new Set<PageName>([${named(flag).join(', ')}])\n`
  const paths = rows.map(([name, { path }]) => `  ${name}: '${path}',\n`).join('')
  return `${note}import type { PageName } from './pages.ts'

export const pagePaths: Readonly<Record<PageName, string>> = {
${paths}}

${set('tabPages', 'tabBar')}${set('keptPages', 'keepAlive')}${set('loginPages', 'login')}`
}

/** The text of `page-titles.gen.ts`, which the shop loads with the second page that it shows. */
export function clientTitles(): string {
  const titles = rows
    .map(
      ([name, { title }]) =>
        `  ${name}: [${title.map((text) => `'${text.replaceAll("'", "\\'")}'`).join(', ')}],\n`,
    )
    .join('')
  return `${note}import type { PageName } from './pages.ts'

/** zh-CN, en. */
export const pageTitles: Readonly<Record<PageName, readonly [string, string]>> = {
${titles}}
`
}
