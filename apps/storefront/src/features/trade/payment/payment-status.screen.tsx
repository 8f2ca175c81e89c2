import { Button } from '@mallard/ui/button'
import { NavBar } from '@mallard/ui/nav-bar'
import { ClockIcon, WalletIcon } from '@mallard/ui/icons'
import { Price } from '@mallard/ui/price'
import { Skeleton } from '@mallard/ui/skeleton'
import { useEffect } from 'react'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { groupOf, isBatch, orderHref, paymentHref, resultHref } from './payment-places.ts'
import { paymentStateOf, type OrderStates } from './payment-state.ts'
import { paymentTexts } from './payment.texts.ts'
import { forgetLeft } from './use-payment.ts'
import { usePaymentResult } from './use-payment-result.ts'
import styles from './payment.module.css'

/**
 * Asks the server whether the money has come: what a cashier's page says on the way back proves
 * nothing.
 */
export default defineScreen(['paymentStatusScoped', 'paymentStatusOrder', 'paymentStatus'], {
  queries: ({ api, params }) => ({ orders: api.order.orderStatus.query({ sn: orderOf(params) }) }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <>
      <NavBar title={paymentTexts().statusTitle} onBack={useNavigate().back} />
      <div className={styles.status} role="status" aria-label={paymentTexts().loading}>
        <Skeleton width={76} height={76} round />
        <Skeleton width={160} height={24} />
        <Skeleton width={220} height={14} />
      </div>
    </>
  ),
  Screen: ({ data, params }) => <PaymentStatusPage orderId={orderOf(params)} known={data.orders} />,
})

const orderOf = ({ orderSn, orderId }: { orderSn?: string; orderId?: string }) =>
  orderSn ?? orderId ?? ''

function PaymentStatusPage({ orderId, known }: { orderId: string; known: OrderStates }) {
  const texts = paymentTexts()
  const navigate = useNavigate()
  const { scope } = usePage()
  const { result, isChecking, askAgain } = usePaymentResult(orderId, known)
  const { amount } = paymentStateOf(known)
  const batchId = groupOf(known)

  useEffect(forgetLeft, [])

  useEffect(() => {
    if (result === 'paid') navigate(resultHref(scope, orderId, batchId), { replace: true })
    if (result === 'closed') navigate(orderHref(scope, orderId, batchId), { replace: true })
  }, [result, navigate, scope, orderId, batchId])

  const isOpen = result === 'unpaid' || result === 'failed'
  return (
    <>
      <NavBar
        title={texts.statusTitle}
        onBack={() => navigate(orderHref(scope, orderId, batchId), { replace: true })}
      />
      <section className={styles.status}>
        <span className={`${styles.seal} ${isOpen ? styles.open : styles.waiting}`}>
          {isOpen ? <WalletIcon size={34} /> : <ClockIcon size={34} />}
        </span>
        <div className={styles.said} aria-live="polite">
          <h2 className={styles.verdict}>
            {isOpen ? (result === 'failed' ? texts.failed : texts.unpaid) : texts.confirming}
          </h2>
          <p className={styles.quiet}>{isOpen ? texts.unpaidNote : texts.confirmingNote}</p>
        </div>
        <Price amount={amount} size="lg" tone="ink" cents="always" prefix={texts.toPay} />
        <p className={styles.sn}>
          {isBatch(orderId) ? texts.orders(orderId.split(',').length) : texts.orderSn(orderId)}
        </p>
        <div className={styles.choices}>
          <Button kind="primary" size="lg" block busy={isChecking} onClick={askAgain}>
            {texts.paidAlready}
          </Button>
          <Button
            size="lg"
            block
            onClick={() => navigate(paymentHref(scope, orderId, batchId), { replace: true })}
          >
            {texts.payAgain}
          </Button>
          <Button kind="plain" href={orderHref(scope, orderId, batchId)}>
            {texts.seeOrder}
          </Button>
        </div>
      </section>
    </>
  )
}
