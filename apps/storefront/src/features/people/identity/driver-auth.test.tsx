// Loaded when a call is first made.
import '@mallard/contract/routes.gen'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentSession, forgetShopper } from '#platform/session.ts'
import { stage } from '#platform/test-stage.ts'
import driverAuth from './driver-auth.screen.tsx'

const ask = 'a'.repeat(22)
const me = {
  ...{ id: 9, uuid: 'u', nickname: '小满', avatar: '', phoneMasked: '139****0001' },
  ...{ roles: ['user'], staffLevel: 0, gender: 0, birthday: '', integration: 0, growth: 0 },
}
const waiting = { state: 'waiting', user: null }
const request = () => ({
  ask,
  claim: 'c'.repeat(22),
  digits: '0427',
  expireTime: Date.now() + 120_000,
})
const asked = {
  store: { partnerId: 1, storeId: 1, name: '虹桥店' },
  ...{ role: 'public', system: 'Windows', browser: 'Edge', digits: '0427' },
  ...{ isNear: false, expireTime: Date.now() + 120_000 },
}

function open(query: object, answers: object, isSignedIn = false) {
  const set = stage({
    page: { name: 'driverAuth', query: {} },
    isSignedIn,
    answers: { ...answers },
  })
  const Screen = driverAuth.Screen as ComponentType<{ query: object }>
  set.show(<Screen query={query} />)
  return set
}

describe('the screen', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => {
    vi.useRealTimers()
    forgetShopper()
  })

  it('shows a code and its number, and is signed in once a phone has allowed it', async () => {
    let standing: object = waiting
    const to = `${location.origin}/goods/1-1-1`
    const set = open({ to }, { 'screenAuth.open': request(), 'screenAuth.claim': () => standing })
    expect(await screen.findByText('0427')).toBeTruthy()
    expect(screen.getByRole('img', { name: '登录二维码' })).toBeTruthy()
    expect(currentSession().isLoggedIn).toBe(false)
    standing = { state: 'in', user: me }
    await act(() => vi.advanceTimersByTimeAsync(2500))
    await waitFor(() => expect(set.went).toEqual(['/goods/1-1-1']))
    expect(currentSession().me?.nickname).toBe('小满')
  })

  it.each([
    ['over', '二维码已失效'],
    ['refused', '手机上已拒绝'],
  ])('whose code is %s says so, asks no more, and gets another', async (state, words) => {
    const set = open(
      { role: 'public' },
      { 'screenAuth.open': request, 'screenAuth.claim': { state, user: null } },
    )
    await screen.findByText(words)
    expect(screen.getByText(/这是公共屏幕/)).toBeTruthy()
    const asks = () => set.calls.filter(([name]) => name === 'screenAuth.claim').length
    const before = asks()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(asks()).toBe(before)
    fireEvent.click(screen.getByRole('button', { name: '换一个二维码' }))
    await waitFor(() =>
      expect(set.calls.filter(([name]) => name === 'screenAuth.open')).toHaveLength(2),
    )
  })
})

describe('the phone', () => {
  afterEach(forgetShopper)

  it('tells what asks, from where, and the number, and allows it', async () => {
    const set = open({ ask }, { 'screenAuth.asked': asked, 'screenAuth.answer': {} }, true)
    await screen.findByText('虹桥店的屏幕请求登录')
    for (const words of ['0427', 'Windows · Edge', '与您不在同一网络', /1 小时后自动退出/])
      expect(screen.getByText(words)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '同意登录' }))
    await screen.findByText('请看屏幕，它会自动登录')
    expect(set.calls).toContainEqual(['screenAuth.answer', { ask, isAllowed: true }])
  })

  it('refuses it', async () => {
    const set = open({ ask }, { 'screenAuth.asked': asked, 'screenAuth.answer': {} }, true)
    fireEvent.click(await screen.findByRole('button', { name: '拒绝' }))
    await screen.findByText('屏幕没有登录')
    expect(set.calls).toContainEqual(['screenAuth.answer', { ask, isAllowed: false }])
  })

  it('of a stranger is asked to sign in first', async () => {
    open({ ask }, { 'screenAuth.asked': asked })
    expect(await screen.findByRole('link', { name: '登录后确认' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '同意登录' })).toBeNull()
  })

  it('says why a code is worth nothing any more', async () => {
    open({ ask }, { 'screenAuth.asked': '二维码已失效，请在屏幕上换一个再扫' }, true)
    await screen.findByText('二维码已失效，请在屏幕上换一个再扫')
  })
})
