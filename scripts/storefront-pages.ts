import { posix } from 'node:path'
import { pages as contractPages } from '@mallard/contract/pages'
import type { PageSetup, Pages } from '../apps/storefront/src/platform/page-setup.ts'
import { type Manifest, once } from './manifests.ts'

interface Row {
  readonly name: string
  readonly setup: PageSetup
  /** The module of its screen. */
  readonly screen: string
}

/**
 * The pages of the storefront, in the specification's order: their screens as one table for the
 * phone, which weighs what the same table by hand would, what else is known of them, and the icons of
 * the entrances that lead to them.
 *
 * @throws when two features say the same page or the same entrance
 */
export function storefrontPages(files: readonly Manifest<Pages>[]) {
  const told = once('the page')
  const found = files.flatMap(({ file, value, text }) =>
    Object.entries(value).map(([name, setup]) => {
      const screen = posix.join('#features', posix.dirname(file), screenIn(text, name))
      return { name, setup, screen }
    }),
  )
  for (const { name } of found) told(name)
  const places = Object.keys(contractPages)
  const rows = found.toSorted((one, other) => places.indexOf(one.name) - places.indexOf(other.name))
  return { screens: screensOf(rows), facts: factsOf(rows), icons: iconsOf(rows) }
}

const note =
  '// GENERATED from the .pages.ts files of the features by `npm run gen`; do not edit.\n' +
  "import type { PageName } from '@mallard/contract/pages'\n"

function screensOf(rows: readonly Row[]): string {
  const lines = rows.map(({ name, screen }) => `  ${name}: () => import('${screen}'),\n`)
  return `${note}import type { LoadScreen } from '#platform/navigator/loader.ts'

/** Which screen draws which page. A page without a screen does not compile. */
export const screens = {
${lines.join('')}} satisfies Record<PageName, LoadScreen>
`
}

/** The module that a page loads, as its folder names it: what a function says is its text alone. */
function screenIn(text: string, name: string): string {
  const row = new RegExp(`\\b${name}: \\{\\s*screen: \\(\\) =>\\s*import\\('(\\./[^']+)'\\)`)
  const module = row.exec(text)?.[1]
  if (module === undefined) throw new Error(`${name} begins with no screen of its folder`)
  return module
}

function iconsOf(rows: readonly Row[]): string {
  const entrances = rows.flatMap(({ setup }) => setup.entrance ?? [])
  const told = once('the entrance')
  for (const { kind } of entrances) told(kind)
  const icons = [...new Set(entrances.map(({ icon }) => icon))].toSorted()
  return `// GENERATED from the .pages.ts files of the features by \`npm run gen\`; do not edit.
import type { EntranceKind } from '@mallard/contract/content/cms/entrance.codes'
import { ${icons.join(', ')}, type IconComponent } from '@mallard/ui/icons'

export const entranceIcons: Readonly<Record<EntranceKind, IconComponent>> = {
${entrances.map(({ kind, icon }) => `  ${kind}: ${icon},\n`).join('')}}
`
}

function factsOf(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ name, setup: { screen: _screen, entrance: _entrance, ...facts } }) =>
      `  ${name}: ${JSON.stringify(facts)},\n`,
  )
  return `${note}import type { PageFacts } from '#platform/page-facts.ts'

export const pageFacts: Readonly<Record<PageName, PageFacts>> = {
${lines.join('')}}
`
}
