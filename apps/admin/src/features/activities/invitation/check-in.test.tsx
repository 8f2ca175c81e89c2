import type { CheckedIn } from '@mallard/contract/activities/invitation/invitation-admin.calls'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inStore } from '#platform/test-in-store.tsx'
import CheckInScreen from './check-in.screen.tsx'

afterEach(cleanup)

const holder: CheckedIn = {
  result: 'in',
  name: '小林',
  phone: '138****0000',
  event: '早餐课',
  at: Date.UTC(2026, 10, 28, 4),
}

function show(checkIn: (input: object) => Promise<CheckedIn>) {
  const event = {
    ...{ id: 5, name: '早餐课', state: 'END', startAt: 0, endAt: 1, holdsAt: 2, holdsUntil: 3 },
    ...{ place: '二楼', onlineUrl: '', capacity: 9, taken: 4, waiting: 0, checkedIn: 1 },
  }
  const api = { invitationAdmin: { detail: async () => event, checkIn } }
  const session = { scope: { partnerId: 1, storeId: 1 }, api, can: () => true }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(inStore(session, <CheckInScreen id="5" />, queries))
}

async function type(code: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('入场码'), { target: { value: code } })
  fireEvent.submit(screen.getByLabelText('入场码').closest('form')!)
}

describe('the door', () => {
  it.each([
    [{}, '签到成功'],
    [{ result: 'already' }, '已在 2026-11-28 12:00:00 签到过'],
    [{ result: 'otherEvent', event: '晚餐课', at: null }, '这是另一场活动的入场码：晚餐课'],
    [{ result: 'withdrawn', at: null }, '报名已取消，不能入场'],
    [{ result: 'waiting', at: null }, '还在候补，没有名额'],
    [{ result: 'unknown', name: '', phone: '', event: '', at: null }, '没有这个入场码'],
  ] as const)('says of %j: %s', async (of, words) => {
    const checkIn = vi.fn(async (_input: object) => ({ ...holder, ...of }))
    show(checkIn)
    await type('  pass ')
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain(words))
    expect(checkIn.mock.calls).toMatchObject([[{ id: 5, code: 'pass' }]])
    expect(screen.getByLabelText('入场码')).toHaveProperty('value', '')
  })

  it('says that it could not look, and has the camera only where codes are read', async () => {
    show(() => Promise.reject(new Error('away')))
    await type('pass')
    await screen.findByText('没有核对成功，请再试一次')
    expect(screen.queryByText('打开相机扫码')).toBeNull()
  })

  it('reads a pass from the picture of the camera, once while it stays there', async () => {
    const stop = vi.fn()
    const stream = { getTracks: () => [{ stop }] }
    const getUserMedia = async () => stream
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        detect = async () => [{ rawValue: 'seen' }]
      },
    )
    Object.defineProperty(navigator, 'mediaDevices', {
      value: { getUserMedia },
      configurable: true,
    })
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    const checkIn = vi.fn(async (_input: object) => holder)
    show(checkIn)
    fireEvent.click(await screen.findByText('打开相机扫码'))
    await screen.findByText('签到成功', undefined, { timeout: 3000 })
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(checkIn).toHaveBeenCalledTimes(1)
    fireEvent.click(screen.getByText('关闭相机'))
    await waitFor(() => expect(stop).toHaveBeenCalled())
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'mediaDevices')
    play.mockRestore()
  })
})
