import { readFileSync } from 'node:fs'
import { everyCall } from '@mallard/contract/calls'
import { adminCalls } from '@mallard/contract/admin-calls'
import { pages } from '@mallard/contract/pages'
import { expect, it } from 'vitest'
import { callJoins } from './call-joins.ts'
import { makes } from './callers.ts'
import { clientLimits } from './client-limits.ts'
import { clientPages, clientTitles } from './client-pages.ts'
import { clientRoutes, firstRoutes } from './client-routes.ts'
import { joins } from './slices.ts'
import { specMap } from './spec-map.ts'
import { statesPage } from './states.ts'

const rows = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
const specifiedPages = new Map(
  rows('docs/spec/pages.tsv').map(([name = '', path = '', meta = '']) => [
    name,
    { path, meta: meta.split(' ').filter(Boolean).sort() },
  ]),
)
const specifiedCalls = new Set(
  rows('docs/spec/calls.tsv').map(([, , method, path]) => `${method} ${path}`),
)

/** Names of rows that the specification does not know, or spells otherwise. */
function strayPages(
  table: Readonly<Record<string, { path: string; tabBar?: true; keepAlive?: true; login?: true }>>,
): string[] {
  return Object.entries(table)
    .filter(([name, page]) => {
      const meta = (['tabBar', 'keepAlive', 'login'] as const).filter((flag) => page[flag]).sort()
      const specified = specifiedPages.get(name)
      return specified?.path !== page.path || specified.meta.join() !== meta.join()
    })
    .map(([name]) => name)
}

function strayCalls(list: readonly string[]): string[] {
  return list.filter((call) => !specifiedCalls.has(call))
}

it('knows only pages of the specification, spelt as there', () => {
  expect(strayPages(pages)).toEqual([])
  expect(
    strayPages({
      ...pages,
      cart: { ...pages.cart, path: '/order/{partnerId}-{storeId}/basket' },
      extra: pages.cart,
    }),
  ).toEqual(['cart', 'extra'])
})

it('knows only calls of the specification, spelt as there', () => {
  const built = everyCall().map(({ call }) => `${call.method} ${call.path}`)
  expect(strayCalls(built)).toEqual([])
  expect(new Set(built).size).toBe(built.length)
  expect(strayCalls(['GET /b2c/cartV3/{p}-{s}/lists'])).toEqual(['GET /b2c/cartV3/{p}-{s}/lists'])
})

it('has its derived files up to date', async () => {
  expect(
    readFileSync('packages/contract/src/routes.gen.ts', 'utf8') === clientRoutes(),
    'run npm run gen',
  ).toBe(true)
  expect(
    readFileSync('packages/contract/src/first-routes.gen.ts', 'utf8') === firstRoutes(),
    'run npm run gen',
  ).toBe(true)
  expect(
    readFileSync('packages/contract/src/admin-routes.gen.ts', 'utf8') === clientRoutes(adminCalls),
    'run npm run gen',
  ).toBe(true)
  expect(
    readFileSync('packages/contract/src/admin-limits.gen.ts', 'utf8') === clientLimits(adminCalls),
    'run npm run gen',
  ).toBe(true)
  expect(
    readFileSync('packages/contract/src/page-paths.gen.ts', 'utf8') === clientPages(),
    'run npm run gen',
  ).toBe(true)
  expect(
    readFileSync('packages/contract/src/page-titles.gen.ts', 'utf8') === clientTitles(),
    'run npm run gen',
  ).toBe(true)
  for (const [file, text] of Object.entries({ ...(await joins()), ...(await callJoins()) }))
    expect(readFileSync(file, 'utf8') === text, `${file}: run npm run gen`).toBe(true)
  expect(readFileSync('docs/states.md', 'utf8') === statesPage(), 'run npm run gen').toBe(true)
  expect(readFileSync('docs/spec-map.md', 'utf8') === specMap(), 'run npm run gen').toBe(true)
})

it('leads from every call that is built to its row and its handler, and says who makes it', () => {
  const unlinked = specMap()
    .split('\n')
    .filter((row) => /^\| (GET|POST|PUT|DELETE) .*\| \w+\.\w+ \|/.test(row))
    .filter(
      (row) => !/\.calls\.ts\) \[[^\]]+\.routes\.ts\]\(\S+\) \| [a-z ]+ \| [a-z ]+ \|$/.test(row),
    )
  expect(unlinked).toEqual([])
})

it('finds a call in a page by its name, by one of several names and as an address', () => {
  const row = (domain: string, name: string, path: string) =>
    ({ domain, name, call: { authz: 'user', path } }) as const
  const add = row('cart', 'add', '/b2c/cartV3/{p}-{s}/add/{goods}/{qty}/0')
  expect(makes('useMutation(api.cart.add)', add)).toBe(true)
  expect(makes('api.cart.addBuyAdd.query(add)', add)).toBe(false)
  const manuals = row('service', 'instructions', '/p/service/instructions')
  expect(makes("const of = { a: 'instructions' }\napi.service[of[kind]]()", manuals)).toBe(true)
  expect(makes('api.service.instructionDetail', manuals)).toBe(false)
  const start = row('identity', 'render', '/sso/oauth/{p}-{s}/render/wap-wechat')
  expect(makes('`/sso/oauth/${a}-${b.c}/render/wap-wechat?to=${to}`', start)).toBe(true)
})
