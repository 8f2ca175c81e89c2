import { about } from '@mallard/contract/people/notices/notice-events'
import { beijingDateTime, yuan, fen, type Instant } from '@mallard/kernel'
import type { EventNotice } from '#features/people/notices/index.ts'
import type { InvoiceRow } from './invoice.repo.ts'

const sumOf = ({ amount }: InvoiceRow) => `¥${yuan(fen(amount))}`

/** What a member hears about an invoice that was to be sent by mail. */
export function mailNotice(
  row: InvoiceRow,
  mailId: number,
  state: 'sent' | 'failed',
  email: string,
  at: Date,
): EventNotice {
  const { partnerId, storeId, memberId, orderSn } = row
  return {
    scope: { partnerId, storeId },
    memberId,
    topic: `invoice mail ${mailId} ${state}`,
    about: about(state === 'sent' ? 'invoice.sent' : 'invoice.unsent', {
      amount: sumOf(row),
      email,
    }),
    link: `/user/${partnerId}-${storeId}/tickets/${orderSn}`,
    at,
  }
}

/** What a member hears whose company has to confirm a red letter, and until when. */
export function buyerNotice(row: InvoiceRow, until: Date, at: Date): EventNotice {
  const { partnerId, storeId, memberId, orderSn, id } = row
  return {
    scope: { partnerId, storeId },
    memberId,
    topic: `invoice ${id} awaits ${until.getTime()}`,
    about: about('invoice.awaits', {
      amount: sumOf(row),
      until: beijingDateTime(until.getTime()).slice(0, 16),
    }),
    link: `/user/${partnerId}-${storeId}/tickets/${orderSn}`,
    at,
  }
}

/** What a member hears about an invoice. */
export function invoiceNotice(
  row: InvoiceRow,
  what: 'issued' | 'reversed' | 'corrected' | 'rejected',
  now: Instant,
): EventNotice {
  const { partnerId, storeId, memberId, orderSn, id, tries } = row
  return {
    scope: { partnerId, storeId },
    memberId,
    // An application can be turned down again and again without a new try.
    topic: `invoice ${id} ${what} ${what === 'rejected' ? now : tries}`,
    about: about(`invoice.${what}`, { amount: sumOf(row) }),
    link: `/user/${partnerId}-${storeId}/tickets/${orderSn}`,
    at: new Date(now),
  }
}
