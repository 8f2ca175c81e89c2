import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { NavBar } from '@mallard/ui/nav-bar'
import { ClockIcon, WalletIcon } from '@mallard/ui/icons'
import { useEffect } from 'react'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { orderHref, resultHref } from './payment-places.ts'
import { paymentTexts } from './payment.texts.ts'
import { forgetLeft } from './use-payment.ts'
import { usePaymentResult } from './use-payment-result.ts'
import styles from './payment.module.css'

/** Asks the server whether the money has come: what a cashier's page says on the way back proves nothing. */
export default defineScreen(['paymentStatusScoped', 'paymentStatusOrder', 'paymentStatus'], {
  head: () => ({ noIndex: true }),
  Screen: ({ params }) => <PaymentStatusPage orderId={params.orderSn ?? params.orderId ?? ''} />,
})

function PaymentStatusPage({ orderId }: { orderId: string }) {
  const texts = paymentTexts()
  const navigate = useNavigate()
  const { scope } = usePage()
  const { partnerId, storeId } = scope
  const { result, isAgain, askAgain } = usePaymentResult(orderId)

  useEffect(forgetLeft, [])

  useEffect(() => {
    if (result === 'paid') navigate(resultHref(scope, orderId), { replace: true })
    if (result === 'closed') navigate(orderHref(scope, orderId), { replace: true })
  }, [result, navigate, scope, orderId])

  const isOpen = result === 'unpaid' || result === 'failed'
  return (
    <>
      <NavBar title={texts.statusTitle} onBack={() => navigate(orderHref(scope, orderId), { replace: true })} />
      <section className={styles.status} aria-live="polite">
        <span className={`${styles.seal} ${isOpen ? styles.open : styles.waiting}`}>{isOpen ? <WalletIcon size={34} /> : <ClockIcon size={34} />}</span>
        <h2 className={styles.verdict}>{isOpen ? (result === 'failed' ? texts.failed : texts.unpaid) : texts.confirming}</h2>
        <p className={styles.quiet}>{isOpen ? texts.unpaidNote : texts.confirmingNote}</p>
        {(isOpen || isAgain) && (
          <div className={styles.choices}>
            <Button kind="primary" size="lg" block onClick={() => navigate(href('payment', { partnerId, storeId, orderId }), { replace: true })}>
              {texts.goPay}
            </Button>
            <Button size="lg" block busy={!isOpen} onClick={askAgain}>
              {texts.check}
            </Button>
            <Button kind="plain" href={orderHref(scope, orderId)}>
              {texts.seeOrder}
            </Button>
          </div>
        )}
      </section>
    </>
  )
}
