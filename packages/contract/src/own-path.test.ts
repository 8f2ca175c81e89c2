import { describe, expect, it } from 'vitest'
import { outsideAddress, ownPath, pageTarget } from './own-path.ts'
import { hostileTargets } from './own-path.payloads.ts'

const origin = 'https://shop.example'

describe('a target from outside', () => {
  it('is tried in twenty-five disguises at the least', () => {
    expect(new Set(hostileTargets).size).toBe(hostileTargets.length)
    expect(hostileTargets.length).toBeGreaterThanOrEqual(25)
  })

  it.each(hostileTargets)('%j leads nowhere', (payload) => {
    expect(ownPath(payload, origin)).toBeUndefined()
    expect(pageTarget(payload, origin)).toBeUndefined()
  })

  it.each([
    '/sso/do/logout',
    '/sso/oauth/1-1/render/wap-wechat?to=/a/1-1',
    '/pay/v2/toPay/1-1/wxPay-WAP/1.html',
    '/admin/',
    '/login/1-1?to=/login/1-1',
    '/no/such/page',
    // Of our own scheme, and so read as a path.
    'https:evil.example',
    '/%2f%2fevil.example',
  ])('%s is no page to go to', (path) => {
    expect(pageTarget(path, origin)).toBeUndefined()
  })

  it.each([
    ['/a/1-1', '/a/1-1'],
    ['https://shop.example/user/1-1?x=1#top', '/user/1-1?x=1'],
    ['/list/1-1?q=%E5%A3%B6', '/list/1-1?q=%E5%A3%B6'],
    ['/list/1-1?q=//evil.example', '/list/1-1?q=//evil.example'],
    ['/', '/'],
  ])('%s is a page of ours', (url, path) => {
    expect(pageTarget(url, origin)).toBe(path)
  })

  it('stays ours however often it is resolved', () => {
    for (const url of ['/a/1-1', ...hostileTargets]) {
      const path = ownPath(url, origin)
      if (path !== undefined) expect(new URL(path, origin).origin).toBe(origin)
    }
  })
})

describe('an address of another site', () => {
  it.each([
    'https://www.12315.cn/',
    'http://beian.miit.gov.cn/#/x',
    'https://m.kuaidi100.com/result.jsp?nu=1',
  ])('%s can be followed', (url) => {
    expect(outsideAddress(url)).toBe(url)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'weixin://dl/business',
    'https://shop.example@evil.example/',
    'https://user:password@evil.example/',
    'https:/\\evil.example',
    'https:evil.example',
    '//evil.example/',
    '/a/1-1',
    'https://',
    '',
  ])('%j cannot', (url) => {
    expect(outsideAddress(url)).toBeUndefined()
  })
})
