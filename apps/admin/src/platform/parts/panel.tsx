import { useId, type ReactNode } from 'react'
import styles from './panel.module.css'

export interface PanelProps {
  title?: ReactNode
  extra?: ReactNode
  /** The content reaches the edges: tables. */
  isFlush?: boolean
  children: ReactNode
}

/** A white sheet with a heading; pages are made of these. */
export function Panel({ title, extra, isFlush, children }: PanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className={styles.head}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {extra}
        </div>
      )}
      <div className={isFlush ? styles.flush : styles.body}>{children}</div>
    </section>
  )
}
