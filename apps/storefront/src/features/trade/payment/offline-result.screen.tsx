import type { TransferState } from '@mallard/contract/trade/payment/voucher.calls'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { confirm } from '@mallard/ui/dialog'
import { CheckCircleIcon, ClockIcon, WarningIcon } from '@mallard/ui/icons'
import { ImageViewer } from '@mallard/ui/image-viewer'
import { useLocale } from '@mallard/ui/locale'
import { NavBar } from '@mallard/ui/nav-bar'
import { Picture } from '@mallard/ui/picture'
import { SkeletonText } from '@mallard/ui/skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useApi } from '#platform/api.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { momentText } from '#platform/moment-text.ts'
import { useWake } from '#platform/use-wake.ts'
import { orderHref } from './payment-places.ts'
import { transferTexts } from './transfer.texts.ts'
import styles from './transfer.module.css'

/** How often a page that waits for the shop's answer looks again (ms). */
const lookEvery = 15_000

/** What became of a transfer. The state in the address is not believed: the server is asked. */
export default defineScreen('offLinePaySuccess', {
  queries: ({ api, params }) => ({
    transfer: api.voucher.offlineStatus.query({ orderId: params.orderId }),
  }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <>
      <NavBar title={transferTexts().resultTitle} onBack={useNavigate().back} />
      <div className={styles.page} role="status" aria-label={transferTexts().loading}>
        <SkeletonText lines={5} />
      </div>
    </>
  ),
  Screen: ({ params: { orderId }, data }) => (
    <OfflineResultPage key={orderId} orderId={orderId} first={data.transfer} />
  ),
})

type Outcome = 'none' | 'withdrawn' | 'reviewing' | 'confirmed' | 'refused' | 'closed'

function outcomeOf({ status, orderStatus }: TransferState): Outcome {
  if (orderStatus === 4) return 'closed'
  if (orderStatus === 6) return 'reviewing'
  if (orderStatus !== 0) return 'confirmed'
  if (status === 3) return 'withdrawn'
  return status === 2 ? 'refused' : 'none'
}

function OfflineResultPage({ orderId, first }: { orderId: string; first: TransferState }) {
  const texts = transferTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const { scope } = usePage()
  const { partnerId, storeId } = scope
  const { data: transfer = first, refetch } = useQuery({
    ...useApi().voucher.offlineStatus.query({ orderId }),
    refetchInterval: ({ state }) => (state.data?.orderStatus === 6 ? lookEvery : false),
  })
  useWake(() => void refetch())
  const outcome = outcomeOf(transfer)
  const views: Readonly<
    Record<Outcome, { icon: ReactNode; tone?: string | undefined; title: string; note: string }>
  > = {
    none: { icon: <ClockIcon size={34} />, title: texts.none, note: texts.noneNote },
    withdrawn: { icon: <ClockIcon size={34} />, title: texts.withdrawn, note: texts.withdrawnNote },
    reviewing: { icon: <ClockIcon size={34} />, title: texts.reviewing, note: texts.reviewingNote },
    confirmed: {
      icon: <CheckCircleIcon size={34} />,
      tone: styles.good,
      title: texts.confirmed,
      note: texts.confirmedNote,
    },
    refused: {
      icon: <WarningIcon size={34} />,
      tone: styles.bad,
      title: texts.refused,
      note: texts.reason(transfer.reason ?? ''),
    },
    closed: {
      icon: <WarningIcon size={34} />,
      tone: styles.bad,
      title: texts.closed,
      note: texts.closedNote,
    },
  }
  const { icon, tone = '', title, note } = views[outcome]
  const canPay = outcome === 'refused' || outcome === 'none' || outcome === 'withdrawn'
  const canSend = canPay && transfer.account !== null
  return (
    <>
      <NavBar
        title={texts.resultTitle}
        onBack={() => navigate(orderHref(scope, orderId), { replace: true })}
      />
      <section className={styles.result} aria-live="polite">
        <span className={`${styles.seal} ${tone}`}>{icon}</span>
        <h2 className={styles.verdict}>{title}</h2>
        <p className={styles.quiet}>{note}</p>
        {(outcome === 'refused' || outcome === 'withdrawn') && transfer.closesAt !== null && (
          <p className={styles.quiet}>{texts.before(momentText(transfer.closesAt, locale))}</p>
        )}
        <div className={styles.choices}>
          {canSend && (
            <Button
              kind="primary"
              size="lg"
              block
              href={href('offLinePayment', { partnerId, storeId, orderId })}
            >
              {outcome === 'none' ? texts.goSend : texts.again}
            </Button>
          )}
          {canPay && (
            <Button size="lg" block href={href('payment', { partnerId, storeId, orderId })}>
              {texts.otherWay}
            </Button>
          )}
          <Button
            kind={canPay ? 'plain' : 'primary'}
            size="lg"
            block
            href={orderHref(scope, orderId)}
          >
            {texts.seeOrder}
          </Button>
          {transfer.canWithdraw && <Withdraw orderId={orderId} />}
        </div>
      </section>
      {transfer.voucher && (
        <div className={styles.page}>
          <SentVoucher voucher={transfer.voucher} />
        </div>
      )}
    </>
  )
}

/** Takes the voucher back while nobody has looked at it. */
function Withdraw({ orderId }: { orderId: string }) {
  const texts = transferTexts()
  const api = useApi()
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)

  async function withdraw(): Promise<void> {
    if (
      !(await confirm({
        title: texts.withdrawTitle,
        text: texts.withdrawNote,
        ok: texts.withdraw,
        cancel: texts.keep,
        danger: true,
      }))
    )
      return
    setIsBusy(true)
    try {
      await api.voucher.withdrawOffline({ orderId })
    } catch {
      // Somebody at the shop was faster: the reader was told, and sees the new state below.
    } finally {
      setIsBusy(false)
      await Promise.all(
        [api.voucher.offlineStatus.key, api.order.detail.key, api.order.orderList.key].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      )
    }
  }

  return (
    <Button size="lg" block busy={isBusy} onClick={() => void withdraw()}>
      {texts.withdraw}
    </Button>
  )
}

function SentVoucher({ voucher }: { voucher: NonNullable<TransferState['voucher']> }) {
  const texts = transferTexts()
  const locale = useLocale()
  const [shown, setShown] = useState<number>()
  return (
    <Card title={texts.voucher}>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.payer}</dt>
          <dd>{voucher.payer}</dd>
        </div>
        <div>
          <dt>{texts.payerBank}</dt>
          <dd>{voucher.bank}</dd>
        </div>
        <div>
          <dt>{texts.sent}</dt>
          <dd className="tnum">{momentText(voucher.createTime, locale)}</dd>
        </div>
      </dl>
      <div className={styles.shown}>
        {voucher.pics.map((pic, index) => (
          <button
            key={pic.url}
            type="button"
            aria-label={texts.picture(index + 1)}
            onClick={() => setShown(index)}
          >
            <Picture src={pic.url} alt="" sizes="112px" tint={pic.color} radius="m" />
          </button>
        ))}
      </div>
      <ImageViewer
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        pictures={voucher.pics.map(({ url }, index) => ({
          src: url,
          alt: texts.picture(index + 1),
        }))}
        index={shown ?? 0}
      />
    </Card>
  )
}
