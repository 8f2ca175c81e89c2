import type { RefundProposal } from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { fen } from '@mallard/kernel'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { expect, it, vi } from 'vitest'
import { type Session, SessionContext } from '../session.ts'
import { WaitingRefunds } from './waiting-refunds.tsx'

const proposal: RefundProposal = {
  id: 7,
  state: 'open',
  reason: '整批有瑕疵',
  by: '禾光店主',
  at: 0,
  expiresAt: 1,
  decidedBy: '',
  decidedAt: null,
  note: '',
  canDecide: true,
  canWithdraw: false,
  orderSn: '26112318431992359589',
  applyId: null,
  isSentAgain: false,
  amount: fen(2_500_00),
  freightAmount: fen(12_00),
  restock: false,
  reasonText: '商家缺货',
  lines: [
    { title: '手冲壶', quantity: 6 },
    { title: '杯子', quantity: 0 },
  ],
}

function show(rights: string[], each = proposal) {
  const decide = vi.fn(async () => [])
  const api = { refundAdmin: { waiting: async () => [each], decide } }
  const session = {
    api,
    scope: { partnerId: 1, storeId: 1 },
    can: (right: string) => rights.includes(right),
  } as unknown as Session
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={session}>
        <App>
          <WaitingRefunds />
        </App>
      </SessionContext>
    </QueryClientProvider>,
  )
  return decide
}

it('says what is to go back and why, and carries the word of the second person', async () => {
  const decide = show(['return.read', 'return.write'])
  expect((await screen.findByText('¥2,500.00')).closest('li')!.textContent).toMatch(
    /商家缺货 · 整批有瑕疵手冲壶 × 6；杯子 仅金额；含运费 ¥12\.00禾光店主 于/,
  )
  fireEvent.click(screen.getByRole('button', { name: /^同\s*意$/ }))
  fireEvent.click((await screen.findAllByRole('button', { name: /^同\s*意$/ })).at(-1)!)
  await vi.waitFor(() =>
    expect(decide).toHaveBeenCalledWith({ id: 7, verdict: 'approve', note: '' }),
  )
})

it('is taken back by its author alone', async () => {
  document.body.replaceChildren()
  show(['return.read', 'return.write'], { ...proposal, canDecide: false, canWithdraw: true })
  await screen.findByRole('button', { name: /撤\s*回/ })
  expect(screen.queryByText('不同意')).toBeNull()
})
