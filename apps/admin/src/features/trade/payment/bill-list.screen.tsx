import type { BillDay } from '@mallard/contract/trade/bill/bill-admin.calls'
import { negated } from '@mallard/kernel'
import { rangeOf, type Range } from '#platform/day-span.ts'
import { asPage, defineList, wholePage } from '#platform/list/define-list.tsx'
import type { Filter } from '#platform/list/filters.ts'
import { ActionButton } from '#platform/parts/action-button.tsx'
import { Dated } from '#platform/parts/dated.tsx'
import { DaySpan } from '#platform/parts/day-span.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { dateTime, money } from '#platform/show.ts'
import { storeNow } from '#platform/store-clock.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { billTexts } from './bill.texts.ts'
import { Differences } from './differences.tsx'
import styles from './repair.module.css'
import { methodText, repairTexts } from './repair.texts.ts'
import { useBillActions } from './use-bills.ts'

const results = { read: 'readDone', none: 'readNone', unknown: 'readUnknown' } as const

/** A day has its bill when it is over. */
const yesterday = () => storeNow().subtract(1, 'day').valueOf()
/** Days that the server reads at once. */
const maxBillDays = 31

/** Whole days, both asked for; the last seven unless the address says otherwise. */
const billDays: Filter<Range> = {
  names: ['from', 'until'],
  read: (address) => rangeOf(address, yesterday(), maxBillDays),
}

/** Each day of each channel: what the books say and what its bill says. */
export default defineList({
  texts: billTexts,
  filters: { range: billDays },
  name: 'bills.days',
  read: (api, { range }) => asPage(api.billAdmin.days.query(range), wholePage),
  isWhole: true,
  isFresh: true,
  useOwn: () => useReadAgain(),
  head: ({ texts, asked, change }) => ({
    title: texts.title,
    hint: texts.hint,
    actions: (
      <DaySpan
        range={asked.range}
        onRange={change}
        end={yesterday()}
        max={maxBillDays}
        spans={[7, 14, 30]}
      />
    ),
  }),
  above: () => <Differences />,
  rowKey: ({ day, method }) => `${day} ${method}`,
  columns: ({ texts, locale }, again) => [
    { title: texts.day, dataIndex: 'day', width: 104 },
    {
      title: texts.channel,
      key: 'method',
      width: 112,
      render: (_, { method }) => methodText(method, repairTexts.of(locale)),
    },
    {
      title: texts.ours,
      key: 'ours',
      width: 168,
      align: 'right',
      render: (_, { ours }) => <Totals totals={ours} />,
    },
    {
      title: texts.theirs,
      key: 'theirs',
      width: 168,
      align: 'right',
      render: (_, { theirs, state }) =>
        state === 'read' ? <Totals totals={theirs} /> : <span className="soft">—</span>,
    },
    {
      title: texts.state,
      key: 'state',
      card: 'corner',
      render: (_, { state, open, readTime }) => (
        <div className={styles.cell}>
          {state === 'read' ? (
            <Pill tone={open > 0 ? 'bad' : 'good'}>
              {open > 0 ? texts.openCount(open) : texts.matched}
            </Pill>
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
      title: <span className="sr-only">{texts.readAgain}</span>,
      key: 'again',
      width: 116,
      render: (_, row) => again(row),
    },
  ],
  width: 820,
})

/** The button that fetches a day's bill once more. */
function useReadAgain() {
  const texts = billTexts.use()
  const feedback = useFeedback()
  const { reading } = useBillActions()
  return ({ day, method }: BillDay) => (
    <ActionButton
      size="small"
      loading={
        reading.isPending && reading.variables.day === day && reading.variables.method === method
      }
      onClick={() =>
        reading.mutate(
          { day, method },
          {
            onSuccess: ({ result }) =>
              (result === 'read' ? feedback.done : feedback.found)(texts[results[result]]),
            onError: feedback.failed,
          },
        )
      }
    >
      {texts.readAgain}
    </ActionButton>
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
