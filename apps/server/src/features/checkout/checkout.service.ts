import type { Flow } from '@mallard/contract/checkout/checkout.calls'
import type { ErrorName } from '@mallard/contract/errors'
import { minute, ok, refuse, type Result } from '@mallard/kernel'
import type { ShopperCtx } from '#platform/http/context.ts'
import { randomToken } from '#platform/secrets.ts'
import {
  adoptDefaultAddress,
  changeFlow,
  openBuyNowFlow,
  openCartFlow,
  readFlow,
  type FlowChange,
  type FlowOwner,
  type NewFlow,
  type OpenFlow,
} from './checkout.repo.ts'
import { refusalOf } from './checkout.rules.ts'
import { buyNowPurchase, cartPurchase } from './purchase-kind.ts'
import { flowView, quoteOf } from './quote.service.ts'

/** How long a checkout stays open (domain.md §6). */
const flowTime = 30 * minute

export const ownerOf = (ctx: ShopperCtx): FlowOwner => ({ ...ctx.scope, memberId: ctx.shopper.id })

interface CheckoutBody {
  readonly ids?: readonly number[] | undefined
  readonly productSn?: string | undefined
  readonly quantity?: number | undefined
}

/** Opens a checkout. What cannot be bought is told at once: the page then goes back where the shopper came from. */
export async function checkout(ctx: ShopperCtx, body: CheckoutBody): Promise<Result<{ flowId: string; cartId: string }, ErrorName>> {
  const now = ctx.clock.now()
  const flow: Omit<NewFlow, 'kind'> = { flowId: randomToken(), owner: ownerOf(ctx), at: new Date(now), expiresAt: new Date(now + flowTime) }
  const { db } = ctx.services
  if (body.ids) {
    const ids = [...new Set(body.ids)].sort((a, b) => a - b)
    const { isOpen, lines } = await openCartFlow(db, { ...flow, kind: cartPurchase.code }, ids)
    if (isOpen) return ok({ flowId: flow.flowId, cartId: ids.join(',') })
    return lines.length < ids.length ? refuse('cartLineGone') : (refusalOf(lines) ?? refuse('busy'))
  }
  const { productSn, quantity } = body
  if (!productSn || !quantity) return refuse('nothingChosen')
  const { isOpen, lines } = await openBuyNowFlow(db, { ...flow, kind: buyNowPurchase.code }, { productSn, quantity })
  if (isOpen) return ok({ flowId: flow.flowId, cartId: '0' })
  return lines.length === 0 ? refuse('notFound') : (refusalOf(lines) ?? refuse('busy'))
}

interface FlowPath {
  readonly flowId: string
  readonly cartId: string
}

export async function showFlow(ctx: ShopperCtx, { flowId, cartId }: FlowPath): Promise<Result<Flow, ErrorName>> {
  const flow = await readFlow(ctx.services.db, ownerOf(ctx), flowId, new Date(ctx.clock.now()))
  if (!flow || flow.cartId !== cartId) return refuse('notFound')
  if (flow.status !== 0) return refuse('flowChanged')
  if (flow.expiresAt.getTime() <= ctx.clock.now()) return refuse('flowExpired')
  return ok(await shown(ctx, flow))
}

/** An open checkout as the page shows it, with the default address where it has none yet. */
async function shown(ctx: ShopperCtx, flow: OpenFlow): Promise<Flow> {
  const owner = ownerOf(ctx)
  const { db } = ctx.services
  const now = ctx.clock.now()
  const isAddressed = flow.address !== null || !(await adoptDefaultAddress(db, owner, flow.flowId))
  const current = isAddressed ? flow : ((await readFlow(db, owner, flow.flowId, new Date(now))) ?? flow)
  const asked = { db, scope: ctx.scope, now }
  return flowView(asked, current, await quoteOf(asked, current), ctx.locale)
}

export async function modifyFlow(ctx: ShopperCtx, { flowId, cartId, ...change }: FlowPath & FlowChange): Promise<Result<Flow, ErrorName>> {
  const changed = await changeFlow(ctx.services.db, ownerOf(ctx), flowId, cartId, change, new Date(ctx.clock.now()))
  if (changed) return ok(await shown(ctx, changed))
  const unchanged = await showFlow(ctx, { flowId, cartId })
  return unchanged.ok ? refuse('notFound') : unchanged
}
