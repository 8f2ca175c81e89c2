import type { ErrorName } from '@mallard/contract/errors'
import type { FoundInvoice, Invoice } from '@mallard/contract/aftersales/invoice/invoice.fields'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { platformName } from '@mallard/contract/aftersales/third-return/third-return.codes'
import { fen, hour, ok, refuse, sumOf, type Result } from '@mallard/kernel'
import { sendPhoneCode } from '#features/people/identity/index.ts'
import type { SendRefusal } from '#features/people/phone-code/index.ts'
import { findStoreOrder, stateBySn } from '#features/trade/order/index.ts'
import { storeName, storeOf } from '#features/shop/store/index.ts'
import { findElsewhere, guestOf, provePhone } from '#features/aftersales/third-return/index.ts'
import type { Ctx } from '#platform/http/context.ts'
import { sameText } from '#platform/secrets.ts'
import { barOf, dueAmount } from '@mallard/contract/aftersales/invoice/invoice-bar'
import { invoicesOf } from './invoice.repo.ts'
import { linkTo } from './scan.service.ts'
import { takeOfNetwork } from '#platform/network-limit.ts'
import { invoiceFor } from './view.service.ts'

const scene = 'third-invoice'
/**
 * Looks in an hour of one session and of one address: nobody has more orders, and numbers are not
 * to be guessed.
 */
const maxOfSession = 20
const maxOfAddress = 60

export async function sendInvoiceCode(
  ctx: Ctx,
  input: { phone: string; captchaId?: string; captcha?: string },
): Promise<Result<{ expiresIn: number; nextAfter: number; needCaptcha: boolean }, SendRefusal>> {
  return sendPhoneCode(ctx, { ...input, scene })
}

/**
 * The invoice of an order that was bought in any store or app of the shop, for anyone who knows its
 * number and holds the phone of its receiver. A wrong number and another's number are answered
 * alike, and after as much work.
 */
export async function thirdInvoice(
  ctx: Ctx,
  { orderSn, phone, code }: { orderSn: string; phone: string; code?: string },
): Promise<Result<FoundInvoice, ErrorName>> {
  const { services, locale } = ctx
  const { db, clock } = services
  const unproved = await unprovedFor(ctx, phone, code)
  if (unproved) return refuse(unproved)
  const state = await stateBySn(db, orderSn)
  const order = state && (await findStoreOrder(db, state, orderSn))
  const isTheirs = sameText(phone, order?.receiver.phone ?? '')
  if (!order || !isTheirs) return elsewhere(ctx, { orderNo: orderSn, phone })
  if (order.payStatus !== 1 || !order.payTime) return refuse('invoiceNotFound')
  const invoices = (await invoicesOf(db, order.id)).map((row) =>
    invoiceFor('receiver', services, row, locale),
  )
  const found = invoices.find(({ stage }) => stage !== 'reversed') ?? invoices[0]
  const bar = barOf(order, clock.now())
  const isOpen = bar === null && (!found || found.canEdit || found.stage === 'reversed')
  const store = await storeOf(services, order)
  return ok({
    orderSn,
    storeName: storeName(store, locale),
    platform: null,
    payTime: order.payTime.getTime(),
    amount: fen(dueAmount(order)),
    isReceived: order.status === orderStatus.done,
    bar,
    invoice: found ? seen(found) : null,
    editPath: isOpen ? (await linkTo(services, order, 'receiver')).path : null,
    ownPath: `/user/${order.partnerId}-${order.storeId}/tickets/${orderSn}`,
  })
}

/** Why a visitor is shown nothing: they look too often, or the phone is not proved to be theirs. */
async function unprovedFor(
  ctx: Ctx,
  phone: string,
  code: string | undefined,
): Promise<'wrongCode' | 'tooOften' | undefined> {
  const { limiter } = ctx.services
  const guest = guestOf(ctx)
  if (!guest) return 'wrongCode'
  const isAllowed =
    (await limiter.take(`third-invoice:${guest.sessionId}`, maxOfSession, hour)) &&
    (await takeOfNetwork(limiter, 'third-invoice', ctx.ip, maxOfAddress, hour))
  if (!isAllowed) return 'tooOften'
  return (await provePhone(ctx, guest, { phone, scene, code })) ? undefined : 'wrongCode'
}

/**
 * What another platform sold for this store: found, so that nobody looks for it in vain, and
 * invoiced by anyone who took the money. Nothing of it is kept.
 */
async function elsewhere(
  ctx: Ctx,
  wanted: { orderNo: string; phone: string },
): Promise<Result<FoundInvoice, ErrorName>> {
  const found = await findElsewhere(ctx, wanted)
  if (found === 'missing') return refuse('invoiceNotFound')
  if (found === 'silent') return refuse('thirdUnavailable')
  const store = await storeOf(ctx.services, ctx.scope)
  return ok({
    orderSn: found.orderNo,
    storeName: storeName(store, ctx.locale),
    platform: { code: found.platform, text: platformName(found.platform, ctx.locale) },
    payTime: found.paidAt,
    amount: sumOf(found.lines, ({ paidAmount }) => paidAmount),
    isReceived: found.returnableUntil !== undefined,
    bar: null,
    invoice: null,
    editPath: null,
    ownPath: null,
  })
}

/** Nothing of who bought it. */
function seen({
  stage,
  issuedBy,
  stageText,
  state,
  isOthers,
  amount,
  invoiceNo,
  redNo,
  awaitsUntil,
  pdfUrl,
  issueTime,
}: Invoice): FoundInvoice['invoice'] {
  return {
    stage,
    issuedBy,
    stageText,
    state,
    isOthers,
    amount,
    invoiceNo,
    redNo,
    awaitsUntil,
    pdfUrl,
    issueTime,
  }
}
