import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { fen, type Instant } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import type { EventHandler, EventOf } from '#platform/events/topics.ts'
import { enqueueAll } from '#platform/jobs/enqueue.ts'
import type { Services } from '#platform/services.ts'
import {
  lockHolding,
  orderPoints,
  writeGrowth,
  writePoints,
  type Holding,
  type OrderPoints,
  type PointsOwner,
} from './points.repo.ts'
import { rulesIn } from './points-rules.service.ts'
import { earnedFor, earnsFrom, expiryOf, grownFor, rateAt } from './points.rules.ts'

const isReceipt = ({ event }: EventOf<'order'>) => event === 'confirm' || event === 'autoConfirm'

/**
 * Gives back what a closed order had used, and sees to it that a finished one earns once returns
 * are over.
 */
export function pointsOnOrders({ clock }: Pick<Services, 'clock'>): EventHandler<'order'> {
  return {
    topic: 'order',
    name: 'points',
    events: ['cancel', 'expire', 'expireReview', 'closeByOperator', 'confirm', 'autoConfirm'],
    handle: async (trx, events) => {
      const [received, closed] = [
        events.filter(isReceipt),
        events.filter((each) => !isReceipt(each)),
      ]
      await enqueueAll(
        trx,
        received.map(({ orderSn, scope, at }) => ({
          kind: 'points.earn' as const,
          key: orderSn,
          payload: { orderSn },
          runAt: earnsFrom(at, null),
          scope,
        })),
      )
      for (const { orderSn } of closed) await settlePoints(trx, orderSn, clock.now())
    },
  }
}

/**
 * Brings the ledgers in step with what became of an order: points used in what is closed or
 * returned come back, points and growth are granted when returns are over, and taken back for what
 * is refunded later. Repeatable; in the caller's transaction. The moment at which a received order
 * earns, where that is still to come.
 */
export async function settlePoints(
  trx: Db,
  orderSn: string,
  now: Instant,
): Promise<Instant | undefined> {
  const before = await orderPoints(trx, orderSn)
  if (!before) return undefined
  const owner = { partnerId: before.partnerId, memberId: before.memberId }
  const holding = await lockHolding(trx, owner)
  // Read again under the lock: two refunds of one order may settle at once.
  const order = await orderPoints(trx, orderSn)
  // Who closed the account gave up what the order would still have brought, and owes nothing for
  // it.
  if (!holding || !order || order.isEnded) return undefined
  const isClosed = order.status === orderStatus.closed
  const comesBack = Math.max(
    0,
    (isClosed ? order.spent : Math.min(order.spent, order.returnedPoints)) - order.back,
  )
  if (comesBack > 0)
    await writePoints(trx, owner, {
      delta: comesBack,
      bizType: 'back',
      bizId: `${orderSn}:${order.back + comesBack}`,
      orderSn,
      at: new Date(now),
    })
  const earnsAt =
    order.status === orderStatus.done && order.receiveTime !== null
      ? earnsFrom(order.receiveTime, order.afterSaleDays)
      : undefined
  if (order.earnsNothing) return undefined
  if ((earnsAt === undefined || earnsAt > now) && order.earned === null) return earnsAt
  await settleEarned(
    trx,
    owner,
    { ...order, orderSn, kept: isClosed ? 0 : order.kept },
    { ...holding, points: holding.points + comesBack },
    now,
  )
  return undefined
}

/**
 * Debt is paid from what is earned; what cannot be taken back any more becomes debt. The rules that
 * stand when it earns are those that count: what a refund takes later goes by the rate of then.
 */
async function settleEarned(
  trx: Db,
  owner: PointsOwner,
  order: OrderPoints & { readonly orderSn: string },
  holding: Holding,
  now: Instant,
): Promise<void> {
  const { orderSn, kept, earned, grown, earnedRateBp, rateBp } = order
  const at = new Date(now)
  const bizId = `${orderSn}:${kept}`
  const change = earnedFor(fen(kept), earnedRateBp ?? rateBp) - (earned ?? 0)
  if (earned === null) {
    const rules = await rulesIn(trx, owner.partnerId)
    const rate = rateAt(rateBp, rules)
    const points = earnedFor(fen(kept), rate)
    const paid = Math.min(holding.debt, points)
    await writePoints(trx, owner, {
      delta: points - paid,
      owed: -paid,
      bizType: 'earn',
      bizId: orderSn,
      orderSn,
      rateBp: rate,
      expireAt: expiryOf(now, rules),
      at,
    })
  } else if (change < 0) {
    const taken = Math.min(holding.points, -change)
    await writePoints(trx, owner, {
      delta: -taken,
      owed: -change - taken,
      bizType: 'revoke',
      bizId,
      orderSn,
      at,
    })
  }
  const growing = grownFor(fen(kept)) - (grown ?? 0)
  if (grown === null)
    await writeGrowth(trx, owner, { delta: growing, bizType: 'earn', bizId: orderSn, orderSn, at })
  else if (growing < 0)
    await writeGrowth(trx, owner, {
      delta: Math.max(growing, -holding.growth),
      bizType: 'revoke',
      bizId,
      orderSn,
      at,
    })
}
