import type { BillDay } from '@mallard/contract/payment/bill-desk.calls'
import { negated } from '@mallard/kernel'
import { DatePicker, Table, type TableColumnsType } from 'antd'
import dayjs from 'dayjs'
import { Dated } from '#platform/parts/dated.tsx'
import { DeedButton } from '#platform/parts/deed-button.tsx'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { useFilters } from '#platform/router.tsx'
import { dateTime, dayStart, money } from '#platform/show.ts'
import { storeNow } from '#platform/store-clock.ts'
import { useTell } from '#platform/use-tell.ts'
import { billTexts } from './bill.texts.ts'
import { Differences } from './differences.tsx'
import styles from './repair.module.css'
import { methodText, repairTexts } from './repair.texts.ts'
import { useBillDays, useBillDeeds } from './use-bills.ts'

const date = 'YYYY-MM-DD'
const results = { read: 'readDone', none: 'readNone', unknown: 'readUnknown' } as const

export default function BillListScreen() {
  const texts = billTexts.use()
  const methods = repairTexts.use()
  const tell = useTell()
  const [filters, setFilters] = useFilters()
  const yesterday = storeNow().subtract(1, 'day')
  const isDay = (text: string | null): text is string => dayStart(text) !== undefined
  const [from, until] = [filters.get('from'), filters.get('until')]
  const range = isDay(from) && isDay(until) ? { from, until } : { from: yesterday.subtract(6, 'day').format(date), until: yesterday.format(date) }
  const { data, error, isFetching, refetch } = useBillDays(range)
  const { reading } = useBillDeeds()
  const last = (days: number): [dayjs.Dayjs, dayjs.Dayjs] => [yesterday.subtract(days - 1, 'day'), yesterday]

  const columns: TableColumnsType<BillDay> = [
    { title: texts.day, dataIndex: 'day', width: 104 },
    { title: texts.channel, key: 'method', width: 112, render: (_, { method }) => methodText(method, methods) },
    { title: texts.ours, key: 'ours', width: 168, align: 'right', render: (_, { ours }) => <Totals totals={ours} /> },
    {
      title: texts.theirs,
      key: 'theirs',
      width: 168,
      align: 'right',
      render: (_, { theirs, state }) => (state === 'read' ? <Totals totals={theirs} /> : <span className="soft">—</span>),
    },
    {
      title: texts.state,
      key: 'state',
      render: (_, { state, open, readTime }) => (
        <div className={styles.cell}>
          {state === 'read' ? (
            <Pill tone={open > 0 ? 'bad' : 'good'}>{open > 0 ? texts.openCount(open) : texts.matched}</Pill>
          ) : (
            <Pill tone={state === 'missing' ? 'warn' : 'plain'}>{texts[state]}</Pill>
          )}
          {readTime !== null && (
            <span className="soft small">
              <Dated text={texts.readAt(dateTime(readTime))} />
            </span>
          )}
        </div>
      ),
    },
    {
      title: '',
      key: 'again',
      width: 116,
      render: (_, { day, method }) => (
        <DeedButton
          size="small"
          loading={reading.isPending && reading.variables.day === day && reading.variables.method === method}
          onClick={() =>
            reading.mutate(
              { day, method },
              { onSuccess: ({ result }) => (result === 'read' ? tell.done : tell.found)(texts[results[result]]), onError: tell.failed },
            )
          }
        >
          {texts.readAgain}
        </DeedButton>
      ),
    },
  ]

  return (
    <>
      <PageHeader
        title={texts.title}
        hint={texts.hint}
        actions={
          <DatePicker.RangePicker
            aria-label={texts.dates}
            allowClear={false}
            value={[dayjs(range.from), dayjs(range.until)]}
            onChange={(chosen) => setFilters({ from: chosen?.[0]?.format(date), until: chosen?.[1]?.format(date), page: undefined })}
            disabledDate={(each, { from: begun }) => each.isAfter(yesterday, 'day') || (begun !== undefined && Math.abs(each.diff(begun, 'day')) >= 31)}
            presets={[
              { label: texts.week, value: last(7) },
              { label: texts.twoWeeks, value: last(14) },
              { label: texts.month, value: last(30) },
            ]}
          />
        }
      />
      <div className={styles.panels}>
        <Differences />
        <Panel isFlush>
          {error && !data ? (
            <LoadFailed error={error} onAgain={refetch} />
          ) : (
            <Table
              rowKey={({ day, method }) => `${day} ${method}`}
              columns={columns}
              dataSource={data}
              loading={!data && isFetching}
              scroll={{ x: 820 }}
              pagination={false}
            />
          )}
        </Panel>
      </div>
    </>
  )
}

function Totals({ totals: { payments, paid, refunds, refunded } }: { totals: BillDay['ours'] }) {
  const texts = billTexts.use()
  if (payments === 0 && refunds === 0) return <span className="soft">—</span>
  return (
    <div className={styles.totals}>
      <span className="soft small">{texts.receipts(payments)}</span>
      <span>{money(paid)}</span>
      {refunds > 0 && (
        <>
          <span className="soft small">{texts.refunds(refunds)}</span>
          <span>{money(negated(refunded))}</span>
        </>
      )}
    </div>
  )
}
