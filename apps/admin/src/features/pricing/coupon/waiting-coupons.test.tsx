import type { CouponProposal } from '@mallard/contract/pricing/coupon/coupon-admin.calls'
import { fen } from '@mallard/kernel'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { agree, asked, showPage } from '#platform/test-page.tsx'
import { WaitingCoupons } from './waiting-coupons.tsx'

const giving = (id: number, couponId: number): CouponProposal => ({
  ...asked,
  id,
  couponId,
  members: 1200,
  worth: fen(60_000_00),
})

it('says to how many a coupon would go and for how much, and asks a second person', async () => {
  const decide = vi.fn(async () => [])
  const waiting = async () => [giving(7, 3), giving(8, 4)]
  showPage(<WaitingCoupons id={3} />, { couponAdmin: { waiting, decide } }, ['promotion.write'])
  await screen.findByText('发给 1,200 位会员，最多可抵 ¥60,000.00')
  await agree()
  await vi.waitFor(() =>
    expect(decide).toHaveBeenCalledWith({ id: 7, verdict: 'approve', note: '' }),
  )
})
