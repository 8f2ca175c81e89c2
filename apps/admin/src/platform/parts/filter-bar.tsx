import type { ReactNode } from 'react'
import styles from './filter-bar.module.css'

/** What a list is narrowed by, above its table. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <search className={styles.bar}>{children}</search>
}
