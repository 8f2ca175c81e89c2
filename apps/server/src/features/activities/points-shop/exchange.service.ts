import type { Exchanged } from '@mallard/contract/activities/points-shop/points-shop.fields'
import type { ErrorName } from '@mallard/contract/errors'
import { couponObtains } from '@mallard/contract/pricing/coupon/coupon.codes'
import { actorType, fen, ok, refuse, type Refused, type Result } from '@mallard/kernel'
import { couponRefusal, takeCoupon } from '#features/pricing/coupon/index.ts'
import { debitPoints, lockHolding, readHolding } from '#features/pricing/points/index.ts'
import { placeAtOnce } from '#features/trade/checkout/index.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import { findExchange, insertCouponExchange, takePlace, type ExchangeRow } from './exchange.repo.ts'
import { pointsPurchase, refusedFor } from './points-purchase.ts'
import { hindrance } from './points-shop.rules.ts'
import { dropPointsShop } from './points-shop.service.ts'
import { findPointsGoods, takenBy, type Member, type PointsGoodsRow } from './points-shop.repo.ts'

interface ExchangeInput {
  readonly id: number
  readonly quantity: number
  readonly addressId?: number | undefined
  readonly requestId: string
}

const memberOf = ({ scope, shopper }: ShopperCtx): Member => ({ ...scope, memberId: shopper.id })

/** Turns points into goods or a coupon; the same request answers with what it made. */
export async function exchange(
  ctx: ShopperCtx,
  input: ExchangeInput,
): Promise<Result<Exchanged, ErrorName>> {
  const { db } = ctx.services
  const member = memberOf(ctx)
  const before = await findExchange(db, member, input.requestId)
  if (!before) {
    const offered = await findPointsGoods(db, ctx.scope, input.id, new Date(ctx.clock.now()))
    if (!offered) return refuse('notFound')
    const made = await (offered.templateId === null
      ? orderGoods(ctx, input)
      : takeOne(ctx, offered, input))
    if (!made.ok) return made
    dropPointsShop(ctx.services, ctx.scope)
  }
  const exchanged = before ?? (await findExchange(db, member, input.requestId))
  if (!exchanged || exchanged.pointsGoodsId !== input.id || exchanged.quantity !== input.quantity)
    return refuse('flowChanged')
  const { points: balance } = await readHolding(db, member)
  return ok(viewOf(exchanged, balance))
}

function viewOf(row: ExchangeRow, balance: number): Exchanged {
  const { orderSn, couponHistoryId, points, payAmount, isUnpaid, autoCloseAt } = row
  return {
    orderSn,
    couponHistoryId,
    points,
    payAmount: fen(payAmount ?? 0),
    needPay: isUnpaid && (payAmount ?? 0) > 0,
    autoCloseAt: isUnpaid ? autoCloseAt : null,
    balance,
  }
}

/**
 * The order takes points, quota, limit and stock in the statement that writes it. All of the wish
 * names its checkout: one that was refused is not submitted by another with the same number.
 */
const orderGoods = (ctx: ShopperCtx, { id, quantity, addressId, requestId }: ExchangeInput) =>
  placeAtOnce(ctx, pointsPurchase, {
    input: { pointsGoodsId: id, quantity, requestId },
    key: `${id} ${quantity} ${requestId}`,
    addressId,
  })

/** A coupon comes at once, all or nothing, under the row of the member. */
async function takeOne(
  ctx: ShopperCtx,
  offered: PointsGoodsRow,
  input: ExchangeInput,
): Promise<Result<unknown, ErrorName>> {
  if (input.quantity !== 1) return refuse('badInput', { field: 'quantity' })
  return retryOnConflict(() =>
    transact(ctx.services.db, async (trx): Promise<Result<unknown, ErrorName>> => {
      const refused = await giveCoupon(trx, ctx, offered, input)
      return refused ?? ok(undefined)
    }),
  )
}

async function giveCoupon(
  trx: Db,
  ctx: ShopperCtx,
  offered: PointsGoodsRow,
  { id, requestId }: ExchangeInput,
): Promise<Refused<ErrorName> | undefined> {
  const member = memberOf(ctx)
  const now = ctx.clock.now()
  const at = new Date(now)
  const holding = await lockHolding(trx, member)
  if (!holding) return refuse('notLoggedIn')
  // The same request at the same moment: the other one was first.
  if (await findExchange(trx, member, requestId)) return undefined
  const taken = await takenBy(trx, member.memberId, [id])
  const found = hindrance(offered, { ...holding, taken: taken.get(id) ?? 0 }, 1, now)
  if (found) return refusedFor(found)
  const { points, templateId, limitPerUser } = offered
  const spent = { points, bizType: 'pointsShop', bizId: requestId, at }
  if (!(await debitPoints(trx, member, spent))) return refuse('pointsShort')
  const place = await takePlace(trx, member, id, at)
  if (place === 'limit') return refuse('pointsGoodsLimit', { limit: limitPerUser })
  if (place === 'gone') return refuse('pointsGoodsGone')
  const coupon = await takeCoupon(
    trx,
    member,
    { templateId: templateId! },
    {
      obtains: couponObtains,
      source: 'points',
      actorType: actorType.shopper,
      actorId: member.memberId,
      isGiven: true,
      at,
    },
  )
  if (!coupon?.historyId) return couponRefusal(coupon, couponObtains)
  const couponHistoryId = coupon.historyId
  await insertCouponExchange(trx, member, {
    pointsGoodsId: id,
    requestId,
    points,
    couponHistoryId,
    at,
  })
  return undefined
}
