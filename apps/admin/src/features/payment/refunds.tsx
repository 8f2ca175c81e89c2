import type { DeskRefund } from '@mallard/contract/payment/repair-desk.calls'
import { Button, Space, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Blank } from '#platform/parts/blank.tsx'
import { DeedButton } from '#platform/parts/deed-button.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { refundCauseText, refundErrorText, refundState } from '#platform/refund-state.ts'
import { useSession } from '#platform/session.ts'
import { dateTime, money } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { useTell } from '#platform/use-tell.ts'
import { ProofForm } from './proof.form.tsx'
import { RepairList, useRepairWish } from './repair-list.tsx'
import styles from './repair.module.css'
import { methodText, repairTexts } from './repair.texts.ts'
import { toneOfRetry, wordOfRetry } from './retried-refund.ts'
import { useRefunds, useRepair } from './use-repairs.ts'

const views = ['failed', 'processing', 'all'] as const

export function Refunds() {
  const texts = repairTexts.use()
  const locale = useLocale()
  const tell = useTell()
  const { scope } = useSession()
  const wish = useRepairWish(views)
  const answer = useRefunds(wish)
  const { sending, payingOut } = useRepair()
  const [proving, setProving] = useState<DeskRefund>()

  function again(before: DeskRefund): void {
    sending.mutate(before.refundNo, { onSuccess: (after) => tell[toneOfRetry(after)](texts[wordOfRetry(before, after)]), onError: tell.failed })
  }

  const columns: TableColumnsType<DeskRefund> = [
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
    { title: texts.amount, key: 'amount', width: 100, align: 'right', render: (_, { amount }) => <span className={styles.amount}>{money(amount)}</span> },
    {
      title: texts.state,
      key: 'state',
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
      title: texts.times,
      key: 'times',
      width: 188,
      render: (_, { createTime }) => <span className="soft small nowrap">{texts.started(dateTime(createTime))}</span>,
    },
    {
      title: texts.actions,
      key: 'actions',
      render: (_, refund) =>
        refund.status !== 2 && (
          <Space wrap size={8}>
            <DeedButton size="small" loading={sending.isPending && sending.variables === refund.refundNo} onClick={() => again(refund)}>
              {texts.again}
            </DeedButton>
            {refund.status === 3 && !refund.isProposed && (
              <Button size="small" onClick={() => setProving(refund)}>
                {texts.paidOut}
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
        rowKey="refundNo"
        columns={columns}
        hint={texts.refundSearchHint}
        empty={<Blank title={texts.noRefunds} isSmall />}
      />
      {proving && (
        <ProofForm
          kind="refund"
          number={proving.refundNo}
          amount={proving.amount}
          call={payingOut}
          inputOf={(proof) => ({ refundNo: proving.refundNo, ...proof })}
          done={texts.proposed}
          onClose={() => setProving(undefined)}
        />
      )}
    </>
  )
}
