import type { Notice } from '@mallard/contract/people/notices/notices.fields'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { currentSession } from '#platform/session.ts'
import { stage } from '#platform/test-stage.ts'
import { MessageList } from './message-list.tsx'
import { SwitchSheet } from './switch-sheet.tsx'
import { asRead } from './use-messages.ts'

const message = (id: number, more: Partial<Notice> = {}): Notice => ({
  id,
  kind: 'parcel',
  title: `消息 ${id}`,
  text: '包裹已发出',
  link: '/user/1-1/order/detail/1',
  at: 0,
  isRead: false,
  ...more,
})

describe('messages', () => {
  it('are read by opening them, and lead on', async () => {
    const { calls, went, show } = stage({
      isSignedIn: true,
      answers: { 'notices.read': { total: 4, kinds: { parcel: 4 } } },
    })
    show(
      <MessageList
        first={{ list: [message(1), message(2, { isRead: true, link: '' })], hasNext: false }}
        kind={undefined}
        unread={1}
      />,
    )
    fireEvent.click(screen.getByRole('link', { name: /消息 1/ }))
    await waitFor(() => expect(currentSession().notices).toBe(4))
    expect([calls, went]).toEqual([[['notices.read', { id: 1 }]], ['/user/1-1/order/detail/1']])
    fireEvent.click(screen.getByRole('button', { name: /消息 2/ }))
    expect(calls).toHaveLength(1)
  })

  it('are all read up to the newest that is shown', async () => {
    const { calls, show } = stage({
      isSignedIn: true,
      answers: { 'notices.readAll': { total: 0, kinds: {} } },
    })
    show(
      <MessageList
        first={{ list: [message(9), message(8)], hasNext: false }}
        kind="parcel"
        unread={2}
      />,
    )
    fireEvent.click(screen.getByRole('button', { name: '全部已读' }))
    await waitFor(() => expect(calls).toEqual([['notices.readAll', { kind: 'parcel', upTo: 9 }]]))
    expect(currentSession().notices).toBe(0)
  })

  it('say what will stand here when there are none', () => {
    stage({ isSignedIn: true }).show(
      <MessageList first={{ list: [], hasNext: false }} kind="coupon" unread={0} />,
    )
    expect(screen.getByText('暂无优惠消息')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '全部已读' })).toBeNull()
  })

  it('count as read wherever the cache has them, page by page', () => {
    const pages = [{ list: [message(2)], hasNext: true }, { list: [message(1)] }]
    expect(asRead(pages, ({ id }) => id === 1)).toEqual([
      { list: [message(2)], hasNext: true },
      { list: [message(1, { isRead: true })] },
    ])
    expect(asRead(undefined, () => true)).toBeUndefined()
  })
})

describe('a switch', () => {
  it('shows what the server says now, also when it refuses', async () => {
    let turns = 0
    const turn = () => {
      turns += 1
      if (turns > 1) throw new Error('no')
      return [{ kind: 'coupon', isOn: false }]
    }
    const { show } = stage({
      isSignedIn: true,
      answers: { 'notices.switches': [{ kind: 'coupon', isOn: true }], 'notices.turn': turn },
    })
    show(<SwitchSheet open onClose={() => undefined} />)
    const coupon = async () => screen.findByRole<HTMLInputElement>('switch', { name: '优惠' })
    fireEvent.click(await coupon())
    await waitFor(async () => expect((await coupon()).checked).toBe(false))
    fireEvent.click(await coupon())
    await waitFor(() => expect(turns).toBe(2))
    expect((await coupon()).checked).toBe(false)
  })
})
