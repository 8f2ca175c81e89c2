import type { DeskInvoice } from '@mallard/contract/invoice/invoice-desk.calls'
import type { SheetFormat } from '@mallard/contract/sheet'
import { Button, type TableColumnsType } from 'antd'
import { Blank } from '#platform/parts/blank.tsx'
import { CountTabs } from '#platform/parts/count-tabs.tsx'
import { ExportButton } from '#platform/parts/export-button.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { PagedTable } from '#platform/parts/paged-table.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, useFilters } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { money, shortTime } from '#platform/show.ts'
import { useTell } from '#platform/use-tell.ts'
import { pageSize, tabs, wishOf } from './invoice-filter.ts'
import { InvoiceSearch } from './invoice-search.tsx'
import styles from './invoice.module.css'
import { invoiceTexts } from './invoice.texts.ts'
import { stageTones } from './stage-tone.ts'
import { useInvoicePage, useInvoices } from './use-invoices.ts'

export default function InvoiceListScreen() {
  const texts = invoiceTexts.use()
  const tell = useTell()
  const { scope, can } = useSession()
  const [filters, setFilters] = useFilters()
  const wish = wishOf(filters)
  const answer = useInvoicePage(wish)
  const { data } = answer
  const { exporting, retrying } = useInvoices()
  const sum = data && Object.values(data.counts).reduce((total, count) => total + count, 0)

  function save(format: SheetFormat): void {
    exporting.mutate(
      { format, wish },
      {
        onSuccess: ({ rows, isCut }) => {
          if (rows === 0) tell.found(texts.nothing)
          else tell.done(texts.exported(rows))
          if (isCut) tell.note(texts.export, texts.cut)
        },
      },
    )
  }

  async function retryAll(): Promise<void> {
    if (!(await tell.ask({ title: texts.retryAll, text: texts.retryAllHint, ok: texts.retry }))) return
    retrying.mutate(undefined, { onSuccess: ({ asked }) => tell.done(texts.retried(asked)) })
  }

  const columns: TableColumnsType<DeskInvoice> = [
    {
      title: texts.title,
      key: 'title',
      render: (_, { invoiceId, name, taxNo }) => (
        <div>
          <Link to={addressOf(scope, 'invoices', invoiceId)} className={styles.number}>
            {name}
          </Link>
          <div className={taxNo ? 'soft small mono' : 'soft small'}>{taxNo || texts.person}</div>
        </div>
      ),
    },
    {
      title: texts.order,
      key: 'order',
      width: 200,
      render: (_, { orderSn, createTime }) => (
        <div>
          <Link to={addressOf(scope, 'orders', orderSn)} className="mono">
            {orderSn}
          </Link>
          <div className="soft small">{shortTime(createTime)}</div>
        </div>
      ),
    },
    { title: texts.amount, key: 'amount', align: 'right', width: 120, render: (_, { amount }) => money(amount) },
    {
      title: texts.state,
      key: 'state',
      width: 190,
      render: (_, { stage, stageText, reason, fault, invoiceNo }) => (
        <div>
          <Pill tone={stageTones[stage]}>{stageText}</Pill>
          <div className={fault || reason ? 'soft small' : 'soft small mono'}>{fault || reason || (invoiceNo ?? '')}</div>
        </div>
      ),
    },
  ]

  const isFiltered = [wish.q, wish.stage, wish.title, wish.from, wish.until].some(Boolean)
  const empty = isFiltered ? (
    <Blank title={texts.noneFits} text={texts.noneHint} isSmall>
      <Button onClick={() => setFilters({ q: undefined, stage: undefined, title: undefined, from: undefined, until: undefined, page: undefined })}>
        {texts.clear}
      </Button>
    </Blank>
  ) : (
    <Blank title={texts.noneYet} text={texts.noneYetHint} isSmall />
  )

  return (
    <>
      <PageHeader
        title={texts.invoices}
        actions={
          <>
            {can('invoice.write') && wish.stage === 'failed' && !!data?.counts.failed && (
              <Button loading={retrying.isPending} onClick={() => void retryAll()}>
                {texts.retryAll}
              </Button>
            )}
            <ExportButton text={texts.export} isPending={exporting.isPending} onExport={save} />
          </>
        }
      />
      <Panel isFlush>
        <CountTabs
          chosen={wish.stage ?? 'all'}
          tabs={tabs.map((key) => ({ key, text: texts[key], count: key === 'all' ? sum : data?.counts[key] }))}
          onChoose={(key) => setFilters({ stage: key === 'all' ? undefined : key, page: undefined })}
        />
        <InvoiceSearch filters={filters} onChange={(change) => setFilters({ ...change, page: undefined })} />
        <PagedTable
          answer={answer}
          rowKey="invoiceId"
          columns={columns}
          width={720}
          addressOf={({ invoiceId }) => addressOf(scope, 'invoices', invoiceId)}
          pageNum={wish.pageNum}
          pageSize={pageSize}
          showTotal={texts.total}
          onPage={(page) => setFilters({ page })}
          empty={empty}
        />
      </Panel>
    </>
  )
}
