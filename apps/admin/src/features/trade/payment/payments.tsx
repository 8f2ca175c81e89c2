import type { AdminPayment } from '@mallard/contract/trade/repair/repair-admin.calls'
import { Button, Space } from 'antd'
import { defineList, type ListView } from '#platform/list/define-list.tsx'
import { ActionButton } from '#platform/parts/action-button.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { dateTime, money } from '#platform/show.ts'
import { tradeTypeText } from '#platform/trade-type.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { ProofForm } from './proof.form.tsx'
import { RepairFields, repairFilters } from './repair-fields.tsx'
import styles from './repair.module.css'
import { methodText, repairTexts } from './repair.texts.ts'
import { useRepair } from './use-repairs.ts'

const views = ['open', 'odd', 'all'] as const
const states: readonly [name: 'payCreated' | 'payPaying' | 'payPaid' | 'payClosed', tone: Tone][] =
  [
    ['payCreated', 'plain'],
    ['payPaying', 'warn'],
    ['payPaid', 'good'],
    ['payClosed', 'plain'],
  ]
const said = {
  paid: 'saidPaid',
  open: 'saidOpen',
  ended: 'saidEnded',
  unknown: 'saidUnknown',
} as const

/** Payments that stand still or look wrong. */
export const Payments = defineList({
  texts: repairTexts,
  filters: repairFilters(views),
  read: (api, asked) => api.repairAdmin.payments.query(asked),
  isFresh: true,
  useOwn: ({ open }) => usePaymentActions(open),
  fields: ({ texts, field, data }) => (
    <RepairFields
      views={views}
      view={field('view')}
      q={field('q')}
      counts={data}
      hint={texts.paySearchHint}
    />
  ),
  rowKey: 'payNo',
  columns: ({ texts, locale, session: { scope } }, actionsOn) => [
    {
      title: texts.payment,
      key: 'payment',
      width: 252,
      render: (_, { payNo, method, tradeType, channelTradeNo }) => (
        <div className={styles.cell}>
          <span className="mono">{payNo}</span>
          <span className="soft small">
            {methodText(method, texts)} · {tradeTypeText(tradeType, locale)}
          </span>
          {channelTradeNo && <span className="mono soft small">{channelTradeNo}</span>}
        </div>
      ),
    },
    {
      title: texts.order,
      key: 'order',
      width: 208,
      render: (_, { orders }) => (
        <div className={styles.cell}>
          {orders.map(({ orderSn }) => (
            <Link key={orderSn} to={addressOf(scope, 'orders', orderSn)} className="mono">
              {orderSn}
            </Link>
          ))}
        </div>
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
      width: 140,
      render: (_, { status, isOdd, isProposed }) => {
        const [name, tone] = states[status] ?? ['payCreated', 'plain']
        return (
          <div className={styles.cell}>
            <Pill tone={tone}>{texts[name]}</Pill>
            {isOdd && <span className={`small ${styles.off}`}>{texts.isOdd}</span>}
            {isProposed && <span className="small">{texts.isProposed}</span>}
          </div>
        )
      },
    },
    {
      title: texts.when,
      key: 'times',
      width: 188,
      render: (_, { createTime, expireTime, paidTime }) => (
        <div className={`${styles.cell} small soft nowrap`}>
          <span>{texts.started(dateTime(createTime))}</span>
          <span>
            {paidTime === null
              ? texts.until(dateTime(expireTime))
              : texts.paidAt(dateTime(paidTime))}
          </span>
        </div>
      ),
    },
    {
      title: texts.actions,
      key: 'actions',
      card: 'last',
      render: (_, payment) => payment.status !== 2 && actionsOn(payment),
    },
  ],
  width: 1000,
  total: ({ texts }) => texts.totalTransactions,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneHint }),
})

/** The buttons of a payment: its channel is asked, or what it received is proved. */
function usePaymentActions(open: ListView['open']) {
  const texts = repairTexts.use()
  const feedback = useFeedback()
  const { asking } = useRepair()

  function ask(payNo: string): void {
    asking.mutate(payNo, {
      onSuccess: ({ asked }) =>
        (asked === 'paid' ? feedback.done : feedback.found)(texts[said[asked]]),
      onError: feedback.failed,
    })
  }

  return (payment: AdminPayment) => (
    <Space wrap size={8}>
      <ActionButton
        size="small"
        loading={asking.isPending && asking.variables === payment.payNo}
        onClick={() => ask(payment.payNo)}
      >
        {texts.ask}
      </ActionButton>
      {!payment.isProposed && (
        <Button
          size="small"
          onClick={() =>
            open((close) => (
              <ProofForm
                of={{ kind: 'payment', number: payment.payNo, amount: payment.amount }}
                onClose={close}
              />
            ))
          }
        >
          {texts.confirm}
        </Button>
      )}
    </Space>
  )
}
