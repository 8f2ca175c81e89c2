import { titleType } from '@mallard/contract/aftersales/invoice/invoice.codes'
import { requestChannelText } from '@mallard/contract/aftersales/invoice-request/invoice-request.codes'
import { fen, yuan } from '@mallard/kernel'
import type { Mail } from '@mallard/providers/mail'
import { letterOf } from '#platform/letter.rules.ts'
import type { NewRequest, RequestRow } from './invoice-request.repo.ts'

/** What is asked for; the OMS's word about it is ours. */
export type Asked = Omit<NewRequest, 'knownAmount'>

/** A person has no tax number. */
export const plainAsked = <T extends Pick<Asked, 'type' | 'taxNo'>>(asked: T): T =>
  asked.type === titleType.company ? asked : { ...asked, taxNo: '' }

/** Whether the same is asked for once more; pictures were taken by the first. */
export const isSame = (row: RequestRow, asked: Asked): boolean =>
  row.channel === asked.channel &&
  row.amount === asked.amount &&
  row.type === asked.type &&
  row.name === asked.name &&
  row.taxNo === asked.taxNo &&
  row.email === asked.email

/** Whether a file is what every reader of PDF opens: by its first bytes, whatever its name says. */
export const isPdf = (file: Buffer): boolean => file.subarray(0, 5).toString('latin1') === '%PDF-'

export interface AnswerFacts {
  readonly request: RequestRow
  readonly brand: string
  /** Whole address of its mark. */
  readonly mark: string | undefined
  readonly shop: string
  /** Of an issued one. */
  readonly pdf: Buffer | undefined
}

/** The mail that says what became of a request, Chinese and English. */
export function answerMail({ request, brand, mark, shop, pdf }: AnswerFacts): Mail {
  const { id, state, reason, email, orderSn, name, invoiceNo, channel } = request
  const isIssued = state === 'issued'
  const sum = yuan(fen(request.amount))
  const from = `${requestChannelText(channel, 'zh')} ${orderSn}`
  return letterOf({
    id: `invoice-request-${id}`,
    to: email,
    fromName: brand,
    mark,
    subject: isIssued
      ? `${brand}：订单 ${orderSn} 的电子发票 ¥${sum}`
      : `${brand}：订单 ${orderSn} 的发票没有开具`,
    hello: isIssued
      ? `您好，您向${shop}申请的电子发票已开具，请查收附件。`
      : `您好，您向${shop}申请的发票没有开具：${reason}`,
    english: isIssued
      ? `Hello, here is the invoice that you asked ${shop} for, as an attachment.`
      : `Hello, the invoice that you asked ${shop} for was not issued: ${reason}`,
    rows: [
      ...(isIssued ? [['发票号码 Invoice number', invoiceNo] as const] : []),
      ['发票抬头 Made out to', name],
      ['金额 Amount', `¥${sum}`],
      ['订单 Order', from],
    ],
    attachments: pdf
      ? [{ name: `电子发票-${invoiceNo}.pdf`, type: 'application/pdf', content: pdf }]
      : [],
  })
}
