// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  currentSession,
  finishInit,
  forgetShopper,
  restoreSession,
  setCartNum,
  setNotices,
  signInAs,
  type Sso,
} from './session.ts'

const user = {
  id: 7,
  nickname: '林小满',
  avatar: '/a.webp',
  roles: ['user', 'employee'],
  staffLevel: 1,
  cancelAt: null,
} as NonNullable<Sso['user']>
const weixinUser = { uuid: 'w'.repeat(22), nickname: '安然', avatar: '' }
const answer = (part: Partial<Sso> = {}) =>
  ({
    token: 't',
    is_new_pv: 0,
    weixinapi: null,
    weixinUser: null,
    user: null,
    tipMsg: null,
    ...part,
  }) as Sso
const stored = (key = 'Authorization') => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown

/** The browser's cookies: the simulated page forgets none by `Max-Age=0`. */
const jar = new Map<string, string>()
vi.spyOn(document, 'cookie', 'get').mockImplementation(() =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
)
vi.spyOn(document, 'cookie', 'set').mockImplementation((line: string) => {
  const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
  if (/Max-Age=0/.test(line)) jar.delete(name)
  else jar.set(name, value)
})

beforeEach(() => {
  localStorage.clear()
  jar.clear()
  restoreSession(1)
})

describe('what the sign-on init answers', () => {
  it('makes somebody of who is signed in, and keeps of them what the specification names', () => {
    finishInit(answer({ user, weixinUser }))
    expect(currentSession()).toMatchObject({
      initStatus: 'done',
      isLoggedIn: true,
      token: 't',
      weixinUser,
      me: { id: 7, nickname: '林小满' },
    })
    for (const key of ['Authorization', 'Authorization-1'])
      expect(stored(key)).toEqual({
        id: 7,
        nickname: '林小满',
        avatar: '/a.webp',
        roles: ['user', 'employee'],
        staffLevel: 1,
      })
  })

  it('forgets who was signed in when it is nobody any more, but not the WeChat user who is no member yet', () => {
    signInAs(user)
    finishInit(answer({ weixinUser }))
    expect(currentSession()).toMatchObject({
      initStatus: 'done',
      isLoggedIn: false,
      me: undefined,
      weixinUser,
    })
    expect(stored()).toBeNull()
  })

  it('is only marked finished when it failed: who was here before is so still', () => {
    signInAs(user)
    restoreSession(1)
    expect(currentSession()).toMatchObject({ initStatus: 'waiting', isLoggedIn: true })
    finishInit(undefined)
    expect(currentSession()).toMatchObject({
      initStatus: 'done',
      isLoggedIn: true,
      token: undefined,
      me: { id: 7 },
    })
  })
})

describe('signing out', () => {
  it('clears the shopper and the WeChat user, here and in what the browser keeps', () => {
    finishInit(answer({ user, weixinUser }))
    document.cookie = 'Authorization=1; Path=/'
    setCartNum(3)
    setNotices(2)
    forgetShopper()
    expect(currentSession()).toMatchObject({
      isLoggedIn: false,
      me: undefined,
      weixinUser: null,
      cartNum: 0,
      notices: 0,
    })
    expect(stored()).toBeNull()
    expect(document.cookie).not.toContain('Authorization')
  })
})

describe('what a browser remembers', () => {
  it('is who it stored, or that a cookie is there', () => {
    signInAs(user)
    restoreSession(1)
    expect(currentSession()).toMatchObject({ isLoggedIn: true, me: { id: 7 } })
    localStorage.clear()
    restoreSession(1)
    expect(currentSession().isLoggedIn).toBe(false)
    document.cookie = 'Authorization=2.1; Path=/'
    restoreSession(1)
    expect(currentSession()).toMatchObject({ isLoggedIn: true, me: undefined })
  })

  it.each(['{', 'null', '[]', '7', '"x"'])('is nobody where %s is stored', (text) => {
    localStorage.setItem('Authorization-1', text)
    restoreSession(1)
    expect(currentSession()).toMatchObject({ isLoggedIn: false, me: undefined })
  })
})

describe('a browser that is signed in with two partners', () => {
  it('knows each by itself, and forgets one without the other', () => {
    signInAs(user)
    document.cookie = 'Authorization=1.2; Path=/'
    restoreSession(2)
    expect(currentSession()).toMatchObject({ isLoggedIn: true, me: undefined })
    signInAs({ ...user, id: 8 })
    restoreSession(1)
    expect(currentSession().me?.id).toBe(7)
    restoreSession(2)
    expect(currentSession().me?.id).toBe(8)
    forgetShopper()
    expect(jar.get('Authorization')).toBe('1')
    restoreSession(1)
    expect(currentSession().me?.id).toBe(7)
  })
})

describe('a cookie of a domain above the shop’s', () => {
  /** The browser shows both, and nothing says which is whose. */
  const beside = (text: string) =>
    vi.spyOn(document, 'cookie', 'get').mockImplementationOnce(() => text)

  it.each([
    ['Authorization=Bearer abc; Authorization=1', true],
    ['Authorization=%E4%; Authorization=2.1', true],
    ['Authorization=Bearer abc', false],
    ['Authorization=%E4%', false],
    ['Authorization=x.1x', false],
  ])('%s: signed in is %s', (text, isLoggedIn) => {
    beside(text)
    restoreSession(1)
    expect(currentSession().isLoggedIn).toBe(isLoggedIn)
  })

  it('is not made one of the shop’s own by signing out', () => {
    beside('Authorization=Bearer abc; Authorization=1.2')
    forgetShopper()
    expect(jar.get('Authorization')).toBe('2')
  })
})
