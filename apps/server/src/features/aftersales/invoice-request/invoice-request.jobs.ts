import { cutText } from '@mallard/kernel'
import { nextTry } from '#features/aftersales/invoice/index.ts'
import { markOf, storeOf } from '#features/shop/store/index.ts'
import { faultText } from '#platform/fault-text.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { fileOf, requestById, setMailed } from './invoice-request.repo.ts'
import { answerMail } from './invoice-request.rules.ts'
import { queueAnswer } from './queue.ts'

export function invoiceRequestJobs(services: Services): Pick<JobHandlers, 'invoiceRequest.mail'> {
  return {
    'invoiceRequest.mail': {
      run: ({ payload: { requestId, attempts } }) => tell(services, requestId, attempts),
    },
  }
}

/**
 * Sends what waits. A try of which nobody knows the end is repeated under the same message number:
 * the reader gets it twice at worst, and never not at all.
 */
async function tell(services: Services, requestId: number, attempts: number): Promise<void> {
  const { db, mail, clock, log } = services
  const request = await requestById(db, requestId)
  if (!mail || request?.mailState !== 'waiting') return
  const [store, pdf] = await Promise.all([storeOf(services, request), fileOf(db, requestId)])
  const names = {
    brand: store?.partner_name ?? '',
    mark: store && services.publicUrl + markOf(request, store),
    shop: store?.name ?? '',
  }
  const answer = await mail.send(answerMail({ request, ...names, pdf }))
  if (answer.kind === 'ok') return setMailed(db, requestId, 'sent', '')
  const fault = cutText(faultText(answer), 200)
  log.warn({ requestId, fault }, 'the answer to a request for an invoice could not be sent')
  const isFinal =
    answer.kind === 'failed' && (answer.reason === 'badAddress' || answer.reason === 'refused')
  const again = isFinal ? undefined : nextTry(attempts, clock.now())
  if (again === undefined) return setMailed(db, requestId, 'failed', fault)
  await db.transaction().execute((trx) => queueAnswer(trx, requestId, attempts + 1, again))
}
