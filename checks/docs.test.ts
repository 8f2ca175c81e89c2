import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

/** Links of a page to other files here that lead nowhere. */
function deadLinks(page: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(root, dirname(page), target)))
}

function variablesOf(text: string): string[] {
  return [...text.matchAll(/^\s+([A-Z][A-Z0-9_]+): variable\(/gm)].map(([, name = '']) => name)
}

const features = 'apps/server/src/features'
const areas = Object.keys(JSON.parse(read('areas.json')) as object)
/** Claims name files of the server by feature: `order/pay.service.ts`. */
const placeOf = (path: string) =>
  [path, ...areas.map((area) => `${features}/${area}/${path}`)].find((place) =>
    existsSync(join(root, place)),
  )

/**
 * Code that a table of claims names and that is not there, and tests that no file has under that
 * title.
 */
function missingProofs(text: string): string[] {
  return [...text.matchAll(/`([^`]*\/[^`]*\.(?:tsx?|sql))`((?:,? "[^"]+")*)/g)].flatMap(
    ([, path = '', titles = '']) => {
      const place = placeOf(path)
      if (!place) return [path]
      const wanted = [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title)
      const known = wanted.length > 0 ? read(place) : ''
      return wanted.filter((title) => !known.includes(title)).map((title) => `${path} "${title}"`)
    },
  )
}

/** Settings that a table of the page describes more than once. */
function twiceIn(text: string): string[] {
  const names = [...text.matchAll(/^\| `([A-Z][A-Z0-9_]+)`[^|]*\|/gm)].map(([, name = '']) => name)
  return names.filter((name, index) => names.indexOf(name) < index)
}

describe('the documents', () => {
  it('describe each setting once', () => {
    expect(twiceIn(read('docs/settings.md'))).toEqual([])
    expect(twiceIn('| `A_B` | 1 | x |\n| `C_D` | | |\n| `A_B` (also) | 2 | y |\n')).toEqual(['A_B'])
  })

  it.each(pages)('%s leads nowhere wrong', (page) => {
    expect(deadLinks(page, read(page))).toEqual([])
  })

  it('would show a planted dead link', () => {
    expect(
      deadLinks(
        'docs/guides/x.md',
        '[a](../operations.md) [b](../nowhere.md) [c](https://nodejs.org)',
      ),
    ).toEqual(['../nowhere.md'])
  })

  it.each(['docs/order-life.md', 'docs/hosts.md'])(
    'name the tests of the claims in %s as they are',
    (page) => {
      expect(missingProofs(read(page))).toEqual([])
    },
  )

  it('name the test of each fault that was found as it is', () => {
    const [, faults = ''] = read('docs/reliability.md').split('## Faults found and what holds each')
    expect(faults.match(/^\| (?:\d\.\d+|speed) \|/gm)?.length).toBeGreaterThan(70)
    expect(missingProofs(faults)).toEqual([])
  })

  it('would show a planted claim without a proof', () => {
    expect(
      missingProofs(
        '| a | `order/none.ts` | `cart/cart.routes.test.ts` "adds up", "is a planted title"; `cart/none.test.ts` "x" |',
      ),
    ).toEqual([
      'order/none.ts',
      'cart/cart.routes.test.ts "is a planted title"',
      'cart/none.test.ts',
    ])
  })

  it('name every setting of the server', () => {
    const platform = 'apps/server/src/platform'
    const names = readdirSync(join(root, platform))
      .filter((file) => /^config.*(?<!\.test)\.ts$/.test(file))
      .flatMap((file) => variablesOf(read(`${platform}/${file}`)))
    expect(names.length).toBeGreaterThan(80)
    const settings = read('docs/settings.md')
    expect(names.filter((name) => !settings.includes(`\`${name}\``))).toEqual([])
  })
})
