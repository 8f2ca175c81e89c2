import { couponKind } from '@mallard/contract/pricing/coupon/coupon.codes'
import {
  activityPriceType,
  promotionKinds,
} from '@mallard/contract/pricing/promotion/promotion.codes'
import { fen, minus, ok, times, zero, type Scope } from '@mallard/kernel'
import { noEffects, type Effects, type ItemEffect } from '#features/pricing/promotion/index.ts'
import {
  buyNowLine,
  type FlowOwner,
  type Pricing,
  type PurchaseKind,
  type PurchaseKinds,
} from '#features/trade/checkout/index.ts'

/** What an activity is called on checkout, order and refund pages. */
export interface ActivityName {
  readonly zh: string
  readonly en: string
}

/** Names of activities of a kind: the kind's, then their own; one without English has its own. */
export const activityNames =
  (kind: ActivityName) =>
  ({ name, nameEn }: { readonly name: string; readonly nameEn: string }): ActivityName => ({
    zh: `${kind.zh} · ${name}`,
    en: `${kind.en} · ${nameEn || name}`,
  })

interface Priced {
  /** Code of the way to buy. */
  readonly code: number
  /** Of the activity; 0: it has none. */
  readonly id: number
  readonly named: ActivityName
  /** Fen of a unit of a SKU; undefined: it is not sold in the activity. */
  readonly priceOf: (skuId: number) => number | undefined
}

/** The activity's price for what it sells, whatever the store asks; never more than that. */
export const activityPrice = ({ code, id, named, priceOf }: Priced): ItemEffect => ({
  id,
  name: named.zh,
  nameEn: named.en,
  type: activityPriceType(code),
  saving: ({ skuId, unitPrice, quantity }) => {
    const price = fen(priceOf(skuId) ?? unitPrice)
    return unitPrice > price ? times(minus(unitPrice, price), quantity) : zero
  },
})

/** Delivery that an activity gives; its name in Chinese. */
export const freeDelivery = (name: string): Effects['shipping'][number] => ({
  id: 0,
  name,
  nameEn: 'Free delivery',
  type: promotionKinds.freeFreight.code,
  saving: (freight) => freight,
})

/** These effects alone: no promotion of the store, no coupon and no points (activities.md §0). */
export const activityPricing = (effects: Partial<Effects>): Pricing => ({
  effects: { ...noEffects, ...effects },
  running: [],
  deductible: {
    coupons: [],
    balance: 0,
    couponHistoryId: 0,
    freightCouponHistoryId: 0,
    useIntegration: 0,
  },
})

/** The coupons for freight, the only ones that may join (domain.md §4.2). */
export const forFreight = <Coupon extends { readonly kind: number }>(
  coupons: readonly Coupon[],
): Coupon[] => coupons.filter(({ kind }) => kind === couponKind.freight)

/** A way to buy at prices that its context keeps. */
interface FixedPrice<Context> {
  readonly code: number
  /** What checkout, order and refund pages call it. */
  readonly nameOf: (context: Context) => ActivityName
  /** Number of the activity. */
  readonly idOf: (context: Context) => number
  /** Fen of a unit of a SKU; undefined: it is not sold in the activity. */
  readonly priceOf: (context: Context, skuId: number) => number | undefined
  /** What lowers the price beside it. */
  readonly more?: (context: Context) => Partial<Effects>
  /** Path of its page. */
  readonly path: (context: Context, scope: Scope) => string
}

/** What all ways to buy at a fixed price have alike: nothing else joins their price. */
export const fixedPrice = <Context>({
  code,
  nameOf,
  idOf,
  priceOf,
  more,
  path,
}: FixedPrice<Context>) =>
  ({
    code,
    async price(_occasion, { context }) {
      const id = idOf(context)
      const named = nameOf(context)
      const item = activityPrice({ code, id, named, priceOf: (skuId) => priceOf(context, skuId) })
      return activityPricing({ item: [item], ...more?.(context) })
    },
    explain: (context, locale, scope) => ({
      name: nameOf(context)[locale],
      href: path(context, scope),
    }),
  }) satisfies Pick<PurchaseKind<Context>, 'code' | 'price' | 'explain'>

/** A checkout of units of one SKU begins, beside the cart. */
export const openedWith = <Context>(
  owner: FlowOwner,
  line: Parameters<typeof buyNowLine>[1],
  context: Context,
) =>
  ok({
    cartId: '0',
    found: buyNowLine(owner, line),
    count: 1,
    missing: 'notFound' as const,
    context,
  })

/** Ways to buy for a call that sells what it names and nothing else: other checkouts are not there. */
export const onlyOf = (
  kinds: PurchaseKinds,
  named: Readonly<Record<string, unknown>>,
): PurchaseKinds => ({
  ...kinds,
  of(flow) {
    const known = kinds.of(flow)
    const context = known?.flow.context as Readonly<Record<string, unknown>> | undefined
    const isNamed = context && Object.entries(named).every(([name, of]) => context[name] === of)
    return isNamed ? known : undefined
  },
})
