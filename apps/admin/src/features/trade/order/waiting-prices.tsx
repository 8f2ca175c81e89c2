import type { InputOf } from '@mallard/contract/api'
import type { priceAdminCalls } from '@mallard/contract/trade/order/price-admin.calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { WaitingList } from '#platform/parts/waiting-list.tsx'
import { useSession } from '#platform/session.ts'
import { money } from '#platform/show.ts'
import { priceTexts } from './price.texts.ts'

/** The lower price of an order that waits for a second person. */
export function WaitingPrices({ sn }: { sn: string }) {
  const texts = priceTexts.use()
  const { api, can, scope } = useSession()
  const queries = useQueryClient()
  const shop = `${scope.partnerId}-${scope.storeId}`
  const { data = [] } = useQuery({
    queryKey: [shop, 'order', sn, 'prices'],
    queryFn: ({ signal }) => api.priceAdmin.waiting({}, signal),
    enabled: can('order.read'),
  })
  const deciding = useMutation({
    mutationFn: (input: InputOf<(typeof priceAdminCalls)['decide']>) =>
      api.priceAdmin.decide(input),
    onSettled: () => {
      for (const part of ['order', 'orders', 'audit'])
        void queries.invalidateQueries({ queryKey: [shop, part] })
    },
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
