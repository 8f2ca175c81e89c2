import type { PictureRef } from '@mallard/contract/fields'
import type { AdminReturn } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import type { ReactNode } from 'react'
import { Timeline } from '#platform/parts/timeline.tsx'
import styles from './returns.module.css'
import { returnsTexts } from './returns.texts.ts'

export type Fact = readonly [name: string, value: ReactNode]

export function ReturnPictures({ pics }: { pics: readonly PictureRef[] }) {
  const texts = returnsTexts.use()
  if (pics.length === 0) return null
  return (
    <div className={styles.pics}>
      {pics.map(({ url }, place) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={`${texts.pictures} ${place + 1}`} loading="lazy" />
        </a>
      ))}
    </div>
  )
}

/** What happened, and who did it; the log runs the other way round. */
export function ReturnLog({
  timeline,
  log,
}: {
  timeline: AdminReturn['timeline']
  log: AdminReturn['log']
}) {
  const texts = returnsTexts.use()
  const actors: Readonly<Record<string, string>> = {
    shopper: texts.shopper,
    staff: texts.staff,
    system: texts.system,
    channel: texts.channel,
    oms: 'OMS',
  }
  return (
    <Timeline
      title={texts.timeline}
      steps={timeline.map(({ event, text, note, time }, place) => ({
        key: `${event} ${time}`,
        text,
        at: time,
        by: actors[log.at(-1 - place)?.actor ?? ''] ?? '',
        note,
      }))}
    />
  )
}
