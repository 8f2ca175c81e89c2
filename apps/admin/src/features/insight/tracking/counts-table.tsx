import type { VisitCount } from '@mallard/contract/insight/tracking/tracking-admin.calls'
import { Table } from 'antd'
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
      <Table
        rowKey="key"
        size="small"
        dataSource={[...counts]}
        pagination={
          counts.length > atOnce && { pageSize: atOnce, size: 'small', showSizeChanger: false }
        }
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
