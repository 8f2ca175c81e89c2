import type { RefundAmounts } from '@mallard/contract/aftersales/returns/returns.fields'
import { fen } from '@mallard/kernel/money'
import { expect, it } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import { RefundLines } from './refund-lines.tsx'

const plain: RefundAmounts = {
  goodsAmount: fen(59800),
  promotionAmount: fen(0),
  couponAmount: fen(0),
  integrationAmount: fen(0),
  freightAmount: fen(0),
  adjustAmount: fen(0),
  amendsAmount: fen(0),
  roundingAmount: fen(0),
  chargedAmount: fen(0),
  reducedAmount: fen(0),
  refundAmount: fen(59800),
}

it('explains a refund by the lines of its price, and the points that come back', () => {
  const parts = {
    promotionAmount: fen(5000),
    couponAmount: fen(1000),
    integrationAmount: fen(333),
    adjustAmount: fen(-200),
    freightAmount: fen(800),
  }
  const rest = { roundingAmount: fen(-1), reducedAmount: fen(500), refundAmount: fen(53566) }
  stage({ isSignedIn: true }).show(
    <RefundLines amounts={{ ...plain, ...parts, ...rest }} units={2} />,
  )
  expect(document.body.textContent!.replace(/\s/g, '')).toMatch(
    /商品金额×2¥598\.00优惠分摊−¥50\.00优惠券分摊−¥10\.00积分抵扣退回333积分−¥3\.33改价−¥2\.00运费\+¥8\.00尾差−¥0\.01商家扣减−¥5\.00退款金额¥535\.66/,
  )
})

it('leaves out what is nothing', () => {
  document.body.replaceChildren()
  stage({ isSignedIn: true }).show(<RefundLines amounts={plain} units={2} />)
  expect(document.body.textContent!.replace(/\s/g, '')).toMatch(
    /^退款明细商品金额×2¥598\.00退款金额¥598\.00$/,
  )
})

it('names what the store gives without goods, and what it gave so before', () => {
  document.body.replaceChildren()
  const given = { ...plain, goodsAmount: fen(0), amendsAmount: fen(2000), refundAmount: fen(2000) }
  stage({ isSignedIn: true }).show(<RefundLines amounts={given} units={0} />)
  expect(document.body.textContent!.replace(/\s/g, '')).toMatch(
    /^退款明细商家补偿\+¥20\.00退款金额¥20\.00$/,
  )
  document.body.replaceChildren()
  stage({ isSignedIn: true }).show(
    <RefundLines
      amounts={{ ...plain, amendsAmount: fen(-2000), refundAmount: fen(57800) }}
      units={2}
    />,
  )
  expect(document.body.textContent).toContain('此前已补偿')
})
