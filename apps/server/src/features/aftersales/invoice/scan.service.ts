import { randomInt } from 'node:crypto'
import type { ErrorName } from '@mallard/contract/errors'
import type {
  Company,
  Invoice,
  InvoiceDraft,
  OrderInvoice,
} from '@mallard/contract/aftersales/invoice/invoice.fields'
import { minute, ok, refuse, type Result } from '@mallard/kernel'
import { searchName, searchTax } from '#features/aftersales/invoice-title/index.ts'
import {
  findStoreOrder,
  stateBySn,
  statesOf,
  type OrderState,
} from '#features/trade/order/index.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import { sameText } from '#platform/secrets.ts'
import type { Services } from '#platform/services.ts'
import { applyFor } from './apply.service.ts'
import { tokenFor } from './invoice.rules.ts'
import { orderInvoice } from './invoice.service.ts'
import type { TokenHolder } from './invoice.tables.ts'
import { giveToken, tokensOf } from './token.repo.ts'
import { invoiceView } from './view.service.ts'
import { takeOfNetwork } from '#platform/network-limit.ts'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 22 of 62 letters: 130 random bits. */
const newToken = () =>
  Array.from({ length: 22 }, () => letters.charAt(randomInt(letters.length))).join('')

/**
 * Tries per address and minute: what is searched for here is shown to people without an account.
 */
const maxTries = 60

interface ByToken {
  orderId: string
  randomToken: string
}

/**
 * The order that a token opens, and whose token it is: this one, for 90 days, wherever the session
 * stands.
 */
async function openedBy(
  ctx: Ctx,
  { orderId, randomToken }: ByToken,
): Promise<Result<{ order: OrderState; holder: TokenHolder }, ErrorName>> {
  const { db, clock, limiter } = ctx.services
  if (!(await takeOfNetwork(limiter, 'invoice-token', ctx.ip, maxTries, minute)))
    return refuse('tooOften')
  const order = await stateBySn(db, orderId)
  const kept = order ? await tokensOf(db, order.id) : []
  // Each compared, even where there is none, so that the answer takes as long.
  const [link, receiver] = (['link', 'receiver'] as const).map((holder) => {
    const own = kept.find((each) => each.holder === holder)
    const isSame = sameText(randomToken, own?.token ?? '0'.repeat(22))
    return own && isSame && clock.now() - own.createdAt.getTime() <= tokenFor ? own : undefined
  })
  const holder = (link ?? receiver)?.holder
  return order && holder ? ok({ order, holder }) : refuse('notFound')
}

/** The link that a shopper hands to anyone who keeps their books. The same one while it is good. */
export async function editLink(
  ctx: ShopperCtx,
  { sn }: { sn: string },
): Promise<Result<{ path: string; until: number }, ErrorName>> {
  const [order] = await statesOf(ctx.services.db, { ...ctx.scope, memberId: ctx.shopper.id }, [sn])
  if (!order) return refuse('notFound')
  if (order.payStatus !== 1) return refuse('invoiceUnpaid')
  return ok(await linkTo(ctx.services, order, 'link'))
}

/**
 * The page on which the invoice of an order is filled in without an account; the same one while it
 * is good.
 */
export async function linkTo(
  { db, clock }: Services,
  order: Pick<OrderState, 'id' | 'orderSn' | 'partnerId' | 'storeId'>,
  holder: TokenHolder,
): Promise<{ path: string; until: number }> {
  const now = clock.now()
  const { token, createdAt } = await giveToken(
    db,
    order.id,
    holder,
    newToken(),
    new Date(now),
    new Date(now - tokenFor),
  )
  return {
    path: `/qr/${order.partnerId}-${order.storeId}/invoice/${order.orderSn}/${token}`,
    until: createdAt.getTime() + tokenFor,
  }
}

export async function orderInit(
  ctx: Ctx,
  input: ByToken,
): Promise<Result<OrderInvoice, ErrorName>> {
  const opened = await openedBy(ctx, input)
  if (!opened.ok) return opened
  const order = await findStoreOrder(ctx.services.db, opened.value.order, input.orderId)
  return order ? ok(await orderInvoice(ctx, order, opened.value.holder)) : refuse('notFound')
}

export async function writeByToken(
  ctx: Ctx,
  { orderId, randomToken, ...draft }: ByToken & InvoiceDraft,
  isChange: boolean,
): Promise<Result<Invoice, ErrorName>> {
  const opened = await openedBy(ctx, { orderId, randomToken })
  if (!opened.ok) return opened
  const { order, holder } = opened.value
  const applied = await applyFor(ctx.services, { order, draft, filledBy: holder, isChange })
  return applied.ok ? ok(invoiceView(ctx.services, applied.value, ctx.locale)) : applied
}

export async function searchByToken(
  ctx: Ctx,
  by: 'name' | 'tax',
  { keyword, ...token }: ByToken & { keyword: string },
): Promise<Result<Company[], ErrorName>> {
  const opened = await openedBy(ctx, token)
  if (!opened.ok) return opened
  const there = {
    ...ctx,
    scope: { partnerId: opened.value.order.partnerId, storeId: opened.value.order.storeId },
  }
  return by === 'name' ? searchName(there, { keyword }) : searchTax(there, { keyword })
}
