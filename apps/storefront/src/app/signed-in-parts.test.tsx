import type { PageName } from '@mallard/contract/pages'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { View } from '#platform/navigator/view.ts'
import { stage } from '#platform/test-stage.ts'
import { SignedInParts } from './signed-in-parts.tsx'

interface FakeSocket {
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
}

let sockets: FakeSocket[] = []

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
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const paid = {
  id: 6,
  kind: 'order',
  title: '支付成功',
  text: '我们会尽快发货',
  link: '/user/1-1/order/detail/1',
  at: 0,
  isRead: false,
}

/** A message about the payment comes in while this page is in front. */
async function hearOn(name: PageName): Promise<void> {
  const answers = {
    'notices.unread': { total: 0, kinds: {}, newest: 5, missed: [] },
    'member.agreements': [],
  }
  stage({ isSignedIn: true, answers }).show(
    <SignedInParts view={{ name } as View} scope={{ partnerId: 1, storeId: 1 }} />,
  )
  await act(async () => sockets.at(-1)?.onopen?.())
  await act(async () => sockets.at(-1)?.onmessage?.({ data: JSON.stringify(paid) }))
}

it.each<PageName>(['home', 'orderDetail'])('a message is told over %s', async (name) => {
  await hearOn(name)
  expect(screen.getByRole('status').textContent).toContain('支付成功')
})

/** What is on a page of a new member whose gift waits. */
function tellOn(name: PageName) {
  const answers = { 'gift.waiting': { title: '除垢剂' }, 'member.agreements': [] }
  stage({ isSignedIn: true, answers }).show(
    <SignedInParts view={{ name } as View} scope={{ partnerId: 1, storeId: 1 }} />,
  )
}
const gift = /还有一份新人礼没领：除垢剂/

it('a gift that the first order would cost is told after signing in, and on home', async () => {
  tellOn('goods')
  const link = await screen.findByRole('link', { name: gift })
  expect(link.getAttribute('href')).toBe('/gift/1-1/newArrival')
  cleanup()
  tellOn('home')
  await screen.findByText(gift)
  fireEvent.click(screen.getByRole('button', { name: '不再提醒' }))
  expect(screen.queryByText(gift)).toBeNull()
})

it('a gift that waits is told once on pages without tabs', async () => {
  sessionStorage.setItem('giftTold', 'once')
  tellOn('goods')
  await act(async () => undefined)
  expect(screen.queryByText(gift)).toBeNull()
})

it.each<PageName>(['orderStatus', 'paymentStatus'])(
  'a message lies on no page that says the same: %s',
  async (name) => {
    await hearOn(name)
    expect(screen.queryByText('支付成功')).toBeNull()
  },
)
