import type { AdminExport } from '@mallard/contract/people/export/export-admin.calls'
import type { ExportState } from '@mallard/contract/people/export/export.codes'
import { exportFaultWords } from '@mallard/contract/people/export/export-words'
import { Dated } from '#platform/parts/dated.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { count, dateTime } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { sizeText } from './export-size.ts'
import styles from './export.module.css'
import { exportTexts } from './export.texts.ts'

const tones: Readonly<Record<ExportState, Tone>> = {
  waiting: 'plain',
  writing: 'blue',
  ready: 'good',
  failed: 'bad',
  cancelled: 'plain',
  expired: 'plain',
}

/** How far it is, and what there is to know of its file. */
export function ExportStateCell({ of }: { of: AdminExport }) {
  const texts = exportTexts.use()
  return (
    <div className={styles.state}>
      <Pill tone={tones[of.state]}>{texts[of.state]}</Pill>
      <span className="soft small">
        <Progress of={of} />
      </span>
    </div>
  )
}

function Progress({ of: { state, rows, bytes, fault, expiryTime } }: { of: AdminExport }) {
  const texts = exportTexts.use()
  const place = useLocale() === 'en' ? 1 : 0
  if (state === 'writing') return texts.writingRows(count(rows))
  if (state === 'failed') return fault && exportFaultWords[fault][place]
  if (state === 'expired') return texts.deleted
  if (state !== 'ready') return null
  return (
    <>
      {texts.rows(count(rows))} · {sizeText(bytes)}
      {expiryTime !== null && (
        <div>
          <Dated text={texts.until(dateTime(expiryTime))} />
        </div>
      )}
    </>
  )
}
