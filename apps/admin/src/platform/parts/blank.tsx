import type { ReactNode } from 'react'
import styles from './blank.module.css'

export interface BlankProps {
  title: string
  text?: string
  children?: ReactNode
  /** Inside a card instead of on a page of its own. */
  isSmall?: boolean
}

/** Where there is nothing to show: says why, and what to do next. */
export function Blank({ title, text, children, isSmall }: BlankProps) {
  return (
    <div className={isSmall ? styles.small : styles.page} role="status">
      <p className={styles.title}>{title}</p>
      {text && <p className="soft">{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
