import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

export interface CardProps {
  title?: ReactNode
  /** Right of the title: a link, a count, a countdown. */
  extra?: ReactNode
  children: ReactNode
  /** Room around the content; false for lists that reach the edge. */
  inset?: boolean
  as?: 'section' | 'div' | 'article' | 'li'
  className?: string | undefined
}

export function Card({
  title,
  extra,
  children,
  inset = true,
  as: Element = 'section',
  className,
}: CardProps) {
  return (
    <Element className={classNames(styles.card, className)}>
      {(title !== undefined || extra !== undefined) && (
        <div className={styles.head}>
          {title !== undefined && <h2 className={styles.title}>{title}</h2>}
          {extra !== undefined && <div className={styles.extra}>{extra}</div>}
        </div>
      )}
      <div className={inset ? styles.inset : undefined}>{children}</div>
    </Element>
  )
}
