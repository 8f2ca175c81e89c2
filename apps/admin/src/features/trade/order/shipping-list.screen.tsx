import type { ShippingBatch } from '@mallard/contract/trade/shipping/shipping-admin.calls'
import { maxSheetBytes } from '@mallard/contract/sheet'
import { defineList } from '#platform/list/define-list.tsx'
import { days, words } from '#platform/list/filters.ts'
import { FileButton } from '#platform/parts/file-button.tsx'
import { FilterBar } from '#platform/parts/filter-bar.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, navigate } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { OrderFields } from './order-fields.tsx'
import { ShippingCounts } from './shipping-counts.tsx'
import styles from './shipping.module.css'
import { shippingTexts } from './shipping.texts.ts'
import { useShipping } from './use-shipping.ts'

const batchTones: Readonly<Record<ShippingBatch['state'], Tone>> = {
  checked: 'warn',
  running: 'blue',
  done: 'good',
}

/**
 * Tables of parcels: what waits is taken away by the filters above, what was sent in is listed
 * below.
 */
export default defineList({
  texts: shippingTexts,
  filters: { q: words(), days: days() },
  name: 'shipping.list',
  read: (api, { pageNum, pageSize }) => api.shippingAdmin.list.query({ pageNum, pageSize }),
  isFresh: true,
  head: ({ texts }) => ({ title: texts.title, hint: texts.hint, actions: <Import /> }),
  export: ({ texts, asked: { q, days: range }, session: { api } }) => ({
    text: texts.export,
    make: async (format) => {
      const { orders, ...made } = await api.shippingAdmin.export({ format, q, ...range })
      return { ...made, done: texts.exported(orders, made.rows) }
    },
    nothing: texts.nothing,
    cut: texts.cut,
  }),
  above: (view) => (
    <Panel isFlush title={view.texts.which}>
      <FilterBar>
        <OrderFields of={view} />
      </FilterBar>
      <p className={`soft small ${styles.hint}`}>{view.texts.columns}</p>
    </Panel>
  ),
  sheetTitle: ({ texts }) => texts.batches,
  rowKey: 'id',
  columns: ({ texts, session: { scope } }) => [
    {
      title: texts.file,
      key: 'file',
      render: (_, { id, fileName }) => (
        <Link to={addressOf(scope, 'shipping', id)} className={styles.file}>
          {fileName}
        </Link>
      ),
    },
    {
      title: texts.state,
      key: 'state',
      card: 'corner',
      width: 140,
      render: (_, { state }) => <Pill tone={batchTones[state]}>{texts[state]}</Pill>,
    },
    { title: texts.rows, dataIndex: 'rowCount', width: 80, align: 'right' },
    {
      title: texts.counts,
      key: 'counts',
      card: 'wide',
      width: 320,
      render: (_, { counts }) => <ShippingCounts counts={counts} />,
    },
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
  ],
  width: 860,
  opens: ({ id }, { session }) => addressOf(session.scope, 'shipping', id),
  total: ({ texts }) => texts.total,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneHint }),
})

/** Sends a table in to be checked, and opens what the check found. */
function Import() {
  const texts = shippingTexts.use()
  const feedback = useFeedback()
  const { scope } = useSession()
  const { checking } = useShipping()

  function send(file: File): void {
    if (file.size > maxSheetBytes) return feedback.note(texts.import, texts.tooLarge)
    checking.mutate(file, {
      onSuccess: ({ id }) => void navigate(addressOf(scope, 'shipping', id)),
    })
  }

  return (
    <FileButton
      label={texts.import}
      accept=".csv,.xlsx"
      type="primary"
      loading={checking.isPending}
      onFile={send}
    />
  )
}
