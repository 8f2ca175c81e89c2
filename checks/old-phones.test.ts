import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What a phone may load, and a little that the server alone draws with. */
const folders = [
  'apps/storefront/src',
  'packages/contract/src',
  'packages/host/src',
  'packages/kernel/src',
  'packages/ui/src',
]

/**
 * Functions younger than Chrome 100 and Safari 16.4, for which the shop is built
 * (`apps/storefront/vite.config.ts`): a build translates syntax alone, and nothing fills these in.
 * What a page can do without may be called with `?.` before the brackets.
 */
const young = new RegExp(
  [
    String.raw`\bURL\.(canParse|parse)`,
    String.raw`\.(toReversed|toSorted|toSpliced|with)`,
    String.raw`\b(Object|Map)\.groupBy`,
    String.raw`\bArray\.fromAsync`,
    String.raw`\bPromise\.(withResolvers|try)`,
    String.raw`\bAbortSignal\.(any|timeout)`,
    String.raw`\bRegExp\.escape`,
    String.raw`\.(isWellFormed|toWellFormed)`,
    String.raw`\.(checkVisibility|moveBefore|startViewTransition|requestClose)`,
    // Zod has unions too.
    String.raw`(?<!\bz\s*)\.union`,
    String.raw`\.(intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)`,
    String.raw`\.(keys|values|entries)\(\)\s*\.\w+`,
  ]
    .map((call) => String.raw`${call}\(`)
    .join('|'),
  'g',
)

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/^test-|\.test(-d)?\./.test(name))
    .map(({ parentPath, name }) => join(parentPath, name)),
)

const callsIn = (text: string) => [...text.matchAll(young)].map(([call]) => call)

describe('the oldest phones', () => {
  it('are never asked for a function that came later', () => {
    expect(sources.length).toBeGreaterThan(500)
    const found = sources.flatMap((file) =>
      callsIn(readFileSync(file, 'utf8')).map((call) => `${file.slice(root.length)}: ${call}`),
    )
    expect(found).toEqual([])
  })

  it.each([
    'URL.canParse(text)',
    'days\n  .toReversed()',
    'held.union(others)',
    'map.values().map(name)',
    'element.checkVisibility()',
  ])('know no %j', (text) => {
    expect(callsIn(text)).toHaveLength(1)
  })

  it.each([
    'z\n  .union([z.literal(1), Text])',
    'element.checkVisibility?.()',
    '[...map.values()].map(name)',
    'Object.keys(row)',
  ])('know %j', (text) => {
    expect(callsIn(text)).toEqual([])
  })
})
