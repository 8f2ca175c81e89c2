// Loaded when a call is first made.
import '@mallard/contract/routes.gen'
import type { PageReply, PageRequest } from '@mallard/contract/rendering'
import { describe, expect, it } from 'vitest'
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
  { search: async () => ({ default: search }) } as unknown as Screens,
  { search: '搜索' } as never,
)

const statusWhen = async (found: PageReply) => {
  const request = {
    url: '/list/1-1?q=%E5%A3%B6',
    locale: 'zh',
    origin: 'https://shop.test',
    fallbackScope: { partnerId: 1, storeId: 1 },
    mode: 'page',
    code: [],
    isSignedIn: false,
    call: async ({ name }: { name: string }) =>
      name === 'store.partnerInit' ? { code: 200, data: partner } : found,
    now: 0,
  } as unknown as PageRequest
  return (await renderer.render(request)).status
}

describe('a page whose data was refused', () => {
  it.each([
    ['is missing, where what it is about is', 'notFound', 404],
    ['is there in a moment, where too many search', 'searchBusy', 503],
    ['is there in a moment, where somebody came too often', 'tooOften', 503],
  ] as const)('%s', async (_, reason, status) => {
    expect(await statusWhen({ code: 500, message: 'x', data: null, reason })).toBe(status)
  })
})
