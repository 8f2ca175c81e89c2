// Loaded when a call is first made.
import '@mallard/contract/routes.gen'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentSession, finishInit, type Sso } from '#platform/session.ts'
import { stage } from '#platform/test-stage.ts'
import login from './login.screen.tsx'

const host = vi.hoisted(() => ({ can: { signIn: [] as string[] }, mode: 'wap', signIn: vi.fn() }))
vi.mock('#platform/host.ts', () => ({ useHost: () => host, currentHost: () => host }))

const me = {
  id: 9,
  uuid: 'u',
  nickname: '林',
  avatar: '',
  phoneMasked: '',
  roles: ['user'],
  staffLevel: 0,
  gender: 0,
  birthday: '',
  integration: 0,
  growth: 0,
}
const consents = [{ code: 'user', version: '3' }]
const ticket = 't'.repeat(22)
const stranger: Sso = {
  token: 't',
  is_new_pv: 0,
  weixinapi: null,
  weixinUser: null,
  user: null,
  tipMsg: null,
  binding: null,
}
const weixin = { type: 'weixin', name: '微信登录', enabled: true, by: 'web' }
const appWeixin = { ...weixin, by: 'native', appid: 'wx4' }
const apple = { type: 'apple', name: '通过 Apple 登录', enabled: true, by: 'web' }
const sms = { type: 'sms', name: '手机号登录', enabled: true, by: 'form' }

function open(
  types: readonly object[],
  can: string[],
  more: { query?: object; answers?: object } = {},
) {
  host.can.signIn = can
  const page = { name: 'login' as const, query: {} }
  const set = stage({
    page,
    answers: {
      'identity.loginType': { types, agreements: consents },
      'identity.ssoInit': stranger,
      'identity.agree': { ticket },
      ...more.answers,
    },
  })
  const Screen = login.Screen as ComponentType<{ query: object }>
  set.show(<Screen query={{ to: `${location.origin}/goods/1-1-1`, ...more.query }} />)
  return set
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  host.signIn.mockReset()
  finishInit(undefined)
})

describe('the login page', () => {
  it('offers what both the server has set up and this host can do', async () => {
    open([weixin, apple, sms], ['appleWeb'])
    await screen.findByRole('button', { name: '通过 Apple 登录' })
    expect(screen.queryByRole('button', { name: '微信登录' })).toBeNull()
  })

  it('goes nowhere before the agreement was accepted, whichever way', async () => {
    const { calls } = open([weixin, apple, sms], ['weixinWeb', 'appleWeb'])
    for (const name of ['微信登录', '通过 Apple 登录']) {
      await screen.findByRole('button', { name })
      press(name)
      await screen.findByText('登录前请先同意协议')
      fireEvent.click(screen.getByRole('button', { name: '再看看', hidden: true }))
    }
    expect(host.signIn).not.toHaveBeenCalled()
    expect(calls.map(([name]) => name)).not.toContain('identity.agree')
  })

  it('leaves for WeChat with the page to come back to', async () => {
    host.signIn.mockResolvedValue({ kind: 'left' })
    const { calls } = open([weixin, sms], ['weixinWeb'])
    await screen.findByRole('button', { name: '微信登录' })
    fireEvent.click(screen.getByRole('checkbox'))
    press('微信登录')
    await waitFor(() => expect(host.signIn).toHaveBeenCalledTimes(1))
    // What was ticked goes with a ticket of this sign-in's own.
    expect(calls).toContainEqual(['identity.agree', { consents, partnerId: 1, storeId: 1 }])
    const startUrl = `/sso/oauth/1-1/render/wap-wechat?to=${encodeURIComponent(`${location.origin}/goods/1-1-1`)}&agreed=${ticket}`
    expect(host.signIn).toHaveBeenCalledWith(
      'weixinWeb',
      expect.objectContaining({ startUrl, partnerId: 1, storeId: 1 }),
    )
  })

  it('signs in by what the app brings, after the agreement', async () => {
    host.signIn.mockResolvedValue({ kind: 'code', code: 'c1' })
    const { went, calls } = open([appWeixin, sms], ['app', 'weixinApp'], {
      answers: {
        'identity.appLogin': { user: me, to: null },
        'identity.ssoInit': { ...stranger, user: me },
      },
    })
    await screen.findByRole('button', { name: '微信登录' })
    press('微信登录')
    await screen.findByText('登录前请先同意协议')
    expect(host.signIn).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: '同意并登录', hidden: true }))
    await waitFor(() => expect(went).toContain('/goods/1-1-1'))
    expect(calls).toContainEqual([
      'identity.appLogin',
      {
        x: 'c1',
        type: 'weixin',
        appid: 'wx4',
        agreed: consents.map(({ code, version }) => `${code}:${version}`).join(','),
      },
    ])
    expect(currentSession().me?.id).toBe(9)
  })

  it('asks for a phone when the shop does not know no matter who it is', async () => {
    host.signIn.mockResolvedValue({ kind: 'code', code: 'c1' })
    open([appWeixin, sms], ['weixinApp'], {
      answers: { 'identity.appLogin': { user: null, to: null, needPhone: true } },
    })
    await screen.findByRole('button', { name: '微信登录' })
    fireEvent.click(screen.getByRole('checkbox'))
    press('微信登录')
    await screen.findByRole('button', { name: '绑定并登录' })
    expect(screen.queryByRole('button', { name: '微信登录' })).toBeNull()
  })

  it('knows a WeChat user who came back, and what is to be done', async () => {
    open([weixin, sms], ['weixinWeb'])
    act(() => finishInit({ ...stranger, weixinUser: { uuid: 'w', nickname: '小雨', avatar: '' } }))
    expect(await screen.findByText('微信用户 小雨')).toBeTruthy()
    expect(screen.getByRole('button', { name: '绑定并登录' })).toBeTruthy()
  })

  it('says why one is back, and only what it knows', async () => {
    const { show } = open([sms], [], { query: { fail: 'snapshotUser' } })
    expect(await screen.findByText(/使用完整服务/)).toBeTruthy()
    const Screen = login.Screen as ComponentType<{ query: object }>
    show(<Screen query={{ fail: 'function Object() { [native code] }' }} />)
    expect(screen.queryByText(/使用完整服务/)).toBeNull()
  })

  it('exchanges what Apple’s page brought, once, and takes it out of the address', async () => {
    window.history.replaceState(null, '', '/login/1-1?apple=c1&state=s1')
    const { went, calls } = open([apple, sms], ['appleWeb'], {
      query: { apple: 'c1', state: 's1' },
      answers: {
        'identity.appleLogin': { user: me, to: '/goods/2-1-1' },
        'identity.ssoInit': { ...stranger, user: me },
      },
    })
    await waitFor(() => expect(went).toContain('/goods/2-1-1'))
    expect(calls.filter(([name]) => name === 'identity.appleLogin')).toHaveLength(1)
    expect(location.search).not.toContain('c1')
  })
})
