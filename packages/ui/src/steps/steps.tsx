import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useLocale } from '../locale/index.ts'
import styles from './steps.module.css'

export interface StepsProps {
  items: readonly { key: string; title: ReactNode; note?: ReactNode }[]
  /** Index of the step that one is at; those before it are done. */
  current: number
  className?: string | undefined
}

export function Steps({ items, current, className }: StepsProps) {
  const done = useLocale() === 'en' ? 'done' : '已完成'
  return (
    <ol className={classNames(styles.steps, className)}>
      {items.map((item, index) => (
        <li
          key={item.key}
          className={classNames(
            styles.step,
            index < current && styles.done,
            index === current && styles.current,
          )}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.title}>
            {item.title}
            {index < current && <span className="sr-only">{done}</span>}
          </span>
          {item.note && <span className={styles.note}>{item.note}</span>}
        </li>
      ))}
    </ol>
  )
}
