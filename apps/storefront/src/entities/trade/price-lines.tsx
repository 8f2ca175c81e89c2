import type { Amounts } from '@mallard/contract/trade/checkout/checkout.fields'
import { fen, type Fen } from '@mallard/kernel'
import { PriceLine } from '@mallard/ui/cell'
import { Price } from '@mallard/ui/price'
import type { ReactNode } from 'react'
import { tradeTexts } from './trade.texts.ts'
import styles from './trade.module.css'

export interface PriceLinesProps {
  amounts: Amounts
  /** Name of the last line, which the others add up to. */
  total: string
  /** Words instead of the freight, where it is not known yet or nothing. */
  freight?: ReactNode
  /** Leaves freight out: a cart does not know it. */
  withoutFreight?: boolean
}

/** Lines of a bill that visibly add up; what is nothing is left out, save goods and freight. */
export function PriceLines({ amounts, total, freight, withoutFreight }: PriceLinesProps) {
  const texts = tradeTexts()
  const {
    totalAmount,
    promotionAmount,
    couponAmount,
    integrationAmount,
    freightAmount,
    freightDiscountAmount,
    adjustAmount,
    payAmount,
  } = amounts
  return (
    <>
      <PriceLine label={texts.goodsAmount}>
        <Price amount={totalAmount} tone="ink" cents="always" />
      </PriceLine>
      <Less label={texts.promotion} amount={promotionAmount} />
      <Less label={texts.coupon} amount={couponAmount} />
      <Less label={texts.points} amount={integrationAmount} />
      {!withoutFreight && (
        <PriceLine label={texts.freight}>
          {freight ??
            (freightAmount === 0 ? (
              <span className={styles.free}>{texts.free}</span>
            ) : (
              <Price amount={freightAmount} tone="ink" cents="always" prefix="+" />
            ))}
        </PriceLine>
      )}
      <Less label={texts.freightDiscount} amount={freightDiscountAmount} />
      {adjustAmount !== 0 && (
        <PriceLine label={texts.adjust}>
          <Price
            amount={fen(Math.abs(adjustAmount))}
            tone="ink"
            cents="always"
            prefix={adjustAmount < 0 ? '−' : '+'}
          />
        </PriceLine>
      )}
      <PriceLine total label={total}>
        <Price amount={payAmount} size="lg" cents="always" />
      </PriceLine>
    </>
  )
}

function Less({ label, amount }: { label: string; amount: Fen }) {
  if (amount === 0) return null
  return (
    <PriceLine label={label}>
      <Price amount={amount} cents="always" prefix="−" />
    </PriceLine>
  )
}
