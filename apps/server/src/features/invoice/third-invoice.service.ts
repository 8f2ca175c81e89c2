import type { ErrorName } from '@mallard/contract/errors'
import type { FoundInvoice } from '@mallard/contract/invoice/invoice.fields'
import { orderStatus } from '@mallard/contract/order/order.codes'
import { platformName } from '@mallard/contract/third-return/third-return.codes'
import { fen, hour, ok, refuse, sumOf, type Result } from '@mallard/kernel'
import { findStoreOrder, stateBySn } from '#features/order/index.ts'
import { storeName, storeOf } from '#features/store/index.ts'
import { findElsewhere } from '#features/third-return/index.ts'
import type { Ctx } from '#platform/http/context.ts'
import { sameText } from '#platform/secrets.ts'
import { barOf, dueAmount } from './invoice.rules.ts'
import { invoicesOf } from './invoice.repo.ts'
import { linkTo } from './scan.service.ts'
import { invoiceView } from './view.service.ts'

/** Tries in an hour of one address, and at one order: eleven digits are no secret to somebody with time. */
const mostOfAddress = 30
const mostOfOrder = 10

/**
 * The invoice of an order that was bought in any store or app of the shop, for whoever knows its number and the phone of
 * its receiver. A wrong number and a wrong phone are answered alike, and after as much work.
 */
export async function thirdInvoice(ctx: Ctx, { orderSn, phone }: { orderSn: string; phone: string }): Promise<Result<FoundInvoice, ErrorName>> {
  const { services, ip, locale } = ctx
  const { db, limiter, clock } = services
  const isAllowed = (await limiter.take(`third-invoice:${ip}`, mostOfAddress, hour)) && (await limiter.take(`third-invoice:${orderSn}`, mostOfOrder, hour))
  if (!isAllowed) return refuse('tooOften')
  const state = await stateBySn(db, orderSn)
  const order = state && (await findStoreOrder(db, state, orderSn))
  const isHis = sameText(phone, order?.receiver.phone ?? '')
  if (!order || !isHis) return elsewhere(ctx, { orderNo: orderSn, phone })
  if (order.payStatus !== 1 || !order.payTime) return refuse('invoiceNotFound')
  const invoices = (await invoicesOf(db, order.id)).map((row) => invoiceView(services, row, locale))
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
    editPath: isOpen ? (await linkTo(services, order)).path : null,
  })
}

/**
 * What another platform sold for this store: found, so that nobody looks for it in vain, and invoiced by whoever took the
 * money. Nothing of it is kept.
 */
async function elsewhere(ctx: Ctx, wanted: { orderNo: string; phone: string }): Promise<Result<FoundInvoice, ErrorName>> {
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
  })
}

/** Nothing of who bought it. */
function seen({ stage, stageText, state, amount, invoiceNo, redNo, pdfUrl, issueTime }: ReturnType<typeof invoiceView>): FoundInvoice['invoice'] {
  return { stage, stageText, state, amount, invoiceNo, redNo, pdfUrl, issueTime }
}
