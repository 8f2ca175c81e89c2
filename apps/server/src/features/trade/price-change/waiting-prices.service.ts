import type { ErrorName } from '@mallard/contract/errors'
import type { PriceProposal } from '@mallard/contract/trade/order/price-admin.calls'
import { fen, refuse, type Result } from '@mallard/kernel'
import {
  askSecond,
  decideSecond,
  proposalViews,
  type Said,
  type SecondLook,
} from '#features/people/staff/index.ts'
import { findStoreOrder, lockOrders, type PaymentGateway } from '#features/trade/order/index.ts'
import { operatorOf } from '#features/trade/order-admin/index.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import type { NewPrice } from './price.rules.ts'
import { planFor, repriceLocked, stopPaying } from './price.service.ts'
import { notePrice } from './price-note.ts'

/** A lower price as one person asked for it, of the order as they saw it. */
interface WaitingPrice extends NewPrice {
  readonly storeId: number
  readonly orderSn: string
  readonly version: number
  /** Fen to pay for all of it, before and then. */
  readonly was: number
  readonly payAmount: number
}

export const priceLook: SecondLook<WaitingPrice, PriceProposal> = {
  kind: 'price',
  subjectOf: ({ orderSn }) => `order ${orderSn}`,
  storeOf: ({ storeId }) => storeId,
  views: async (ctx, rows) => {
    const shown = await proposalViews(ctx, 'price', rows)
    return rows.map(({ change }, index) => ({
      ...shown[index]!,
      orderSn: change.orderSn,
      was: fen(change.was),
      payAmount: fen(change.payAmount),
    }))
  },
}

export const decidePrice = (ctx: StaffCtx, payment: PaymentGateway, said: Said) =>
  decideSecond(ctx, priceLook, said, {
    prepare: async (_, { change }): Promise<ErrorName | undefined> => {
      const order = await findStoreOrder(ctx.services.db, ctx.scope, change.orderSn)
      if (!order) return 'notFound'
      const planned = planFor(order, change, ctx.clock.now())
      return planned.ok ? stopPaying(ctx.services, payment, change.orderSn) : planned.refusal
    },
    carryOut: async (trx, _, { change, reason }): Promise<ErrorName | undefined> => {
      const order = await findStoreOrder(trx, ctx.scope, change.orderSn)
      if (!order) return 'notFound'
      const wanted = {
        ...change,
        reason,
        mayBe: async () => true,
        take: async () => true,
        also: notePrice(ctx, 'price.set', change, reason),
      }
      const done = await repriceLocked(trx, payment, operatorOf(ctx), wanted, order.id)
      if (!done.ok) return done.refusal
      return done.value === 'done' ? undefined : 'busy'
    },
  })

interface Asking extends NewPrice {
  readonly sn: string
  readonly version: number
  readonly reason: string
}

/** It waits as long as the order can be paid. */
export function askForPrice(
  ctx: StaffCtx,
  { sn, version, reason, lines, freightAmount }: Asking,
): Promise<Result<undefined, ErrorName>> {
  const now = ctx.clock.now()
  return retryOnConflict(() =>
    transact(ctx.services.db, async (trx): Promise<Result<undefined, ErrorName>> => {
      const seen = await findStoreOrder(trx, ctx.scope, sn)
      if (!seen) return refuse('notFound')
      await lockOrders(trx, [seen.id])
      const order = (await findStoreOrder(trx, ctx.scope, sn)) ?? seen
      const planned = planFor(order, { version, lines, freightAmount }, now)
      if (!planned.ok) return planned
      const change = {
        storeId: ctx.scope.storeId,
        orderSn: sn,
        version,
        lines,
        freightAmount,
        was: order.payAmount,
        payAmount: planned.value.payAmount,
      }
      const until = order.autoCloseAt?.getTime()
      return askSecond(trx, ctx, priceLook, { change, reason, ...(until && { life: until - now }) })
    }),
  )
}
