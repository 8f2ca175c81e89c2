import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pages, type PageName } from '@mallard/contract/pages'
import { describe, expect, it } from 'vitest'
import { pageFacts } from '../apps/storefront/src/app/page-facts.gen.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const storefront = join(root, 'apps/storefront/src')
const text = (file: string) => readFileSync(file, 'utf8')
const names = Object.keys(pages) as PageName[]

/** Modules of the storefront that a module brings along, at once or when they are wanted. */
function importsOf(file: string): string[] {
  const found = [...text(file).matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+\.tsx?)'/g)]
  return found.map(([, path = '']) =>
    path.startsWith('#') ? join(storefront, path.slice(1)) : join(dirname(file), path),
  )
}

function modulesOf(entry: string, stop: (file: string) => boolean): ReadonlySet<string> {
  const seen = new Set<string>()
  const next = [entry]
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (seen.has(file) || stop(file)) continue
    seen.add(file)
    next.push(...importsOf(file))
  }
  return seen
}

/** Pages that a source text leads to; one that chooses among names leads to all that it has. */
const linksIn = (source: string) => {
  const choosing = /\bhref\(\s*(?!')/.test(source) ? source.matchAll(/'(\w+)'/g) : []
  const named = [...source.matchAll(/\bhref\(\s*'(\w+)'/g), ...choosing]
  return named.map(([, name = '']) => name).filter((name) => name in pages)
}

const screens = new Map(
  [
    ...text(join(storefront, 'app/screens.gen.ts')).matchAll(
      /(\w+): \(\) =>\s*import\(\s*'#([^']+)'/g,
    ),
  ].map(([, name = '', path = '']) => [name, join(storefront, path)]),
)
const isTable = (file: string) => file.endsWith('app/screens.gen.ts')

/** Where a page leads to, itself left out. */
function linksOf(name: string): string[] {
  const screen = screens.get(name)
  if (!screen) throw new Error(`no screen draws ${name}`)
  const modules = [...modulesOf(screen, isTable)]
  return modules.flatMap((file) => linksIn(text(file))).filter((each) => each !== name)
}

/** What stands on every page, and what content pages and activities are led to by the server. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|test-/.test(file))
    .map((file) => join(folder, file))
const everywhere = [
  ...filesIn(join(storefront, 'app')),
  ...filesIn(join(root, 'apps/server/src/features')).filter((file) => /-entrance/.test(file)),
].flatMap((file) => linksIn(text(file)))

describe('a page of the shop', () => {
  const reached = new Set<string>()
  const next = ['home', 'goods', 'userCenter', ...everywhere]
  for (let name = next.pop(); name !== undefined; name = next.pop()) {
    if (reached.has(name)) continue
    reached.add(name)
    next.push(...linksOf(name))
  }

  it('can be come to from home, goods or the user centre, or has a reason why not', () => {
    expect(names.filter((name) => !reached.has(name) && !pageFacts[name].unlinked)).toEqual([])
  })

  it('is on the list of those without a link only while it has none', () => {
    expect(names.filter((name) => reached.has(name) && pageFacts[name].unlinked)).toEqual([])
  })
})
