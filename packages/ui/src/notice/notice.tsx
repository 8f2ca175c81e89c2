import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './notice.module.css'

export interface NoticeProps {
  tone?: 'brand' | 'neutral' | 'good' | 'warn' | 'bad'
  icon?: ReactNode
  action?: ReactNode
  children: ReactNode
  className?: string | undefined
}

/** One sentence that belongs to the page, above what it is about. */
export function Notice({ tone = 'neutral', icon, action, children, className }: NoticeProps) {
  return (
    <div
      className={classNames(styles.notice, styles[tone], className)}
      role={tone === 'bad' ? 'alert' : undefined}
    >
      {icon}
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  )
}
