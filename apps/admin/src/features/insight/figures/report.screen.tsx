import type { Report, ReportColumn } from '@mallard/contract/insight/figures/figures-admin.calls'
import { figureReaches, type FigureReach } from '@mallard/contract/insight/figures/figures.codes'
import { reportNames, type ReportName } from '@mallard/contract/insight/figures/report.codes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Skeleton, Tooltip } from 'antd'
import dayjs from 'dayjs'
import { lazy, Suspense } from 'react'
import { type Range, rangeOf } from '#platform/day-span.ts'
import { AllRows } from '#platform/parts/all-rows.tsx'
import { Blank } from '#platform/parts/blank.tsx'
import { DaySpan } from '#platform/parts/day-span.tsx'
import { FileExport } from '#platform/parts/file-export.tsx'
import { Loaded } from '#platform/parts/loaded.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, useFilters } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { among } from './among.ts'
import styles from './home.module.css'
import { ReachChoice } from './reach-choice.tsx'
import { cellText } from './report-cells.ts'
import { reportTexts, reportWords } from './report.texts.ts'

const ReportChart = lazy(() => import('./report-chart.tsx'))

/** What a store sold, asked in one of several ways over some days. */
export default function ReportScreen() {
  const texts = reportTexts.use()
  const { api, can } = useSession()
  const [filters, setFilters] = useFilters()
  const name = among(reportNames, filters.get('report'))
  const reach = among(figureReaches, filters.get('reach'))
  const range = rangeOf(filters, dayjs().valueOf())
  const answer = useQuery({
    ...api.figuresAdmin.report.query({ name, reach, ...range }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHeader
        title={texts.title}
        hint={answer.data?.means}
        actions={
          <>
            <ReachChoice reach={reach} onReach={(chosen) => setFilters({ reach: chosen })} />
            <DaySpan range={range} onRange={setFilters} />
            {can('data.export') && <ReportFile {...{ name, reach, range }} />}
          </>
        }
      />
      <div className={styles.page}>
        <ReportNames chosen={name} filters={filters} />
        <Loaded answer={answer} rows={10}>
          {(report) => <ReportSheets report={report} />}
        </Loaded>
      </div>
    </>
  )
}

function ReportFile({
  name,
  reach,
  range,
}: {
  name: ReportName
  reach: FigureReach
  range: Range
}) {
  const texts = reportTexts.use()
  const { api } = useSession()
  return (
    <FileExport
      of={{
        text: texts.export,
        make: (format) => api.figuresAdmin.exportReport({ name, reach, ...range, format }),
        nothing: texts.nothing,
        cut: texts.exportedCut,
      }}
    />
  )
}

/** The reports there are; the days that are looked at go along. */
function ReportNames({ chosen, filters }: { chosen: ReportName; filters: URLSearchParams }) {
  const texts = reportTexts.use()
  const words = reportWords.use()
  const { scope } = useSession()
  const addressIn = (name: ReportName) => {
    const asked = new URLSearchParams(filters)
    asked.set('report', name)
    return `${addressOf(scope, 'reports')}?${asked}`
  }
  return (
    <nav aria-label={texts.which}>
      <ul className={styles.names}>
        {reportNames.map((name) => (
          <li key={name}>
            <Link
              to={addressIn(name)}
              className={styles.name}
              aria-current={name === chosen ? 'page' : undefined}
            >
              {words[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A row with its number, by which it is told apart. */
interface NumberedRow {
  readonly place: string
  readonly cells: Report['rows'][number]
}

function ReportSheets({ report }: { report: Report }) {
  const texts = reportTexts.use()
  const { columns, rows, sums, isCut, title } = report
  const hasSums = sums.some((sum) => sum !== null)
  const numbered = rows.map((cells, place): NumberedRow => ({ place: String(place), cells }))
  const last: NumberedRow = {
    place: 'sum',
    cells: sums.map((sum, place) => (place === 0 ? texts.sum : sum)),
  }
  if (rows.length === 0) return <Blank title={texts.none} text={texts.noneHint} />
  return (
    <>
      <Panel
        title={title}
        extra={isCut ? <span className="soft small">{texts.cut}</span> : undefined}
      >
        <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>
          <div className={styles.chart}>
            <ReportChart report={report} />
          </div>
        </Suspense>
      </Panel>
      <Panel isFlush>
        <AllRows<NumberedRow>
          rows={hasSums ? [last, ...numbered] : numbered}
          rowKey="place"
          width={columns.length * 110}
          columns={columns.map((column, place) => ({
            title: <ColumnHead column={column} />,
            key: column.key,
            align: column.kind === 'text' ? ('start' as const) : ('end' as const),
            render: (_: unknown, { cells }: NumberedRow) =>
              typeof cells[place] === 'string' ? (
                cells[place]
              ) : (
                <span className="tnum">{cellText(column.kind, cells[place])}</span>
              ),
          }))}
        />
      </Panel>
    </>
  )
}

function ColumnHead({ column: { title, means } }: { column: ReportColumn }) {
  if (means === '') return title
  return (
    <Tooltip title={means} trigger={['hover', 'focus', 'click']}>
      <button type="button" className={styles.term}>
        {title}
      </button>
    </Tooltip>
  )
}
