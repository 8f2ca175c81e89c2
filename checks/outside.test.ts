import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

/**
 * How many files a noun (a folder of features) is told to outside its own folders. What is added
 * next is told to as many, so `outside.json` holds what there are today, and it may only fall. A
 * noun that comes has no row there: it is told to eight files at most.
 *
 * A file counts for a noun when a person keeps it and it names the noun:
 *
 * - kept by a person: sources, tests, tables and pages of the repository; not what is generated, what
 *   ran (migrations), what looks back or explains (decisions, rules, CHANGELOG), nor the register of
 *   the areas and this check itself;
 * - outside: no part of its path is the noun (`lottery/`, `lottery.spec.ts`), and it is not in the
 *   folder of a feature that may know the noun by areas.json;
 * - names it: by its name in any spelling (`group-buy`, `groupBuys`, `GROUP_BUY`). A noun that is an
 *   everyday word is named by its folder alone (`trade/order`), and use of what a feature offers,
 *   its `index.ts` and its part of the contract by the package's name, is not counted.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))

const areas = readJson('areas.json') as Record<string, { holds: string[]; knows: string[] }>

/** Nouns whose name means other things as well. */
const everyday = new Set(
  `store upload colleague identity password address staff setting export notices alert robot floor
  standing audience freight promotion coupon points catalog tax category stock media search review
  collection watch segment
  home article kitchen share tracking operations figures cart checkout order carrier shipping payment bill
  repair voucher pickup returns courier invoice sign-in gift form question evaluate activity smart
  member`.split(/\s+/),
)

interface Noun {
  area: string
  noun: string
}

const nouns: Noun[] = Object.entries(areas).flatMap(([area, { holds }]) =>
  holds.map((noun) => ({ area, noun })),
)

/** The names of files that are kept by people, below a folder. */
function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (!entry.isDirectory()) return isKept(path) ? [path] : []
    return /^(node_modules|data|coverage|pictures|dist.*|\..*)$/.test(entry.name)
      ? []
      : filesBelow(path)
  })
}

function isKept(path: string): boolean {
  return (
    /\.(tsx?|[cm]?js|json|md|tsv|sql|css)$/.test(path) &&
    !/\.gen\.|\/migrations\/|^docs\/(decisions|rules|spec-map\.md)|^checks\/outside\./.test(path) &&
    !/^(CHANGELOG\.md|package-lock\.json|areas\.json|retired-names\.json)$/.test(path)
  )
}

const places =
  /^(?:apps\/(?:server|storefront|admin)\/src\/features|packages\/contract\/src)\/([a-z-]+)\/[a-z-]+\//

/** Whether a file belongs to a noun, or to a feature that may know it. */
function mayName(path: string, { area, noun }: Noun): boolean {
  if (path.split('/').some((part) => part.split('.')[0] === noun)) return true
  const place = areas[places.exec(path)?.[1] ?? '']
  return place !== undefined && (place === areas[area] || place.knows.includes(area))
}

/** The name of a noun that no other word is, in any spelling. */
function nameOf(noun: string): RegExp {
  const words = noun.split('-')
  const capital = words.map((word) => `${word[0]!.toUpperCase()}${word.slice(1)}`).join('')
  const camel = `${noun[0]!}${capital.slice(1)}`
  const spelled = `${words.join('[-_]')}|${words.join('_').toUpperCase()}`
  return new RegExp(
    `(?<![a-z])(?:${spelled}|(?<![A-Z])${camel})(?![a-z]{2})|${capital}(?![a-z]{2})`,
  )
}

const folders = new RegExp(
  `(?<!@mallard/contract/)\\b((?:${Object.keys(areas).join('|')})/[a-z-]+)(?![a-z-]|/index\\.ts)`,
  'g',
)

interface File {
  path: string
  text: string
  /** The text whatever its case and hyphens: what it does not contain, it does not name. */
  squeezed: string
  /** Folders of features that it names, as `trade/order`. */
  folders: ReadonlySet<string>
}

