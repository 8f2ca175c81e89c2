import type { DeskPayment } from '@mallard/contract/payment/repair-desk.calls'
import { Button, Space, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Blank } from '#platform/parts/blank.tsx'
import { DeedButton } from '#platform/parts/deed-button.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime, money } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { tradeTypeText } from '#platform/trade-type.ts'
import { useTell } from '#platform/use-tell.ts'
import { ProofForm } from './proof.form.tsx'
import { RepairList, useRepairWish } from './repair-list.tsx'
import styles from './repair.module.css'
import { methodText, repairTexts } from './repair.texts.ts'
import { usePayments, useRepair } from './use-repairs.ts'

const views = ['open', 'odd', 'all'] as const
const states: readonly [name: 'payCreated' | 'payPaying' | 'payPaid' | 'payClosed', tone: Tone][] = [
  ['payCreated', 'plain'],
  ['payPaying', 'warn'],
  ['payPaid', 'good'],
  ['payClosed', 'plain'],
]
const said = { paid: 'saidPaid', open: 'saidOpen', ended: 'saidEnded', unknown: 'saidUnknown' } as const

export function Payments() {
  const texts = repairTexts.use()
  const locale = useLocale()
  const tell = useTell()
  const { scope } = useSession()
  const wish = useRepairWish(views)
  const answer = usePayments(wish)
  const { asking, confirming } = useRepair()
  const [proving, setProving] = useState<DeskPayment>()

  function ask(payNo: string): void {
    asking.mutate(payNo, { onSuccess: ({ asked }) => (asked === 'paid' ? tell.done : tell.found)(texts[said[asked]]), onError: tell.failed })
  }

  const columns: TableColumnsType<DeskPayment> = [
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
    { title: texts.amount, key: 'amount', width: 100, align: 'right', render: (_, { amount }) => <span className={styles.amount}>{money(amount)}</span> },
    {
      title: texts.state,
      key: 'state',
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
      title: texts.times,
      key: 'times',
      width: 188,
      render: (_, { createTime, expireTime, paidTime }) => (
        <div className={`${styles.cell} small soft nowrap`}>
          <span>{texts.started(dateTime(createTime))}</span>
          <span>{paidTime === null ? texts.until(dateTime(expireTime)) : texts.paidAt(dateTime(paidTime))}</span>
        </div>
      ),
    },
    {
      title: texts.actions,
      key: 'actions',
      render: (_, payment) =>
        payment.status !== 2 && (
          <Space wrap size={8}>
            <DeedButton size="small" loading={asking.isPending && asking.variables === payment.payNo} onClick={() => ask(payment.payNo)}>
              {texts.ask}
            </DeedButton>
            {!payment.isProposed && (
              <Button size="small" onClick={() => setProving(payment)}>
                {texts.confirm}
              </Button>
            )}
          </Space>
        ),
    },
  ]

  return (
    <>
      <RepairList
        views={views}
        wish={wish}
        answer={answer}
        rowKey="payNo"
        columns={columns}
        hint={texts.paySearchHint}
        empty={<Blank title={texts.none} text={texts.noneHint} isSmall />}
      />
      {proving && (
        <ProofForm
          kind="payment"
          number={proving.payNo}
          amount={proving.amount}
          call={confirming}
          inputOf={(proof) => ({ payNo: proving.payNo, ...proof })}
          done={({ asked }) => (asked === 'paid' ? texts.saidPaid : texts.proposed)}
          onClose={() => setProving(undefined)}
        />
      )}
    </>
  )
}
