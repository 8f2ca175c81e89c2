import type { PromotionWords } from '@mallard/contract/pricing/promotion/promotion.fields'
import { fen, type Fen, type Instant, type Locale, type Scope, scopeText } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import { textIn } from '#platform/locale.rules.ts'
import { dropTags } from '#platform/cache-tags.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import { readOffersNow, type ActivityOffer } from './activity-offer.repo.ts'
import { runningAt, type CompiledPromotion } from './compiled.rules.ts'
import { allKinds, kindOf } from './kinds.rules.ts'
import { readProductNumbers, readVersion } from './promotion.repo.ts'
import type { Coverable, Promotion } from './promotion.rules.ts'
import { compiledOf } from './promotion.service.ts'
import { cutPrice, type UnitCut } from './unit-cut.rules.ts'
import { wordsOf } from './labels.rules.ts'

/**
 * Lists and goods pages are kept for seconds themselves (decision 8); what is bought never asks
 * here.
 */
const versionTime = 1000

/** What promotions make of prices that everyone sees, at a moment. */
export interface CataloguePrices {
  /** Fen of the SKU that a row `store_goods sg` shows, with `goods g` beside it. */
  readonly price: RawBuilder<unknown>
  /** Changes with the prices that everyone sees. */
  readonly priceState: string
  readonly running: readonly CompiledPromotion[]
  /** SKUs that these promotions name, by product number. */
  readonly namedSkus: ReadonlyMap<string, number>
  /** What activities sell at this moment for less, by product number: of each the cheapest. */
  readonly offers: ReadonlyMap<string, ActivityOffer>
}

/** What is read of a store's promotions and of the prices that they make. */
export const promotionTag = (scope: Scope) => `promotions:${scopeText(scope)}`

/** After promotions or prices of levels changed, and were committed. */
export function dropPromotions({ services, scope }: StaffCtx): void {
  dropTags(services, [promotionTag(scope)])
}

export async function cataloguePricesOf(
  services: Pick<Services, 'cache' | 'db' | 'clock'>,
  scope: Scope,
): Promise<CataloguePrices> {
  const { cache, db, clock } = services
  const tag = promotionTag(scope)
  const version = await cache.get(`${tag}:version`, versionTime, () => readVersion(db, scope), [
    tag,
  ])
  const readOffers = () => readOffersNow(db, scope, new Date(clock.now()))
  const offers = await cache.get(`${tag}:offers`, versionTime, readOffers, [tag])
  const running = runningAt(await compiledOf(db, scope, version, clock.now()), clock.now())
  const namedSkus = await namedSkusOf(services, scope, version, running)
  const deals = running.flatMap(({ promotion }) => {
    const cut = kindOf(promotion).catalogueCut?.(promotion.rule)
    return cut ? [{ promotion, cut }] : []
  })
  return {
    price:
      deals.length === 0 ? sql`sg.price` : sql`least(sg.price, ${sql.join(deals.map(dealPart))})`,
    priceState:
      deals.length === 0 ? '' : `${version}: ${deals.map(({ promotion }) => promotion.id).join()}`,
    running,
    namedSkus,
    offers: offersAt(offers, running, clock.now()),
  }
}

/** By product number; what lists show is told from it without asking for each row's SKU. */
async function namedSkusOf(
  { cache, db }: Pick<Services, 'cache' | 'db'>,
  scope: Scope,
  version: number,
  running: readonly CompiledPromotion[],
): Promise<CataloguePrices['namedSkus']> {
  const naming = running.filter(({ promotion }) => promotion.scope === 'sku')
  if (naming.length === 0) return new Map()
  const tag = promotionTag(scope)
  const key = `${tag}:${version}:skus:${naming.map(({ promotion }) => promotion.id).join()}`
  const ids = naming.flatMap(({ promotion }) => promotion.scopeIds)
  return cache.get(key, versionTime, () => readProductNumbers(db, scope.partnerId, ids), [tag])
}

function offersAt(
  offers: readonly ActivityOffer[],
  running: readonly CompiledPromotion[],
  now: Instant,
): ReadonlyMap<string, ActivityOffer> {
  const shown = offers.filter(
    ({ startAt, endAt, price, salePrice, ...goods }) =>
      startAt <= now && now < endAt && price < cataloguePrice({ running }, goods, fen(salePrice)),
  )
  // The cheapest comes last into the map, and stays.
  return new Map(shown.toReversed().map((offer) => [offer.productSn, offer]))
}

interface Deal {
  readonly promotion: Promotion
  readonly cut: UnitCut
}

/** The price of a deal for a row, null where it does not hold: the twin of `cutPrice` in SQL. */
function dealPart({
  promotion: { scope, scopeIds },
  cut: { cut, value },
}: Deal): RawBuilder<unknown> {
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
      : sql`sg.product_sn = any(array(select k.product_sn from sku k
        where k.id = any(${scopeIds}::bigint[])))`
  return sql`case when ${covers} then ${price} end`
}

/** The lowest of the prices that everyone has for a SKU. */
export function cataloguePrice(
  { running }: Pick<CataloguePrices, 'running'>,
  goods: Coverable,
  salePrice: Fen,
): Fen {
  return publicPrice({ running }, goods, salePrice).price
}

/** The same with the promotion that makes it, if one does. */
export function publicPrice(
  { running }: Pick<CataloguePrices, 'running'>,
  goods: Coverable,
  salePrice: Fen,
): { readonly price: Fen; readonly promotionId: number | null } {
  let [price, promotionId]: [Fen, number | null] = [salePrice, null]
  for (const { promotion, covers } of running) {
    const cut = covers(goods) ? kindOf(promotion).catalogueCut?.(promotion.rule) : undefined
    const cutTo = cut && cutPrice(cut, salePrice)
    if (cutTo !== undefined && cutTo < price) [price, promotionId] = [cutTo, promotion.id]
  }
  return { price, promotionId }
}

/** Kinds that cards tell of, in the order in which they have room. */
const onCards = allKinds
  .filter(({ cardRank }) => cardRank !== undefined)
  .sort((a, b) => a.cardRank! - b.cardRank!)

/** The activity that sells a SKU now, in words. */
export function offerOf(
  { offers }: CataloguePrices,
  productSn: string,
  locale: Locale,
): { tag: string; href: string; endAt: Instant } | undefined {
  const offer = offers.get(productSn)
  if (!offer) return undefined
  const { tag, tagEn, path, endAt } = offer
  return { tag: textIn(locale, [tag, tagEn]), href: path, endAt }
}

/** The one promotion that a card has room for. */
export function tagFor(
  { running }: CataloguePrices,
  goods: Coverable,
  locale: Locale,
): string | undefined {
  for (const kind of onCards) {
    const found = running.find(
      ({ promotion, covers }) => kindOf(promotion) === kind && covers(goods),
    )
    if (found) return kind.tag(found.promotion.rule, locale)
  }
  return undefined
}

/** Everything that holds for some of these SKUs, with when it ends. */
export function wordsFor(
  { running }: CataloguePrices,
  skus: readonly Coverable[],
  locale: Locale,
): PromotionWords[] {
  return running
    .filter(({ covers }) => skus.some(covers))
    .map(({ promotion }) => wordsOf(promotion, locale))
}
