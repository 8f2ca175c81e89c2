import type { ReactNode } from 'react'
import styles from './columns.module.css'

/**
 * What a page is about on the left, what is beside it on the right; one below the other where there
 * is no room.
 */
export function Columns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{main}</div>
      <div className={styles.column}>{aside}</div>
    </div>
  )
}
