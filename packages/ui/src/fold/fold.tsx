import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronDownIcon } from '../icons/index.ts'
import styles from './fold.module.css'

/**
 * Words that open on demand: native details, so they work before any script and are found by the
 * browser's search.
 */
export function Fold({
  title,
  children,
  open,
  className,
}: {
  title: ReactNode
  children: ReactNode
  open?: boolean | undefined
  className?: string | undefined
}) {
  return (
    <details className={classNames(styles.fold, className)} open={open}>
      <summary className={styles.title}>
        {title}
        <ChevronDownIcon size={18} className={styles.arrow} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
