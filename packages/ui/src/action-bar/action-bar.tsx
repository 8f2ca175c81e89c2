import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './action-bar.module.css'

/** The bar of actions at the foot of a page. Put it last: it keeps its own room free. `aboveTabs` lifts it over a TabBar. */
export function ActionBar({ children, aboveTabs, className }: { children: ReactNode; aboveTabs?: boolean | undefined; className?: string | undefined }) {
  return (
    <div className={classNames(styles.room, aboveTabs && styles.lifted)}>
      <div className={classNames('fixed-column', styles.bar, className)}>{children}</div>
    </div>
  )
}
