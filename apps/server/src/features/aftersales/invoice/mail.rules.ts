import { day, fen, hour, minute, yuan, type Instant } from '@mallard/kernel'
import type { Mail } from '@mallard/providers/mail'
import { letterOf } from '#platform/letter.rules.ts'
import type { InvoiceRow } from './invoice.repo.ts'

/** Mails with one invoice, and mails of one member, in a day. */
export const maxPerInvoice = 5
export const maxPerMember = 20
export const limitedFor = day
/** Asked for again within this time it is the same mail. */
export const sameWithin = minute
/**
 * Milliseconds until the next try after each that came to nothing: a mailbox that puts us off does
 * so for minutes.
 */
const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour]

/** When to try once more; undefined: it is given up. `attempts` begins with 1. */
export function nextTry(attempts: number, now: Instant): Instant | undefined {
  const pause = pauses[attempts - 1]
  return pause === undefined ? undefined : now + pause
}

/** `l***@mail.example`: enough to know one's own address by. */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${[...name][0] ?? ''}***@${domain}`
}

export interface MailFacts {
  readonly mailId: number
  readonly to: string
  readonly brand: string
  /** Whole address of its mark. */
  readonly mark: string | undefined
  /** The store of the order. */
  readonly shop: string
  readonly invoice: Pick<InvoiceRow, 'orderSn' | 'name' | 'amount' | 'invoiceNo'>
  readonly pdf: Buffer
}

/** The mail with an invoice. */
export function mailOf({ mailId, to, brand, mark, shop, invoice, pdf }: MailFacts): Mail {
  const sum = yuan(fen(invoice.amount))
  return letterOf({
    id: `invoice-mail-${mailId}`,
    to,
    fromName: brand,
    mark,
    subject: `${brand}：订单 ${invoice.orderSn} 的电子发票 ¥${sum}`,
    hello: `您好，您在${shop}的电子发票已开具，请查收附件。`,
    english: `Hello, here is the invoice for your order at ${shop}, as an attachment.`,
    rows: [
      ['发票号码 Invoice number', invoice.invoiceNo ?? ''],
      ['发票抬头 Made out to', invoice.name],
      ['开票金额 Amount', `¥${sum}`],
      ['订单编号 Order', invoice.orderSn],
    ],
    attachments: [
      { name: `电子发票-${invoice.invoiceNo ?? ''}.pdf`, type: 'application/pdf', content: pdf },
    ],
  })
}
