import type { PromotionTrial } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { fen, ok, refuse, type Instant, type Result } from '@mallard/kernel'
import type { StaffCtx } from '#platform/http/context.ts'
import {
  compile,
  effectsAt,
  runningAt,
  type CompiledPromotion,
  noDiscount,
  priceOf,
  type Quote,
  nameIn,
  appliedIn,
  skuWordsIn,
} from '#features/pricing/promotion/index.ts'
import { levelPrices, pricesOfLevel } from '#features/pricing/level-price/index.ts'
import { freightTemplates, pickSkus, promotionsBetween } from './promotion-admin.repo.ts'

interface TrialInput {
  readonly items: readonly { readonly productSn: string; readonly quantity: number }[]
  readonly levelCode?: string | undefined
  readonly at: Instant
  readonly countyCode?: string | undefined
}

/** What a basket would cost at a moment, calculated by the very rules that price orders. */
export async function trial(
  ctx: StaffCtx,
  { items, levelCode, at, countyCode }: TrialInput,
): Promise<Result<PromotionTrial, 'notFound'>> {
  const { db } = ctx.services
  const [picked, promotions, templates, levels] = await Promise.all([
    pickSkus(db, ctx.scope, { sns: items.map(({ productSn }) => productSn) }, items.length),
    promotionsBetween(db, ctx.scope, new Date(at), new Date(at + 1)),
    freightTemplates(db, ctx.scope.partnerId),
    levelPrices(db, ctx.scope.partnerId),
  ])
  const level = levels.find(({ code }) => code === levelCode)
  if (levelCode && !level) return refuse('notFound')
  const bought = items.flatMap(({ productSn, quantity }) => {
    const sku = picked.find((each) => each.productSn === productSn)
    return sku ? [{ ...sku, quantity, unitPrice: fen(sku.salePrice) }] : []
  })
  if (bought.length < items.length) return refuse('notFound')

  const own = level ? await pricesOfLevel(db, ctx.scope, level.code) : []
  const who = {
    levelBp: level?.discountBp ?? noDiscount,
    levelPrices: new Map(own.map(({ skuId, price }) => [skuId, price])),
    used: {},
  }
  const store = compile(0, promotions)
  const quote = priceOf({
    lines: bought,
    effects: effectsAt(store, at, who),
    templates,
    countyCode,
  })
  const running = runningAt(store, at, who)
  const given = await pickSkus(db, ctx.scope, { ids: quote.gifts.map(({ skuId }) => skuId) }, 100)
  return ok({
    lines: quote.lines.map(({ promotionAmount, realAmount, applied }, index) => {
      const sku = bought[index]!
      const { productSn, salePrice, quantity } = sku
      return {
        productSn,
        ...skuWordsIn(sku, ctx.locale),
        salePrice: fen(salePrice),
        quantity,
        promotionAmount,
        realAmount,
        promotions: appliedIn(applied, ctx.locale),
      }
    }),
    gifts: quote.gifts.flatMap(({ skuId, promotionId, quantity }) => {
      const sku = given.find((each) => each.skuId === skuId)
      const promotion = running.find((each) => each.promotion.id === promotionId)?.promotion
      return sku && promotion
        ? [
            {
              productSn: sku.productSn,
              title: skuWordsIn(sku, ctx.locale).title,
              quantity,
              promotionId,
              promotionName: nameIn(promotion, ctx.locale),
            },
          ]
        : []
    }),
    amounts: quote.amounts,
    promotions: appliedIn(quote.applied, ctx.locale),
    idle: running.flatMap((each) => {
      const reason = whyIdle(each, quote, countyCode !== undefined)
      const { id, type } = each.promotion
      return reason ? [{ id, type, name: nameIn(each.promotion, ctx.locale), reason }] : []
    }),
  })
}

/** Why a running promotion did nothing for the basket; undefined when it did something. */
function whyIdle(
  { promotion, covers, effects }: CompiledPromotion,
  quote: Quote,
  knowsPlace: boolean,
): PromotionTrial['idle'][number]['reason'] | undefined {
  if (quote.applied.some(({ id, type }) => id === promotion.id && type === promotion.type))
    return undefined
  const covered = quote.lines.filter(({ line }) => covers(line))
  if (covered.length === 0) return 'otherGoods'
  if (effects.shipping && (!knowsPlace || quote.amounts.freightAmount === 0)) return 'noFreight'
  if (effects.item) return 'lost'
  const open = covered.map(({ line, amount }) => ({ line, payable: amount }))
  return effects.order?.some((effect) => effect.saving(open) > 0) ? 'lost' : 'notReached'
}
