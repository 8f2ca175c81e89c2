import { titleType } from '@mallard/contract/aftersales/invoice/invoice.codes'
import type { Flow } from '@mallard/contract/trade/checkout/checkout.calls'
import type { ErrorName } from '@mallard/contract/errors'
import { minute, ok, refuse, type Result } from '@mallard/kernel'
import {
  drawableFor,
  drawCoupon,
  liveFor,
  type HeldCoupon,
} from '#features/pricing/coupon/index.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import { randomToken } from '#platform/secrets.ts'
import {
  adoptDefaultAddress,
  changeFlow,
  insertFlow,
  readFlow,
  type FlowChange,
  type FlowOwner,
  type OpenFlow,
} from './checkout.repo.ts'
import { refusalOf } from './checkout.rules.ts'
import type { PricingOccasion, PurchaseKind, PurchaseKinds } from './purchase-kind.ts'
import { flowView, occasionOf, quoteOf, type FlowQuote } from './quote.service.ts'

/** How long a checkout stays open (domain.md §6). */
export const flowTime = 30 * minute

export const ownerOf = (ctx: ShopperCtx): FlowOwner => ({ ...ctx.scope, memberId: ctx.shopper.id })

/** Opens a checkout of the kind that the body asks for. */
export async function checkout(
  ctx: ShopperCtx,
  kinds: PurchaseKinds,
  body: unknown,
): Promise<Result<OpenedFlow, ErrorName>> {
  const opened = kinds.openedBy(body)
  return opened ? openFlow(ctx, opened.kind, opened.input) : refuse('nothingChosen')
}

export interface OpenedFlow {
  readonly flowId: string
  readonly cartId: string
}

/**
 * Opens a checkout. What cannot be bought is told at once: the page then goes back where the
 * shopper came from.
 */
export async function openFlow<Input>(
  ctx: ShopperCtx,
  kind: PurchaseKind<unknown, Input>,
  input: Input,
  flowId: string = randomToken(),
): Promise<Result<OpenedFlow, ErrorName>> {
  const now = ctx.clock.now()
  const owner = ownerOf(ctx)
  const { db } = ctx.services
  const opening = await kind.open({ db, scope: ctx.scope, now }, owner, input)
  if (!opening.ok) return opening
  const { cartId, count, missing, context } = opening.value
  const flow = {
    flowId,
    owner,
    kind: kind.code,
    context,
    at: new Date(now),
    expiresAt: new Date(now + flowTime),
  }
  const { isOpen, lines } = await insertFlow(db, flow, opening.value)
  if (isOpen) return ok({ flowId, cartId })
  return lines.length < count ? refuse(missing) : (refusalOf(lines) ?? refuse('busy'))
}

interface FlowPath {
  readonly flowId: string
  readonly cartId: string
}

export async function showFlow(
  ctx: ShopperCtx,
  kinds: PurchaseKinds,
  { flowId, cartId }: FlowPath,
): Promise<Result<Flow, ErrorName>> {
  const flow = await readFlow(ctx.services.db, ownerOf(ctx), flowId, new Date(ctx.clock.now()))
  if (!flow || flow.cartId !== cartId) return refuse('notFound')
  if (flow.status !== 0) return refuse('flowChanged')
  if (flow.expiresAt.getTime() <= ctx.clock.now()) return refuse('flowExpired')
  return shown(ctx, kinds, flow)
}

/** An open checkout as the page shows it, with the default address where it has none yet. */
async function shown(
  ctx: ShopperCtx,
  kinds: PurchaseKinds,
  flow: OpenFlow,
): Promise<Result<Flow, ErrorName>> {
  const owner = ownerOf(ctx)
  const { db } = ctx.services
  const now = ctx.clock.now()
  const isAddressed = flow.address !== null || !(await adoptDefaultAddress(db, owner, flow.flowId))
  const read = isAddressed
    ? flow
    : ((await readFlow(db, owner, flow.flowId, new Date(now))) ?? flow)
  const known = kinds.of(read)
  if (!known) return refuse('notFound')
  const occasion = await occasionOf(ctx, now)
  const quote = await quoteOf(occasion, known.kind, known.flow)
  if (await drawsBetter(ctx, occasion, known, quote)) {
    // It holds from when it was drawn, which is later than `now`.
    const again = await readFlow(db, owner, flow.flowId, new Date(ctx.clock.now()))
    if (again) return shown(ctx, kinds, again)
  }
  return ok({
    ...flowView(occasion, known.kind, known.flow, quote, ctx.locale),
    canMailInvoice: ctx.services.mail !== undefined,
  })
}

/**
 * Draws the coupon with which the shopper pays less than with those at hand, so that what a goods
 * page promises can be had here; false when there is none.
 */
async function drawsBetter(
  ctx: ShopperCtx,
  occasion: PricingOccasion,
  { kind, flow }: NonNullable<ReturnType<PurchaseKinds['of']>>,
  { amounts }: FlowQuote,
): Promise<boolean> {
  // Who chose a coupon, or none, has chosen.
  if (!kind.drawsCoupons || flow.couponHistoryId !== null) return false
  const saving = async (coupons: readonly HeldCoupon[]) => {
    if (coupons.length === 0) return undefined
    const quote = await quoteOf(occasion, kind, flow, coupons)
    const { coupon } = quote.deductions
    const isBetter = quote.amounts.payAmount < amounts.payAmount
    return isBetter && coupon && coupons.includes(coupon) ? coupon : undefined
  }
  // Hardly anyone has one left to draw: what everybody can have says so without asking for it.
  if (!(await saving(await liveFor(ctx, flow.lines, occasion.now)))) return false
  const coupon = await saving(await drawableFor(ctx, flow.lines, occasion.now))
  return coupon !== undefined && (await drawCoupon(ctx, coupon)).ok
}

/** The note, the address, what lowers the price, and whom an invoice is made out to. */
export async function modifyFlow(
  ctx: ShopperCtx,
  kinds: PurchaseKinds,
  { flowId, cartId, ...change }: FlowPath & FlowChange,
): Promise<Result<Flow, ErrorName>> {
  if (change.invoice?.type === titleType.company && change.invoice.taxNo === '')
    return refuse('taxNumberNeeded')
  const changed = await changeFlow(
    ctx.services.db,
    ownerOf(ctx),
    flowId,
    cartId,
    change,
    new Date(ctx.clock.now()),
  )
  if (changed) return shown(ctx, kinds, changed)
  const unchanged = await showFlow(ctx, kinds, { flowId, cartId })
  return unchanged.ok ? refuse('notFound') : unchanged
}
