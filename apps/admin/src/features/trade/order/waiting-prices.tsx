import type { InputOf } from '@mallard/contract/api'
import type { priceAdminCalls } from '@mallard/contract/trade/order/price-admin.calls'
import { useMutation, useQuery } from '@tanstack/react-query'
import { orderReads } from '#platform/order-reads.ts'
import { WaitingList } from '#platform/parts/waiting-list.tsx'
import { useSession } from '#platform/session.ts'
import { money } from '#platform/show.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { priceTexts } from './price.texts.ts'

/** The lower price of an order that waits for a second person. */
export function WaitingPrices({ sn }: { sn: string }) {
  const texts = priceTexts.use()
  const { api, can } = useSession()
  const invalidate = useInvalidate()
  const { data = [] } = useQuery({
    ...api.priceAdmin.waiting.query(),
    enabled: can('order.read'),
  })
  const deciding = useMutation({
    mutationFn: (input: InputOf<(typeof priceAdminCalls)['decide']>) =>
      api.priceAdmin.decide(input),
    onSettled: () => void invalidate(...orderReads(api), api.staff.audit),
  })
  return (
    <WaitingList
      proposals={data.filter(({ orderSn }) => orderSn === sn)}
      words={{ ...texts, title: texts.waiting, agreed: texts.done }}
      mayDecide={can('order.write')}
      deciding={deciding}
      show={({ was, payAmount, reason }) => ({
        what: (
          <>
            <strong>{money(payAmount)}</strong> <s className="soft">{money(was)}</s> · {reason}
          </>
        ),
        ask: texts.agreeAsk(money(was), money(payAmount)),
        details: reason,
      })}
    />
  )
}
