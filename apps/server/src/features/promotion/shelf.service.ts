import type { PromotionWords } from '@mallard/contract/promotion/promotion.fields'
import { promotionType } from '@mallard/contract/promotion/promotion.codes'
import { scopeText, type Fen, type Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Locale } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import { runningAt, type CompiledPromotion } from './compiled.rules.ts'
import { readVersion } from './promotion.repo.ts'
import type { Coverable, PromotionOf } from './promotion.rules.ts'
import { compiledOf } from './promotion.service.ts'
import { timedPrice } from './timed-discount/timed-discount.rules.ts'
import { wordsOf } from './words.rules.ts'

/** Lists and goods pages are kept for seconds themselves (decision 8); what is bought never asks here. */
const versionTime = 1000

/** What promotions make of prices that everyone sees, at a moment. */
export interface Shelf {
  /** Fen of the SKU that a row `store_goods sg` shows; it needs `goods g` beside it where `wantsGoods` says so. */
  readonly price: RawBuilder<unknown>
  readonly wantsGoods: boolean
  readonly isPlain: boolean
  readonly running: readonly CompiledPromotion[]
}

export async function shelfOf(services: Pick<Services, 'cache' | 'db' | 'clock'>, scope: Scope): Promise<Shelf> {
  const { cache, db, clock } = services
  const version = await cache.get(`promotions:${scopeText(scope)}:version`, versionTime, () => readVersion(db, scope))
  const running = runningAt(await compiledOf(db, scope, version, clock.now()), clock.now())
  const deals = running.flatMap(({ promotion }) => (promotion.type === promotionType.timedDiscount ? [promotion] : []))
  return {
    price: deals.length === 0 ? sql`sg.price` : sql`least(sg.price, ${sql.join(deals.map(dealPart))})`,
    wantsGoods: deals.some(({ scope: covered }) => covered === 'category'),
    isPlain: running.length === 0,
    running,
  }
}

/** The price of a deal for a row, null where it does not hold: the twin of `timedPrice` in SQL. */
function dealPart({ scope, scopeIds, rule: { cut, value } }: PromotionOf<1>): RawBuilder<unknown> {
  const price =
    cut === 'price'
      ? sql`${value}::bigint`
      : cut === 'bp'
        ? sql`greatest(1, sg.price * ${value}::bigint / 10000)`
        : sql`greatest(1, sg.price - ${value}::bigint)`
  if (scope === 'all') return price
  const covers =
    scope === 'category'
      ? sql`g.category_id = any(${scopeIds}::bigint[])`
      : sql`sg.product_sn = any(array(select k.product_sn from sku k where k.id = any(${scopeIds}::bigint[])))`
  return sql`case when ${covers} then ${price} end`
}

/** The lowest of the prices that everyone has for a SKU. */
export function shelfPrice({ running }: Shelf, goods: Coverable, salePrice: Fen): Fen {
  return running.reduce((price, { promotion, covers }) => {
    if (promotion.type !== promotionType.timedDiscount || !covers(goods)) return price
    const deal = timedPrice(promotion.rule, salePrice)
    return deal < price ? deal : price
  }, salePrice)
}

/** Which kind a card tells of first; add-ons are told in the cart. */
const tagOrder = [promotionType.timedDiscount, promotionType.fullReduction, promotionType.gift, promotionType.freeFreight]

/** The one promotion that a card has room for. */
export function tagFor({ running }: Shelf, goods: Coverable, locale: Locale): string | undefined {
  for (const type of tagOrder) {
    const found = running.find(({ promotion, covers }) => promotion.type === type && covers(goods))
    if (found) return wordsOf(found.promotion, locale).tag
  }
  return undefined
}

/** Everything that holds for some of these SKUs, with when it ends. */
export function wordsFor({ running }: Shelf, skus: readonly Coverable[], locale: Locale): PromotionWords[] {
  return running.filter(({ covers }) => skus.some(covers)).map(({ promotion }) => wordsOf(promotion, locale))
}
