import type { DeskOrder } from '@mallard/contract/order/order-desk.calls'
import { orderStatusText } from '#platform/order-status.ts'
import { Timeline } from '#platform/parts/timeline.tsx'
import { type Locale, useLocale } from '#platform/texts.ts'
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
    <Timeline
      title={texts.timeline}
      steps={order.log.toReversed().map((entry) => ({
        key: `${entry.at}-${entry.to}-${entry.reason}`,
        text: stepText(entry, locale),
        at: entry.at,
        by: actors[entry.actor] ?? entry.actor,
        note: entry.reason,
      }))}
    />
  )
}
