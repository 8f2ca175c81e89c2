import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './cell.module.css'

export interface PriceLineProps {
  label: ReactNode
  note?: ReactNode
  /** The last line, which all others add up to. */
  total?: boolean | undefined
  children: ReactNode
  className?: string | undefined
}

/** A line of a bill: words left, amount right. */
export function PriceLine({ label, note, total, children, className }: PriceLineProps) {
  return (
    <div className={classNames(styles.line, total && styles.total, className)}>
      <span className={styles.label}>
        {label}
        {note && <small className={styles.note}>{note}</small>}
      </span>
      <span className={styles.amount}>{children}</span>
    </div>
  )
}