const squeeze = (text: string) => text.toLowerCase().replaceAll(/[-_]/g, '')

const fileOf = (path: string, text: string): File => ({
  path,
  text,
  squeezed: squeeze(text),
  folders: new Set(Array.from(text.matchAll(folders), ([, folder = '']) => folder)),
})

/** Files outside the noun's folders that name it. */
function outside({ area, noun }: Noun, files: readonly File[]): string[] {
  const name = nameOf(noun)
  const squeezed = squeeze(noun)
  const names = everyday.has(noun)
    ? (file: File) => file.folders.has(`${area}/${noun}`)
    : (file: File) => file.squeezed.includes(squeezed) && name.test(file.text)
  return files
    .filter((file) => names(file) && !mayName(file.path, { area, noun }))
    .map(({ path }) => path)
}

/** Files that a new noun may be told to: each side's registers, and what a person reads. */
const maxOfNew = 8

/** What is to be done about a noun's figure and its limit; undefined when they agree. */
function breach(noun: string, found: readonly string[], limit?: number) {
  const count = found.length
  if (limit !== undefined && count < limit)
    return `${noun}: only ${count} now, lower its limit of ${limit}`
  const max = limit ?? maxOfNew
  return count <= max
    ? undefined
    : `${noun}: ${count} name it, at most ${max} may:\n  ${found.join('\n  ')}`
}

/** Activities whose name no other word is. */
const activities = `seckill bargain group-buy lottery postage points-shop inner-buy evaluate
  invitation`.split(/\s+/)

/** Files that name most of the activities: what one more would be told to as well. */
function namedByMany(found: ReadonlyMap<string, readonly string[]>): string[] {
  const count = new Map<string, number>()
  for (const path of activities.flatMap((noun) => found.get(noun) ?? []))
    count.set(path, (count.get(path) ?? 0) + 1)
  return [...count].filter(([, times]) => times > activities.length / 2).map(([path]) => path)
}

/** A file of a noun's own on each side that it has. */
const homesOf = ({ area, noun }: Noun): string[] => [
  `packages/contract/src/${area}/${noun}/${noun}.slice.ts`,
  `apps/server/src/features/${area}/${noun}/feature.ts`,
  `apps/admin/src/features/${area}/${noun}/${noun}.section.ts`,
  `apps/storefront/src/features/${area}/${noun}/${noun}.pages.ts`,
  `packages/testing/src/tour/${area}/${noun}.tour.ts`,
  `shop-data/src/${area}/${noun}.ts`,
  `e2e/${noun}.spec.ts`,
]

/** Files of every side that are nobody's own. */
const strangers = [
  'packages/contract/src/pages.ts',
  'apps/server/src/features/trade/order/order.service.ts',
  'apps/server/src/app/struck-prices.test.ts',
  'apps/admin/src/features/promoters/fx/kind.texts.ts',
  'apps/storefront/src/features/trade/order/order-card.tsx',
  'packages/testing/src/large-lists.ts',
  'shop-data/src/pages/home-official.ts',
  'e2e/admin-lists.spec.ts',
  'docs/rights.md',
]

