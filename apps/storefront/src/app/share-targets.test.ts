// Loaded when a call is first made.
import '@mallard/contract/routes.gen'
import { pages, type PageName } from '@mallard/contract/pages'
import { fillPath } from '@mallard/contract/paths'
import { describe, expect, it } from 'vitest'
import { cardOf, posterOf } from '#entities/share/share-card.ts'
import type { Api } from '#platform/api.ts'
import type { Head, PageContext } from '#platform/screen.ts'
import { pageFacts } from './page-facts.gen.ts'
import { screens } from './screens.gen.ts'

const names = Object.keys(pages) as PageName[]

/** Whoever shares them shares the store: nobody else could open them, or not as they are. */
const sharesStore = (name: PageName) => 'login' in pages[name] || pageFacts[name].shares === 'store'

const kinds: Partial<Record<string, string>> = {
  serviceDetail: 'knowledge',
  scKnowledgeDetail: 'knowledge',
  scInstructionDetail: 'instruction',
  scQuestionDetail: 'question',
}
let kind: string | undefined

/** Data of whatever shape: everything is there, and reads as 7. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, key) => {
    if (key === 'kind' && kind !== undefined) return kind
    if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'string' ? '7' : 7)
    if (key === Symbol.iterator) return () => [][Symbol.iterator]()
    if (key === 'toString') return () => '7'
    return anything
  },
  has: (_, key) => key !== 'sessions',
  apply: () => anything,
})

const scope = { partnerId: 1, storeId: 1 }

/** Of a brand without a card of its own. */
const cardless = { share: { card: async () => ({}) } } as unknown as Api

async function headOf(name: PageName): Promise<Head> {
  kind = kinds[name]
  const { default: screen } = await screens[name]()
  const params = new Proxy({}, { get: () => '7' })
  const page = { name, scope, params, query: { q: '7', id: '7' }, api: anything, locale: 'zh' }
  return screen.head?.(page as unknown as PageContext, anything as never) ?? {}
}

describe('what is shared of a page', () => {
  it.each(names)('%s', async (name) => {
    const page = { name, scope, api: cardless, locale: 'zh' as const }
    const head = await headOf(name)
    const { link } = await cardOf({ page, head, title: 'x - 禾光' }, 'https://shop.test')
    const isHome = new URL(link).pathname === '/a/1-1'
    expect(isHome, link).toBe(sharesStore(name))
    if (isHome) expect(posterOf(head, scope)).toBeUndefined()
  })

  it('of a content page is its address by its type, also where one came by its number', async () => {
    const { default: screen } = await screens.cmsV1a()
    const page = { type: 'tea', title: '', description: '', share: { pic: null } }
    const head = screen.head?.({ scope, params: { type: '12' } } as never, { page } as never)
    expect(head?.canonical).toBe('/a/1-1/tea')
  })

  it('of a key account’s page is the page itself, on its poster too', async () => {
    const head = await headOf('KAShare')
    const path = fillPath(pages.KAShare.path, { partnerId: '1', storeId: '1', url: '7' })
    expect(head).toMatchObject({ canonical: path, noIndex: 'shared' })
    expect(posterOf(head, scope)?.path).toBe(path)
  })
})
