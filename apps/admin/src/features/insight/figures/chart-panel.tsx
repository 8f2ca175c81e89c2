import { Skeleton, type TableColumnsType } from 'antd'
import { type ReactNode, Suspense } from 'react'
import { AllRows } from '#platform/parts/all-rows.tsx'
import { Blank } from '#platform/parts/blank.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import styles from './home.module.css'
import { homeTexts } from './home.texts.ts'

interface ChartPanelProps<Row> {
  title: string
  /** Said where there is nothing to draw; undefined: there is. */
  none: string | undefined
  rows: readonly Row[]
  columns: TableColumnsType<Row>
  rowKey: keyof Row & string
  children: ReactNode
}

/** A chart, and under it the table of what it draws. */
export function ChartPanel<Row extends object>({
  title,
  none,
  rows,
  columns,
  rowKey,
  children,
}: ChartPanelProps<Row>) {
  const texts = homeTexts.use()
  return (
    <Panel title={title} extra={<span className="soft small">{texts.yuanUnit}</span>}>
      {none === undefined ? (
        <>
          <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>
            <div className={styles.chart}>{children}</div>
          </Suspense>
          <details className={styles.table}>
            <summary>{texts.table}</summary>
            <AllRows<Row> width={320} {...{ rows, columns, rowKey }} />
          </details>
        </>
      ) : (
        <Blank isSmall title={texts.noSales} text={none} />
      )}
    </Panel>
  )
}
