// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentSession, finishInit, forgetShopper, restoreSession, setCartNum, setNotices, signInAs, type Sso } from './session.ts'

const user = { id: 7, nickname: '林小满', avatar: '/a.webp', roles: ['user', 'employee'], staffLevel: 1, cancelAt: null } as NonNullable<Sso['user']>
const weixinUser = { uuid: 'w'.repeat(22), nickname: '安然', avatar: '' }
const answer = (part: Partial<Sso> = {}) => ({ token: 't', is_new_pv: 0, weixinapi: null, weixinUser: null, user: null, tipMsg: null, ...part }) as Sso
const stored = () => JSON.parse(localStorage.getItem('Authorization') ?? 'null') as unknown

/** The browser's cookies: the simulated page forgets none by `Max-Age=0`. */
const jar = new Map<string, string>()
vi.spyOn(document, 'cookie', 'get').mockImplementation(() => [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
vi.spyOn(document, 'cookie', 'set').mockImplementation((line: string) => {
  const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
  if (/Max-Age=0/.test(line)) jar.delete(name)
  else jar.set(name, value)
})

beforeEach(() => {
  localStorage.clear()
  jar.clear()
  restoreSession()
})

describe('what the sign-on init answers', () => {
  it('makes somebody of who is signed in, and keeps of them what the specification names', () => {
    finishInit(answer({ user, weixinUser }))
    expect(currentSession()).toMatchObject({ initStatus: 'done', isLoggedIn: true, token: 't', weixinUser, me: { id: 7, nickname: '林小满' } })
    expect(stored()).toEqual({ id: 7, nickname: '林小满', avatar: '/a.webp', roles: ['user', 'employee'], staffLevel: 1 })
  })

  it('forgets who was signed in when it is nobody any more, but not the WeChat user who is no member yet', () => {
    signInAs(user)
    finishInit(answer({ weixinUser }))
    expect(currentSession()).toMatchObject({ initStatus: 'done', isLoggedIn: false, me: undefined, weixinUser })
    expect(stored()).toBeNull()
  })

  it('is only marked finished when it failed: who was here before is so still', () => {
    signInAs(user)
    restoreSession()
    expect(currentSession()).toMatchObject({ initStatus: 'waiting', isLoggedIn: true })
    finishInit(undefined)
    expect(currentSession()).toMatchObject({ initStatus: 'done', isLoggedIn: true, token: undefined, me: { id: 7 } })
  })
})

describe('signing out', () => {
  it('clears the shopper and the WeChat user, here and in what the browser keeps', () => {
    finishInit(answer({ user, weixinUser }))
    document.cookie = 'Authorization=t; Path=/'
    setCartNum(3)
    setNotices(2)
    forgetShopper()
    expect(currentSession()).toMatchObject({ isLoggedIn: false, me: undefined, weixinUser: null, cartNum: 0, notices: 0 })
    expect(stored()).toBeNull()
    expect(document.cookie).not.toContain('Authorization')
  })
})

describe('what a browser remembers', () => {
  it('is who it stored, or that a cookie is there', () => {
    signInAs(user)
    restoreSession()
    expect(currentSession()).toMatchObject({ isLoggedIn: true, me: { id: 7 } })
    localStorage.clear()
    restoreSession()
    expect(currentSession().isLoggedIn).toBe(false)
    document.cookie = 'Authorization=t; Path=/'
    restoreSession()
    expect(currentSession()).toMatchObject({ isLoggedIn: true, me: undefined })
  })

  it.each(['{', 'null', '[]', '7', '"x"'])('is nobody where %s is stored', (text) => {
    localStorage.setItem('Authorization', text)
    restoreSession()
    expect(currentSession()).toMatchObject({ isLoggedIn: false, me: undefined })
  })
})
