import type { ReactNode } from 'react'
import styles from './page-body.module.css'

/** What stands below the heading of a page, one thing after another at the same distance. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}
