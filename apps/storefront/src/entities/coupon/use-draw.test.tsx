import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import { useDraw } from './use-draw.ts'

const host = vi.hoisted(() => ({ isInApp: false }))
vi.mock('#platform/host.ts', () => ({ currentHost: () => host }))
const said = vi.hoisted((): [string, object?][] => [])
vi.mock('@mallard/ui/toast', () => ({
  couponToast: 1500,
  toast: (...words: [string, object?]) => void said.push(words),
}))

function Button() {
  const { draw } = useDraw()
  return (
    <button type="button" onClick={() => void draw({ grantUuid: 'g1' })}>
      领取
    </button>
  )
}

function AllButton() {
  const { drawAll } = useDraw()
  return (
    <button type="button" onClick={() => void drawAll([{ grantUuid: 'g1' }, { grantUuid: 'g2' }])}>
      一键领取
    </button>
  )
}

beforeEach(() => {
  said.length = 0
  localStorage.clear()
  history.replaceState(null, '', '/goods/3-1-1?from=card')
})

describe('drawing a coupon', () => {
  it.each([
    [false, null],
    [true, '/goods/3-1-1?from=card'],
  ])(
    'leads a stranger to the login page and back; in an app (%s) the way back is kept first',
    async (isInApp, kept) => {
      host.isInApp = isInApp
      const { calls, went, show } = stage({ answers: { 'coupon.draw': {} } })
      show(<Button />)
      fireEvent.click(screen.getAllByText('领取').at(-1)!)
      await waitFor(() =>
        expect(went).toEqual([`/login/1-1?to=${encodeURIComponent(location.href)}`]),
      )
      expect(localStorage.getItem('landPage')).toBe(kept)
      expect(calls).toEqual([])
    },
  )

  it('says 领取成功 for a second and a half', async () => {
    const { calls, show } = stage({ isSignedIn: true, answers: { 'coupon.draw': {} } })
    show(<Button />)
    fireEvent.click(screen.getAllByText('领取').at(-1)!)
    await waitFor(() => expect(said).toEqual([['领取成功', { milliseconds: 1500 }]]))
    expect(calls[0]).toEqual(['coupon.draw', { grantUuid: 'g1' }])
  })

  it.each<[string, { ok: string[]; failed: { message: string }[] }, string | RegExp]>([
    ['all were drawn', { ok: ['g1', 'g2'], failed: [] }, '领取成功'],
    ['one was not', { ok: ['g1'], failed: [{ message: '优惠券已领完' }] }, /1.*优惠券已领完/],
    [
      'none was',
      { ok: [], failed: [{ message: '每人限领 1 张' }, { message: '优惠券已领完' }] },
      '每人限领 1 张',
    ],
  ])('by one tap for all says what came of it: %s', async (_, answer, words) => {
    const { calls, show } = stage({
      isSignedIn: true,
      answers: { 'promotions.oneKeyDraw': answer },
    })
    show(<AllButton />)
    fireEvent.click(screen.getByText('一键领取'))
    await waitFor(() => expect(said).toHaveLength(1))
    expect(said[0]?.[0]).toMatch(words)
    expect(calls[0]).toEqual(['promotions.oneKeyDraw', { uuids: ['g1', 'g2'] }])
  })
})
