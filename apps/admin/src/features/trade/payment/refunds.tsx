import type { AdminRefund } from '@mallard/contract/trade/repair/repair-admin.calls'
import { Button, Space } from 'antd'
import { defineList, type ListView } from '#platform/list/define-list.tsx'
import { ActionButton } from '#platform/parts/action-button.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { refundCauseText, refundErrorText, refundState } from '#platform/refund-state.ts'
import { Link } from '#platform/router.tsx'
import { dateTime, money } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { ProofForm } from './proof.form.tsx'
import { RepairFields, repairFilters } from './repair-fields.tsx'
import styles from './repair.module.css'
import { methodText, repairTexts } from './repair.texts.ts'
import { toneOfRetry, wordOfRetry } from './retried-refund.ts'
import { useRepair } from './use-repairs.ts'

const views = ['failed', 'processing', 'all'] as const

/** Refunds that a channel refused or has not done yet. */
export const Refunds = defineList({
  texts: repairTexts,
  filters: repairFilters(views),
  read: (api, asked) => api.repairAdmin.refunds.query(asked),
  isFresh: true,
  useOwn: ({ open }) => useRefundActions(open),
  fields: ({ texts, field, data }) => (
    <RepairFields
      views={views}
      view={field('view')}
      q={field('q')}
      counts={data}
      hint={texts.refundSearchHint}
    />
  ),
  rowKey: 'refundNo',
  columns: ({ texts, locale, session: { scope } }, actionsOn) => [
    {
      title: texts.refund,
      key: 'refund',
      width: 230,
      render: (_, { refundNo, method, cause }) => (
        <div className={styles.cell}>
          <span className="mono">{refundNo}</span>
          <span className="soft small">
            {methodText(method, texts)} · {refundCauseText(cause, locale)}
          </span>
        </div>
      ),
    },
    {
      title: texts.order,
      key: 'order',
      width: 208,
      render: (_, { orderSn }) =>
        orderSn ? (
          <Link to={addressOf(scope, 'orders', orderSn)} className="mono">
            {orderSn}
          </Link>
        ) : (
          <span className="soft">—</span>
        ),
    },
    {
      title: texts.amount,
      key: 'amount',
      width: 100,
      align: 'right',
      render: (_, { amount }) => <span className={styles.amount}>{money(amount)}</span>,
    },
    {
      title: texts.state,
      key: 'state',
      card: 'corner',
      width: 150,
      render: (_, { status, tries, lastError, isProposed }) => {
        const { text, tone } = refundState(status, locale)
        return (
          <div className={styles.cell}>
            <Pill tone={tone}>{text}</Pill>
            {tries > 0 && <span className="soft small">{texts.tries(tries)}</span>}
            {lastError && <span className="small">{refundErrorText(lastError, locale)}</span>}
            {isProposed && <span className="small">{texts.isProposed}</span>}
          </div>
        )
      },
    },
    {
      title: texts.when,
      key: 'times',
      width: 188,
      render: (_, { createTime }) => (
        <span className="soft small nowrap">{texts.started(dateTime(createTime))}</span>
      ),
    },
    {
      title: texts.actions,
      key: 'actions',
      card: 'last',
      render: (_, refund) => refund.status !== 2 && actionsOn(refund),
    },
  ],
  width: 1000,
  total: ({ texts }) => texts.totalTransactions,
  empty: ({ texts }) => ({ title: texts.noRefunds }),
})

/** The buttons of a refund: it is sent again, or what was paid out another way is proved. */
function useRefundActions(open: ListView['open']) {
  const texts = repairTexts.use()
  const feedback = useFeedback()
  const { sending } = useRepair()

  function again(before: AdminRefund): void {
    sending.mutate(before.refundNo, {
      onSuccess: (after) => feedback[toneOfRetry(after)](texts[wordOfRetry(before, after)]),
      onError: feedback.failed,
    })
  }

  return (refund: AdminRefund) => (
    <Space wrap size={8}>
      <ActionButton
        size="small"
        loading={sending.isPending && sending.variables === refund.refundNo}
        onClick={() => again(refund)}
      >
        {texts.again}
      </ActionButton>
      {refund.status === 3 && !refund.isProposed && (
        <Button
          size="small"
          onClick={() =>
            open((close) => (
              <ProofForm
                of={{ kind: 'refund', number: refund.refundNo, amount: refund.amount }}
                onClose={close}
              />
            ))
          }
        >
          {texts.paidOut}
        </Button>
      )}
    </Space>
  )
}
