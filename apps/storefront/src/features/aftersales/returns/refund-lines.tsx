import type { RefundAmounts } from '@mallard/contract/aftersales/returns/returns.fields'
import { fen, negated, type Fen } from '@mallard/kernel/money'
import { Card } from '@mallard/ui/card'
import { PriceLine } from '@mallard/ui/cell'
import { Price } from '@mallard/ui/price'
import { tradeTexts } from '#entities/trade/trade.texts.ts'
import { returnsTexts } from './returns.texts.ts'

/** How a refund comes to its sum, in the lines of the price: they visibly add up. */
export function RefundLines({ amounts, units }: { amounts: RefundAmounts; units: number }) {
  const texts = returnsTexts()
  const price = tradeTexts()
  const { goodsAmount, promotionAmount, couponAmount, integrationAmount, freightAmount } = amounts
  const { adjustAmount, amendsAmount, roundingAmount, chargedAmount, reducedAmount, refundAmount } =
    amounts
  return (
    <Card title={texts.refundLines}>
      {units > 0 && (
        <PriceLine label={`${price.goodsAmount} ${price.count(units)}`}>
          <Price amount={goodsAmount} tone="ink" cents="always" />
        </PriceLine>
      )}
      <Part label={texts.promotionShare} amount={promotionAmount} sign="−" />
      <Part label={texts.couponShare} amount={couponAmount} sign="−" />
      <Part
        label={price.points}
        note={texts.pointsBack(integrationAmount)}
        amount={integrationAmount}
        sign="−"
      />
      <Part label={price.adjust} amount={negated(adjustAmount)} sign="−" />
      <Part label={price.freight} amount={freightAmount} sign="+" />
      <Part
        label={amendsAmount < 0 ? texts.amendsBefore : texts.amends}
        amount={fen(Math.abs(amendsAmount))}
        sign={signOf(amendsAmount)}
      />
      <Part
        label={texts.rounding}
        amount={fen(Math.abs(roundingAmount))}
        sign={signOf(roundingAmount)}
      />
      <Part
        label={chargedAmount < 0 ? texts.chargeBack : texts.charged}
        amount={fen(Math.abs(chargedAmount))}
        sign={signOf(negated(chargedAmount))}
      />
      <Part label={texts.reduced} amount={reducedAmount} sign="−" />
      <PriceLine total label={texts.refund}>
        <Price amount={refundAmount} size="lg" cents="always" />
      </PriceLine>
    </Card>
  )
}

const signOf = (amount: number) => (amount < 0 ? '−' : '+')

function Part({
  label,
  note,
  amount,
  sign,
}: {
  label: string
  note?: string
  amount: Fen
  sign: '−' | '+'
}) {
  if (amount === 0) return null
  return (
    <PriceLine label={label} note={note}>
      <Price amount={amount} tone={sign === '+' ? 'ink' : undefined} cents="always" prefix={sign} />
    </PriceLine>
  )
}
