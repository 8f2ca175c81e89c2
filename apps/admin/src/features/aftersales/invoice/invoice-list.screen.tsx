import {
  invoiceQueues,
  invoiceStages,
  type InvoiceQueue,
} from '@mallard/contract/aftersales/invoice/invoice.codes'
import type { AdminInvoice } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { Button } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { ChoiceField, WordField } from '#platform/list/fields.tsx'
import { days, oneOf, words } from '#platform/list/filters.ts'
import { Pill } from '#platform/parts/pill.tsx'
import { DayRange } from '#platform/pick/day-range.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { money, shortTime } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import styles from './invoice.module.css'
import { invoiceTexts } from './invoice.texts.ts'
import { stageTones } from './stage-tone.ts'
import { unreversedText } from './unreversed-text.ts'
import { useRetryAll } from './use-invoices.ts'

/** The tabs, what waits for the operator first. */
const tabs: readonly (InvoiceQueue | 'all')[] = [
  'all',
  'failed',
  'unreversed',
  'applied',
  'issuing',
  'issued',
  'reversing',
  'reversed',
]
const titles = ['person', 'company'] as const

export default defineList({
  texts: invoiceTexts,
  filters: { stage: oneOf(invoiceQueues), title: oneOf(titles), q: words(), days: days() },
  name: 'invoices',
  read: (api, { days: range, ...asked }) => api.invoiceAdmin.list.query({ ...asked, ...range }),
  every: 30_000,
  head: ({ texts, session: { can }, asked, data }) => ({
    title: texts.invoices,
    actions: can('invoice.write') && asked.stage === 'failed' && !!data?.counts.failed && (
      <RetryAll />
    ),
  }),
  export: ({ texts, asked: { stage, title, q, days: range }, session: { api } }) => ({
    text: texts.export,
    make: async (format) => {
      const made = await api.invoiceAdmin.export({ format, stage, title, q, ...range })
      return { ...made, done: texts.exported(made.rows) }
    },
    nothing: texts.nothing,
    cut: texts.cut,
  }),
  tab: 'stage',
  tabs: ({ texts, asked, data, change }) => {
    const sum = data && invoiceStages.reduce((total, each) => total + data.counts[each], 0)
    return {
      chosen: asked.stage ?? 'all',
      tabs: tabs.map((key) => ({
        key,
        text: texts[key],
        count: key === 'all' ? sum : data?.counts[key],
      })),
      onChoose: (key) => change({ stage: key === 'all' ? undefined : key }),
    }
  },
  fields: ({ texts, field, address, change }) => (
    <>
      <WordField of={field('q')} label={texts.search} hint={texts.searchHint} />
      <ChoiceField
        of={field('title')}
        label={texts.kind}
        any={texts.anyType}
        options={titles.map((value) => ({ value, label: texts[value] }))}
        width={120}
      />
      <DayRange
        label={texts.applyTime}
        filters={address}
        presets={(today) => {
          const lastMonth = today.subtract(1, 'month')
          return [
            { label: texts.week, value: [today.subtract(6, 'day'), today] },
            { label: texts.thisMonth, value: [today.startOf('month'), today] },
            {
              label: texts.lastMonth,
              value: [lastMonth.startOf('month'), lastMonth.endOf('month')],
            },
          ]
        }}
        onChange={change}
      />
    </>
  ),
  rowKey: 'invoiceId',
  columns: ({ texts, session: { scope } }) => [
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
    {
      title: texts.amount,
      key: 'amount',
      align: 'right',
      width: 120,
      render: (_, { amount }) => money(amount),
    },
    {
      title: texts.state,
      key: 'state',
      card: 'corner',
      width: 190,
      render: (_, invoice) => {
        const note = noteOf(invoice, texts)
        return (
          <div>
            <Pill tone={stageTones[invoice.stage]}>{invoice.stageText}</Pill>
            <div className={note ? 'soft small' : 'soft small mono'}>
              {note || invoice.invoiceNo}
            </div>
          </div>
        )
      },
    },
  ],
  width: 720,
  opens: ({ invoiceId }, { session }) => addressOf(session.scope, 'invoices', invoiceId),
  total: ({ texts }) => texts.total,
  empty: ({ texts, asked: { stage }, isNarrowed }) =>
    stage || isNarrowed
      ? { title: texts.noneFits, text: texts.noneHint }
      : { title: texts.noneYet, text: texts.noneYetHint },
})

/** What is to be known of where it stands; empty: nothing. */
function noteOf(
  { awaitsUntil, unreversed, fault, reason }: AdminInvoice,
  texts: ReturnType<typeof invoiceTexts.use>,
): string {
  if (awaitsUntil !== null) return texts.awaitingShort(shortTime(awaitsUntil))
  return fault || reason || (unreversed ? unreversedText(unreversed, texts) : '')
}

/** Another try for all that the tax side did not issue. */
function RetryAll() {
  const texts = invoiceTexts.use()
  const feedback = useFeedback()
  const retrying = useRetryAll()

  async function retryAll(): Promise<void> {
    if (!(await feedback.ask({ title: texts.retryAll, text: texts.retryAllHint, ok: texts.retry })))
      return
    retrying.mutate(undefined, { onSuccess: ({ asked }) => feedback.done(texts.retried(asked)) })
  }

  return (
    <Button loading={retrying.isPending} onClick={() => void retryAll()}>
      {texts.retryAll}
    </Button>
  )
}
