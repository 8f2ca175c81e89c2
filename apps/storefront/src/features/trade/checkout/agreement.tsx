import type { Line } from '@mallard/contract/trade/checkout/checkout.fields'
import { Checkbox } from '@mallard/ui/checkbox'
import { checkoutTexts } from './checkout.texts.ts'
import styles from './checkout.module.css'

export interface AgreementProps {
  line: Line
  isAgreed: boolean
  /** The shopper tried to order without it. */
  isMissed: boolean
  onChange: (isAgreed: boolean) => void
}

/** Under goods that do not come back without a reason by their nature: the shopper says yes to it. */
export function Agreement({ line, isAgreed, isMissed, onChange }: AgreementProps) {
  const texts = checkoutTexts()
  return (
    <div
      className={styles.agreement}
      data-missed={(isMissed && !isAgreed) || undefined}
      data-agreement={line.productSn}
    >
      <Checkbox label={texts.agreeOf(line.title)} checked={isAgreed} onChange={onChange}>
        {texts.agree(line.returnText)}
      </Checkbox>
    </div>
  )
}
