import { activityState } from '@mallard/contract/activities/activity/activity.codes'
import {
  batchStatus,
  type BatchStatus,
} from '@mallard/contract/activities/group-buy/group-buy.codes'
import type {
  Batch,
  BatchAction,
  BatchOrder,
  BatchPage,
} from '@mallard/contract/activities/group-buy/group-buy.fields'
import type { ErrorName } from '@mallard/contract/errors'
import type { OrderStatus } from '@mallard/contract/trade/order/order.fields'
import { actorType, fen, type Instant, type Locale, ok, refuse, type Result } from '@mallard/kernel'
import type { GroupOrders } from '#features/trade/order/index.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import { offsetOf, paged, type PagePlace } from '#platform/db/counted.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import { findBatch, lockGroup } from './batch.repo.ts'
import { listBatches, shownBatch, type ShownBatch } from './batch-view.repo.ts'
import { findGroup, noteSeen, personsOf } from './group-buy.repo.ts'
import { skusNow } from './group-price.service.ts'
import { giveBack, settleGroup } from './group-settle.service.ts'
import { activityView, personsView, skuView } from './group-view.ts'
import { localised } from '#platform/locale.rules.ts'

function orderView(row: ShownBatch['orders'][number], locale: Locale): BatchOrder {
  return {
    orderSn: row.orderSn,
    status: row.status as OrderStatus,
    payStatus: row.payStatus,
    payAmount: fen(row.payAmount),
    freightAmount: fen(row.freightAmount),
    autoCloseAt: row.status === 0 ? row.autoCloseAt : null,
    batchId: row.batchId,
    items: row.items.map(({ titleEn, productAttrEn, ...item }) => ({
      ...item,
      title: localised(locale, item.title, titleEn),
      productAttr: localised(locale, item.productAttr, productAttrEn),
      price: fen(item.price),
    })),
  }
}

/** What its member may do with a purchase now. */
function actionsOf(row: ShownBatch, now: Instant): BatchAction[] {
  const state = activityState(row.activity, now)
  const isPaid = row.orders.some(({ payStatus }) => payStatus === 1)
  if (row.status === batchStatus.unpaid && !isPaid) {
    const isInTime = row.orders.every(
      ({ autoCloseAt }) => autoCloseAt !== null && now < autoCloseAt,
    )
    return isInTime ? ['pay', 'cancel'] : ['cancel']
  }
  const share: BatchAction[] = state === 'RUN' ? ['share'] : []
  const isWaiting = row.status === batchStatus.waiting || row.status === batchStatus.unpaid
  return isWaiting && row.activity.result === 0 ? [...share, 'leave'] : share
}

function batchView(row: ShownBatch, locale: Locale, now: Instant): Batch {
  return {
    batchId: row.batchId,
    status: row.status,
    hasLeft: row.hasLeft,
    units: row.units,
    payAmount: fen(row.orders.reduce((sum, { payAmount }) => sum + payAmount, 0)),
    createTime: row.createTime,
    activity: activityView(row.activity, locale, now),
    orders: row.orders.map((order) => orderView(order, locale)),
    actions: actionsOf(row, now),
  }
}

/** A purchase as who asks may see it: all of it, or the group alone. */
export async function batch(
  { services: { db }, scope, locale, clock, shopper }: Ctx,
  { batchId }: { readonly batchId: string },
): Promise<Result<BatchPage, 'notFound'>> {
  const now = clock.now()
  const row = await shownBatch(db, scope, batchId)
  const group = row && (await findGroup(db, scope, { id: row.activity.id }))
  if (!group) return refuse('notFound')
  if (shopper) await noteSeen(db, scope, group.id, shopper.id, new Date(now))
  const bought = row.orders[0]?.items[0]?.itemId
  const skus = await skusNow(db, scope, group, now)
  const sku = skus.find(({ goodsId }) => goodsId === bought) ?? skus[0]!
  return ok({
    batch: row.memberId === shopper?.id ? batchView(row, locale, now) : null,
    activity: activityView(group, locale, now),
    goods: skuView(sku, locale),
    persons: personsView(await personsOf(db, group.id), shopper?.id),
    serverTime: now,
  })
}

/** A member's purchases, the latest first. */
export async function batchList(
  { services, scope, shopper, locale, clock }: ShopperCtx,
  { status, ...asked }: PagePlace & { readonly status?: number | undefined },
) {
  const now = clock.now()
  const owner = { ...scope, memberId: shopper.id }
  const page = { offset: offsetOf(asked), limit: asked.pageSize }
  const wanted = status as BatchStatus | undefined
  const { rows, total } = await listBatches(services.db, owner, wanted, page)
  const list = rows.map((row) => batchView(row, locale, now))
  return ok(paged(list, total, asked))
}

/**
 * Leaves a group that is not formed: the whole purchase is given back. The activity is locked, so
 * the group cannot be formed with somebody who has left.
 */
const leave: GroupOrders['leave'] = (ctx, order, reason = '') =>
  retryOnConflict(() =>
    transact<void, ErrorName>(ctx.services.db, async (trx) => {
      const found = order.batch === null ? undefined : await findBatch(trx, order.batch, ctx.scope)
      const group = found && (await lockGroup(trx, found.activityId, ctx.scope))
      if (!found || !group) return refuse('orderStateChanged')
      const at = new Date(ctx.clock.now())
      const isOver = group.isClosed || at >= group.endAt
      const settled = await settleGroup(trx, group, at, false)
      if (settled === 'formed') return refuse('groupFormed')
      if (settled === 'failed' || isOver) return refuse('groupOver')
      const giving = {
        services: ctx.services,
        event: 'leave',
        actorType: actorType.shopper,
        actorId: ctx.shopper.id,
        reason,
        at,
      } as const
      return (await giveBack(trx, found, giving)) ? ok(undefined) : refuse('orderStateChanged')
    }),
  )

export const groupOrders: GroupOrders = { leave }
