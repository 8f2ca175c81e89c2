import type { ErrorName } from '@mallard/contract/errors'
import type { Order, OrderStatus } from '@mallard/contract/trade/order/order.fields'
import { actorType, fen, ok, refuse, type Fen, type Instant, type Result } from '@mallard/kernel'
import { type Page, paged } from '#platform/db/counted.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import { closeUnpaid } from './close.service.ts'
import {
  findOrder,
  hideOrder,
  listOrders,
  statesOf,
  type ListInput,
  type OrderOwner,
} from './order.repo.ts'
import { transitionOf } from './order.states.ts'
import type { GroupOrders } from './group-orders.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { moveOrders } from './transition.repo.ts'
import { orderView } from './view.rules.ts'

/** Whose orders a shopper sees. */
export const ownerOf = (ctx: ShopperCtx): OrderOwner => ({ ...ctx.scope, memberId: ctx.shopper.id })

export async function orderList(
  ctx: ShopperCtx,
  input: ListInput,
): Promise<Result<Page<Order>, ErrorName>> {
  const { pageNum, pageSize } = input
  const { rows, total } = await listOrders(ctx.services.db, ownerOf(ctx), input)
  return ok(
    paged(
      rows.map((row) => orderView(row, ctx.locale, ctx.clock.now())),
      total,
      { pageNum, pageSize },
    ),
  )
}

export async function orderDetail(
  ctx: ShopperCtx,
  { sn }: { sn: string },
): Promise<Result<Order, ErrorName>> {
  const row = await findOrder(ctx.services.db, ownerOf(ctx), sn)
  return row ? ok(orderView(row, ctx.locale, ctx.clock.now())) : refuse('notFound')
}

interface OrderStatusView {
  orderSn: string
  status: OrderStatus
  payStatus: number
  payAmount: Fen
  autoCloseAt: Instant | null
  batchId: string | null
}

/**
 * While an order waits for its money the channel is asked: its notification may be late or lost.
 */
export async function orderStates(
  ctx: ShopperCtx,
  admin: PaymentGateway,
  { sn }: { sn: string },
): Promise<Result<OrderStatusView[], ErrorName>> {
  const orderSns = [...new Set(sn.split(','))]
  let rows = await statesOf(ctx.services.db, ownerOf(ctx), orderSns)
  if (rows.length < orderSns.length) return refuse('notFound')
  const unpaid = rows.filter(({ status }) => status === 0)
  if (unpaid.length > 0) {
    await admin.look(
      ctx.services,
      unpaid.map(({ orderSn }) => orderSn),
    )
    rows = await statesOf(ctx.services.db, ownerOf(ctx), orderSns)
  }
  return ok(
    rows.map(({ orderSn, status, payStatus, payAmount, autoCloseAt, batch }) => ({
      orderSn,
      status: status as OrderStatus,
      payStatus,
      payAmount: fen(payAmount),
      autoCloseAt: status === 0 ? (autoCloseAt?.getTime() ?? null) : null,
      batchId: batch,
    })),
  )
}

export async function cancelOrder(
  ctx: ShopperCtx,
  admin: PaymentGateway,
  groups: GroupOrders,
  { sn, reason }: { sn: string; reason?: string },
): Promise<Result<{ status: OrderStatus }, ErrorName>> {
  const [order] = await statesOf(ctx.services.db, ownerOf(ctx), [sn])
  if (!order) return refuse('notFound')
  if (order.status === transitionOf('leave').from) {
    const left = await groups.leave(ctx, order, reason)
    return left.ok ? ok({ status: transitionOf('leave').to }) : left
  }
  if (order.status !== transitionOf('cancel').from) return refuse('orderStateChanged')
  const closed = await closeUnpaid(ctx.services, admin, order, {
    event: 'cancel',
    actorType: actorType.shopper,
    actorId: ctx.shopper.id,
    reason,
  })
  return closed.ok ? ok({ status: closed.value }) : closed
}

export async function confirmOrder(
  ctx: ShopperCtx,
  { sn }: { sn: string },
): Promise<Result<{ status: OrderStatus }, ErrorName>> {
  const [order] = await statesOf(ctx.services.db, ownerOf(ctx), [sn])
  if (!order) return refuse('notFound')
  if (order.status === transitionOf('confirm').from && order.openReturns > 0)
    return refuse('returnOpen')
  const moved = await ctx.services.db.transaction().execute((trx) =>
    moveOrders(trx, {
      event: 'confirm',
      orderIds: [order.id],
      actorType: actorType.shopper,
      actorId: ctx.shopper.id,
      at: new Date(ctx.clock.now()),
    }),
  )
  return moved.length === 1
    ? ok({ status: transitionOf('confirm').to })
    : refuse('orderStateChanged')
}

/** Hides it from its owner; nothing is removed. */
export async function deleteOrder(
  ctx: ShopperCtx,
  { sn }: { sn: string },
): Promise<Result<{ status: OrderStatus }, ErrorName>> {
  const status = await hideOrder(ctx.services.db, ownerOf(ctx), sn)
  if (status !== undefined) return ok({ status: status as OrderStatus })
  const [order] = await statesOf(ctx.services.db, ownerOf(ctx), [sn])
  return refuse(order ? 'orderStateChanged' : 'notFound')
}
