import type { ShippingBatch } from '@mallard/contract/trade/shipping/shipping-admin.calls'
import {
  shippingProblems,
  type ShippingRowState,
  shippingRowStates,
} from '@mallard/contract/trade/shipping/shipping.codes'
import type { ShippingRow } from '@mallard/contract/trade/shipping/shipping-admin.calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert, Button, Segmented } from 'antd'
import { definePage } from '#platform/page/define-page.tsx'
import { Blank } from '#platform/parts/blank.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { ExportButton } from '#platform/parts/export-button.tsx'
import { PagedTable } from '#platform/parts/paged-table.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, useFilters } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { rowTones } from './shipping-counts.tsx'
import styles from './shipping.module.css'
import { shippingTexts } from './shipping.texts.ts'
import { useShipping } from './use-shipping.ts'

const pageSize = 50
const tones: Readonly<Record<string, Tone>> = { checked: 'warn', running: 'blue', done: 'good' }

/** ms between two looks at a table that is being shipped. */
const lookEvery = 1_000

export default definePage({
  texts: shippingTexts,
  read: (api, id) => ({
    ...api.shippingAdmin.detail.query({ id: Number(id) || 0 }),
    staleTime: 0,
  }),
  every: ({ state }) => (state === 'running' ? lookEvery : 0),
  section: 'shipping',
  back: ({ back }) => back,
  waiting: ({ texts, id }) => texts.batch(Number(id) || 0),
  head: ({ texts, one: batch }) => ({
    title: batch.fileName,
    beside: <Pill tone={tones[batch.state] ?? 'plain'}>{texts[batch.state]}</Pill>,
    hint: `${texts.summary(batch.orderCount, batch.parcelCount)} · ${batch.staffName} · ${dateTime(batch.createTime)}`,
    actions: <Actions batch={batch} />,
  }),
  body: ({ texts, session: { scope }, one: batch }) => (
    <>
      <div className={styles.notes}>
        {batch.sameAs !== null && (
          <Alert
            type="info"
            title={texts.sameAs}
            action={<Link to={addressOf(scope, 'shipping', batch.sameAs)}>{texts.seeThat}</Link>}
          />
        )}
        {batch.state === 'checked' && batch.counts.ready === 0 && (
          <Alert type="warning" title={texts.allWrong} />
        )}
      </div>
      <Rows batch={batch} />
    </>
  ),
})

function Actions({ batch: { id, state, counts } }: { batch: ShippingBatch }) {
  const texts = shippingTexts.use()
  const feedback = useFeedback()
  const { running, saving } = useShipping()
  const { ready } = counts

  async function ship(): Promise<void> {
    if (await feedback.ask({ title: texts.shipAsk(ready), text: texts.shipHint, ok: texts.ok }))
      running.mutate(id)
  }
  return (
    <>
      <ExportButton
        text={texts.result}
        isPending={saving.isPending}
        onExport={(format) => saving.mutate({ id, format })}
      />
      {state === 'checked' && ready > 0 && (
        <Button type="primary" loading={running.isPending} onClick={() => void ship()}>
          {texts.ship(ready)}
        </Button>
      )}
    </>
  )
}

function Rows({ batch }: { batch: ShippingBatch }) {
  const texts = shippingTexts.use()
  const place = useLocale() === 'en' ? 1 : 0
  const { api, scope } = useSession()
  const [filters, setFilters] = useFilters()
  const state = shippingRowStates.find((each) => each === filters.get('state'))
  const pageNum = Math.max(1, Number(filters.get('page')) || 1)
  const rows = api.shippingAdmin.rows.query({ id: batch.id, pageNum, pageSize, state })
  const answer = useQuery({
    ...rows,
    // Others whenever its counts have changed.
    queryKey: [...rows.queryKey, batch.counts],
    placeholderData: keepPreviousData,
  })
  const shown: readonly ShippingRowState[] = shippingRowStates.filter(
    (each) => batch.counts[each] > 0,
  )

  const columns: ListColumn<ShippingRow>[] = [
    { title: texts.line, dataIndex: 'line', width: 64, align: 'right' },
    {
      title: texts.order,
      key: 'order',
      width: 190,
      render: (_, { orderSn, problem }) =>
        problem === 'unknownOrder' || !/^\d{20}$/.test(orderSn) ? (
          <span className="mono">{orderSn}</span>
        ) : (
          <Link to={addressOf(scope, 'orders', orderSn)}>{orderSn}</Link>
        ),
    },
    { title: texts.carrier, dataIndex: 'carrier', width: 120 },
    {
      title: texts.waybill,
      key: 'waybill',
      width: 180,
      render: (_, { deliverySn }) => <span className="mono">{deliverySn}</span>,
    },
    {
      title: texts.sku,
      key: 'sku',
      width: 130,
      render: (_, { productSn }) => productSn || <span className="soft">—</span>,
    },
    {
      title: texts.quantity,
      key: 'quantity',
      width: 90,
      render: (_, { quantity }) => quantity || <span className="soft small">{texts.rest}</span>,
    },
    {
      title: texts.state,
      key: 'state',
      card: 'corner',
      render: (_, row) => (
        <>
          <Pill tone={rowTones[row.state]}>{texts[row.state]}</Pill>
          {row.problem && <div className="small">{shippingProblems[row.problem][place]}</div>}
        </>
      ),
    },
  ]

  return (
    <Panel isFlush>
      <div className={styles.bar}>
        <Segmented
          aria-label={texts.state}
          value={state ?? ''}
          options={[
            { value: '', label: `${texts.all} ${batch.rowCount}` },
            ...shown.map((value) => ({ value, label: `${texts[value]} ${batch.counts[value]}` })),
          ]}
          onChange={(value) => setFilters({ state: value, page: undefined })}
        />
      </div>
      <PagedTable
        answer={answer}
        rowKey="line"
        columns={columns}
        width={960}
        pages={{
          pageNum,
          pageSize,
          showTotal: texts.total,
          onPage: (page) => setFilters({ page }),
        }}
        empty={<Blank title={texts.noRows} isSmall />}
      />
    </Panel>
  )
}
