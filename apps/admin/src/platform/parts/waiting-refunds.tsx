import type { InputOf } from '@mallard/contract/api'
import type {
  RefundProposal,
  refundAdminCalls,
} from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { useMutation, useQuery } from '@tanstack/react-query'
import { refundReads } from '../order-reads.ts'
import { useSession } from '../session.ts'
import { money } from '../show.ts'
import { defineTexts } from '../texts.ts'
import { useInvalidate } from '../use-invalidate.ts'
import { PageLink } from './page-link.tsx'
import { WaitingList } from './waiting-list.tsx'

const texts = defineTexts(
  {
    title: '等待确认的退款',
    agreeAsk: (sn: string, amount: string) => `同意为订单 ${sn} 退款 ${amount}？`,
    sendAsk: (sn: string, amount: string) => `同意为订单 ${sn} 补发价值 ${amount} 的商品？`,
    agreed: '已同意，退款正在原路退回',
    declineTitle: '不同意这笔退款',
    declineReasons: '金额不对|理由不充分|已另行处理',
    asked: '顾客申请退款，不退货',
    sentAgain: '顾客申请补发',
    amountOnly: '仅金额',
    freight: (amount: string) => `含运费 ${amount}`,
  },
  {
    title: 'Refunds that wait for another person',
    agreeAsk: (sn, amount) => `Refund ${amount} of order ${sn}?`,
    sendAsk: (sn, amount) => `Send goods worth ${amount} of order ${sn} again?`,
    agreed: 'Agreed: the money is on its way back',
    declineTitle: 'Decline this refund',
    declineReasons: 'The sum is wrong|The reason is too thin|Settled otherwise',
    asked: 'asked for by the shopper, who keeps the goods',
    sentAgain: 'asked for by the shopper, to be sent again',
    amountOnly: 'amount only',
    freight: (amount) => `${amount} of it shipping`,
  },
)

/**
 * What gives money or goods of orders away and waits for a second person: all of it, of one order,
 * or of one return.
 */
export function WaitingRefunds({ sn, applyId }: { sn?: string; applyId?: string }) {
  const words = texts.use()
  const { api, can } = useSession()
  const { data = [] } = useQuery({
    ...api.refundAdmin.waiting.query(),
    enabled: can('return.read'),
  })
  const deciding = useDeciding()
  const isAll = sn === undefined && applyId === undefined
  const shown = data.filter(
    (each) => isAll || each.orderSn === sn || (applyId !== undefined && each.applyId === applyId),
  )

  function show({ orderSn, applyId: asked, isSentAgain, ...each }: RefundProposal) {
    const { amount, freightAmount, reasonText, reason, lines } = each
    const goods = lines.map(({ title, quantity }) =>
      quantity > 0 ? `${title} × ${quantity}` : `${title} ${words.amountOnly}`,
    )
    const parts = [...goods, ...(freightAmount > 0 ? [words.freight(money(freightAmount))] : [])]
    if (asked !== null) parts.push(isSentAgain ? words.sentAgain : words.asked)
    return {
      what: (
        <>
          {isAll && (
            <>
              <PageLink to={asked === null ? 'orders' : 'returns'} id={asked ?? orderSn}>
                <span className="mono">{orderSn}</span>
              </PageLink>{' '}
            </>
          )}
          <strong>{money(amount)}</strong> ·{' '}
          {reason === reasonText ? reasonText : `${reasonText} · ${reason}`}
        </>
      ),
      more: parts.join('；'),
      ask: (isSentAgain ? words.sendAsk : words.agreeAsk)(orderSn, money(amount)),
      details: [...parts, reason].join('\n'),
    }
  }

  return (
    <WaitingList
      proposals={shown}
      words={words}
      mayDecide={can('return.write')}
      deciding={deciding}
      show={show}
    />
  )
}

function useDeciding() {
  const { api } = useSession()
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (input: InputOf<(typeof refundAdminCalls)['decide']>) =>
      api.refundAdmin.decide(input),
    onSettled: () => void invalidate(...refundReads(api), api.returnsAdmin.detail),
  })
}
