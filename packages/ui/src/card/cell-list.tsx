import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

export interface CellListProps {
  title?: ReactNode
  children: ReactNode
  className?: string | undefined
}

/** A card of cells with hairlines between them. */
export function CellList({ title, children, className }: CellListProps) {
  return (
    <section className={classNames(styles.cells, className)}>
      {title !== undefined && <h2 className={styles.caption}>{title}</h2>}
      <div className={styles.card}>{children}</div>
    </section>
  )
}
