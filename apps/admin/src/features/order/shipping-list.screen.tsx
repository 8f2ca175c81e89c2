import type { ShippingBatch } from '@mallard/contract/order/shipping-desk.calls'
import { mostSheetBytes, type SheetFormat } from '@mallard/contract/sheet'
import { Button, type TableColumnsType } from 'antd'
import { useRef } from 'react'
import { Blank } from '#platform/parts/blank.tsx'
import { ExportButton } from '#platform/parts/export-button.tsx'
import { PagedTable } from '#platform/parts/paged-table.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, navigate, useFilters } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useTell } from '#platform/use-tell.ts'
import { wishOf } from './order-filter.ts'
import { OrderSearch } from './order-search.tsx'
import { ShippingCounts } from './shipping-counts.tsx'
import styles from './shipping.module.css'
import { shippingTexts } from './shipping.texts.ts'
import { useBatches, useShipping } from './use-shipping.ts'

const pageSize = 20
const batchTones: Readonly<Record<ShippingBatch['state'], Tone>> = { checked: 'warn', running: 'blue', done: 'good' }

export default function ShippingListScreen() {
  const texts = shippingTexts.use()
  const tell = useTell()
  const { scope } = useSession()
  const [filters, setFilters] = useFilters()
  const { pageNum, ...wish } = wishOf(filters)
  const answer = useBatches(pageNum, pageSize)
  const { exporting, checking } = useShipping()
  const input = useRef<HTMLInputElement>(null)

  function save(format: SheetFormat): void {
    exporting.mutate(
      { format, wish },
      {
        onSuccess: ({ orders, rows, isCut }) => {
          if (rows === 0) tell.found(texts.nothing)
          else tell.done(texts.exported(orders, rows))
          if (isCut) tell.note(texts.export, texts.cut)
        },
      },
    )
  }

  function send(file: File | undefined): void {
    if (!file) return
    if (file.size > mostSheetBytes) return tell.note(texts.import, texts.tooLarge)
    checking.mutate(file, { onSuccess: ({ id }) => void navigate(addressOf(scope, 'shipping', id)) })
  }

  const columns: TableColumnsType<ShippingBatch> = [
    {
      title: texts.file,
      key: 'file',
      render: (_, { id, fileName }) => (
        <Link to={addressOf(scope, 'shipping', id)} className={styles.file}>
          {fileName}
        </Link>
      ),
    },
    { title: texts.state, key: 'state', width: 140, render: (_, { state }) => <Pill tone={batchTones[state]}>{texts[state]}</Pill> },
    { title: texts.rows, dataIndex: 'rowCount', width: 80, align: 'right' },
    { title: texts.counts, key: 'counts', width: 320, render: (_, { counts }) => <ShippingCounts counts={counts} /> },
    {
      title: texts.who,
      key: 'who',
      width: 170,
      render: (_, { staffName, createTime }) => (
        <>
          {staffName} <div className="soft small">{dateTime(createTime)}</div>
        </>
      ),
    },
  ]

  return (
    <>
      <PageHeader
        title={texts.title}
        hint={texts.hint}
        actions={
          <>
            <ExportButton text={texts.export} isPending={exporting.isPending} onExport={save} />
            <Button type="primary" loading={checking.isPending} onClick={() => input.current?.click()}>
              {texts.import}
            </Button>
            <input
              ref={input}
              type="file"
              hidden
              accept=".csv,.xlsx"
              aria-label={texts.import}
              onChange={({ target }) => {
                send(target.files?.[0])
                target.value = ''
              }}
            />
          </>
        }
      />
      <div className={styles.page}>
        <Panel isFlush title={texts.which}>
          <OrderSearch filters={filters} onChange={(change) => setFilters({ ...change, page: undefined })} />
          <p className={`soft small ${styles.hint}`}>{texts.columns}</p>
        </Panel>
        <Panel isFlush title={texts.batches}>
          <PagedTable
            answer={answer}
            rowKey="id"
            columns={columns}
            width={860}
            addressOf={({ id }) => addressOf(scope, 'shipping', id)}
            pageNum={pageNum}
            pageSize={pageSize}
            showTotal={texts.total}
            onPage={(page) => setFilters({ page })}
            empty={<Blank title={texts.none} text={texts.noneHint} isSmall />}
          />
        </Panel>
      </div>
    </>
  )
}
