import type { PictureRef } from '@mallard/contract/fields'
import type { DeskReturn } from '@mallard/contract/returns/returns-desk.calls'
import type { ReactNode } from 'react'
import { Panel } from '#platform/parts/panel.tsx'
import { dateTime } from '#platform/show.ts'
import styles from './returns.module.css'
import { returnsTexts } from './returns.texts.ts'

export type Fact = readonly [name: string, value: ReactNode]

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function ReturnPictures({ pics }: { pics: readonly PictureRef[] }) {
  const texts = returnsTexts.use()
  if (pics.length === 0) return null
  return (
    <div className={styles.pics}>
      {pics.map(({ url }, place) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={`${texts.pics} ${place + 1}`} loading="lazy" />
        </a>
      ))}
    </div>
  )
}

/** What happened, and who did it; the log runs the other way round. */
export function ReturnLog({ timeline, log }: { timeline: DeskReturn['timeline']; log: DeskReturn['log'] }) {
  const texts = returnsTexts.use()
  const actors: Readonly<Record<string, string>> = { shopper: texts.shopper, staff: texts.staff, system: texts.system, channel: texts.channel, oms: 'OMS' }
  return (
    <Panel title={texts.timeline}>
      <ol className={styles.timeline}>
        {timeline.map(({ event, text, note, time }, place) => (
          <li key={`${event} ${time}`}>
            <div>{text}</div>
            <div className="soft small">
              {dateTime(time)} · {actors[log.at(-1 - place)?.actor ?? ''] ?? ''}
            </div>
            {note && <div className="soft small">{note}</div>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
