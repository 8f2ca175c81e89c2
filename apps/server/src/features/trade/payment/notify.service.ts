import { createHash } from 'node:crypto'
import type { NotifyResult } from '@mallard/contract/trade/payment/payment.codes'
import type { Acknowledgement, Notice } from '@mallard/providers/pay'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import type { Ctx } from '#platform/http/context.ts'
import type { RawMessage } from '#platform/http/bind.ts'
import type { PayMethod, Services } from '#platform/services.ts'
import { insertNotify, resultOf, setResult, type NewNotify } from './notify.repo.ts'
import { applyRefundState } from './refund.service.ts'
import { settlePlain } from './settle.repo.ts'
import { settleIn } from './settle.service.ts'

/**
 * The only way besides our own queries in which an order becomes paid: a message that the channel's
 * key signed.
 */
export async function takeNotify(
  ctx: Ctx,
  { method }: { method: PayMethod },
  { body, headers }: RawMessage,
): Promise<Acknowledgement> {
  const { services } = ctx
  const channel = services.pay[method]
  const { acknowledge } = channel
  const parsed = await channel.parseNotify(body, headers)
  if (parsed.kind !== 'ok') {
    services.log.warn(
      { method, code: parsed.code, ip: ctx.ip },
      'a payment notification was refused',
    )
    return acknowledge.failure
  }
  const notice = parsed.data
  if (await handlePlain(services, method, notice, body)) return acknowledge.success
  const result = await retryOnConflict(() =>
    services.db.transaction().execute((trx) => handleOnce(services, trx, method, notice, body)),
  )
  const known = result ?? (await resultOf(services.db, method, notice.notifyId))
  // What does not fit stays unacknowledged, so that the channel shows it to its operators as well.
  return known === 'mismatch' || known === 'unknown' ? acknowledge.failure : acknowledge.success
}

/**
 * The usual case in one statement: one order, unpaid, one attempt, told of for the first time.
 * Anything else is handled step by step.
 */
async function handlePlain(
  services: Services,
  method: PayMethod,
  notice: Notice,
  body: Buffer,
): Promise<boolean> {
  if (notice.about !== 'payment' || notice.trade.currency !== 'CNY') return false
  const note = noteOf(services, method, notice, body)
  return retryOnConflict(() => settlePlain(services.db, note, notice.trade))
}

function noteOf(services: Services, method: PayMethod, notice: Notice, body: Buffer): NewNotify {
  const rawHash = createHash('sha256').update(body).digest('hex')
  return {
    method,
    notifyId: notice.notifyId,
    about: notice.about,
    subjectNo: subjectOf(notice),
    rawHash,
    at: new Date(services.clock.now()),
  }
}

/** Its effect and the note that it was handled are one; undefined when it was handled before. */
async function handleOnce(
  services: Services,
  trx: Db,
  method: PayMethod,
  notice: Notice,
  body: Buffer,
): Promise<NotifyResult | undefined> {
  const id = await insertNotify(trx, noteOf(services, method, notice, body))
  if (id === undefined) return undefined
  const result = await handle(services, trx, method, notice)
  if (result !== 'noted') await setResult(trx, id, result)
  return result
}

async function handle(
  services: Services,
  trx: Db,
  method: PayMethod,
  notice: Notice,
): Promise<NotifyResult> {
  switch (notice.about) {
    case 'payment':
      return settleIn(services, trx, method, notice.trade)
    case 'refund':
      return applyRefundState(services, trx, notice.refund)
    case 'other':
      return 'noted'
  }
}

function subjectOf(notice: Notice): string {
  switch (notice.about) {
    case 'payment':
      return notice.trade.payNo
    case 'refund':
      return notice.refund.refundNo
    case 'other':
      return notice.event
  }
}
