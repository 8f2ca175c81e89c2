import { everyCall } from '@mallard/contract/calls'
import { pages } from '@mallard/contract/pages'
import { describe, expect, it } from 'vitest'
import {
  asCopy,
  changesSession,
  isForEveryone,
  isSeenAgain,
  keepingOf,
  shellPath,
} from './keeping.rules.ts'

const origin = 'https://shop.example'
const of = (path: string, mode = 'cors', method = 'GET') =>
  keepingOf({ method, mode, url: new URL(path, origin).href }, origin)
const filled = (path: string) => path.replaceAll('{p}-{s}', '1-1').replaceAll(/\{\w+\}/g, '7')

describe('what is kept for times without a line', () => {
  it('is no answer but those that home, goods and cart are drawn from', () => {
    const kept = everyCall()
      .filter(({ call }) => of(filled(call.path), 'cors', call.method) !== 'none')
      .map(({ domain, name }) => `${domain}.${name}`)
    expect(kept.sort()).toEqual([
      'cart.getCartTotal',
      'cart.list',
      'catalog.detail',
      'catalog.productList',
      'catalog.recommend',
      'cms.v1a',
      'cms.v1b',
      'review.list',
      'seckill.current',
      'store.partnerInit',
    ])
  })

  it('is nothing that was sent, and nothing of another site', () => {
    expect(of('/b2c/cartV3/1-1/list', 'cors', 'POST')).toBe('none')
    expect(of('https://cdn.example/assets/a.js')).toBe('none')
    expect(of('https://shop.example.evil.example/b2c/cartV3/1-1/list')).toBe('none')
  })

  it('has a document for every page, and for nothing else', () => {
    for (const { path } of Object.values(pages))
      expect(of(path === '*' ? '/no-such-page' : filled(path), 'navigate'), path).toBe('document')
    for (const path of [
      '/admin/',
      '/admin/1-1/orders',
      '/docs',
      '/pay/v2/toPay/1-1/wxPay-WAP/1.html',
      '/sso/oauth/1-1/render/wap-wechat',
      '/sitemap.xml',
      '/sw.js',
    ])
      expect(of(path, 'navigate'), path).toBe('none')
  })

  it('knows files and pictures by their folders', () => {
    expect(of('/assets/ab12.js')).toBe('file')
    expect(of('/pictures/kettle-400.webp')).toBe('picture')
    expect(of('/p/web-tracking/web')).toBe('none')
  })
})

describe('documents', () => {
  it('are kept when the server calls them public, never when they are somebody’s', () => {
    for (const header of ['public, max-age=0, s-maxage=5', 'private, max-age=0'])
      expect(isForEveryone(200, header)).toBe(true)
    for (const header of [
      'private, no-cache',
      'no-store',
      'private, x=public',
      'private, max-age=0, no-store',
      null,
    ])
      expect(isForEveryone(200, header)).toBe(false)
    expect(isForEveryone(404, 'public, max-age=0')).toBe(false)
  })

  it('are seen again at home and at goods', () => {
    for (const path of ['/', '/a/1-1', '/goods/7-1-1']) expect(isSeenAgain(path)).toBe(true)
    for (const path of [
      '/user/1-1',
      '/order/1-1/cart',
      '/a/new',
      '/goods/7-1-1/more',
      '/login/1-1',
    ])
      expect(isSeenAgain(path)).toBe(false)
  })

  it('of other pages are drawn in the cart’s of the same store', () => {
    expect(shellPath('/goods/7-1-2')).toBe('/order/1-2/cart')
    expect(shellPath('/user/1-1/order/list/0')).toBe('/order/1-1/cart')
    expect(shellPath('/category-2-1')).toBe('/order/2-1/cart')
    expect(shellPath('/companyPass')).toBeUndefined()
  })

  it('say that they are copies', () => {
    expect(asCopy('<!doctype html><html lang="en"><p>&lt;html &gt;')).toBe(
      '<!doctype html><html data-offline lang="en"><p>&lt;html &gt;',
    )
  })
})

it('sees every call that may change who is there', () => {
  const sent = (path: string, method = 'POST') =>
    changesSession({ method, mode: 'cors', url: origin + path })
  for (const path of [
    '/sso/do/login',
    '/sso/do/logout',
    '/sso/oauth/apple/login',
    '/sso/oa-login',
    '/sso/passport/abc',
  ])
    expect(sent(path), path).toBe(true)
  expect(sent('/sso/cancel-member?reason=1&phoneCode=123456', 'PUT')).toBe(true)
  expect(sent('/b2c/member/1-1/session/end-all')).toBe(true)
  expect(sent('/b2c/cartV3/1-1/fastadd')).toBe(false)
  expect(sent('/sso/init/sso', 'GET')).toBe(false)
})
