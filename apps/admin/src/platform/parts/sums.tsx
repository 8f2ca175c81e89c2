import type { ReactNode } from 'react'
import styles from './sums.module.css'

/** The figures that matter about a thing, side by side. */
export function Sums({
  sums,
}: {
  sums: readonly { readonly name: string; readonly value: ReactNode; readonly note?: string }[]
}) {
  return (
    <dl className={styles.sums}>
      {sums.map(({ name, value, note }) => (
        <div key={name} className={styles.sum}>
          <dt>{name}</dt>
          <dd>
            <strong translate="no">{value}</strong> {note && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
