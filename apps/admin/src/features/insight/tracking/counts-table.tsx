import type { VisitCount } from '@mallard/contract/insight/tracking/tracking-admin.calls'
import { AllRows } from '#platform/parts/all-rows.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import styles from './visits.module.css'
import { visitsTexts } from './visits.texts.ts'

const atOnce = 10

/** The counts of one part, the most visited first. */
export function CountsTable({
  title,
  counts,
  nameOf,
}: {
  title: string
  counts: readonly VisitCount[]
  nameOf: (key: string) => string
}) {
  const texts = visitsTexts.use()
  return (
    <Panel title={title} isFlush>
      <AllRows
        isSmall
        isTable
        rowKey="key"
        rows={counts}
        atOnce={atOnce}
        width={360}
        columns={[
          {
            title: texts.name,
            dataIndex: 'key',
            render: (key: string) => <span className={styles.key}>{nameOf(key)}</span>,
          },
          { title: texts.visits, dataIndex: 'visits', width: 90, align: 'right' },
          { title: texts.views, dataIndex: 'views', width: 90, align: 'right' },
          { title: texts.visitors, dataIndex: 'visitors', width: 90, align: 'right' },
        ]}
      />
    </Panel>
  )
}
