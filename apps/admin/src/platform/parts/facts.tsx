import type { ReactNode } from 'react'
import { Dated } from './dated.tsx'
import styles from './facts.module.css'

/** What is known about a thing, name by name. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[]
}) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value], place) => (
        <div key={`${name} ${place}`}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? <Dated text={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
