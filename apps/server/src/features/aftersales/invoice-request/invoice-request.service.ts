import { titleType } from '@mallard/contract/aftersales/invoice/invoice.codes'
import type { InvoiceRequest } from '@mallard/contract/aftersales/invoice-request/invoice-request.calls'
import type { ErrorName } from '@mallard/contract/errors'
import { day, hour, ok, refuse, sumOf, type Result } from '@mallard/kernel'
import {
  findElsewhere,
  guestOf,
  provedPhone,
  type Guest,
} from '#features/aftersales/third-return/index.ts'
import {
  claim,
  lookAtUpload,
  permitUpload,
  sweepWithPictures,
  type UploadOwner,
} from '#features/shop/upload/index.ts'
import { findStoreOrder, stateBySn } from '#features/trade/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { Ctx } from '#platform/http/context.ts'
import { takeOfNetwork } from '#platform/network-limit.ts'
import {
  endRequest,
  findRequest,
  insertRequest,
  removeOldRequests,
  requestsOf,
  setPictures,
  standingRequest,
  type RequestRow,
} from './invoice-request.repo.ts'
import { isSame, plainAsked, type Asked } from './invoice-request.rules.ts'
import { requestView } from './invoice-request-view.ts'

/** Requests of one phone in a day, and of one network in an hour. */
const maxOfPhone = 10
const maxOfNetwork = 60
/** After it has ended: as long as invoices of the shop's own orders can be applied for. */
const keptFor = 365 * day

/** Who asks, where they have proved this phone in this session. */
async function holderOf(ctx: Ctx, phone: string): Promise<Guest | undefined> {
  const guest = guestOf(ctx)
  return guest && (await provedPhone(ctx, guest, phone)) ? guest : undefined
}

const ownerOf = ({ partnerId, sessionId }: Guest): UploadOwner => ({
  partnerId,
  holder: `session ${sessionId}`,
})

type Answer = Promise<Result<InvoiceRequest, ErrorName>>

export async function requestList(
  ctx: Ctx,
  { phone }: { phone: string },
): Promise<Result<InvoiceRequest[], 'thirdAccessOver'>> {
  const { services, scope, locale } = ctx
  if (!(await holderOf(ctx, phone))) return refuse('thirdAccessOver')
  const rows = await requestsOf(services.db, scope, phone)
  return ok(rows.map((row) => requestView(services, row, locale)))
}

/** The same words again are the same request. */
export async function askRequest(ctx: Ctx, { pics, ...typed }: Asked & { pics: string[] }): Answer {
  const { services, scope, locale, ip } = ctx
  const { limiter, clock, db } = services
  const asked = plainAsked(typed)
  const guest = await holderOf(ctx, asked.phone)
  if (!guest) return refuse('thirdAccessOver')
  if (asked.type === titleType.company && asked.taxNo === '') return refuse('taxNumberNeeded')
  const standing = await standingRequest(db, scope, asked.phone, asked.orderSn)
  if (standing) return answerOf(ctx, standing, asked)
  if (await isOwnOrder(db, asked)) return refuse('invoiceRequestOwn')
  const isAllowed =
    (await limiter.take(`invoice-request:${scope.partnerId}:${asked.phone}`, maxOfPhone, day)) &&
    (await takeOfNetwork(limiter, 'invoice-request', ip, maxOfNetwork, hour))
  if (!isAllowed) return refuse('tooOften')
  const knownAmount = await knownAmountOf(ctx, asked)
  return transact<InvoiceRequest, ErrorName>(db, async (trx) => {
    const at = new Date(clock.now())
    const id = await insertRequest(trx, scope, { ...asked, knownAmount }, at)
    if (id === undefined) {
      const first = await standingRequest(trx, scope, asked.phone, asked.orderSn)
      return first ? answerOf(ctx, first, asked) : refuse('invoiceRequestOver')
    }
    const claimed = await claim(trx, ownerOf(guest), pics, 'voucher')
    if (!claimed) return refuse('uploadGone')
    await setPictures(trx, id, claimed)
    const row = await findRequest(trx, scope, id)
    return row ? ok(requestView(services, row, locale)) : refuse('notFound')
  })
}

/** What is said to who asks for an order of which a request stands. */
function answerOf(
  { services, locale }: Ctx,
  standing: RequestRow,
  asked: Asked,
): Result<InvoiceRequest, 'invoiceRequestOpen' | 'invoiceRequestDone'> {
  if (isSame(standing, asked)) return ok(requestView(services, standing, locale))
  return refuse(standing.state === 'issued' ? 'invoiceRequestDone' : 'invoiceRequestOpen')
}

/** Whether the shop holds the order itself: of this phone alone, so that no number can be tried. */
async function isOwnOrder(db: Db, { orderSn, phone }: Asked): Promise<boolean> {
  const state = await stateBySn(db, orderSn)
  const order = state && (await findStoreOrder(db, state, orderSn))
  return order?.receiver.phone === phone && order.payTime !== null
}

/** Fen that the OMS says were paid; null where it does not know the order. */
async function knownAmountOf(ctx: Ctx, { channel, orderSn, phone }: Asked): Promise<number | null> {
  if (channel === 'store') return null
  const found = await findElsewhere(ctx, { orderNo: orderSn, phone })
  return typeof found === 'string' ? null : sumOf(found.lines, ({ paidAmount }) => paidAmount)
}

/** Taken back twice is taken back. */
export async function withdrawRequest(ctx: Ctx, { id }: { id: number }): Answer {
  const { services, scope, locale, clock } = ctx
  const row = await findRequest(services.db, scope, id)
  // Which of the two is missing is nobody's business.
  if (!row || !(await holderOf(ctx, row.phone))) return refuse('notFound')
  const end = { at: new Date(clock.now()), staffId: null, isMailed: false }
  const isDone = await endRequest(services.db, id, { state: 'withdrawn' }, end)
  const now = await findRequest(services.db, scope, id)
  if (!now) return refuse('notFound')
  if (!isDone && now.state !== 'withdrawn') return refuse('invoiceRequestOver')
  return ok(requestView(services, now, locale))
}

/** Pictures are for anyone who has proved a phone. */
export async function requestPicturePolicy(ctx: Ctx, { phone }: { phone: string }) {
  const guest = await holderOf(ctx, phone)
  return guest ? permitUpload(ctx, ownerOf(guest), 'voucher') : refuse('thirdAccessOver')
}

export async function requestPictureDone(ctx: Ctx, { key }: { key: string }) {
  const guest = guestOf(ctx)
  return guest ? lookAtUpload(ctx, ownerOf(guest), key) : refuse('notFound')
}

/** Removes what is too old, and what closed accounts left, with their pictures. */
export const sweepRequests = sweepWithPictures((trx, now, max) =>
  removeOldRequests(trx, new Date(now - keptFor), max),
)
