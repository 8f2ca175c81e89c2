import type { Flow } from '@mallard/contract/trade/checkout/checkout.calls'
import { zero } from '@mallard/kernel/money'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import { Deductions } from './deductions.tsx'
import type { CheckoutHandle } from './use-checkout.ts'

const none = { usable: [], unusable: [] }
const points = { balance: 5000, max: 2000, used: 0, amount: zero, isStackable: true }

function show(sharePercent: number | null) {
  const flow = {
    coupons: none,
    freightCoupons: none,
    amounts: { couponAmount: zero },
    integration: { ...points, max: sharePercent === null ? 0 : points.max, sharePercent },
  } as unknown as Flow
  const handle = { choose: async () => true } as unknown as CheckoutHandle
  stage({ isSignedIn: true }).show(<Deductions flow={flow} handle={handle} />)
}

it('says nothing of points where they pay for nothing', () => {
  show(null)
  expect(document.body.textContent).not.toContain('积分')
})

it.each([
  [30, '100 积分抵 1 元，最多抵用券后商品金额的 30%'],
  [100, '100 积分抵 1 元，可抵用券后的全部商品金额'],
])('says how much of the goods points pay: %i percent', async (percent, rule) => {
  show(percent)
  fireEvent.click(screen.getByRole('button', { name: /积分/ }))
  expect(await screen.findByText(rule, {}, { timeout: 10_000 })).toBeTruthy()
})
