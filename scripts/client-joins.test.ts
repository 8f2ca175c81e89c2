import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Sections, SectionSetup } from '../apps/admin/src/platform/section.ts'
import type { Pages } from '../apps/storefront/src/platform/page-setup.ts'
import { adminSections } from './admin-sections.ts'
import { clientJoins } from './client-joins.ts'
import { manifests } from './manifests.ts'
import { storefrontPages } from './storefront-pages.ts'

it.each(Object.entries(await clientJoins()))('%s is up to date', (file, text) => {
  expect(readFileSync(file, 'utf8') === text, 'run npm run gen').toBe(true)
})

const section = (setup: Partial<SectionSetup>): SectionSetup => ({
  group: 'marketing',
  position: 15,
  name: ['盲盒', 'Blind boxes'],
  icon: 'M3 3h14v14H3V3Z',
  right: 'promotion.read',
  list: () => Promise.reject(new Error('nobody opens it')),
  ...setup,
})

describe('the sections of the back office', async () => {
  const all = await manifests<Sections>('apps/admin/src/features', '.section.ts')
  const withBoxes = (value: Sections) =>
    adminSections([
      ...all,
      { file: 'activities/box/box.section.ts', name: 'boxSections', value, text: '' },
    ])

  it('get one more by its own file alone', () => {
    const { words, setups } = withBoxes({ boxes: section({ audit: { job: '/{number}' } }) })
    expect(words).toContain("  marketing: ['promotions', 'boxes', ")
    expect(words).toContain("  job: { section: 'boxes', path: '/{number}' },")
    expect(setups).toContain('  ...boxSections,')
  })

  it.each([
    ['an address', { coupons: section({}) }, 'the section coupons'],
    ['a position', { boxes: section({ position: 10 }) }, 'the position in marketing 10'],
    ['a to-do', { boxes: section({ toDos: { 'order.toShip': '' } }) }, 'the to-do order.toShip'],
    ['a kind of the log', { boxes: section({ audit: { coupon: '' } }) }, 'the audit kind coupon'],
  ])('are refused when two want %s', (_what, sections, message) => {
    expect(() => withBoxes(sections)).toThrow(message)
  })
})

describe('the pages of the storefront', async () => {
  const all = await manifests<Pages>('apps/storefront/src/features', '.pages.ts')

  it('stand in one table with the path of each screen', () => {
    const { screens } = storefrontPages(all)
    expect(screens).toContain("  cart: () => import('#features/trade/cart/cart.screen.tsx'),\n")
  })

  it('are refused when two features draw the same', () => {
    const again = all.find(({ name }) => name === 'cartPages')!
    expect(() => storefrontPages([...all, again])).toThrow('the page cart is said twice')
  })

  it('are refused when a screen stands elsewhere', () => {
    const screen = () => Promise.reject(new Error('nobody opens it'))
    const value = { cart: { screen } }
    const text = "cart: { screen: () => import('#features/trade/cart/cart.screen.tsx') }"
    expect(() => storefrontPages([{ file: 'a/b/b.pages.ts', name: 'b', value, text }])).toThrow(
      'cart begins with no screen of its folder',
    )
  })
})
