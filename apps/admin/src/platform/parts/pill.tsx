import type { ReactNode } from 'react'
import styles from './pill.module.css'

export type Tone = 'plain' | 'brand' | 'good' | 'warn' | 'bad' | 'blue'

/** A state in a word. */
export function Pill({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`${styles.pill} ${styles[tone]}`}>{children}</span>
}
