// Loaded when a call is first made.
import '@mallard/contract/routes.gen'
import { pageTitles } from '@mallard/contract/page-titles.gen'
import { pages, type PageName } from '@mallard/contract/pages'
import { matchPage } from '@mallard/contract/paths'
import type { PageRequest } from '@mallard/contract/rendering'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageFacts } from '#platform/page-facts.ts'
import type { PageContext, ScreenProps } from '#platform/screen.ts'
import { stage } from '#platform/test-stage.ts'
import { createRenderer } from './renderer.tsx'
import { pageFacts } from './page-facts.gen.ts'
import { screens } from './screens.gen.ts'

const bare = (Object.keys(pages) as PageName[]).filter(
  (name) => !pages[name].path.includes('{partnerId}-{storeId}'),
)
const names = (place: PageFacts['bare']) => bare.filter((name) => pageFacts[name].bare === place)

const store = { partnerId: 1, storeId: 1 }
const elsewhere = { partnerId: 2, storeId: 1 }
const pic = { url: '/pictures/rice.webp', width: 4, height: 3, color: '#eeeeee' }
const goods = { itemId: 5, title: '壶', pic, price: 100, marketPrice: null, tags: [], stock: 1 }
const article = (kind: string) => ({
  ...{ store, id: 7, kind, title: '壶的水垢', html: '<p>白醋</p>', reads: 0, helpful: 0 },
  ...{ updatedAt: 0, categories: [{ id: 3, name: '水壶' }], goods },
})
const recipe = { id: 9, title: '米饭', cover: pic, minutes: 40, servings: 2 }
const answers: Readonly<Record<string, unknown>> = {
  'store.partnerInit': {
    partner: {
      ...{ id: 1, name: '禾光', logo: '', themeColor: '#c8452b', themeColorDark: '#e86b4f' },
      look: {},
    },
    store: { id: 1, name: '门店' },
  },
  'guides.productGuide': {
    ...{ store, productId: 5, title: '壶的指南', intro: '', pic, goods: null, parts: [] },
    sections: [{ title: '第一次', html: '', pic: null, checks: [] }],
  },
  'guides.kitchen': {
    ...{ id: 1, store, title: '厨房', intro: '', cover: pic, recipes: [recipe] },
    manuals: [{ productSn: 'A', title: '说明', pic }],
  },
  'guides.recipe': {
    ...{ ...recipe, kitchenId: 1, store, intro: '', ingredients: [], steps: [], goods: [] },
  },
  'guides.kitchenInstruction': article('instruction'),
  'service.instructionDetail': article('instruction'),
  'service.questionDetail': article('question'),
  'service.knowledgeDetail': article('knowledge'),
  'service.policy': {
    ...{ list: [article('policy')], store, total: 1, pageNum: 1, pageSize: 50, hasNext: false },
  },
}

/** An address of each page about one thing, its title and the address that counts. */
const own: Record<string, readonly [url: string, title: string, canonical: string]> = {
  productGuideDetail: ['/productGuide/detail/5', '壶的指南', '/productGuide/detail/5'],
  kitchenIndex: ['/kitchen/index-1', '厨房', '/kitchen/index-1'],
  kitchenInstructions: ['/kitchen/instructions-1', '厨房说明书', '/kitchen/instructions-1'],
  kitchenInstructionsDetail: [
    '/kitchen/instructions/detail-A',
    '壶的水垢',
    '/kitchen/instructions/detail-A?partnerId=1',
  ],
  kitchenMenu: ['/kitchen/menu-1?recipe=9', '米饭', '/kitchen/menu-1?recipe=9'],
  scInstructionDetail: [
    '/service-center/instruction/detail?id=7',
    '壶的水垢',
    '/service-center/instruction/detail?id=7',
  ],
  scQuestionDetail: [
    '/service-center/question/detail?id=7',
    '壶的水垢',
    '/service-center/question/detail?id=7',
  ],
  scKnowledgeDetail: ['/service-center/knowledge/detail?id=7', '壶的水垢', '/serviceDetail/1-1/7'],
  scPolicy: [
    '/service-center/afterSalesPolicy?id=7',
    '售后政策',
    '/service-center/afterSalesPolicy?id=7',
  ],
}

const asked: string[] = []
const renderer = createRenderer(screens, pageTitles)
const drawn = (url: string, fallbackScope: PageRequest['fallbackScope']) =>
  renderer.render({
    ...{ url, fallbackScope, locale: 'zh', origin: 'https://shop.test', mode: 'page', now: 0 },
    ...{ code: undefined, isSignedIn: false },
    call: async ({ name }) => {
      asked.push(name)
      return name in answers ? { code: 200, data: answers[name] } : { code: 500, message: name }
    },
  })

describe('a page whose path names no store', () => {
  it('says where it is shown', () => {
    const said = (Object.keys(pages) as PageName[]).filter((name) => pageFacts[name].bare)
    expect(said).toEqual(bare)
    expect(Object.keys(own).toSorted()).toEqual(names('own').toSorted())
  })

  it.each([...names('last'), ...names('member')])(
    '%s is shown in the store that was visited last',
    async (name) => {
      expect((await screens[name]()).default.store).toBeUndefined()
    },
  )
})

describe.each(names('own'))('%s', (name) => {
  const [url, title, canonical] = own[name]!

  it('is drawn by the server in the store of what it is about, with its head and its links', async () => {
    expect(await drawn(url, elsewhere)).toEqual({ store })
    const page = await drawn(url, store)
    if ('store' in page) throw new Error('drawn nowhere')
    const document = new DOMParser().parseFromString(page.head + page.body, 'text/html')
    expect(page.status).toBe(200)
    expect(document.title).toBe(`${title} - 禾光`)
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `https://shop.test${canonical}`,
    )
    const links = [...document.querySelectorAll('a')].map((a) => a.getAttribute('href') ?? '')
    const stores = links.flatMap((link) => {
      const { partnerId, storeId } = matchPage(link.split('?')[0]!).params
      return partnerId === undefined ? [] : [`${partnerId}-${storeId}`]
    })
    expect(stores.filter((each) => each !== '1-1')).toEqual([])
  })
})

describe('in the browser', () => {
  const reload = vi.fn()
  beforeEach(() => vi.stubGlobal('location', { ...location, reload }))
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    vi.clearAllMocks()
    localStorage.clear()
  })

  it.each(names('own'))('%s shows nothing in another store, and goes to its own', async (name) => {
    const [url] = own[name]!
    const { params } = matchPage(url.split('?')[0]!)
    const query = Object.fromEntries(new URL(url, 'https://shop.test').searchParams)
    const page = { name, scope: elsewhere, params, query } as unknown as PageContext
    const { default: screen } = await screens[name]()
    const set = stage({ page })
    const queries = screen.queries?.({ ...page, locale: 'zh', api: namedCalls } as never) ?? {}
    const data = Object.fromEntries(
      Object.entries(queries).map(([key, call]) => [key, answers[String(call)]]),
    )
    const props = { ...page, locale: 'zh', data } as unknown as ScreenProps<PageName, string, never>
    set.show(<screen.Screen {...props} />)
    expect(document.body.textContent).toBe('')
    expect(reload).toHaveBeenCalledOnce()
    expect(localStorage.getItem('lastStore')).toBe('1-1')
  })
})

/** An api whose queries are the names of their calls. */
const namedCalls = new Proxy(
  {},
  {
    get: (_, domain: string) =>
      new Proxy({}, { get: (__, call: string) => ({ query: () => `${domain}.${call}` }) }),
  },
)
