// Loaded when a call is first made.
import '@mallard/contract/routes.gen'
import type { PageReply, PageRequest } from '@mallard/contract/rendering'
import { describe, expect, it, vi } from 'vitest'
import dishes from '#features/content/dining/dishes-comment.screen.tsx'
import userCenter from '#features/account/member/user-center.screen.tsx'
import kitchen from '#features/content/kitchen/kitchen.screen.tsx'
import search from '#features/catalog/search/search.screen.tsx'
import type { Screens } from '#platform/navigator/loader.ts'
import { createRenderer } from './renderer.tsx'

const partner = {
  partner: {
    id: 1,
    name: '禾光',
    logo: '',
    themeColor: '#c8452b',
    themeColorDark: '#e86b4f',
    look: {},
  },
  store: { id: 1, name: '门店' },
}
const renderer = createRenderer(
  {
    search: async () => ({ default: search }),
    kitchenIndex: async () => ({ default: kitchen }),
    dishesComment: async () => ({ default: dishes }),
    userCenter: async () => ({ default: userCenter }),
  } as unknown as Screens,
  { search: '搜索' } as never,
)

type Scope = PageRequest['fallbackScope']

const requestOf = (
  url: string,
  found: PageReply,
  { words = found, fallbackScope = { partnerId: 1, storeId: 1 } as Scope } = {},
): PageRequest => ({
  url,
  locale: 'zh',
  origin: 'https://shop.test',
  fallbackScope,
  mode: 'page',
  code: undefined,
  isSignedIn: false,
  call: async ({ name }) => {
    if (name === 'store.partnerInit') return { code: 200, data: partner }
    return name === 'catalog.searchCategoryList' ? words : found
  },
  now: 0,
})
const searching = '/list/1-1?q=%E5%A3%B6'
const drawn = (url: string, found: PageReply, fallbackScope?: Scope) =>
  renderer.render(requestOf(url, found, { fallbackScope }))

const statusWhen = async (found: PageReply) => {
  const page = await drawn(searching, found)
  return 'store' in page ? page : page.status
}

it('draws what belongs to another store in that one alone', async () => {
  const store = { partnerId: 1, storeId: 1 }
  const cover = { url: '/pictures/rice.webp', width: 4, height: 3, color: '#eeeeee' }
  const data = { id: 1, store, title: '厨房', intro: '', cover, recipes: [], manuals: [] }
  const found = { code: 200, data }
  const elsewhere = { partnerId: 2, storeId: 1 }
  expect(await drawn('/kitchen/index-1', found, elsewhere)).toEqual({ store })
  expect(await drawn('/kitchen/index-1', found, store)).toMatchObject({ status: 200 })
})

it('draws a page whose answers pass whole, with the words of a refusal', async () => {
  const at = '/dishesComment?token=a'
  const store = { partnerId: 1, storeId: 1 }
  const refused = {
    code: 500,
    data: null,
    message: '评价码无效',
    reason: 'receiptUnknown',
  } as const
  const page = await drawn(at, refused)
  expect(page).toMatchObject({ status: 200, body: expect.stringContaining('评价码无效') })
  expect(await drawn(at, { ...refused, reason: 'tooOften' })).toMatchObject({ status: 503 })
  const data = { store: { ...store, name: '门店' }, dish: '番茄牛腩面', table: 'A1', state: 'used' }
  const found = { code: 200, data: { ...data, expireTime: 0, mine: null, others: [] } }
  const own = await drawn(at, found)
  expect(own).toMatchObject({ status: 200, body: expect.stringContaining('番茄牛腩面') })
  expect(await drawn(at, found, { partnerId: 2, storeId: 1 })).toMatchObject({ store })
})

describe('a page of one’s own', () => {
  const member = {
    me: { nickname: '林小满', avatar: '', phoneMasked: '139****1234', growth: 10, integration: 5 },
    level: { name: null, nextName: null, need: 0 },
    counts: { orderCounts: {}, couponNum: 0, collections: 0, noticeNum: 0 },
    signIn: null,
    canPromote: false,
  }
  const full = { ...member, me: { ...member.me, roles: [], staffLevel: 0 } }
  const service = { phone: '400-000-0000', hours: '9:00' }
  const answers: Record<string, unknown> = {
    'store.partnerInit': partner,
    'member.index': full,
    'store.service': service,
    'identity.ssoInit': { user: null },
  }
  const drawnFor = async (found: Record<string, unknown>, mode: PageRequest['mode'] = 'own') => {
    const page = await renderer.render({
      ...requestOf('/user/1-1', { code: 200, data: {} }),
      mode,
      isSignedIn: true,
      call: async ({ name }) =>
        name in found
          ? { code: 200, data: found[name] }
          : { code: 401, data: null, message: '请先登录', reason: 'unauthorized' as never },
    })
    if ('store' in page) throw new Error('of another store')
    return page
  }

  it('is drawn with its answers and those of its parts, for no search engine', async () => {
    const { body, head, isDrawn, state } = await drawnFor(answers)
    expect(isDrawn).toBe(true)
    expect(body).toContain('林小满')
    expect(body).toContain('400-000-0000')
    expect(head).toContain('noindex')
    expect(JSON.parse(state)).toMatchObject({ drawn: 'userCenter' })
  })

  it('is a shell where an answer of its own is missing, and where its page is none', async () => {
    const { 'member.index': _, ...others } = answers
    for (const page of [await drawnFor(others), await drawnFor(answers, 'shell')]) {
      expect(page).toMatchObject({ status: 200, isDrawn: false, body: '' })
      expect(JSON.parse(page.state)).toMatchObject({ drawn: null })
    }
  })
})

describe('a page whose data was refused', () => {
  it.each([
    ['is missing, where what it is about is', 'notFound', 404],
    ['is there in a moment, where too many search', 'searchBusy', 503],
    ['is there in a moment, where somebody came too often', 'tooOften', 503],
  ] as const)('%s', async (_, reason, status) => {
    expect(await statusWhen({ code: 500, message: 'x', data: null, reason })).toBe(status)
  })
})

describe('a search that finds nothing', () => {
  it('is drawn whole, also the first one of a process', async () => {
    vi.stubEnv('SSR', true)
    vi.resetModules()
    const [fresh, { createRenderer: create }] = await Promise.all([
      import('#features/catalog/search/search.screen.tsx'),
      import('./renderer.tsx'),
    ])
    const screens = { search: async () => fresh } as unknown as Screens
    const found = { list: [], total: 0, pageNum: 1, pageSize: 20, hasNext: false }
    const words = { hotWords: [], facets: [], didYouMean: { q: '水壶', isShown: false } }
    const page = await create(screens, { search: '搜索' } as never).render(
      requestOf(searching, { code: 200, data: found }, { words: { code: 200, data: words } }),
    )
    vi.unstubAllEnvs()
    expect(page).toMatchObject({ body: expect.stringContaining('水壶') })
    // So React marks what the browser has to draw anew.
    expect(page).toMatchObject({ body: expect.not.stringContaining('<!--$!-->') })
  })
})
