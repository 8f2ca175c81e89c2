import type { CheckedIn } from '@mallard/contract/activities/invitation/invitation-admin.calls'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inStore } from '#platform/test-in-store.tsx'
import CheckInScreen from './check-in.screen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

/** For what waits for the camera, which looks four times in a second. */
const patient = { timeout: 3000 }

/** A browser with a camera that reads codes, and what it sees. */
function withCamera() {
  const stop = vi.fn()
  const looks = vi.fn()
  const camera = {
    seen: 'first',
    stop,
    /** Until it has looked twice more. */
    async looksAgain(): Promise<void> {
      const before = looks.mock.calls.length
      await waitFor(() => expect(looks.mock.calls.length).toBeGreaterThan(before + 1), patient)
    },
  }
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = async () => {
        looks()
        return [{ rawValue: camera.seen }]
      }
    },
  )
  const getUserMedia = async () => ({ getTracks: () => [{ stop }] })
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockReturnValue()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  return camera
}

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
    ...{ place: '二楼', point: '', onlineUrl: '', capacity: 9, taken: 4, waiting: 0, checkedIn: 1 },
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
    [{ result: 'already' }, '已在 2026-11-28 12:00 签到过'],
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

  it('says that it could not look, keeps what was typed, and has the camera only where codes are read', async () => {
    show(() => Promise.reject(new Error('away')))
    await type('pass')
    await screen.findByText('没有核对成功，请再试一次')
    expect(screen.getByLabelText('入场码')).toHaveProperty('value', 'pass')
    expect(screen.queryByText('打开相机扫码')).toBeNull()
  })

  it('reads each pass that the camera sees once, also one that comes while another is looked at', async () => {
    const camera = withCamera()
    let answer: (of: CheckedIn) => void = () => {}
    const checkIn = vi.fn(
      (_input: object) =>
        new Promise<CheckedIn>((resolve) => {
          answer = resolve
        }),
    )
    show(checkIn)
    const codes = () => checkIn.mock.calls.map(([input]) => (input as { code: string }).code)
    fireEvent.click(await screen.findByText('打开相机扫码'))
    await waitFor(() => expect(codes()).toEqual(['first']), patient)
    camera.seen = 'second'
    await camera.looksAgain()
    expect(codes()).toEqual(['first'])
    answer(holder)
    await waitFor(() => expect(codes()).toEqual(['first', 'second']), patient)
    answer({ ...holder, result: 'already' })
    await screen.findByText(/签到过/)
    await camera.looksAgain()
    expect(codes()).toEqual(['first', 'second'])
    fireEvent.click(screen.getByText('关闭相机'))
    await waitFor(() => expect(camera.stop).toHaveBeenCalled())
  })
})
