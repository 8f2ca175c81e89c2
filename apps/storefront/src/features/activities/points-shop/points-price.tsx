import type { Fen } from '@mallard/kernel'
import { yuan } from '@mallard/kernel/money'
import { pointsShopTexts } from './points-shop.texts.ts'
import styles from './points-shop.module.css'

/** Yuan without empty decimals. */
export const shortYuan = (amount: Fen) => yuan(amount).replace(/\.00$/, '')

/** Points, and what is paid beside them. */
export function PointsPrice({
  points,
  cashAmount,
  large = false,
}: {
  points: number
  cashAmount: Fen
  large?: boolean
}) {
  const texts = pointsShopTexts()
  return (
    <span className={`tnum ${styles.price}`} data-large={large || undefined}>
      <b>{points}</b>
      <small>{texts.unit}</small>
      {cashAmount > 0 && <small className={styles.cash}>+ ¥{shortYuan(cashAmount)}</small>}
    </span>
  )
}
