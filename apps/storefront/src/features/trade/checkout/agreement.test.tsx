import type { Flow } from '@mallard/contract/trade/checkout/checkout.calls'
import { fen, zero } from '@mallard/kernel/money'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useApi } from '#platform/api.ts'
import { stage } from '#platform/test-stage.ts'
import { Agreement } from './agreement.tsx'
import { agreementOf, asksAgreement } from './seen-returns.ts'
import { useCheckout } from './use-checkout.ts'

const flowId = 'a'.repeat(22)
const policy = { exemptByNature: true as const, reason: '拆封食品', reasonEn: '' }
const beans: Flow['lines'][number] = {
  id: 1,
  itemId: 1,
  productSn: 'BEANS',
  title: '咖啡豆',
  pic: { url: '/a.webp', width: 1, height: 1, color: '#fff' },
  productAttr: '',
  productPrice: fen(1000),
  productQuantity: 1,
  promotionAmount: zero,
  couponAmount: zero,
  integrationAmount: zero,
  realAmount: fen(1000),
  promotions: [],
  isGift: false,
  isAddBuy: false,
  returnPolicy: policy,
  returnText: '不支持7天无理由退货：拆封食品',
}
const flow = {
  flowId,
  remark: '',
  lines: [beans],
  blocked: null,
  amounts: { payAmount: fen(1000) },
} as unknown as Flow

function Shown() {
  const { checkout } = useApi()
  const named = { flowId, cartId: '0' }
  const handle = useCheckout(flow, {
    cartId: '0',
    query: checkout.flow.query(named),
    submit: (seen) => checkout.submit({ ...named, ...seen }),
  })
  return (
    <>
      <Agreement
        line={beans}
        isAgreed={handle.agreed.has(agreementOf(beans))}
        isMissed={handle.isMissed}
        onChange={(isAgreed) => handle.agree(agreementOf(beans), isAgreed)}
      />
      <button type="button" onClick={() => void handle.submit()}>
        submit
      </button>
    </>
  )
}

it('goods that do not come back by their nature are ordered by who ticks that they know', async () => {
  const { show, calls, went } = stage({
    isSignedIn: true,
    answers: {
      'checkout.submit': {
        orderId: '1'.repeat(20),
        orderSn: '1'.repeat(20),
        payAmount: 1000,
        needPay: true,
        autoCloseAt: null,
      },
    },
  })
  show(<Shown />)
  const sent = () => calls.filter(([name]) => name === 'checkout.submit')
  const box = screen.getByRole('checkbox')
  fireEvent.click(screen.getByRole('button', { name: 'submit' }))
  await screen.findByText('请先勾选同意不支持无理由退货的商品')
  expect(sent()).toEqual([])
  expect(document.activeElement).toBe(box)
  fireEvent.click(box)
  fireEvent.click(box)
  fireEvent.click(screen.getByRole('button', { name: 'submit' }))
  expect(sent()).toEqual([])
  fireEvent.click(box)
  fireEvent.click(screen.getByRole('button', { name: 'submit' }))
  await waitFor(() => expect(went).toHaveLength(1))
  expect(sent()[0]![1]).toMatchObject({
    expectReturns: [{ productSn: 'BEANS', policy, isAgreed: true }],
  })
})

it('a gift asks for nothing, and other words want another tick', () => {
  expect(asksAgreement({ ...beans, isGift: true })).toBe(false)
  expect(asksAgreement({ ...beans, returnPolicy: { exempt: 'custom' } })).toBe(false)
  expect(agreementOf({ ...beans, returnText: '不支持7天无理由退货：贴身用品' })).not.toBe(
    agreementOf(beans),
  )
})
