import type { Line } from '@mallard/contract/trade/checkout/checkout.fields'
import type { AppliedPromotion } from '@mallard/contract/pricing/promotion/promotion.fields'
import { times } from '@mallard/kernel/money'
import { PriceLine } from '@mallard/ui/cell'
import { Price } from '@mallard/ui/price'
import { Sheet } from '@mallard/ui/sheet'
import { tradeTexts } from './trade.texts.ts'
import styles from './trade.module.css'

export interface WhySheetProps {
  open: boolean
  onClose: () => void
  lines: readonly Line[]
  promotions: readonly AppliedPromotion[]
}

/** Why everything costs what it costs: line by line, and what each promotion took off in all. */
export default function WhySheet({ open, onClose, lines, promotions }: WhySheetProps) {
  const texts = tradeTexts()
  return (
    <Sheet open={open} onClose={onClose} title={texts.why}>
      <div className={styles.whySheet}>
        {lines.map((line) => (
          <section key={`${line.id} ${line.productSn}`}>
            <h3>{line.title}</h3>
            <PriceLine label={`${texts.unitPrice} ${texts.count(line.productQuantity)}`}>
              <Price
                amount={times(line.productPrice, line.productQuantity)}
                tone="ink"
                cents="always"
              />
            </PriceLine>
            {line.promotions.map((promotion) => (
              <PriceLine key={`${promotion.type} ${promotion.id}`} label={promotion.name}>
                {promotion.amount > 0 ? (
                  <Price amount={promotion.amount} cents="always" prefix="−" />
                ) : (
                  <span className={styles.free}>{texts.gift}</span>
                )}
              </PriceLine>
            ))}
            <PriceLine label={texts.lineTotal}>
              <Price amount={line.realAmount} tone="ink" cents="always" />
            </PriceLine>
          </section>
        ))}
        {promotions.length > 0 && (
          <section>
            <h3>{texts.allDiscounts}</h3>
            {promotions.map((promotion) => (
              <PriceLine key={`${promotion.type} ${promotion.id}`} label={promotion.name}>
                {promotion.amount > 0 ? (
                  <Price amount={promotion.amount} cents="always" prefix="−" />
                ) : (
                  <span className={styles.free}>{texts.gift}</span>
                )}
              </PriceLine>
            ))}
          </section>
        )}
      </div>
    </Sheet>
  )
}
