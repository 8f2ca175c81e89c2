import type { DeskOrder } from '@mallard/contract/order/order-desk.calls'
import { orderStatusText } from '#platform/order-status.ts'
import { Panel } from '#platform/parts/panel.tsx'
import { dateTime } from '#platform/show.ts'
import { type Locale, useLocale } from '#platform/texts.ts'
import styles from './order.module.css'
import { orderTexts } from './order.texts.ts'

type Entry = DeskOrder['log'][number]

/** What a step of the log means: the first is the order itself, one that stays to ship is a parcel of part of it. */
export function stepText({ event, from, to }: Entry, locale: Locale): string {
  const texts = orderTexts.of(locale)
  if (from === null) return texts.created
  if (event === 'signed') return texts.parcelSigned
  if (event === 'refunded') return texts.refundedStep
  if (from === 0 && to === 1) return texts.paid
  if (from === 1 && to === 1) return texts.partShipped
  if (from === 1 && to === 2) return texts.shippedState
  if (to === 3) return texts.doneState
  return orderStatusText(to, locale)
}

export function OrderTimeline({ order }: { order: DeskOrder }) {
  const texts = orderTexts.use()
  const locale = useLocale()
  const actors: Readonly<Record<string, string>> = { shopper: texts.shopper, staff: texts.staff, system: texts.system, channel: texts.channel }
  return (
    <Panel title={texts.timeline}>
      <ol className={styles.timeline}>
        {order.log.toReversed().map((entry, index) => (
          <li key={`${entry.at}-${entry.to}-${entry.reason}`} data-newest={index === 0 || undefined}>
            <div>{stepText(entry, locale)}</div>
            <div className="soft small">
              {dateTime(entry.at)} · {actors[entry.actor] ?? entry.actor}
            </div>
            {entry.reason && <div className="soft small">{entry.reason}</div>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
