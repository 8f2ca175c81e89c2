import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { PageName } from '@mallard/contract/pages'
import { auditActions } from '@mallard/contract/people/staff/audit.codes'
import { landingPages } from '@mallard/testing/landing'
import { describe, expect, it } from 'vitest'
import { screenModules } from '../apps/storefront/build/page-files.ts'

/**
 * What a landing page may weigh in all, brotli (bytes): stack choices, docs/decisions/0001, and 300
 * of what keeps translated texts right, which is 230 more in a file of its own; 90 of five pages
 * more and of the calls by which a phone signs a screen in, which every other knows by their paths;
 * 100 of the page of an event with its calls, and of telling one host more from the others. What is
 * not told apart is chance: names of files are weighed without what changes in them, but the
 * minifier still names things anew with each change anywhere, which is worth up to 80.
 */
const limits = { js: 95_500, css: 12_000 }

/** Scripts of pages that need more than others before they can be used, each with its reason. */
const own: Partial<Record<PageName, number>> = {
  // A struck-through price opens what it rests on; a video lies over the first picture; coupons are
  // offered only where there are any.
  goods: 95_700,
  fxGoodsLink: 95_700,
  // Units of each SKU are chosen on the page itself, beside who is in and how long there is.
  groupBuy: 102_300,
  // Sessions with their countdowns, what is left of each SKU, and reminders; this page, the one above
  // and that of bargains have what activities have in common from one chunk, of which each leaves
  // some hundred bytes unused and the next to be opened fetches none.
  seckillList: 101_950,
  seckillDetail: 101_950,
  // Countdowns, and prices from floor to catalogue.
  bargainList: 98_600,
  // Things to tick off are fields of a form. Each page that the shop has is known to every other by
  // its path, some thirty bytes: eight pages more were a hundred too many. What is shared asks for
  // the brand's card.
  productGuideDetail: 98_350,
  // What is typed and pasted is understood before it is asked for.
  search: 95_800,
  // A coupon that is drawn where it stands.
  fxCoupon: 96_100,
}

interface Chunk {
  file: string
  src?: string
  isEntry?: boolean
  css?: string[]
  imports?: string[]
}

type Manifest = Record<string, Chunk>

interface Weight {
  js: number
  css: number
}

/**
 * Sums what a browser must have before it can show a page: the entry, the page's chunk and all they
 * import statically.
 */
function weigh(manifest: Manifest, roots: string[], bytesOf: (file: string) => number): Weight {
  const chunks = new Set<string>()
  const open = [...roots]
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (chunks.has(key)) continue
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the manifest does not know ${key}`)
    chunks.add(key)
    open.push(...(chunk.imports ?? []))
  }
  const found = [...chunks].map((key) => manifest[key]!)
  const styles = new Set(
    found.flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file] : css)),
  )
  const scripts = new Set(found.map(({ file }) => file).filter((file) => file.endsWith('.js')))
  const sum = (files: Set<string>) => [...files].reduce((total, file) => total + bytesOf(file), 0)
  return { js: sum(scripts), css: sum(styles) }
}

const storefront = fileURLToPath(new URL('../apps/storefront', import.meta.url))
const screens = screenModules(
  readFileSync(join(storefront, 'src/app/screens.gen.ts'), 'utf8'),
  join(storefront, 'src/app'),
)
const client = fileURLToPath(new URL('../dist/client', import.meta.url))
const manifestPath = join(client, '.vite/manifest.json')
const weights = new Map<string, number>()
/** What the build puts into the names of files. */
const hashes = /[\w-]{7}(?=\.(?:js|css)\b)/g
/**
 * Most files are of many pages: each is packed once. The parts of names that change with what a file
 * holds are left out: packed, they weigh up to 130 bytes more or less by chance.
 */
function brotli(file: string): number {
  const script = readFileSync(join(client, file), 'utf8').replace(hashes, '')
  const known = weights.get(file) ?? brotliCompressSync(script).length
  weights.set(file, known)
  return known
}

describe('the weight of a landing page', () => {
  const manifest = existsSync(manifestPath)
    ? (JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest)
    : undefined

  it('can be weighed: the storefront is built', () => {
    expect(manifest, 'run `npm run build` first').toBeDefined()
  })

  it.each(landingPages)('%s stays within its limits', (name) => {
    const entries = Object.keys(manifest!).filter((key) => manifest![key]!.isEntry)
    expect(entries).toHaveLength(1)
    const screen = screens[name]
    expect(screen).toBeDefined()
    const weight = weigh(
      manifest!,
      [...entries, relative(storefront, screen!).split(sep).join('/')],
      brotli,
    )
    // React alone is more than this: a page that weighs less was not weighed.
    expect(weight.js).toBeGreaterThan(40_000)
    expect(weight.js).toBeLessThanOrEqual(own[name] ?? limits.js)
    expect(weight.css).toBeLessThanOrEqual(limits.css)
  })
})

describe('what slices say for staff', () => {
  /** Actions of the audit log that a script has as texts. */
  const actionsIn = (script: string) =>
    auditActions.filter((action) => ['"', "'", '`'].some((at) => script.includes(at + action + at)))

  it('is in no script of the storefront', () => {
    const scripts = (readdirSync(client, { recursive: true }) as string[])
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(client, file), 'utf8'))
    expect(scripts.length).toBeGreaterThan(50)
    expect(scripts.flatMap(actionsIn)).toEqual([])
    expect(actionsIn('const actions = { "page.publish": ["发布页面"] }')).toEqual(['page.publish'])
  })
})

describe('the scale itself', () => {
  const planted: Manifest = {
    'main.tsx': { file: 'main.js', isEntry: true, imports: ['_react.js'], css: ['main.css'] },
    '_react.js': { file: 'react.js' },
    'goods.screen.tsx': {
      file: 'goods.js',
      imports: ['_react.js', '_sheet.js'],
      css: ['goods.css', 'main.css'],
    },
    '_sheet.js': { file: 'sheet.js', css: ['sheet.css'] },
    'cart.screen.tsx': { file: 'cart.js' },
  }
  const sizes: Record<string, number> = {
    'main.js': 1000,
    'react.js': 60_000,
    'goods.js': 5000,
    'sheet.js': 40_000,
    'cart.js': 7,
    'main.css': 3000,
    'goods.css': 500,
    'sheet.css': 9000,
  }

  it('counts the static closure, each file once', () => {
    expect(weigh(planted, ['main.tsx', 'goods.screen.tsx'], (file) => sizes[file]!)).toEqual({
      js: 106_000,
      css: 12_500,
    })
  })

  it('finds a planted page too heavy', () => {
    const weight = weigh(planted, ['main.tsx', 'goods.screen.tsx'], (file) => sizes[file]!)
    expect(weight.js).toBeGreaterThan(limits.js)
    expect(weight.css).toBeGreaterThan(limits.css)
  })

  it('refuses a page that the manifest does not know', () => {
    expect(() => weigh(planted, ['missing.tsx'], () => 1)).toThrow('does not know missing.tsx')
  })
})
