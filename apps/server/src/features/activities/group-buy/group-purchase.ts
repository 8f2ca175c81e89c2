import { activityState } from '@mallard/contract/activities/activity/activity.codes'
import { maxGroupItems } from '@mallard/contract/activities/group-buy/group-buy.codes'
import type { ErrorName } from '@mallard/contract/errors'
import { href } from '@mallard/contract/paths'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { ok, refuse, type Instant, type Refused } from '@mallard/kernel'
import { sql } from 'kysely'
import { z } from 'zod'
import { activityNames, fixedPrice, forFreight } from '#features/activities/activity/index.ts'
import { buyNowLine, type PurchaseKind } from '#features/trade/checkout/index.ts'
import { confirmBatches, releaseBatches } from './batch-events.service.ts'
import { findGroup, sharesOf, type GroupRow, type ShareRow } from './group-buy.repo.ts'
import { leftOf } from './group-buy.rules.ts'
import { reservationOf } from './quota.repo.ts'

const Item = z.strictObject({
  skuId: z.number().int(),
  goodsId: z.number().int(),
  /** Fen of one unit. */
  price: z.number().int(),
  quantity: z.number().int(),
})

/** What a group checkout and each of its orders keep. */
const Context = z.strictObject({
  activityId: z.number().int(),
  urlCode: z.string(),
  name: z.string(),
  nameEn: z.string(),
  endAt: z.number().int(),
  /** Whether paid orders wait for a goal. */
  hasGoal: z.boolean(),
  freightCoupon: z.boolean(),
  /** The purchase that an order belongs to; empty in the checkout. */
  batchId: z.string(),
  items: z.array(Item).min(1).max(maxGroupItems),
})
export type GroupContext = z.output<typeof Context>

export interface GroupInput {
  readonly urlCode: string
  readonly items: readonly { readonly productSn: string; readonly quantity: number }[]
}

/** Why an activity sells nothing now. */
export function stateRefusal(group: GroupRow, now: Instant): Refused<ErrorName> | undefined {
  const state = activityState(group, now)
  if (state === 'WAIT') return refuse('groupWait')
  return state === 'RUN' ? undefined : refuse('groupOver')
}

/** Why so many units cannot be bought, for the first SKU of which that holds. */
function itemsRefusal(
  group: GroupRow,
  items: GroupInput['items'],
  shares: readonly ShareRow[],
): Refused<ErrorName> | undefined {
  for (const { productSn, quantity } of items) {
    const sku = group.skus.find((each) => each.productSn === productSn)
    if (!sku) return refuse('notFound')
    const { title, titleEn, limit } = sku
    const used = shares.find(({ skuId }) => skuId === sku.skuId)?.units ?? 0
    if (used + quantity > limit) return refuse('groupLimit', { title, titleEn, limit })
    const left = leftOf(sku)
    if (left === 0) return refuse('groupGone', { title, titleEn })
    if (quantity > left) return refuse('groupFew', { title, titleEn, left })
  }
  return undefined
}

const sale = fixedPrice<GroupContext>({
  code: orderKind.groupBuy,
  nameOf: activityNames({ zh: '拼团', en: 'Group buy' }),
  idOf: ({ activityId }) => activityId,
  priceOf: ({ items }, skuId) => items.find((item) => item.skuId === skuId)?.price,
  path: ({ urlCode }, scope) => href('groupBuy', { ...scope, urlCode }),
})

/** Group buying (activities.md §4): several SKUs at their own prices, one order for each goods. */
export const groupPurchase: PurchaseKind<GroupContext, GroupInput> = {
  ...sale,
  context: Context,
  refundPolicy: { freesQuota: false },
  open: async ({ db, scope, now }, owner, { urlCode, items }) => {
    const group = await findGroup(db, scope, { urlCode })
    if (!group) return refuse('notFound')
    if (new Set(items.map(({ productSn }) => productSn)).size < items.length)
      return refuse('badInput', { field: 'items' })
    const shares = await sharesOf(db, scope, group.id, owner.memberId)
    const refused = stateRefusal(group, now) ?? itemsRefusal(group, items, shares)
    if (refused) return refused
    const { id, name, nameEn, endAt, goalType, freightCoupon, skus } = group
    return ok({
      cartId: '0',
      found: sql.join(
        items.map((item) => buyNowLine(owner, item)),
        sql` union all `,
      ),
      count: items.length,
      missing: 'notFound',
      context: {
        activityId: id,
        urlCode,
        name,
        nameEn,
        endAt,
        hasGoal: goalType !== 0,
        freightCoupon,
        batchId: '',
        items: items.map(({ productSn, quantity }) => {
          const { skuId, goodsId, price } = skus.find((sku) => sku.productSn === productSn)!
          return { skuId, goodsId, price, quantity }
        }),
      },
    })
  },
  refusal: async ({ db, scope, now }, { context }) => {
    const group = await findGroup(db, scope, { id: context.activityId })
    return group ? stateRefusal(group, now) : refuse('groupOver')
  },
  // No coupon but one for freight, and no points (activities.md §0).
  async price(occasion, flow) {
    const alone = await sale.price(occasion, flow)
    if (!flow.context.freightCoupon) return alone
    const { coupons, freightCouponHistoryId } = flow
    const ofFreight = { coupons: forFreight(coupons), freightCouponHistoryId }
    return { ...alone, deductible: { ...alone.deductible, ...ofFreight } }
  },
  split: ({ flowId, lines, context }) => {
    const goodsIds = [...new Set(lines.map(({ goodsId }) => goodsId))].sort((a, b) => a - b)
    return goodsIds.map((goodsId) => ({
      lines: lines.flatMap((line, place) => (line.goodsId === goodsId ? [place] : [])),
      context: {
        ...context,
        batchId: flowId,
        items: context.items.filter((item) => item.goodsId === goodsId),
      },
    }))
  },
  gathers: ({ hasGoal }) => hasGoal,
  closesBy: ({ endAt }) => endAt,
  reserve: (owner, { context }, at) => reservationOf(owner, context, at),
  confirm: confirmBatches,
  release: releaseBatches,
}
