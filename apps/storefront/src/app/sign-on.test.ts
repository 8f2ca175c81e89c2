// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Api } from '#platform/api.ts'
import { currentSession, restoreSession, type Sso } from '#platform/session.ts'
import { arrive, signOn } from './sign-on.ts'

const said = vi.hoisted((): [string, object?][] => [])
vi.mock('@mallard/ui/toast', () => ({
  toast: (...words: [string, object?]) => void said.push(words),
}))
const host = vi.hoisted(() => ({ mode: 'wap' }))
vi.mock('#platform/host.ts', () => ({ currentHost: () => host }))

const scope = { partnerId: 1, storeId: 2 }
const sso: Sso = {
  token: 't',
  is_new_pv: 0,
  weixinapi: null,
  weixinUser: null,
  user: null,
  tipMsg: null,
} as unknown as Sso
const nobody = { cookieToken: undefined, source: undefined }

function apiOf(answer: () => Promise<Sso>) {
  const ssoInit = vi.fn(answer)
  return { ssoInit, api: { identity: { ssoInit } } as unknown as Api }
}

beforeEach(() => {
  said.length = 0
  host.mode = 'wap'
  localStorage.clear()
  restoreSession(1)
})
afterEach(() => history.replaceState(null, '', '/'))

describe('where one comes from', () => {
  it('is read once: the ticket stays in no address, the rest of it does', () => {
    history.replaceState({ key: 'k' }, '', '/goods/3-1-2?cookie_token=once&q=1#top')
    expect(arrive()).toEqual({ cookieToken: 'once', source: undefined })
    expect(location.pathname + location.search + location.hash).toBe('/goods/3-1-2?q=1#top')
    expect(history.state).toEqual({ key: 'k' })
    expect(arrive().cookieToken).toBeUndefined()
  })

  it('is what the address says, else the mini-program that the tab stands in', () => {
    expect(arrive().source).toBeUndefined()
    host.mode = 'weixinMini'
    expect(arrive().source).toBe('weixinMiniProgram')
    host.mode = 'toutiaoMini'
    expect(arrive().source).toBe('toutiaoMiniProgram')
    history.replaceState(null, '', '/?utm_source=leaflet')
    expect(arrive().source).toBe('leaflet')
  })
})

describe('the sign-on init', () => {
  it('takes the ticket along, and says its tip for two seconds', async () => {
    const { api, ssoInit } = apiOf(async () => ({ ...sso, tipMsg: { text: '欢迎回来' } }))
    await signOn(api, scope, { cookieToken: 'once', source: 'weixinMiniProgram' })
    expect(ssoInit).toHaveBeenCalledWith({
      partnerId: 1,
      storeId: 2,
      cookie_token: 'once',
      utm_source: 'weixinMiniProgram',
    })
    expect(said).toEqual([['欢迎回来', { milliseconds: 2000 }]])
    expect(currentSession()).toMatchObject({ initStatus: 'done', token: 't' })
  })

  it('is only marked finished when it fails', async () => {
    await signOn(apiOf(() => Promise.reject(new Error('no line'))).api, scope, nobody)
    expect(currentSession()).toMatchObject({
      initStatus: 'done',
      token: undefined,
      isLoggedIn: false,
    })
    expect(said).toEqual([])
  })
})
