import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Empty } from '@mallard/ui/empty'
import { NavBar } from '@mallard/ui/nav-bar'
import { useEffect, useRef } from 'react'
import { useRequireLogin } from '#platform/login.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { useSession } from '#platform/session.ts'
import { PaymentPage, PaymentSkeleton } from './payment-page.tsx'
import { paymentStateOf } from './payment-state.ts'
import { paymentTexts } from './payment.texts.ts'

/** Of no purchase: what an address without one asks for. */
const noBatch = '0'.repeat(22)

/** Pays all orders of a group purchase at once. */
export default defineScreen('groupBuyPayment', {
  query: ['batchId'],
  queries: ({ api, query: { batchId = noBatch } }) => ({
    shown: api.groupBuy.batch.query({ batchId }),
  }),
  head: () => ({ noIndex: true }),
  Skeleton: PaymentSkeleton,
  Screen: ({ data: { shown } }) => {
    const { batch } = shown
    if (!batch) return <NotMine />
    const orderId = batch.orders.map(({ orderSn }) => orderSn).join(',')
    return (
      <PaymentPage
        key={batch.batchId}
        orderId={orderId}
        state={paymentStateOf(batch.orders)}
        batchId={batch.batchId}
      />
    )
  },
})

/** Nobody’s yet, whom the question stands over, or somebody else’s. */
function NotMine() {
  return useSession(({ isLoggedIn }) => isLoggedIn) ? <NotYours /> : <Asked />
}

function Asked() {
  const requireLogin = useRequireLogin()
  const ask = useRef(requireLogin)
  useEffect(() => void ask.current(), [])
  return <PaymentSkeleton />
}

function NotYours() {
  const texts = paymentTexts()
  const { partnerId, storeId } = usePage().scope
  return (
    <>
      <NavBar title={texts.title} onBack={useNavigate().back} />
      <Empty
        art="order"
        title={texts.notYours}
        action={
          <Button kind="primary" href={href('groupBuyOrderList', { partnerId, storeId })}>
            {texts.seeOrder}
          </Button>
        }
      />
    </>
  )
}
