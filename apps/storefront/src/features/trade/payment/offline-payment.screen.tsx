import type { TransferState } from '@mallard/contract/trade/payment/voucher.calls'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { Empty } from '@mallard/ui/empty'
import { NavBar } from '@mallard/ui/nav-bar'
import { Notice } from '@mallard/ui/notice'
import { Price } from '@mallard/ui/price'
import { SkeletonText } from '@mallard/ui/skeleton'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '#platform/api.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { orderHref } from './payment-places.ts'
import { TransferAccount } from './transfer-account.tsx'
import { TransferForm } from './transfer.form.tsx'
import { transferTexts } from './transfer.texts.ts'
import styles from './transfer.module.css'

/** Pays an order by bank transfer: where to, and the voucher that shows it was done. */
export default defineScreen('offLinePayment', {
  queries: ({ api, params }) => ({
    transfer: api.voucher.offlineStatus.query({ orderId: params.orderId }),
  }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <>
      <Bar />
      <div className={styles.page} role="status" aria-label={transferTexts().loading}>
        <Card>
          <SkeletonText lines={5} />
        </Card>
        <Card>
          <SkeletonText lines={3} />
        </Card>
      </div>
    </>
  ),
  Screen: ({ data, params: { orderId } }) => (
    <OfflinePaymentPage key={orderId} orderId={orderId} transfer={data.transfer} />
  ),
})

function Bar() {
  return <NavBar title={transferTexts().title} onBack={useNavigate().back} />
}

function OfflinePaymentPage({ orderId, transfer }: { orderId: string; transfer: TransferState }) {
  const texts = transferTexts()
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { scope } = usePage()
  const { partnerId, storeId } = scope
  const isReviewing = transfer.orderStatus === 6

  const seeResult = () =>
    navigate(href('offLinePaySuccess', { partnerId, storeId, orderId, status: 0 }), {
      replace: true,
    })
  useEffect(() => {
    if (isReviewing) seeResult()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the way there is the same each time
  }, [isReviewing])

  async function onSent() {
    await Promise.all(
      [api.voucher.offlineStatus.key, api.order.detail.key, api.order.orderList.key].map(
        (queryKey) => client.invalidateQueries({ queryKey }),
      ),
    )
    seeResult()
  }

  if (!transfer.account) {
    return (
      <>
        <Bar />
        <Empty
          art="order"
          title={texts.unavailable}
          note={texts.unavailableNote}
          action={
            <>
              <Button href={orderHref(scope, orderId)}>{texts.seeOrder}</Button>
              <Button kind="primary" href={href('payment', { partnerId, storeId, orderId })}>
                {texts.otherWay}
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
      <div className={styles.page}>
        {transfer.status === 2 && (
          <Notice tone="bad">{texts.rejected(transfer.reason ?? '')}</Notice>
        )}
        <p className={styles.amount}>
          {texts.amount}
          <Price amount={transfer.amount} size="xl" tone="ink" cents="always" />
        </p>
        <TransferAccount
          account={transfer.account}
          amount={transfer.amount}
          remarkCode={transfer.remarkCode}
        />
        <TransferForm orderId={orderId} before={transfer.voucher} onSent={() => void onSent()} />
      </div>
    </>
  )
}
