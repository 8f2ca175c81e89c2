import type { PriceProposal } from '@mallard/contract/trade/order/price-admin.calls'
import { fen } from '@mallard/kernel'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { agree, asked, showPage } from '#platform/test-page.tsx'
import { WaitingPrices } from './waiting-prices.tsx'

const lower = (id: number, orderSn: string): PriceProposal => ({
  ...asked,
  id,
  orderSn,
  reason: '议价成交',
  was: fen(5_000_00),
  payAmount: fen(2_500_00),
})

it('says what an order would cost, and carries the word of the second person on it alone', async () => {
  const decide = vi.fn(async () => [])
  const waiting = async () => [lower(7, 'S1'), lower(8, 'S2')]
  const rights = ['order.read', 'order.write']
  showPage(<WaitingPrices sn="S1" />, { priceAdmin: { waiting, decide } }, rights)
  const row = (await screen.findByText('¥2,500.00')).closest('li')!
  expect(row.textContent).toMatch(/^¥2,500\.00 ¥5,000\.00 · 议价成交禾光店主 于/)
  await agree()
  await vi.waitFor(() =>
    expect(decide).toHaveBeenCalledWith({ id: 7, verdict: 'approve', note: '' }),
  )
})
