import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './timeline.module.css'

export interface TimelineProps {
  /** Newest first, as a parcel's way is told. */
  items: readonly { key: string; title: ReactNode; note?: ReactNode; time?: ReactNode }[]
  className?: string | undefined
}

export function Timeline({ items, className }: TimelineProps) {
  return (
    <ol className={classNames(styles.timeline, className)}>
      {items.map((item) => (
        <li key={item.key} className={styles.event}>
          <span className={styles.title}>{item.title}</span>
          {item.note && <span className={styles.note}>{item.note}</span>}
          {item.time && <span className={styles.time}>{item.time}</span>}
        </li>
      ))}
    </ol>
  )
}
