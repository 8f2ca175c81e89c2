import type { InvoiceRequest } from '@mallard/contract/aftersales/invoice-request/invoice-request.calls'
import {
  requestChannelText,
  requestStateText,
} from '@mallard/contract/aftersales/invoice-request/invoice-request.codes'
import { fen, type Locale } from '@mallard/kernel'
import { filePath } from '#features/aftersales/invoice/index.ts'
import { signPicture } from '#features/shop/upload/index.ts'
import type { Services } from '#platform/services.ts'
import type { RequestRow } from './invoice-request.repo.ts'

/** A request as its buyer sees it. */
export function requestView(
  services: Pick<Services, 'clock' | 'hashKey'>,
  row: RequestRow,
  locale: Locale,
): InvoiceRequest {
  const { id, channel, orderSn, type, name, taxNo, email, state, reason, invoiceNo } = row
  return {
    ...{ id, channel, orderSn, type, name, taxNo, email, state, reason, invoiceNo },
    channelText: requestChannelText(channel, locale),
    amount: fen(row.amount),
    pics: row.pics.map((pic) => signPicture(services, pic)),
    stateText: requestStateText(state, locale),
    pdfUrl: row.hasFile ? filePath(services, 'invoice-request', id) : null,
    createTime: row.createdAt.getTime(),
    endTime: row.endedAt?.getTime() ?? null,
  }
}
