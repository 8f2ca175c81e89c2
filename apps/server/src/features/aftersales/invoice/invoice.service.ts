import type { ErrorName } from '@mallard/contract/errors'
import type {
  Invoice,
  InvoiceDetail,
  InvoiceDraft,
  OrderInvoice,
  Receipt,
  Title,
} from '@mallard/contract/aftersales/invoice/invoice.fields'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { fen, ok, refuse, type Result } from '@mallard/kernel'
import { titlesOf } from '#features/aftersales/invoice-title/index.ts'
import { findStoreOrder, orderView, statesOf, type OrderRow } from '#features/trade/order/index.ts'
import { storeName, storeOf } from '#features/shop/store/index.ts'
import { type Page, paged } from '#platform/db/counted.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import { applyFor } from './apply.service.ts'
import { barOf, dueAmount } from '@mallard/contract/aftersales/invoice/invoice-bar'
import { invoicesOf, listOwn, ownInvoice } from './invoice.repo.ts'
import { lastAddress, mailsOf } from './mail.repo.ts'
import type { Filler } from './invoice.tables.ts'
import { invoiceFor, invoiceView } from './view.service.ts'

const ownerOf = (ctx: ShopperCtx) => ({ ...ctx.scope, memberId: ctx.shopper.id })
const titleOwner = (ctx: ShopperCtx) => ({
  partnerId: ctx.scope.partnerId,
  memberId: ctx.shopper.id,
})

export async function apply(
  ctx: ShopperCtx,
  { orderId, ...draft }: InvoiceDraft & { orderId: string },
): Promise<Result<Invoice, ErrorName>> {
  const [order] = await statesOf(ctx.services.db, ownerOf(ctx), [orderId])
  if (!order) return refuse('notFound')
  const applied = await applyFor(ctx.services, { order, draft, filledBy: 'member' })
  return applied.ok ? ok(invoiceView(ctx.services, applied.value, ctx.locale)) : applied
}

export async function list(
  ctx: ShopperCtx,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): Promise<Result<Page<Invoice>, never>> {
  const { rows, total } = await listOwn(
    ctx.services.db,
    ownerOf(ctx),
    (pageNum - 1) * pageSize,
    pageSize,
  )
  return ok(
    paged(
      rows.map((row) => invoiceView(ctx.services, row, ctx.locale)),
      total,
      { pageNum, pageSize },
    ),
  )
}

export async function detail(
  ctx: ShopperCtx,
  { id }: { id: number },
): Promise<Result<InvoiceDetail, ErrorName>> {
  const { db } = ctx.services
  const row = await ownInvoice(db, ownerOf(ctx), id)
  if (!row) return refuse('notFound')
  const [mails, last] = await Promise.all([mailsOf(db, id), lastAddress(db, titleOwner(ctx))])
  const shown = mails
    .slice(0, 3)
    .map(({ email, state, createdAt }) => ({ email, state, at: createdAt.getTime() }))
  return ok({
    ...invoiceView(ctx.services, row, ctx.locale),
    mails: shown,
    mailTo: last || row.email,
  })
}

async function ownOrder(ctx: ShopperCtx, orderSn: string): Promise<OrderRow | undefined> {
  const [state] = await statesOf(ctx.services.db, ownerOf(ctx), [orderSn])
  return state && findStoreOrder(ctx.services.db, state, orderSn)
}

export async function byOrder(
  ctx: ShopperCtx,
  { sn }: { sn: string },
): Promise<Result<OrderInvoice & { titles: Title[]; mailTo: string }, ErrorName>> {
  const order = await ownOrder(ctx, sn)
  if (!order) return refuse('notFound')
  const { db } = ctx.services
  const [seen, titles, last] = await Promise.all([
    orderInvoice(ctx, order),
    titlesOf(db, titleOwner(ctx)),
    lastAddress(db, titleOwner(ctx)),
  ])
  return ok({
    ...seen,
    titles,
    mailTo: last || (titles.find(({ email }) => email !== '')?.email ?? ''),
  })
}

export async function orderInvoice(
  ctx: Ctx,
  order: OrderRow,
  reader: Filler = 'member',
): Promise<OrderInvoice> {
  const { services, locale } = ctx
  const invoices = (await invoicesOf(services.db, order.id)).map((row) =>
    invoiceFor(reader, services, row, locale),
  )
  return {
    orderSn: order.orderSn,
    items: orderView(order, locale, services.clock.now()).items,
    amount: fen(dueAmount(order)),
    canMail: services.mail !== undefined,
    isReceived: order.status === orderStatus.done,
    bar: barOf(order, services.clock.now()),
    invoice: invoices.find(({ stage }) => stage !== 'reversed') ?? null,
    earlier: invoices.filter(({ stage }) => stage === 'reversed'),
  }
}

export async function receipt(
  ctx: ShopperCtx,
  { orderId }: { orderId: string },
): Promise<Result<Receipt, ErrorName>> {
  const order = await ownOrder(ctx, orderId)
  if (!order || order.payStatus !== 1) return refuse('notFound')
  const store = await storeOf(ctx.services, ctx.scope)
  const { items, amounts, payMethod, payTime } = orderView(order, ctx.locale, ctx.clock.now())
  const paid = { paidAmount: fen(order.payAmount), refundedAmount: fen(order.refundedAmount) }
  return ok({
    orderSn: order.orderSn,
    storeName: storeName(store, ctx.locale),
    items,
    amounts,
    ...paid,
    payMethod,
    payTime,
  })
}
