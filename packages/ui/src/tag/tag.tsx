import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './tag.module.css'

export interface TagProps {
  tone?: 'brand' | 'neutral' | 'good' | 'warn' | 'bad'
  kind?: 'soft' | 'line' | 'solid'
  icon?: ReactNode
  children: ReactNode
  className?: string | undefined
}

export function Tag({ tone = 'brand', kind = 'soft', icon, children, className }: TagProps) {
  return (
    <span className={classNames(styles.tag, styles[tone], styles[kind], className)}>
      {icon}
      {children}
    </span>
  )
}
