import type { ReactNode } from 'react'
import styles from './form-hint.module.css'

/** What is said above the fields of a form; nothing where there is nothing to say. */
export function FormHint({ children }: { children: ReactNode }) {
  return children && <div className={styles.hint}>{children}</div>
}
