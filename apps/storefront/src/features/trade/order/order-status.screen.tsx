import type { ReplyOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import { href } from '@mallard/contract/paths'
import { sumOf } from '@mallard/kernel/money'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { CheckCircleIcon, ClockIcon } from '@mallard/ui/icons'
import { NavBar } from '@mallard/ui/nav-bar'
import { Price } from '@mallard/ui/price'
import { Skeleton } from '@mallard/ui/skeleton'
import { Steps } from '@mallard/ui/steps'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { Recommend } from '#entities/trade/recommend.tsx'
import { orderTexts } from './order.texts.ts'
import { Received } from './received.tsx'
import styles from './order.module.css'

type States = ReplyOf<Calls['order']['orderStatus']>

/** Milliseconds between two questions about a payment whose result is open. */
const askEvery = 3000

export default defineScreen('orderStatus', {
  queries: ({ api, params }) => ({ orders: api.order.orderStatus.query({ sn: params.orderId }) }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <>
      <Bar />
      <div className={styles.result} role="status" aria-label={orderTexts().loading}>
        <Skeleton width={76} height={76} round />
        <Skeleton width={140} height={24} />
        <Skeleton width={220} height={14} />
      </div>
    </>
  ),
  Screen: ({ data, params: { orderId, status } }) => (
    <ResultPage orderId={orderId} status={status} first={data.orders} />
  ),
})

function Bar() {
  const navigate = useNavigate()
  return <NavBar title={orderTexts().statusTitle} onBack={navigate.back} />
}

/** The address may say what it likes: only money that has come counts as paid. */
function kindOf(status: string, orders: States): 'paid' | 'unknown' | 'received' | 'commented' {
  if (!orders.every(({ payStatus }) => payStatus === 1)) return 'unknown'
  if (status === '2') return 'received'
  return status === '3' ? 'commented' : 'paid'
}

function ResultPage({
  orderId,
  status,
  first,
}: {
  orderId: string
  status: string
  first: States
}) {
  const texts = orderTexts()
  const api = useApi()
  const { partnerId, storeId } = usePage().scope
  const { data: orders = first } = useQuery({
    ...api.order.orderStatus.query({ sn: orderId }),
    refetchInterval: ({ state }) =>
      kindOf(status, state.data ?? first) === 'unknown' ? askEvery : false,
  })
  const kind = kindOf(status, orders)
  const amount = sumOf(orders, ({ payAmount }) => payAmount)
  const paidText = amount > 0 ? texts.paidDone : texts.placed
  const words = {
    paid: [paidText, texts.paidNote],
    unknown: [texts.unknown, texts.unknownNote],
    received: [texts.received, texts.receivedNote],
    commented: [texts.commented, texts.commentedNote],
  } as const
  const store = { partnerId, storeId }
  const toOrder = orderId.includes(',')
    ? href('orderList', { ...store, active: 0 })
    : href('orderDetail', { ...store, orderId })
  return (
    <>
      <Bar />
      <section className={styles.result} aria-live="polite">
        <span className={`${styles.bigSeal} ${kind === 'unknown' ? styles.waiting : styles.good}`}>
          {kind === 'unknown' ? <ClockIcon size={38} /> : <CheckCircleIcon size={38} />}
        </span>
        <h2 className={styles.verdict}>{words[kind][0]}</h2>
        {kind === 'paid' && amount > 0 && (
          <Price amount={amount} size="lg" tone="ink" cents="always" prefix={texts.amountPaid} />
        )}
        <p className={styles.statusNote}>{words[kind][1]}</p>
        <div className={styles.choices}>
          <Button size="lg" block href={toOrder}>
            {texts.seeOrder}
          </Button>
          {kind === 'unknown' ? (
            <Button kind="primary" size="lg" block href={href('payment', { ...store, orderId })}>
              {texts.goPay}
            </Button>
          ) : (
            <Button kind="primary" size="lg" block href={href('homeScoped', store)}>
              {texts.home}
            </Button>
          )}
        </div>
      </section>
      {kind === 'paid' && (
        <div className={styles.next}>
          <Card title={texts.next}>
            <Steps
              current={1}
              items={[
                { key: 'paid', title: paidText },
                { key: 'pack', title: texts.nextPack },
                { key: 'ship', title: texts.nextShip },
                { key: 'receive', title: texts.nextReceive },
              ]}
            />
          </Card>
        </div>
      )}
      {kind === 'received' && <Received orderSn={orderId} />}
      {kind !== 'unknown' && <Recommend />}
    </>
  )
}
