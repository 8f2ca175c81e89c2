import { describe, expect, it } from 'vitest'
import { pages, type PageName } from './pages.ts'
import { fillPath, href, matchPage } from './paths.ts'

const sample: Record<string, string> = {
  partnerId: '1',
  storeId: '2',
  itemId: '12',
  type: 'breakfast',
  code: 'user',
  sourcePage: 'checkout',
  orderId: '26011510000012345678',
  orderSn: '26011510000012345678',
  status: '0',
  active: '1',
  flowId: 'Fa9',
  cartId: 'Cb8',
  grantUuid: '0123456789ABCDEFGHIJKL',
  couponHistoryId: '7',
  arr: '3,4',
  applyId: '12601151000001234567',
  orderItemId: '8',
  num: '2',
  id: '6',
  productSn: 'HL-KT01-OAT-08',
  promotionId: '9',
  bargainId: '4',
  bargainRoomId: '0123456789ABCDEFGHIJKN',
  sourceUrl: '0123456789ABCDEFGHIJKR',
  urlCode: '0123456789ABCDEFGHIJKP',
  batchId: '0123456789ABCDEFGHIJKQ',
  sponsorId: '5e0c6a1e-0000-4000-8000-000000000001',
  amount: '2000',
  grant_uuid: '0123456789ABCDEFGHIJKL',
  postageUuid: '0123456789ABCDEFGHIJKP',
  productId: '7',
  randomToken: '0123456789ABCDEFGHIJKM',
  url: 'tea-room',
  deviceId: 'HLSV05-0001',
  userId: '7',
}

describe('matchPage', () => {
  it('brings the address of every page back to that page and its parameters', () => {
    for (const name of (Object.keys(pages) as PageName[]).filter((name) => name !== 'notFound')) {
      const keys = [...pages[name].path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key!)
      const given = Object.fromEntries(keys.map((key) => [key, sample[key] ?? 'lucky']))
      const path = fillPath(pages[name].path, given)
      const match = matchPage(path)
      expect(match.name, path).toBe(name)
      for (const [key, value] of Object.entries(match.params)) expect(value).toBe(given[key])
    }
  })

  it.each([
    ['/a/1-1', 'homeScoped'],
    ['/a/sale', 'cmsV1aBare'],
    ['/a/1-1/sale', 'cmsV1a'],
    ['/category-1-1', 'goodslist'],
    ['/goods/7-1-1', 'goods'],
    ['/goods/1-1/comment/detail/7', 'goodsComments'],
    ['/order/1-1/paymentStatus/order-5', 'paymentStatusScoped'],
    ['/order/paymentStatus/order-5', 'paymentStatusOrder'],
    ['/order/paymentStatus/5/0', 'paymentStatus'],
    ['/user/1-1/', 'userCenter'],
    ['/goods/x-1-1', 'notFound'],
    ['/goods/0-1-1', 'notFound'],
    ['/nowhere', 'notFound'],
    ['/a/%E0%A4%A', 'notFound'],
  ])('%s is %s', (path, name) => {
    expect(matchPage(path).name).toBe(name)
  })
})

describe('href', () => {
  it('fills the braces and leaves out empty query values', () => {
    expect(href('goods', { itemId: 7, partnerId: 1, storeId: 1 })).toBe('/goods/7-1-1')
    expect(href('search', { partnerId: 1, storeId: 1 }, { q: '水壶', sort: undefined })).toBe(
      '/list/1-1?q=%E6%B0%B4%E5%A3%B6',
    )
    expect(href('home')).toBe('/')
  })

  it('does not compile without a parameter', () => {
    // @ts-expect-error storeId is missing
    expect(() => href('goods', { itemId: 7, partnerId: 1 })).toThrow('wants storeId')
  })
})

describe('half of a character', () => {
  it('is left out of an address', () => {
    expect(href('search', { partnerId: 1, storeId: 1 }, { q: '壶\ud83d' })).toBe(
      href('search', { partnerId: 1, storeId: 1 }, { q: '壶' }),
    )
  })
})
