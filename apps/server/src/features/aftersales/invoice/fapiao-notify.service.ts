import type { Acknowledgement } from '@mallard/providers/fapiao'
import type { RawMessage } from '#platform/http/bind.ts'
import type { Ctx } from '#platform/http/context.ts'
import { enqueueInvoice } from './apply.service.ts'
import { invoiceByApplyNo } from './invoice.repo.ts'

/**
 * Takes a signed notification: what it speaks of is asked about soon. Late and repeated ones only
 * ask once more.
 */
export async function takeFapiaoNotify(
  { services, ip }: Ctx,
  { body, headers }: RawMessage,
): Promise<Acknowledgement> {
  const { fapiao, db, clock, log } = services
  if (!fapiao) return { status: 404, body: '' }
  const notice = await fapiao.parseNotify(body, headers)
  if (notice.kind !== 'ok') {
    log.warn({ code: notice.code, ip }, 'a notification about an invoice was refused')
    return fapiao.acknowledge.failure
  }
  const { applyNo } = notice.data
  const invoice = applyNo === undefined ? undefined : await invoiceByApplyNo(db, applyNo)
  if (applyNo !== undefined && !invoice)
    log.warn(
      { applyNo },
      'told of an invoice that is not ours, or of an application that was given up',
    )
  if (invoice) await enqueueInvoice(db, invoice.id, clock.now())
  return fapiao.acknowledge.success
}
