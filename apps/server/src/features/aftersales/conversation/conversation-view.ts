import type { Message } from '@mallard/contract/aftersales/conversation/conversation.fields'
import { fen, type Locale } from '@mallard/kernel'
import { signPicture } from '#features/shop/upload/index.ts'
import { localised } from '#platform/locale.rules.ts'
import type { Services } from '#platform/services.ts'
import type { MessageRow } from './conversation.repo.ts'

/** A message as both sides read it. */
export function messageView(
  services: Pick<Services, 'clock' | 'hashKey'>,
  { id, sender, kind, content, pic, card, at, requestId }: MessageRow,
  locale: Locale,
): Message {
  const shown = card && { title: localised(locale, card.title, card.titleEn), pic: card.pic }
  return {
    id,
    from: sender,
    kind,
    text: content,
    pic: pic && signPicture(services, pic),
    goods:
      shown && card?.itemId !== undefined
        ? { ...shown, itemId: card.itemId, price: fen(card.amount) }
        : null,
    order:
      shown && card?.orderSn !== undefined
        ? { ...shown, orderSn: card.orderSn, count: card.count, amount: fen(card.amount) }
        : null,
    at: at.getTime(),
    requestId,
  }
}

/** Rows that were read the latest first, with one more than are shown, as a part of a thread. */
export function partOf<T>(rows: readonly T[], shown: number): { list: T[]; hasEarlier: boolean } {
  return { list: rows.slice(0, shown).toReversed(), hasEarlier: rows.length > shown }
}
