import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './swipe-row.module.css'

/**
 * A row that slides aside and shows its actions: native scrolling, so it follows the finger, the
 * wheel and the Tab key. What one can do by swiping must be possible elsewhere too (WCAG 2.5.7).
 */
export function SwipeRow({
  children,
  actions,
  className,
}: {
  children: ReactNode
  actions: ReactNode
  className?: string | undefined
}) {
  return (
    <div className={classNames(styles.row, className)}>
      <div className={styles.content}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
