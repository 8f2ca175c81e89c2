import { day, fen, hour, minute, yuan, type Instant } from '@mallard/kernel'
import type { Mail } from '@mallard/providers/mail'
import type { InvoiceRow } from './invoice.repo.ts'

/** Mails with one invoice, and mails of one member, in a day. */
export const mostPerInvoice = 5
export const mostPerMember = 20
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

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')

export interface MailFacts {
  readonly mailId: number
  readonly to: string
  readonly brand: string
  /** The store of the order. */
  readonly shop: string
  readonly invoice: Pick<InvoiceRow, 'orderSn' | 'name' | 'amount' | 'invoiceNo'>
  readonly pdf: Buffer
}

/** The mail with an invoice, Chinese and English: who opens it may not be who ordered. */
export function mailOf({ mailId, to, brand, shop, invoice, pdf }: MailFacts): Mail {
  const sum = yuan(fen(invoice.amount))
  const rows: readonly (readonly [string, string])[] = [
    ['发票号码 Invoice number', invoice.invoiceNo ?? ''],
    ['发票抬头 Made out to', invoice.name],
    ['开票金额 Amount', `¥${sum}`],
    ['订单编号 Order', invoice.orderSn],
  ]
  const hello = `您好，您在${shop}的电子发票已开具，请查收附件。`
  const english = `Hello, here is the invoice for your order at ${shop}, as an attachment.`
  const note =
    '本邮件由系统自动发送，请勿回复。This mail was sent automatically, please do not reply.'
  const text = [
    hello,
    english,
    '',
    ...rows.map(([name, value]) => `${name}: ${value}`),
    '',
    note,
  ].join('\n')
  const cells = rows.map(
    ([name, value]) =>
      `<tr><td style="padding:4px 16px 4px 0;color:#6a645c">${escape(name)}</td><td style="padding:4px 0">${escape(value)}</td></tr>`,
  )
  const html = `<!doctype html><html lang="zh-CN"><body style="font:15px/1.6 system-ui,'PingFang SC','Microsoft YaHei',sans-serif;color:#1e1b18">
<p>${escape(hello)}<br><span lang="en">${escape(english)}</span></p><table style="border-collapse:collapse">${cells.join('')}</table>
<p style="color:#6a645c;font-size:13px">${escape(note)}</p></body></html>`
  return {
    id: `invoice-mail-${mailId}`,
    to,
    fromName: brand,
    subject: `${brand}：订单 ${invoice.orderSn} 的电子发票 ¥${sum}`,
    text,
    html,
    attachments: [
      { name: `电子发票-${invoice.invoiceNo ?? ''}.pdf`, type: 'application/pdf', content: pdf },
    ],
  }
}
