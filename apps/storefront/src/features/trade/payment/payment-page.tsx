import { href } from '@mallard/contract/paths'
import type { HostCan, PayOrder } from '@mallard/host'
import { yuan } from '@mallard/kernel/money'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { Countdown } from '@mallard/ui/countdown'
import { Empty } from '@mallard/ui/empty'
import { NavBar } from '@mallard/ui/nav-bar'
import { Notice } from '@mallard/ui/notice'
import { Price } from '@mallard/ui/price'
import { Sheet } from '@mallard/ui/sheet'
import { Skeleton, SkeletonText } from '@mallard/ui/skeleton'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '#platform/api.ts'
import { useHost } from '#platform/host.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { useOffers } from '#platform/partner.ts'
import { useServerOffset } from '#platform/use-server-offset.ts'
import { useWake } from '#platform/use-wake.ts'
import { PayWays } from './pay-ways.tsx'
import { isBatch, orderHref, resultHref } from './payment-places.ts'
import type { PaymentState } from './payment-state.ts'
import { paymentTexts } from './payment.texts.ts'
import { TransferEntry } from './transfer-entry.tsx'
import { usePayment } from './use-payment.ts'
import styles from './payment.module.css'

/**
 * What the shop takes: WeChat and Alipay as the host allows; UnionPay apart, where a form may leave
 * the page (specification §7).
 */
function methodsOf(
  can: HostCan | undefined,
  offered: readonly PayOrder['method'][],
): readonly PayOrder['method'][] {
  if (!can) return []
  const usual = (['wxPay', 'aliPay'] as const).filter((method) => can.pay[method])
  const open = can.unionPay ? [...usual, 'unionPay' as const] : usual
  return open.filter((method) => offered.includes(method))
}

function Bar() {
  return <NavBar title={paymentTexts().title} onBack={useNavigate().back} />
}

/** The bones of a payment page. */
export function PaymentSkeleton() {
  return (
    <>
      <Bar />
      <div className={styles.head} role="status" aria-label={paymentTexts().loading}>
        <Skeleton width={80} height={14} />
        <Skeleton width={160} height={36} />
      </div>
      <div className={styles.page}>
        <SkeletonText lines={4} />
      </div>
    </>
  )
}

interface PaymentPageProps {
  orderId: string
  state: PaymentState
  /** The group purchase that is paid; absent for other orders. */
  batchId?: string | undefined
}

/** What is to pay, the ways to do it, and the button that does. */
export function PaymentPage({ orderId, state, batchId }: PaymentPageProps) {
  const texts = paymentTexts()
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { scope } = usePage()
  const { partnerId, storeId } = scope
  const handle = usePayment(orderId, batchId)
  const offered = useOffers().pay
  const methods = methodsOf(useHost()?.can, offered)
  const [chosen, setChosen] = useState(handle.leftBy)
  const method = methods.find((each) => each === chosen) ?? methods[0]
  const [isAsking, setAsking] = useState(handle.hasLeft)

  const refresh = () =>
    client
      .invalidateQueries({ queryKey: (batchId ? api.groupBuy.batch : api.order.orderStatus).key })
      .catch(() => undefined)
  useWake(() => {
    void refresh()
    if (handle.hasLeft) setAsking(true)
  })

  useEffect(() => {
    if (state.kind === 'paid') navigate(resultHref(scope, orderId, batchId), { replace: true })
  }, [state.kind, navigate, scope, orderId, batchId])

  function close() {
    setAsking(false)
    handle.stay()
  }

  if (state.kind === 'closed') {
    return (
      <>
        <Bar />
        <Empty
          art="order"
          title={texts.closed}
          note={texts.closedNote}
          action={
            <>
              <Button href={orderHref(scope, orderId, batchId)}>{texts.seeOrder}</Button>
              <Button kind="primary" href={href('homeScoped', { partnerId, storeId })}>
                {texts.home}
              </Button>
            </>
          }
        />
      </>
    )
  }
  return (
    <>
      <Bar />
      <section className={styles.head}>
        <p className={styles.quiet}>{texts.amount}</p>
        <Price amount={state.amount} size="xl" tone="ink" cents="always" />
        {state.closesAt !== undefined && (
          <TimeLeft until={state.closesAt} onEnd={() => void refresh()} />
        )}
        <p className={styles.sn}>
          {isBatch(orderId) ? texts.orders(orderId.split(',').length) : texts.orderSn(orderId)}
        </p>
      </section>
      <div className={styles.page}>
        {methods.length > 0 ? (
          <PayWays methods={methods} value={method} onChange={setChosen} />
        ) : (
          <Notice tone="warn">{offered.length > 0 ? texts.noWay : texts.noneOffered}</Notice>
        )}
        {!batchId && <TransferEntry orderId={orderId} />}
      </div>
      <ActionBar>
        <Button
          kind="primary"
          size="lg"
          block
          busy={handle.isBusy}
          disabled={!method || state.kind !== 'payable'}
          onClick={() => method && void handle.pay(method)}
        >
          {texts.pay(yuan(state.amount))}
        </Button>
      </ActionBar>
      <Sheet
        open={isAsking && state.kind === 'payable'}
        onClose={close}
        title={texts.asked}
        footer={
          <div className={styles.answers}>
            <Button size="lg" block onClick={close}>
              {texts.again}
            </Button>
            <Button
              kind="primary"
              size="lg"
              block
              onClick={() =>
                navigate(href('paymentStatusScoped', { partnerId, storeId, orderSn: orderId }), {
                  replace: true,
                })
              }
            >
              {texts.done}
            </Button>
          </div>
        }
      >
        <p className={styles.asked}>{texts.askedNote}</p>
      </Sheet>
    </>
  )
}

function TimeLeft({ until, onEnd }: { until: number; onEnd: () => void }) {
  const texts = paymentTexts()
  const offset = useServerOffset()
  const [openedAt] = useState(() => Date.now())
  return (
    <p className={styles.left}>
      <Countdown
        until={until}
        renderedAt={openedAt + offset}
        offset={offset}
        label={texts.left}
        onEnd={onEnd}
      />
    </p>
  )
}
