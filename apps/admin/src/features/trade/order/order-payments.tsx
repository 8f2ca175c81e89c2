import type { AdminOrder, PayAttempt } from '@mallard/contract/trade/order/order-admin.calls'
import { payMethods } from '@mallard/contract/trade/payment/payment.codes'
import { PageLink } from '#platform/parts/page-link.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { refundCauseText, refundState } from '#platform/refund-state.ts'
import { dateTime, money } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { tradeTypeText } from '#platform/trade-type.ts'
import { paymentTexts } from './order-payments.texts.ts'
import styles from './order.module.css'

type Texts = ReturnType<typeof paymentTexts.of>

/** By the number of the state, as the contract tells them. */
const attemptStates: readonly [
  name: 'attemptCreated' | 'attemptPaying' | 'attemptPaid' | 'attemptClosed',
  tone: Tone,
][] = [
  ['attemptCreated', 'plain'],
  ['attemptPaying', 'warn'],
  ['attemptPaid', 'good'],
  ['attemptClosed', 'plain'],
]

const methods = ['wxPay', 'aliPay', 'unionPay', 'offline'] as const

function methodText(method: string, texts: Texts): string {
  const name = methods.find((each) => each === method)
  return name ? texts[name] : method
}

export function OrderPayments({ order }: { order: AdminOrder }) {
  const texts = paymentTexts.use()
  return (
    <Panel title={texts.payments}>
      {order.attempts.length === 0 ? (
        <p className="soft">{texts.noPayments}</p>
      ) : (
        <ol className={styles.parcels}>
          {order.attempts.map((attempt) => (
            <Attempt key={attempt.payNo} attempt={attempt} />
          ))}
        </ol>
      )}
    </Panel>
  )
}

function Attempt({ attempt }: { attempt: PayAttempt }) {
  const texts = paymentTexts.use()
  const locale = useLocale()
  const [state, tone] = attemptStates[attempt.status] ?? ['attemptCreated', 'plain']
  const hasChannel = payMethods.some((method) => method === attempt.method)
  if (attempt.method === 'none')
    return <li className="soft">{texts.nothing(dateTime(attempt.paidAt ?? attempt.createdAt))}</li>
  return (
    <li className={styles.parcel}>
      <div className={styles.parcelHead}>
        <strong>{methodText(attempt.method, texts)}</strong>
        <span className="soft small">{tradeTypeText(attempt.tradeType, locale)}</span>
        <Pill tone={tone}>{texts[state]}</Pill>
        <span className={styles.attemptAmount}>{money(attempt.amount)}</span>
      </div>
      <dl className={styles.facts}>
        <dt>{texts.payNo}</dt>
        <dd className="mono">
          <PageLink to="payments" query={{ q: attempt.payNo }}>
            {attempt.payNo}
          </PageLink>
        </dd>
        {attempt.channelTradeNo && attempt.channelTradeNo !== attempt.payNo && (
          <>
            <dt>{texts.channelNo}</dt>
            <dd className="mono">{attempt.channelTradeNo}</dd>
          </>
        )}
        <dt>{texts.started}</dt>
        <dd>{dateTime(attempt.createdAt)}</dd>
        {attempt.paidAt !== null && (
          <>
            <dt>{texts.paid}</dt>
            <dd>{dateTime(attempt.paidAt)}</dd>
          </>
        )}
        {hasChannel && (
          <>
            <dt>{texts.notifications}</dt>
            <dd>
              {attempt.notifications.length === 0 && (
                <span className="soft">{texts.noNotifications}</span>
              )}
              {attempt.notifications.map(({ notifyId, result, verified, at }) => (
                <div key={notifyId} title={notifyId}>
                  {dateTime(at)} ·{' '}
                  {verified ? (
                    texts.verified
                  ) : (
                    <span className={styles.bad}>{texts.unverified}</span>
                  )}{' '}
                  · {texts[result]}
                </div>
              ))}
            </dd>
          </>
        )}
        {attempt.refunds.length > 0 && (
          <>
            <dt>{texts.refunds}</dt>
            <dd>
              {attempt.refunds.map((refund) => {
                const { text, tone: refundTone } = refundState(refund.status, locale)
                return (
                  <div key={refund.refundNo} className={styles.refund}>
                    {money(refund.amount)} <Pill tone={refundTone}>{text}</Pill>{' '}
                    {refundCauseText(refund.reason, locale)}{' '}
                    {refund.tries > 1 && <span className="soft">{texts.tries(refund.tries)}</span>}
                    <span className="mono soft">
                      <PageLink to="payments" query={{ tab: 'refunds', q: refund.refundNo }}>
                        {refund.refundNo}
                      </PageLink>
                    </span>
                  </div>
                )
              })}
            </dd>
          </>
        )}
      </dl>
    </li>
  )
}
