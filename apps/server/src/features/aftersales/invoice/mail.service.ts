import type { ErrorName } from '@mallard/contract/errors'
import { actorType, ok, refuse, type Result, cutText } from '@mallard/kernel'
import { notify } from '#features/people/notices/index.ts'
import { markOf, storeOf } from '#features/shop/store/index.ts'
import type { Db } from '#platform/db/database.ts'
import { faultText } from '#platform/fault-text.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { RunAgain, RunningJob } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { invoiceById, lockInvoice, ownInvoice, type InvoiceRow } from './invoice.repo.ts'
import { invoiceFile } from './invoice-file.service.ts'
import { countMails, endMail, insertMail, mailById, mailSince, type MailRow } from './mail.repo.ts'
import {
  limitedFor,
  mailOf,
  maskedEmail,
  maxPerInvoice,
  maxPerMember,
  nextTry,
  sameWithin,
} from './mail.rules.ts'
import { mailNotice } from './notice.rules.ts'

/**
 * Sends the PDF of an issued invoice to an address of the shopper's. MailRequest twice within a minute it
 * is one mail.
 */
export async function sendMail(
  ctx: ShopperCtx,
  { invoiceId, email }: { invoiceId: number; email: string },
): Promise<Result<Record<string, never>, ErrorName>> {
  const { db } = ctx.services
  const owner = { ...ctx.scope, memberId: ctx.shopper.id }
  if (!(await ownInvoice(db, owner, invoiceId))) return refuse('notFound')
  return db
    .transaction()
    .execute((trx) => askForMail(ctx.services, trx, invoiceId, { email, actor: actorType.shopper }))
}

interface MailRequest {
  readonly email: string
  readonly actor: number
}

/**
 * In the caller's transaction. An operator is not counted: they are asked to send again when
 * something went wrong.
 */
export async function askForMail(
  services: Services,
  trx: Db,
  invoiceId: number,
  { email, actor }: MailRequest,
): Promise<Result<Record<string, never>, ErrorName>> {
  const { clock } = services
  if (!services.mail) return refuse('mailOff')
  const row = await lockInvoice(trx, invoiceId)
  if (!row) return refuse('notFound')
  if (row.state !== 'issued') return refuse('invoiceNotIssued')
  const now = clock.now()
  if (await mailSince(trx, invoiceId, email, new Date(now - sameWithin))) return ok({})
  if (actor !== actorType.staff) {
    const { ofInvoice, ofMember } = await countMails(trx, row, new Date(now - limitedFor))
    if (ofInvoice >= maxPerInvoice || ofMember >= maxPerMember) return refuse('mailTooOften')
  }
  await queueMail(services, trx, row, { email, actor })
  return ok({})
}

/** Puts a mail on its way, in the caller's transaction. */
export async function queueMail(
  { clock, mail }: Services,
  trx: Db,
  row: InvoiceRow,
  { email, actor }: MailRequest,
): Promise<void> {
  if (!mail) return
  const now = clock.now()
  const id = await insertMail(trx, row, { email, actorType: actor, at: new Date(now) })
  if (id !== undefined)
    await enqueue(trx, {
      kind: 'invoice.mail',
      key: String(id),
      payload: { mailId: id, attempts: 1 },
      runAt: now,
    })
}

/**
 * Sends what waits. A try of which nobody knows the end is repeated under the same message number:
 * the reader gets it twice at worst, and never not at all.
 */
export async function deliver(
  services: Services,
  { payload }: Pick<RunningJob<{ mailId: number; attempts: number }>, 'payload'>,
): Promise<RunAgain | void> {
  const { db, log } = services
  const waiting = await mailById(db, payload.mailId)
  const row = waiting?.state === 'waiting' ? await invoiceById(db, waiting.invoiceId) : undefined
  if (!waiting || !row) return
  const fault = await send(services, waiting, row)
  if (fault === undefined) return end(services, waiting, row, 'sent', '')
  log.warn(
    { mailId: waiting.id, invoiceId: row.id, ...fault },
    'an invoice could not be sent by mail',
  )
  const again = fault.isFinal ? undefined : nextTry(payload.attempts, services.clock.now())
  if (again === undefined) return end(services, waiting, row, 'failed', fault.text)
  await db.transaction().execute((trx) =>
    enqueue(trx, {
      kind: 'invoice.mail',
      key: `${waiting.id}:${payload.attempts + 1}`,
      payload: { mailId: waiting.id, attempts: payload.attempts + 1 },
      runAt: again,
    }),
  )
}

interface Fault {
  readonly isFinal: boolean
  readonly text: string
}

/** Undefined: the mail server has it. */
async function send(
  services: Services,
  { id, email }: MailRow,
  row: InvoiceRow,
): Promise<Fault | undefined> {
  const { mail } = services
  if (!mail) return { isFinal: true, text: 'not set up' }
  const file = await invoiceFile(services, row, 'pdf')
  if (file.kind !== 'ok') return { isFinal: file.kind === 'gone', text: `the file: ${file.kind}` }
  const store = await storeOf(services, row)
  const answer = await mail.send(
    mailOf({
      mailId: id,
      to: email,
      brand: store?.partner_name ?? '',
      mark: store && services.publicUrl + markOf(row, store),
      shop: store?.name ?? '',
      invoice: row,
      pdf: file.bytes,
    }),
  )
  if (answer.kind === 'ok') return undefined
  const isFinal =
    answer.kind === 'failed' && (answer.reason === 'badAddress' || answer.reason === 'refused')
  return { isFinal, text: cutText(faultText(answer), 200) }
}

async function end(
  { db, clock }: Services,
  mail: MailRow,
  row: InvoiceRow,
  state: 'sent' | 'failed',
  fault: string,
): Promise<void> {
  const at = new Date(clock.now())
  await db.transaction().execute(async (trx) => {
    if (await endMail(trx, mail.id, state, fault, at))
      await notify(trx, [mailNotice(row, mail.id, state, maskedEmail(mail.email), at)])
  })
}