describe('what is told of a noun outside its folders', () => {
  const files = filesBelow('').map((path) => fileOf(path, readFileSync(join(root, path), 'utf8')))
  const found = new Map(nouns.map((noun) => [noun.noun, outside(noun, files)]))

  it('is told to no more files than it was', () => {
    const limits = readJson('checks/outside.json') as Record<string, number>
    expect(files.length).toBeGreaterThan(4000)
    expect([...found].flatMap(([noun, by]) => breach(noun, by, limits[noun]) ?? [])).toEqual([])
    expect(Object.keys(limits).filter((noun) => !found.has(noun))).toEqual([])
  })

  it('is, of one more activity, told to at most eight files of all sides', () => {
    expect(activities.filter((noun) => !found.has(noun))).toEqual([])
    const told = namedByMany(found)
    expect(told).toContain('packages/contract/src/pages.ts')
    expect(told.length, told.join('\n')).toBeLessThanOrEqual(maxOfNew)
    const planted = activities.map((noun): [string, string[]] => [noun, ['errors.ts', noun]])
    expect(namedByMany(new Map(planted))).toEqual(['errors.ts'])
  })

  it('counts a planted activity outside its folders on every side, and in none of them', () => {
    const auction: Noun = { area: 'activities', noun: 'auction' }
    const planted = (paths: readonly string[]) =>
      outside(
        auction,
        paths.map((path) => fileOf(path, "import { auctionCalls } from 'auction'")),
      )
    expect(planted(homesOf(auction))).toEqual([])
    expect(breach('auction', planted(strangers.slice(0, maxOfNew)))).toBeUndefined()
    expect(planted(strangers)).toEqual(strangers)
    expect(breach('auction', planted(strangers))).toContain(strangers.at(-1))
  })

  it('has these folders on every side of the activities that there are', () => {
    const kept = new Set(files.map(({ path }) => path.split('/').slice(0, -1).join('/')))
    const sides = homesOf({ area: 'activities', noun: 'bargain' }).map((path) => path.split('/'))
    const folders = sides.map((path) => path.slice(0, -1).join('/'))
    expect(folders.filter((folder) => !kept.has(folder))).toEqual([])
  })

  it('would be noticed in a planted file', () => {
    const planted = (noun: string, path: string, text: string) =>
      outside(
        nouns.find((each) => each.noun === noun)!,
        [fileOf(path, text)],
      ).length
    const errors = 'packages/contract/src/errors.ts'
    for (const text of ["'lottery'", 'lotteryOver', 'LotteryPrize', 'MAX_LOTTERY'])
      expect(planted('lottery', errors, text), text).toBe(1)
    for (const text of ['group-buy', 'groupBuys', 'isGroupBuy', 'GROUP_BUY', 'group_buy_sku'])
      expect(planted('group-buy', errors, text), text).toBe(1)
    // Lower areas name it against the arrows; its own files and the areas above may.
    expect(planted('lottery', 'apps/server/src/features/trade/order/x.ts', 'lottery')).toBe(1)
    expect(planted('lottery', 'apps/server/src/features/account/member/x.ts', 'lottery')).toBe(0)
    expect(planted('lottery', 'apps/admin/src/features/activities/lottery/x.ts', 'lottery')).toBe(0)
    expect(planted('lottery', 'e2e/lottery.spec.ts', 'lottery')).toBe(0)
    // An everyday word is named by its folder, and what a feature offers may be used.
    expect(planted('order', errors, 'in this order')).toBe(0)
    expect(planted('order', errors, "'./trade/order/order.calls.ts'")).toBe(1)
    expect(planted('order', errors, "'#features/trade/order/index.ts'")).toBe(0)
    expect(planted('order', errors, "'@mallard/contract/trade/order/order.codes'")).toBe(0)
    expect(planted('order', errors, "'#features/trade/order-admin/order-admin.repo.ts'")).toBe(0)
  })

  it('may only fall', () => {
    expect(breach('lottery', ['a.ts', 'b.ts'], 2)).toBeUndefined()
    expect(breach('lottery', ['a.ts', 'b.ts'], 1)).toContain('b.ts')
    expect(breach('lottery', ['a.ts'], 2)).toContain('lower its limit')
    expect(breach('auction', ['a.ts'])).toBeUndefined()
  })

  it('leaves out what no person keeps', () => {
    expect(
      [
        'packages/contract/src/pages.ts',
        'packages/contract/src/reference.gen.ts',
        'apps/server/src/features/activities/lottery/migrations/1-a.ts',
        'docs/decisions/0110-lottery.md',
        'docs/operations.md',
      ].filter(isKept),
    ).toEqual(['packages/contract/src/pages.ts', 'docs/operations.md'])
  })
})
