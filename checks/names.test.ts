import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Each area with its features: the only names that folders of features may have, in every package.
 */
const areas = JSON.parse(readFileSync(join(root, 'areas.json'), 'utf8')) as Record<
  string,
  { holds: string[]; knows: string[] }
>
const domains = Object.entries(areas).flatMap(([area, { holds }]) =>
  holds.map((noun) => `${area}/${noun}`),
)

/** Names that say nothing about what is inside. */
const emptyNames = [
  'utils',
  'util',
  'common',
  'shared',
  'helpers',
  'helper',
  'types',
  'misc',
  'lib',
]

/** `types.mjs` runs the command `npm run types`. */
const isTool = /^scripts\/[a-z]+\.mjs$/

/** Lines of a file that ships, and of a test. */
const longest = { source: 420, test: 520 }

const roles = {
  server:
    /^(index|[a-z0-9-]+(\.(routes|service|rules|states|repo|tables|jobs|events|purchase|stock|fields|worker))?(\.race)?(\.test)?)\.ts$/,
  client:
    /^(use-[a-z0-9-]+(\.test)?\.tsx?|[a-z0-9-]+(\.(screen|form|badge|texts|rules))?(\.test)?\.tsx?|[a-z0-9-]+\.(pages|section)\.ts|[a-z0-9-]+\.module\.css)$/,
  contract: /^[a-z0-9-]+(\.(calls|fields|codes|errors|slice))?(\.test|\.test-d)?\.ts$/,
}

interface Breach {
  path: string
  law: string
}

function filesBelow(folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !/(^|[\\/])(node_modules|dist)([\\/]|$)/.test(entry.parentPath),
    )
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

const placed =
  /^apps\/(server|storefront|admin)\/src\/features\/([^/]+(?:\/[^/]+)?)\/(?:.*\/)?([^/]+)$|^packages\/(contract)\/src\/([^/]+(?:\/[^/]+)?)\/(?:.*\/)?([^/]+)$/

/** What the law of names says against a path. */
function breachesOf(path: string): Breach[] {
  const found: Breach[] = []
  const folders = path.split('/').slice(0, -1)
  for (const folder of folders)
    if (emptyNames.includes(folder)) found.push({ path, law: `no folder named ${folder}` })
  const [stem = ''] = (path.split('/').at(-1) ?? '').split('.')
  for (const word of stem.split('-'))
    if (emptyNames.includes(word) && !isTool.test(path))
      found.push({ path, law: `no file named ${word}` })
  const match = placed.exec(path)
  if (!match) return found
  const [, app, feature, file, contract, noun, shape] = match
  const domain = feature ?? noun!
  if (!domains.includes(domain)) found.push({ path, law: `${domain} is no domain` })
  const kind = contract ? 'contract' : app === 'server' ? 'server' : 'client'
  if (!/[./]migrations\//.test(path) && !roles[kind].test((file ?? shape)!))
    found.push({ path, law: 'no role has this suffix' })
  return found
}

const files = [
  'packages',
  'apps',
  'shop-data/src',
  'e2e',
  'attacks',
  'bench',
  'checks',
  'scripts',
].flatMap(filesBelow)

describe('the law of names', () => {
  it('holds for every file', () => {
    expect(files.length).toBeGreaterThan(50)
    expect(files.flatMap(breachesOf)).toEqual([])
  })

  it.each([
    ['apps/server/src/features/trade/cart/utils/add.ts', 'no folder named utils'],
    ['apps/server/src/platform/config-helpers.ts', 'no file named helpers'],
    ['apps/admin/src/platform/common.texts.ts', 'no file named common'],
    ['apps/server/src/features/basket/basket.service.ts', 'basket is no domain'],
    ['apps/server/src/features/trade/cart/cart.controller.ts', 'no role has this suffix'],
    ['apps/storefront/src/features/trade/cart/Cart.tsx', 'no role has this suffix'],
    ['apps/storefront/src/features/trade/cart/cart.page.tsx', 'no role has this suffix'],
    ['packages/contract/src/trade/cart/cart.dto.ts', 'no role has this suffix'],
    ['packages/contract/src/basket/basket.calls.ts', 'basket is no domain'],
  ])('is broken by %s', (path, law) => {
    expect(breachesOf(path)).toContainEqual({ path, law })
  })
})

describe('the law of length', () => {
  const lengthOf = (path: string) => readFileSync(join(root, path), 'utf8').split('\n').length
  const limitOf = (path: string) =>
    /\.(test|spec|attack)\.tsx?$|\/test-|\/proof\//.test(path) ? longest.test : longest.source
  // Tables of texts and generated files are looked up, not read.
  const sources = files.filter(
    (path) => /\.(ts|tsx|mjs|cjs|css)$/.test(path) && !/\.(texts|gen)\.ts$/.test(path),
  )

  it(`keeps every file within ${longest.source} lines, tests within ${longest.test}`, () => {
    expect(
      sources
        .filter((path) => lengthOf(path) > limitOf(path))
        .map((path) => `${path}: ${lengthOf(path)}`),
    ).toEqual([])
  })

  it('keeps most files short', () => {
    const lengths = sources.map(lengthOf).sort((a, b) => a - b)
    expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(200)
  })
})

/** Names that this house used before it took those of the field (ARCHITECTURE.md, "Words"). */
const retired = JSON.parse(readFileSync(join(root, 'retired-names.json'), 'utf8')) as string[]

describe('the words of names', () => {
  const segments = (text: string) => text.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  /** Fields of the contract: clients and stored rows know them by these names. */
  const kept = ['leastAmount', 'orderLeast']
  const patterns = retired.map((word) => ({ word, in: new RegExp(`\\b${segments(word)}s?\\b`) }))
  const retiredIn = (name: string) =>
    patterns
      .filter((pattern) => pattern.in.test(segments(name).replaceAll(/[-_.]/g, ' ')))
      .map(({ word }) => word)

  /**
   * Names that code gives: identifiers with more than one word, and files. Migrations that ran keep
   * theirs.
   */
  function breaches(path: string): string[] {
    const names =
      readFileSync(join(root, path), 'utf8').match(
        /\b[a-z]+(?:[A-Z][a-z0-9]*)+\b|\b[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)*\b/g,
      ) ?? []
    const found = new Set(
      [...names.filter((name) => /[a-z][A-Z]/.test(name) && !kept.includes(name)), path].flatMap(
        retiredIn,
      ),
    )
    return [...found].map((word) => `${path}: ${word}`)
  }

  it('are those of the field', () => {
    const looked = files.filter(
      (path) =>
        /\.(ts|tsx|mjs|cjs)$/.test(path) && !/\.migrations\/|^checks\/names\.test/.test(path),
    )
    expect(looked.flatMap(breaches)).toEqual([])
  })

  it('would show a planted one', () => {
    const planted = (word: string) => [
      `order${word[0]!.toUpperCase()}${word.slice(1)}Calls`,
      `apps/server/src/features/trade/order/order-${word}.repo.ts`,
      word,
    ]
    for (const word of retired)
      expect(planted(word).map(retiredIn)).toEqual([[word], [word], [word]])
    expect(retiredIn('desktop')).toEqual([])
  })
})
