import { yuan, type Fen } from '@mallard/kernel/money'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useTexts } from '../locale/index.ts'
import styles from './price.module.css'

export interface PriceProps {
  /** Fen. */
  amount: Fen
  /** Fen; shown struck through when it is higher than the amount. */
  original?: Fen | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl'
  tone?: 'brand' | 'ink' | 'inherit'
  /** `auto` leaves out ".00"; totals that must add up visibly want `always`. */
  cents?: 'auto' | 'always'
  prefix?: ReactNode
  suffix?: ReactNode
  className?: string | undefined
}

function partsOf(amount: Fen, cents: 'auto' | 'always') {
  const text = yuan(amount)
  const [whole = '0', decimals = '00'] = text.replace('-', '').split('.')
  const sign = amount < 0 ? '−' : ''
  return { sign, whole, decimals: cents === 'auto' && decimals === '00' ? '' : `.${decimals}` }
}

export function Price({
  amount,
  original,
  size = 'md',
  tone = 'brand',
  cents = 'auto',
  prefix,
  suffix,
  className,
}: PriceProps) {
  const texts = useTexts()
  const { sign, whole, decimals } = partsOf(amount, cents)
  const struck = original !== undefined && original > amount ? partsOf(original, 'auto') : undefined
  return (
    <span data-price className={classNames(styles.price, styles[size], styles[tone], className)}>
      {prefix && <small className={styles.word}>{prefix}</small>}
      <span className={styles.amount} translate="no">
        {sign}
        <small>¥</small>
        {whole}
        {decimals && <small>{decimals}</small>}
      </span>
      {suffix && <small className={styles.word}>{suffix}</small>}
      {struck && (
        <del className={styles.struck}>
          <span className="sr-only">{texts.originalPrice}</span>
          <span translate="no">{`¥${struck.whole}${struck.decimals}`}</span>
        </del>
      )}
    </span>
  )
}
