import type { BillDifference } from '@mallard/contract/trade/bill/bill-admin.calls'
import { Button, Segmented, Space } from 'antd'
import { defineList, type ListView } from '#platform/list/define-list.tsx'
import { oneOf } from '#platform/list/filters.ts'
import { ActionButton } from '#platform/parts/action-button.tsx'
import { PageLink } from '#platform/parts/page-link.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { useFilters } from '#platform/router.tsx'
import { dateTime, money } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { billTexts } from './bill.texts.ts'
import styles from './repair.module.css'
import { methodText, repairTexts } from './repair.texts.ts'
import { useBillActions } from './use-bills.ts'

const causes = {
  onlyOurs: 'onlyOurs',
  onlyTheirs: 'onlyTheirs',
  amount: 'amount',
  state: 'status',
} as const
const words = ['done', 'open', 'processing', 'failed'] as const
const shown = ['open', 'all'] as const

/**
 * Where the books and a channel's bill do not agree; those that nobody has settled, unless all are
 * wanted.
 */
export function Differences() {
  const texts = billTexts.use()
  const [filters, setFilters] = useFilters()
  return (
    <Panel
      isFlush
      title={texts.differences}
      extra={
        <Segmented
          size="small"
          aria-label={texts.differences}
          value={filters.get('which') === 'all' ? 'all' : 'open'}
          options={[
            { value: 'open', label: texts.onlyOpen },
            { value: 'all', label: texts.all },
          ]}
          onChange={(value) =>
            setFilters({ which: value === 'all' ? 'all' : undefined, page: undefined })
          }
        />
      }
    >
      <List />
    </Panel>
  )
}

const List = defineList({
  texts: billTexts,
  filters: { which: oneOf(shown, 'open') },
  read: (api, { which, ...asked }) => api.billAdmin.differences.query({ ...asked, state: which }),
  isFresh: true,
  useOwn: ({ open }) => useDifferenceActions(open),
  rowKey: 'id',
  columns: ({ texts, locale }, actionsOn) => [
    {
      title: texts.number,
      key: 'number',
      render: (_, { day, method, number, kind, oursAmount }) => (
        <div className={styles.cell}>
          {/* What is in the channel's bill alone leads nowhere. */}
          {oursAmount === null ? (
            <span className="mono">{number}</span>
          ) : (
            <span className="mono">
              <PageLink
                to="payments"
                query={
                  kind === 'refund'
                    ? { tab: 'refunds', view: 'all', q: number }
                    : { view: 'all', q: number }
                }
              >
                {number}
              </PageLink>
            </span>
          )}
          <span className="soft small">
            {day} · {methodText(method, repairTexts.of(locale))} · {texts[kind]}
          </span>
        </div>
      ),
    },
    {
      title: texts.cause,
      key: 'cause',
      width: 130,
      render: (_, { cause }) => texts[causes[cause]],
    },
    {
      title: texts.ourAmount,
      key: 'ours',
      width: 104,
      render: (_, { oursAmount, oursState }) => <Side amount={oursAmount} state={oursState} />,
    },
    {
      title: texts.theirAmount,
      key: 'theirs',
      width: 104,
      render: (_, { theirsAmount, theirsState }) => (
        <Side amount={theirsAmount} state={theirsState} />
      ),
    },
    {
      title: texts.actions,
      key: 'actions',
      card: 'last',
      width: 190,
      render: (_, row) => (row.state === 'open' ? actionsOn(row) : <Settled of={row} />),
    },
  ],
  width: 780,
  total: ({ texts }) => texts.totalTransactions,
  empty: ({ texts }) => ({ title: texts.noDifferences }),
})

/** What one side says of it. */
function Side({ amount, state }: { amount: BillDifference['oursAmount']; state: string }) {
  const texts = billTexts.use()
  const word = words.find((each) => each === state)
  if (amount === null) return <span className="soft">—</span>
  return (
    <div className={styles.cell}>
      <span className={styles.amount}>{money(amount)}</span>
      <span className="soft small">{word ? texts[word] : state}</span>
    </div>
  )
}

function Settled({ of: { state, note, staffName, settledTime } }: { of: BillDifference }) {
  const texts = billTexts.use()
  return (
    <div className={styles.cell}>
      <Pill tone={state === 'settled' ? 'good' : 'plain'}>{texts[state]}</Pill>
      {note && <span className="small">{note}</span>}
      {settledTime !== null && (
        <span className="soft small">
          {staffName} {dateTime(settledTime)}
        </span>
      )}
    </div>
  )
}

/** The buttons of an open difference: its channel is asked, or it is explained. */
function useDifferenceActions(open: ListView['open']) {
  const texts = billTexts.use()
  const feedback = useFeedback()
  const { asking } = useBillActions()

  function ask(id: number): void {
    asking.mutate(id, {
      onSuccess: (after) =>
        after.state === 'open' ? feedback.found(texts.stillOpen) : feedback.done(texts.settledNow),
      onError: feedback.failed,
    })
  }

  return ({ id }: BillDifference) => (
    <Space wrap size={8}>
      <ActionButton
        size="small"
        loading={asking.isPending && asking.variables === id}
        onClick={() => ask(id)}
      >
        {texts.ask}
      </ActionButton>
      <Button size="small" onClick={() => open((close) => <NoteForm id={id} onClose={close} />)}>
        {texts.note}
      </Button>
    </Space>
  )
}

function NoteForm({ id, onClose }: { id: number; onClose: () => void }) {
  const texts = billTexts.use()
  const { noting } = useBillActions()
  return (
    <ReasonForm
      words={{
        title: texts.noteTitle,
        hint: texts.noteHint,
        label: texts.why,
        needed: texts.needReason,
        usual: texts.usual,
        ok: texts.save,
      }}
      least={2}
      call={noting}
      inputOf={(reason) => ({ id, reason })}
      done={texts.noted}
      onClose={onClose}
    />
  )
}
