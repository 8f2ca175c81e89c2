import type { InputOf } from '@mallard/contract/api'
import type {
  RefundProposal,
  refundAdminCalls,
} from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useSession } from '../session.ts'
import { dateTime, money } from '../show.ts'
import { defineTexts } from '../texts.ts'
import { useFeedback } from '../use-feedback.ts'
import { PageLink } from './page-link.tsx'
import { Panel } from './panel.tsx'
import { ReasonForm } from './reason-form.tsx'
import styles from './waiting-refunds.module.css'

const texts = defineTexts(
  {
    title: '等待确认的退款',
    by: (who: string, when: string) => `${who} 于 ${when} 申请`,
    agree: '同意',
    agreeAsk: (sn: string, amount: string) => `同意为订单 ${sn} 退款 ${amount}？`,
    agreed: '已同意，退款正在原路退回',
    decline: '不同意',
    declineTitle: '不同意这笔退款',
    declineHint: '申请人会看到原因。',
    declineReasons: '金额不对|理由不充分|已另行处理',
    declined: '已回复',
    reason: '原因',
    needed: '请填写原因',
    withdraw: '撤回',
    withdrawn: '已撤回',
    amountOnly: '仅金额',
    freight: (amount: string) => `含运费 ${amount}`,
  },
  {
    title: 'Refunds that wait for another person',
    by: (who, when) => `Asked for by ${who}, ${when}`,
    agree: 'Agree',
    agreeAsk: (sn, amount) => `Refund ${amount} of order ${sn}?`,
    agreed: 'Agreed: the money is on its way back',
    decline: 'Decline',
    declineTitle: 'Decline this refund',
    declineHint: 'Who asked for it reads the reason.',
    declineReasons: 'The sum is wrong|The reason is too thin|Settled otherwise',
    declined: 'Answered',
    reason: 'Reason',
    needed: 'Give a reason',
    withdraw: 'Take it back',
    withdrawn: 'Taken back',
    amountOnly: 'amount only',
    freight: (amount) => `${amount} of it shipping`,
  },
)

/** Refunds by the store that wait for a second person: all of them, or those of one order. */
export function WaitingRefunds({ sn }: { sn?: string }) {
  const words = texts.use()
  const { api, can, scope } = useSession()
  const { data = [] } = useQuery({
    queryKey: [`${scope.partnerId}-${scope.storeId}`, 'refunds', 'waiting'],
    queryFn: ({ signal }) => api.refundAdmin.waiting({}, signal),
    enabled: can('return.read'),
  })
  const shown = sn === undefined ? data : data.filter(({ orderSn }) => orderSn === sn)
  if (shown.length === 0) return null
  return (
    <div className={styles.panel}>
      <Panel title={words.title}>
        <ul className={styles.list}>
          {shown.map((each) => (
            <Waiting key={each.id} proposal={each} isNamed={sn === undefined} />
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function useDeciding() {
  const { api, scope } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<(typeof refundAdminCalls)['decide']>) =>
      api.refundAdmin.decide(input),
    onSettled: () => {
      for (const part of ['refunds', 'order', 'orders', 'returns', 'audit']) {
        void queries.invalidateQueries({ queryKey: [`${scope.partnerId}-${scope.storeId}`, part] })
      }
    },
  })
}

function Waiting({ proposal, isNamed }: { proposal: RefundProposal; isNamed: boolean }) {
  const words = texts.use()
  const feedback = useFeedback()
  const { can } = useSession()
  const deciding = useDeciding()
  const [isDeclining, setIsDeclining] = useState(false)
  const { id, orderSn, amount, freightAmount, reasonText, reason, lines, by, at } = proposal
  const said = { approve: words.agreed, withdraw: words.withdrawn }
  const goods = lines.map(
    ({ title, quantity }) => `${title} ${quantity > 0 ? `× ${quantity}` : words.amountOnly}`,
  )
  const parts = [...goods, ...(freightAmount > 0 ? [words.freight(money(freightAmount))] : [])]

  async function settle(verdict: 'approve' | 'withdraw'): Promise<void> {
    const question = {
      title: words.agreeAsk(orderSn, money(amount)),
      text: [...parts, reason].join('\n'),
      ok: words.agree,
    }
    if (verdict === 'approve' && !(await feedback.ask(question))) return
    deciding.mutate(
      { id, verdict, note: '' },
      { onSuccess: () => feedback.done(said[verdict]), onError: feedback.failed },
    )
  }

  return (
    <li>
      <div className={styles.cell}>
        <span>
          {isNamed && (
            <>
              <PageLink to="orders" id={orderSn}>
                <span className="mono">{orderSn}</span>
              </PageLink>{' '}
            </>
          )}
          <strong>{money(amount)}</strong> ·{' '}
          {reason === reasonText ? reasonText : `${reasonText} · ${reason}`}
        </span>
        <span className="small">{parts.join('；')}</span>
        <span className="soft small">{words.by(by, dateTime(at))}</span>
      </div>
      <div className={styles.buttons}>
        {proposal.canDecide && can('return.write') && (
          <>
            <Button
              type="primary"
              size="small"
              loading={deciding.isPending}
              onClick={() => void settle('approve')}
            >
              {words.agree}
            </Button>
            <Button danger size="small" onClick={() => setIsDeclining(true)}>
              {words.decline}
            </Button>
          </>
        )}
        {proposal.canWithdraw && (
          <Button size="small" loading={deciding.isPending} onClick={() => void settle('withdraw')}>
            {words.withdraw}
          </Button>
        )}
      </div>
      {isDeclining && (
        <ReasonForm
          words={{
            title: words.declineTitle,
            hint: words.declineHint,
            label: words.reason,
            needed: words.needed,
            usual: words.declineReasons,
            ok: words.decline,
          }}
          call={deciding}
          inputOf={(note) => ({ id, verdict: 'decline' as const, note })}
          done={words.declined}
          onClose={() => setIsDeclining(false)}
        />
      )}
    </li>
  )
}
