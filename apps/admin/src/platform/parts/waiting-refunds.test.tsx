import type { RefundProposal } from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { fen } from '@mallard/kernel'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { agree, asked, showPage } from '../test-page.tsx'
import { WaitingRefunds } from './waiting-refunds.tsx'

const proposal: RefundProposal = {
  ...asked,
  id: 7,
  reason: '整批有瑕疵',
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
  showPage(<WaitingRefunds />, { refundAdmin: { waiting: async () => [each], decide } }, rights)
  return decide
}

it('says what is to go back and why, and carries the word of the second person', async () => {
  const decide = show(['return.read', 'return.write'])
  expect((await screen.findByText('¥2,500.00')).closest('li')!.textContent).toMatch(
    /商家缺货 · 整批有瑕疵手冲壶 × 6；杯子 仅金额；含运费 ¥12\.00禾光店主 于/,
  )
  await agree()
  await vi.waitFor(() =>
    expect(decide).toHaveBeenCalledWith({ id: 7, verdict: 'approve', note: '' }),
  )
})

it('is taken back by its author alone', async () => {
  document.body.replaceChildren()
  show(['return.read', 'return.write'], {
    ...proposal,
    canDecide: false,
    canDecline: false,
    canWithdraw: true,
  })
  await screen.findByRole('button', { name: /撤\s*回/ })
  expect(screen.queryByText('不同意')).toBeNull()
})
