import type { PageName } from '@mallard/contract/pages'
import { act, screen } from '@testing-library/react'
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
afterEach(() => vi.unstubAllGlobals())

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

it.each<PageName>(['orderStatus', 'paymentStatus'])(
  'a message lies on no page that says the same: %s',
  async (name) => {
    await hearOn(name)
    expect(screen.queryByText('支付成功')).toBeNull()
  },
)
