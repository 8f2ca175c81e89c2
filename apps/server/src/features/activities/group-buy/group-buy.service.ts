import type { SeenReturns } from '@mallard/contract/catalog/catalog/return-policy.fields'
import type { GroupPage } from '@mallard/contract/activities/group-buy/group-buy.fields'
import type { ErrorName } from '@mallard/contract/errors'
import type { Flow } from '@mallard/contract/trade/checkout/checkout.calls'
import { ok, refuse, type Result } from '@mallard/kernel'
import { isCheaper } from '#features/pricing/promotion/index.ts'
import {
  modifyFlow,
  openFlow,
  purchaseKindsOf,
  showFlow,
  submitBatch,
  type SubmittedBatch,
} from '#features/trade/checkout/index.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import { insertBatch } from './batch.repo.ts'
import { findGroup, noteSeen, personsOf } from './group-buy.repo.ts'
import { skusNow } from './group-price.service.ts'
import { groupPurchase, type GroupContext, type GroupInput } from './group-purchase.ts'
import { activityView, personsView, skuView } from './group-view.ts'

/** What the calls of group buying sell. */
const kinds = purchaseKindsOf([groupPurchase])
const cartId = '0'

/** The activity with its goods and who is in; that a member saw it is counted. */
export async function list(
  { services: { db }, scope, locale, clock, shopper }: Ctx,
  { urlCode }: { readonly urlCode: string },
): Promise<Result<GroupPage, 'notFound'>> {
  const now = clock.now()
  const group = await findGroup(db, scope, { urlCode })
  if (!group) return refuse('notFound')
  if (shopper) await noteSeen(db, scope, group.id, shopper.id, new Date(now))
  const skus = await skusNow(db, scope, group, now)
  return ok({
    activity: activityView(group, locale, now),
    goods: skus.filter((sku) => isCheaper(sku.price, sku)).map((sku) => skuView(sku, locale)),
    persons: personsView(await personsOf(db, group.id), shopper?.id),
    serverTime: now,
  })
}

interface Modify extends GroupInput {
  readonly flowId?: string | undefined
  readonly addressId?: number | undefined
}

/** Opens the checkout, or prices the open one again; for the address that is named, if one is. */
export async function orderModify(
  ctx: ShopperCtx,
  { addressId, flowId, ...input }: Modify,
): Promise<Result<Flow & { cartId: string }, ErrorName>> {
  const opened = flowId ? ok({ flowId, cartId }) : await openFlow(ctx, groupPurchase, input)
  if (!opened.ok) return opened
  const flow = await (addressId === undefined
    ? showFlow(ctx, kinds, opened.value)
    : modifyFlow(ctx, kinds, { ...opened.value, addressId }))
  return flow.ok ? ok({ ...flow.value, cartId }) : flow
}

interface Submit {
  readonly flowId: string
  readonly expectPayAmount?: number | undefined
  readonly expectReturns?: SeenReturns | undefined
}

/** Makes the orders of a purchase, one for each goods, and the purchase itself. */
export function submit(
  ctx: ShopperCtx,
  { flowId, ...seen }: Submit,
): Promise<Result<SubmittedBatch, ErrorName>> {
  return submitBatch(
    ctx,
    kinds,
    { flowId, cartId, ...seen },
    async (trx, { batchId, orders, at }) => {
      const units = orders
        .flatMap(({ items }) => items)
        .reduce((sum, item) => sum + item.quantity, 0)
      const { activityId } = orders[0]!.context as GroupContext
      await insertBatch(trx, ctx.scope, {
        token: batchId,
        activityId,
        memberId: ctx.shopper.id,
        units,
        at,
      })
    },
  )
}
