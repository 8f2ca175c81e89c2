import type { ErrorName } from '@mallard/contract/errors'
import { href } from '@mallard/contract/paths'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { ok, refuse, type Instant, type Refused, type Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { z } from 'zod'
import { activityPrice, activityPricing, forFreight } from '#features/activities/activity/index.ts'
import { buyNowLine, type PurchaseKind } from '#features/trade/checkout/index.ts'
import type { Db } from '#platform/db/database.ts'
import { innerPrices, skuIdsOf, standingOf } from './inner-buy.repo.ts'
import { yearAt } from './inner-buy.rules.ts'
import { reservationOf, settleUses } from './quota.repo.ts'

export interface InnerItem {
  readonly productSn: string
  readonly quantity: number
}

/** A member, where and when. */
interface PurchaseInput {
  readonly db: Db
  readonly scope: Scope
  readonly memberId: number
  readonly now: Instant
}

interface Wanted {
  readonly skuId: number
  readonly quantity: number
}

/** Why somebody may not buy this at inner prices now. */
async function refusalOf(
  { db, scope, memberId, now }: PurchaseInput,
  wanted: readonly Wanted[],
): Promise<Refused<ErrorName> | undefined> {
  const { isEmployee, grant } = await standingOf(db, scope, memberId, yearAt(now))
  if (!isEmployee) return refuse('innerStranger')
  if (!grant) return refuse('innerNoGrant')
  const prices = await innerPrices(
    db,
    scope,
    wanted.map(({ skuId }) => skuId),
  )
  if (wanted.some(({ skuId }) => !prices.has(skuId))) return refuse('innerGoodsGone')
  const amount = wanted.reduce((sum, { skuId, quantity }) => sum + prices.get(skuId)! * quantity, 0)
  const left = grant.quota - grant.used - grant.reserved
  return amount > left ? refuse('innerQuotaShort') : undefined
}

const name = { zh: '企业内购', en: 'Inner buying' } as const

const priceEffect = (prices: ReadonlyMap<number, number>) =>
  activityPrice({
    code: orderKind.innerBuy,
    id: 0,
    named: name,
    priceOf: (skuId) => prices.get(skuId),
  })

/** Inner buying (activities.md §2): employees at inner prices, within the quota of the year. */
export const innerPurchase: PurchaseKind<null, { items: readonly InnerItem[] }> = {
  code: orderKind.innerBuy,
  context: z.null(),
  // Refunds of whatever part free it, see `refunded`.
  refundPolicy: { freesQuota: false },
  open: async ({ db, scope, now }, owner, { items }) => {
    const skuIds = await skuIdsOf(
      db,
      scope,
      items.map(({ productSn }) => productSn),
    )
    const wanted = items.map(({ productSn, quantity }) => ({
      skuId: skuIds.get(productSn) ?? 0,
      quantity,
    }))
    const refused = await refusalOf({ db, scope, memberId: owner.memberId, now }, wanted)
    if (refused) return refused
    return ok({
      cartId: '0',
      found: sql.join(
        items.map((item) => buyNowLine(owner, item)),
        sql` union all `,
      ),
      count: items.length,
      missing: 'innerGoodsGone',
      context: null,
    })
  },
  refusal: ({ db, scope, now }, { memberId, lines }) =>
    refusalOf({ db, scope, memberId, now }, lines),
  price: async ({ db, scope }, flow) => {
    const skuIds = flow.lines.map(({ skuId }) => skuId)
    const prices = await innerPrices(db, scope, skuIds)
    return {
      ...activityPricing({ item: [priceEffect(prices)] }),
      deductible: {
        ...flow,
        coupons: forFreight(flow.coupons),
        couponHistoryId: 0,
      },
    }
  },
  reserve: (owner, _flow, at, orderSn, lines) => reservationOf(owner, lines, at, orderSn),
  confirm: (trx, orders) => settleUses(trx, orders.map(snOf)),
  release: (trx, orders) => settleUses(trx, orders.map(snOf)),
  refunded: (trx, orders) => settleUses(trx, orders.map(snOf)),
  explain: (_context, locale, scope) => ({ name: name[locale], href: href('innerBuyList', scope) }),
}

const snOf = ({ orderSn }: { readonly orderSn: string }) => orderSn
