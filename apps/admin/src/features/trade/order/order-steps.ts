import type { Locale } from '@mallard/kernel'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import type { AdminOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { orderStatusText } from '#platform/order-status.ts'
import { orderTexts } from './order.texts.ts'

type Entry = AdminOrder['log'][number]

/**
 * What a step of the log means: the first is the order itself, one that stays to ship is a parcel
 * of part of it.
 */
export function stepText(
  { event, from, to }: Entry,
  { kind, amounts }: Pick<AdminOrder, 'kind' | 'amounts'>,
  locale: Locale,
): string {
  const texts = orderTexts.of(locale)
  if (from === null) return kind === orderKind.exchange ? texts.exchangeMade : texts.created
  if (event === 'signed') return texts.parcelSigned
  if (event === 'reprice') return texts.repricedStep
  if (event === 'refunded') return texts.refundedStep
  if (from === 0 && to === 1) return amounts.payAmount > 0 ? texts.paid : texts.nothingToPay
  if (from === 1 && to === 1) return texts.partShipped
  if (from === 1 && to === 2) return texts.shippedState
  if (to === 3) return texts.doneState
  return orderStatusText(to, locale)
}

/** Who took a step: no shopper orders an exchange, and no channel takes nothing. */
export function stepBy(
  { from, to, actor }: Entry,
  { kind, amounts }: Pick<AdminOrder, 'kind' | 'amounts'>,
  locale: Locale,
): string {
  const texts = orderTexts.of(locale)
  const isOurs =
    (from === null && kind === orderKind.exchange) ||
    (from === 0 && to === 1 && amounts.payAmount === 0)
  const actors: Readonly<Record<string, string>> = {
    shopper: texts.shopper,
    staff: texts.staff,
    system: texts.system,
    channel: texts.channel,
  }
  return actors[isOurs ? 'system' : actor] ?? actor
}
