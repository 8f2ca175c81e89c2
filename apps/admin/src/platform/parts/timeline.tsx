import type { ReactNode } from 'react'
import type { Instant } from '@mallard/kernel'
import { dateTime } from '../show.ts'
import { Panel } from './panel.tsx'
import styles from './timeline.module.css'

export interface TimelineStep {
  readonly key: string
  readonly text: ReactNode
  readonly at: Instant
  readonly by: string
  readonly note?: string | null
}

/** What became of a thing, the newest first. */
export function Timeline({ title, steps }: { title: string; steps: readonly TimelineStep[] }) {
  return (
    <Panel title={title}>
      <ol className={styles.timeline}>
        {steps.map(({ key, text, at, by, note }) => (
          <li key={key}>
            <div>{text}</div>
            <div className="soft small">{by ? `${dateTime(at)} · ${by}` : dateTime(at)}</div>
            {note && <div className="soft small">{note}</div>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
