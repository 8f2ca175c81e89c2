import type { Notice } from '@mallard/contract/people/notices/notices.fields'
import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentSession } from '#platform/session.ts'
import { stage } from '#platform/test-stage.ts'
import { NoticeBanner } from './notice-banner.tsx'

interface FakeSocket {
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: { code: number }) => void
}

let sockets: FakeSocket[] = []
const scope = { partnerId: 1, storeId: 1 }
const notice = (id: number): Notice => ({
  id,
  kind: 'parcel',
  title: `消息 ${id}`,
  text: '包裹已发出',
  link: '/user/1-1/order/detail/1',
  at: 0,
  isRead: false,
})
const open = () => act(async () => sockets.at(-1)?.onopen?.())
const receive = (id: number) =>
  act(async () => sockets.at(-1)?.onmessage?.({ data: JSON.stringify(notice(id)) }))

beforeEach(() => {
  sockets = []
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor() {
        sockets.push(this as FakeSocket)
      }
      close(): void {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function shown(unread: object) {
  const set = stage({
    isSignedIn: true,
    answers: { 'notices.unread': unread, 'notices.read': { total: 2, kinds: {} } },
  })
  set.show(<NoticeBanner scope={scope} />)
  return set
}

describe('a message that comes in', () => {
  it('counts, is said politely, leads on and is then read', async () => {
    const { calls, went } = shown({ total: 2, kinds: {}, newest: 5, missed: [] })
    await open()
    await waitFor(() => expect(currentSession().notices).toBe(2))
    await receive(6)
    expect(currentSession().notices).toBe(3)
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite')
    fireEvent.click(screen.getByRole('link', { name: /新消息 消息 6/ }))
    await waitFor(() => expect(calls).toContainEqual(['notices.read', { id: 6 }]))
    expect(went).toEqual(['/user/1-1/order/detail/1'])
    expect(screen.queryByText('消息 6')).toBeNull()
  })

  it('counts once when it was fetched already, and also when it overtook another', async () => {
    shown({ total: 2, kinds: {}, newest: 5, missed: [] })
    await open()
    await receive(5)
    expect(screen.queryByText('消息 5')).toBeNull()
    await receive(8)
    await receive(7)
    expect(currentSession().notices).toBe(4)
  })

  it('goes by itself, makes room for the next, and can be sent away', async () => {
    vi.useFakeTimers()
    shown({ total: 0, kinds: {}, newest: 0, missed: [] })
    await open()
    await receive(1)
    await receive(2)
    expect(screen.getByText('消息 1')).toBeTruthy()
    await act(async () => vi.advanceTimersByTime(6_000))
    expect(screen.getByText('消息 2')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '关闭消息' }))
    expect(screen.queryByText('消息 2')).toBeNull()
  })
})

describe('a page that is open while a message comes', () => {
  it.each(['order.orderDetail', 'returns.detail', 'bargain.room', 'fx.center', 'invoice.detail'])(
    'asks again for what it shows: %s',
    async (name) => {
      let asked = 0
      const set = stage({
        isSignedIn: true,
        answers: { 'notices.unread': { total: 0, kinds: {}, newest: 0, missed: [] } },
      })
      function Page() {
        useQuery({ queryKey: [name, '1-1'], queryFn: () => (asked += 1) })
        return <NoticeBanner scope={scope} />
      }
      set.show(<Page />)
      await open()
      await waitFor(() => expect(asked).toBe(1))
      await receive(1)
      await waitFor(() => expect(asked).toBe(2))
    },
  )
})

describe('after a gap', () => {
  it('what was missed is asked for and told in one word', async () => {
    const answers = [
      { total: 0, kinds: {}, newest: 5, missed: [] },
      { total: 2, kinds: {}, newest: 8, missed: [notice(8), notice(7)] },
    ]
    const { calls } = stageOf(() => answers.shift())
    await open()
    await open()
    await screen.findByText('您有 2 条新消息')
    expect(calls).toEqual([
      ['notices.unread', {}],
      ['notices.unread', { after: 5 }],
    ])
    expect(screen.getByRole('link').getAttribute('href')).toBe('/user/1-1/setting/message')
  })

  it('what the socket brings before the answer is there is counted once and told once', async () => {
    let answer: (unread: object) => void = () => undefined
    const late = new Promise((resolve) => {
      answer = resolve
    })
    const answers: unknown[] = [{ total: 0, kinds: {}, newest: 5, missed: [] }, late]
    stageOf(() => answers.shift())
    await open()
    await open()
    await receive(8)
    await receive(9)
    await act(async () =>
      answer({ total: 2, kinds: {}, newest: 8, missed: [notice(8), notice(7)] }),
    )
    expect(currentSession().notices).toBe(3)
    for (const entry of ['消息 8', '消息 9', '消息 7']) {
      screen.getByText(entry)
      fireEvent.click(screen.getByRole('button', { name: '关闭消息' }))
    }
    expect(screen.queryByRole('link')).toBeNull()
  })

  function stageOf(unread: () => unknown) {
    const set = stage({ isSignedIn: true, answers: { 'notices.unread': unread } })
    set.show(<NoticeBanner scope={scope} />)
    return set
  }
})
