import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './empty.module.css'

/** Line drawings on a 96 × 72 stage, one family. */
const arts = {
  box: 'M28 30 48 21l20 9v22L48 61 28 52zM28 30l20 9 20-9M48 39v22M38 25.5l20 9',
  cart: 'M31 30h34l3 30H28zM39 36v-8a9 9 0 0 1 18 0v8',
  search: 'M45 22a15 15 0 1 1 0 30 15 15 0 0 1 0-30zM56 48l12 12M39 33a8 8 0 0 1 6-4',
  heart: 'M48 59S28 48 28 34.5A10.5 10.5 0 0 1 48 29a10.5 10.5 0 0 1 20 5.5C68 48 48 59 48 59z',
  order: 'M34 20h28v41l-4.7-3.5-4.6 3.5-4.7-3.5-4.7 3.5-4.6-3.5L34 61zM41 31h14M41 38h14M41 45h8',
  coupon: 'M26 29h44v8a4.5 4.5 0 0 0 0 9v8H26v-8a4.5 4.5 0 0 0 0-9zM55 29v4M55 39v5M55 50v4',
  place:
    'M48 62S33 50 33 37a15 15 0 0 1 30 0c0 13-15 25-15 25zM48 31.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z',
  cloud: 'M36 54h25a9 9 0 0 0 1-18 14 14 0 0 0-27-2 10 10 0 0 0 1 20zM44 42l8 8M52 42l-8 8',
}

export interface EmptyProps {
  title: string
  /** What to do next. */
  note?: ReactNode
  action?: ReactNode
  art?: keyof typeof arts
  className?: string | undefined
}

export function Empty({ title, note, action, art = 'box', className }: EmptyProps) {
  return (
    <div className={classNames(styles.empty, className)}>
      <svg className={styles.art} viewBox="0 0 96 72" aria-hidden="true">
        <circle cx="48" cy="38" r="34" />
        <path d={arts[art]} />
      </svg>
      <p className={styles.title}>{title}</p>
      {note && <p className={styles.note}>{note}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
