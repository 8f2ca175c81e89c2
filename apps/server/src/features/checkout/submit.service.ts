import { randomInt } from 'node:crypto'
import type { ErrorName } from '@mallard/contract/errors'
import { beijingDigits, fen, ok, refuse, type Fen, type Instant, type Refused, type Result } from '@mallard/kernel'
import { attrText } from '#features/cart/index.ts'
import { reserveStock } from '#features/catalog/index.ts'
import { orderedUnits, placeOrder } from '#features/order/index.ts'
import type { Quote } from '#features/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isUniqueViolation, retryOnConflict } from '#platform/db/retry.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import { lockMember, submittedFlow, takeFlow, type FlowOwner, type OpenFlow } from './checkout.repo.ts'
import { limitedUnits } from './checkout.rules.ts'
import { ownerOf } from './checkout.service.ts'
import { purchaseKind } from './purchase-kind.ts'
import { blockOf, quoteOf } from './quote.service.ts'

interface SubmitBody {
  readonly flowId: string
  readonly cartId: string
  readonly expectPayAmount?: number | undefined
}

interface Submitted {
  orderId: string
  orderSn: string
  payAmount: Fen
  needPay: boolean
  autoCloseAt: Instant | null
}

/** Leaves the transaction so that nothing of it stays. */
class Refusal extends Error {
  readonly refused: Refused<ErrorName>
  constructor(refused: Refused<ErrorName>) {
    super(refused.refusal)
    this.refused = refused
  }
}

function orThrow<T>(result: Result<T, ErrorName>): T {
  if (!result.ok) throw new Refusal(result)
  return result.value
}

/** yyMMddHHmmss in Beijing time and 8 random digits. */
function newOrderSn(now: Instant): string {
  return beijingDigits(now) + String(randomInt(100_000_000)).padStart(8, '0')
}

/**
 * Makes the order in one transaction, in the lock order of domain.md §4.4: flow, member, quotas, stock, order.
 * The flow is the key: whoever comes second, at once or days later, gets the first one's answer.
 */
export async function submit(ctx: ShopperCtx, body: SubmitBody): Promise<Result<Submitted, ErrorName>> {
  const owner = ownerOf(ctx)
  const { db } = ctx.services
  try {
    const made = await retryOnConflict(() => retryOnSameNumber(() => db.transaction().execute((trx) => submitOnce(ctx, trx, owner, body))))
    return made ? ok(made) : await repeated(ctx, owner, body)
  } catch (error) {
    if (error instanceof Refusal) return error.refused
    throw error
  }
}

async function submitOnce(ctx: ShopperCtx, trx: Db, owner: FlowOwner, { flowId, cartId, expectPayAmount }: SubmitBody): Promise<Submitted | undefined> {
  const now = ctx.clock.now()
  const at = new Date(now)
  const orderSn = newOrderSn(now)
  const flow = await takeFlow(trx, owner, flowId, cartId, orderSn, expectPayAmount, at)
  if (!flow) return undefined
  const kind = purchaseKind(flow.kind)
  const quote = await quoteOf(flow)
  const blocked = blockOf(flow, quote)
  if (blocked) throw new Refusal(blocked)
  if (expectPayAmount !== undefined && expectPayAmount !== quote.amounts.payAmount) throw new Refusal(refuse('priceChanged'))
  await checkLimits(trx, owner, flow)
  const submitting = { owner, flow, orderSn }
  orThrow(await kind.reserve(trx, submitting))

  const moved = orThrow(await reserveStock(trx, { scope: ctx.scope, bizType: 'submit', bizId: orderSn, units: flow.lines, at }))
  // The rows are ours now: a price that changed since it was read must not be charged.
  const isStale = flow.lines.some((line) => moved.find(({ skuId }) => skuId === line.skuId)?.salePrice !== line.salePrice)
  if (isStale) throw new Refusal(refuse('priceChanged'))

  const autoCloseAt = now + kind.payWithin
  await placeOrder(trx, {
    scope: ctx.scope,
    orderSn,
    flowId,
    memberId: owner.memberId,
    kind: kind.code,
    amounts: quote.amounts,
    receiver: receiverOf(flow),
    remark: flow.remark,
    items: itemsOf(flow, quote),
    at,
    autoCloseAt: new Date(autoCloseAt),
  })
  await kind.settle(trx, submitting)
  return answer(orderSn, quote.amounts.payAmount, autoCloseAt)
}

async function checkLimits(trx: Db, owner: FlowOwner, flow: OpenFlow): Promise<void> {
  const limited = limitedUnits(flow.lines)
  if (limited.size === 0) return
  await lockMember(trx, owner)
  const ordered = await orderedUnits(trx, owner, owner.memberId, [...limited.keys()])
  for (const [goodsId, { units, limit }] of limited) {
    if (units + (ordered.get(goodsId) ?? 0) > limit) throw new Refusal(refuse('overLimit', { limit }))
  }
}

function receiverOf({ address }: OpenFlow) {
  const { id: _id, isDefault: _isDefault, ...receiver } = address!
  return receiver
}

function itemsOf(flow: OpenFlow, quote: Quote) {
  return quote.lines.map((quoted, index) => {
    const line = flow.lines[index]!
    return {
      goods_id: line.goodsId,
      sku_id: line.skuId,
      product_sn: line.productSn,
      title: line.title,
      title_en: line.titleEn,
      pic: line.pic,
      product_attr: attrText(line.attrs),
      product_price: line.salePrice,
      quantity: line.quantity,
      promotion_amount: quoted.promotionAmount,
      coupon_amount: quoted.couponAmount,
      integration_amount: quoted.integrationAmount,
      freight_share: quoted.freightShare,
      real_amount: quoted.realAmount,
    }
  })
}

/** The answer to a submit that came after another one of the same flow (domain.md §5). */
async function repeated(ctx: ShopperCtx, owner: FlowOwner, { flowId, cartId, expectPayAmount }: SubmitBody): Promise<Result<Submitted, ErrorName>> {
  const flow = await submittedFlow(ctx.services.db, owner, flowId)
  if (!flow) return refuse('notFound')
  if (flow.cartId !== cartId) return refuse('flowChanged')
  if (flow.status === 0) return refuse('flowExpired')
  if (flow.expectedAmount !== (expectPayAmount ?? null) || flow.orderSn === null || flow.payAmount === null) return refuse('flowChanged')
  return ok(answer(flow.orderSn, fen(flow.payAmount), flow.autoCloseAt?.getTime() ?? null))
}

function answer(orderSn: string, payAmount: Fen, autoCloseAt: Instant | null): Submitted {
  return { orderId: orderSn, orderSn, payAmount, needPay: payAmount > 0, autoCloseAt }
}

/** Two orders of one second may draw the same eight digits: the loser draws again. */
async function retryOnSameNumber<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!isUniqueViolation(error, 'orders_order_sn_key') && !isUniqueViolation(error, 'checkout_flow_order_sn_key')) throw error
    return run()
  }
}
