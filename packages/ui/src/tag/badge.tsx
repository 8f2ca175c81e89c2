import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './tag.module.css'

export interface BadgeProps {
  /** 0 shows nothing. */
  count?: number | undefined
  dot?: boolean | undefined
  max?: number
  /** What it counts, for screen readers. */
  label?: string | undefined
  /** What it sits on; without children it stands in the line. */
  children?: ReactNode
  className?: string | undefined
}

export function Badge({ count = 0, dot, max = 99, label, children, className }: BadgeProps) {
  const isShown = dot || count > 0
  const mark = isShown && (
    <span className={classNames(styles.badge, dot && styles.dot)} translate="no">
      {!dot && (count > max ? `${max}+` : count)}
      {label && (
        <span className="sr-only" translate="yes">
          {label}
        </span>
      )}
    </span>
  )
  return (
    <span className={classNames(styles.anchor, children !== undefined && styles.over, className)}>
      {children}
      {mark}
    </span>
  )
}
