import { beijingDateTime, yuan, fen, type Instant } from '@mallard/kernel'
import type { notify } from '#features/people/notices/index.ts'
import type { InvoiceRow } from './invoice.repo.ts'

type NewNotice = Parameters<typeof notify>[1][number]

const words = {
  issued: {
    title: ['发票已开具', 'Your invoice is here'],
    text: [
      '¥{amount} 的发票已开具，点此查看和下载',
      'The invoice over ¥{amount} has been issued: view or download it',
    ],
  },
  reversed: {
    title: ['发票已冲红', 'An invoice was reversed'],
    text: [
      '订单发生退款，原 ¥{amount} 的发票已冲红',
      'After a refund, the invoice over ¥{amount} has been reversed',
    ],
  },
  corrected: {
    title: ['发票已冲红', 'An invoice was reversed'],
    text: [
      '¥{amount} 的发票已由商家冲红，点此查看详情',
      'The store has reversed the invoice over ¥{amount}: see the details',
    ],
  },
  rejected: {
    title: ['发票未开具', 'Your invoice was not issued'],
    text: [
      '¥{amount} 的开票申请未通过，点此查看原因并修改',
      'The invoice over ¥{amount} was turned down: see why and change it',
    ],
  },
} as const

const mailWords = {
  sent: {
    title: ['发票已发送', 'Your invoice was sent'],
    text: [
      '¥{amount} 的发票已发送至 {email}，请查收',
      'The invoice over ¥{amount} was sent to {email}',
    ],
  },
  failed: {
    title: ['发票邮件未送达', 'Your invoice could not be sent'],
    text: [
      '¥{amount} 的发票未能发送至 {email}，请核对邮箱后重新发送，或直接下载',
      'The invoice over ¥{amount} did not reach {email}: check the address and send it again, or download it',
    ],
  },
} as const

/** What a member hears about an invoice that was to be sent by mail. */
export function mailNotice(
  row: InvoiceRow,
  mailId: number,
  state: keyof typeof mailWords,
  email: string,
  at: Date,
): NewNotice {
  const { partnerId, storeId, memberId, orderSn, amount } = row
  const { title, text } = mailWords[state]
  const filled = (template: string) =>
    template.replace('{amount}', yuan(fen(amount))).replace('{email}', () => email)
  return {
    scope: { partnerId, storeId },
    memberId,
    kind: 'service',
    topic: `invoice mail ${mailId} ${state}`,
    title,
    text: [filled(text[0]), filled(text[1])],
    link: `/user/${partnerId}-${storeId}/tickets/${orderSn}`,
    at,
  }
}

/** What a member hears whose company has to confirm a red letter, and until when. */
export function buyerNotice(row: InvoiceRow, until: Date, at: Date): NewNotice {
  const { partnerId, storeId, memberId, orderSn, id, amount } = row
  const [sum, end] = [yuan(fen(amount)), beijingDateTime(until.getTime()).slice(0, 16)]
  return {
    scope: { partnerId, storeId },
    memberId,
    kind: 'order',
    topic: `invoice ${id} awaits ${until.getTime()}`,
    title: ['请确认红字发票', 'Please confirm a red-letter invoice'],
    text: [
      `¥${sum} 的发票要冲红，贵司已将它入账或抵扣：请在 ${end} 前到电子税务局的税务数字账户确认《红字发票信息确认单》`,
      `The invoice over ¥${sum} is to be reversed, and your company has entered or deducted it: confirm the red letter in your tax account by ${end}`,
    ],
    link: `/user/${partnerId}-${storeId}/tickets/${orderSn}`,
    at,
  }
}

/** What a member hears about an invoice. */
export function invoiceNotice(row: InvoiceRow, what: keyof typeof words, now: Instant): NewNotice {
  const { partnerId, storeId, memberId, orderSn, id, amount, tries } = row
  const { title, text } = words[what]
  const filled = (template: string) => template.replace('{amount}', yuan(fen(amount)))
  return {
    scope: { partnerId, storeId },
    memberId,
    kind: 'order',
    // An application can be turned down again and again without a new try.
    topic: `invoice ${id} ${what} ${what === 'rejected' ? now : tries}`,
    title,
    text: [filled(text[0]), filled(text[1])],
    link: `/user/${partnerId}-${storeId}/tickets/${orderSn}`,
    at: new Date(now),
  }
}
