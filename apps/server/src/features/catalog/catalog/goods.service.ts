import { policyOf, returnText } from '@mallard/contract/catalog/catalog/return-policy.codes'
import type { GoodsDetail } from '@mallard/contract/catalog/catalog/catalog.fields'
import {
  fen,
  type Fen,
  type Instant,
  type Locale,
  ok,
  refuse,
  type Result,
  type Scope,
  scopeText,
} from '@mallard/kernel'
import { pricesOfGoods, shownLevels } from '#features/pricing/level-price/index.ts'
import {
  cataloguePricesOf,
  cataloguePrice,
  offerOf,
  usualArea,
  usualFreight,
  tagFor,
  wordsFor,
  type CataloguePrices,
} from '#features/pricing/promotion/index.ts'
import { chipsFor, liveCoupons } from '#features/pricing/coupon/index.ts'
import { summaryOf } from '#features/catalog/review/index.ts'
import { freeFreightOver, promisesOf } from '#features/shop/store/index.ts'
import { localised } from '#platform/locale.rules.ts'
import { Prebuilt } from '#platform/http/bind.ts'
import type { Ctx } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import { detailTags } from './cache-tags.ts'
import { arrivalText } from './arrival.rules.ts'
import { listPriceShown } from './struck.rules.ts'
import { findGoods, goodsIdOfSku, type GoodsRow, type SkuRow } from './goods.repo.ts'

const cacheTime = 4000
/** Stock is told up to this many units (domain.md §8). */
const maxStockShown = 99

export async function detail(
  ctx: Ctx,
  input: { id: number },
): Promise<Result<Prebuilt, 'notFound'>> {
  const key = goodsKey(ctx.scope, input.id, ctx.locale)
  const load = async () => {
    const goods = await loadDetail(ctx.services, ctx.scope, input.id, ctx.locale)
    return goods ? new Prebuilt(JSON.stringify(goods)) : undefined
  }
  const built = await ctx.services.cache.get(key, cacheTime, load, detailTags(ctx.scope, input.id))
  return built ? ok(built) : refuse('notFound')
}

/** The same by the code of one of its SKUs, which links of promoters carry. */
export async function bySn(
  ctx: Ctx,
  { productSn }: { productSn: string },
): Promise<Result<Prebuilt, 'notFound'>> {
  const id = await goodsIdOfSku(ctx.services.db, ctx.scope.partnerId, productSn)
  return id === undefined ? refuse('notFound') : detail(ctx, { id })
}

/** Goods as their page shows them, for pages of other features. */
export async function goodsDetailOf(
  { services, scope, locale }: Ctx,
  id: number,
): Promise<GoodsDetail | undefined> {
  const load = () => loadDetail(services, scope, id, locale)
  const key = `${goodsKey(scope, id, locale)}:parts`
  return services.cache.get(key, cacheTime, load, detailTags(scope, id))
}

export function goodsKey(scope: Scope, id: number, locale: Locale): string {
  return `goods:${scopeText(scope)}:${id}:${locale}`
}

async function loadDetail(
  services: Services,
  scope: Scope,
  id: number,
  locale: Locale,
): Promise<GoodsDetail | undefined> {
  // All at once: what is asked together goes to the database and comes back together.
  const [goods, summary, freeOver, prices, levels, own, live, promises] = await Promise.all([
    findGoods(services.db, scope, id),
    summaryOf(services.db, scope.partnerId, id, locale),
    freeFreightOver(services, scope.partnerId),
    cataloguePricesOf(services, scope),
    shownLevels(services, scope),
    pricesOfGoods(services.db, scope, id),
    liveCoupons(services, scope),
    promisesOf(services, scope, locale),
  ])
  if (!goods) return undefined
  const units = goods.skus.map((sku) => ({
    skuId: sku.id,
    goodsId: goods.id,
    categoryId: goods.category_id,
  }))
  const coupons = chipsFor(live, units, locale)
  const memberPrices = levels.flatMap(({ code, name, nameEn, discountBp: bp }) => {
    const prices = Object.fromEntries(
      own.flatMap(({ levelCode, productSn, price }) =>
        levelCode === code ? [[productSn, price]] : [],
      ),
    )
    return bp < 10_000 || Object.keys(prices).length > 0
      ? [{ name: localised(locale, name, nameEn), bp, prices }]
      : []
  })
  const arrival = arrivalOfGoods(goods, services.clock.now(), locale)
  const shown = detailOf(
    goods,
    {
      commentSummary: summary,
      memberPrices,
      coupons,
      arrivalText: arrival,
      ...(promises.length > 0 && { promises }),
    },
    freeOver,
    prices,
    locale,
  )
  const main = goods.main_store_id
  return main === null || main === scope.storeId ? shown : { ...shown, mainStoreId: main }
}

/** Where most goods go: the page is the same for everyone. */
function arrivalOfGoods(goods: GoodsRow, now: Instant, locale: Locale): string {
  const days = usualArea({ areas: goods.freight_areas })?.days ?? null
  return arrivalText(now, { cutOffHour: goods.cut_off_hour, days }, locale)
}

export function detailOf(
  goods: GoodsRow,
  beside: Pick<
    GoodsDetail,
    'commentSummary' | 'memberPrices' | 'coupons' | 'arrivalText' | 'promises'
  >,
  freeOver: number | null,
  prices: CataloguePrices,
  locale: Locale,
): GoodsDetail {
  const en = locale === 'en'
  const twin = en ? goods.en : {}
  const coverable = (sku: SkuRow) => ({ skuId: sku.id, categoryId: goods.category_id })
  const priceOf = (sku: SkuRow) => cataloguePrice(prices, coverable(sku), fen(sku.sale_price))
  const shown = goods.skus.find(({ product_sn: sn }) => sn === goods.product_sn)
  const promotionTag = shown && tagFor(prices, coverable(shown), locale)
  const activityOf = (productSn: string) => {
    const activity = offerOf(prices, productSn, locale)
    return activity ? { activity } : {}
  }
  const price = shown ? priceOf(shown) : fen(goods.price)
  const [main] = goods.pics
  if (!main) throw new Error(`goods ${goods.id} has no picture`)
  const returnPolicy = policyOf({
    afterSaleDays: goods.after_sale_days,
    returnExempt: goods.return_exempt,
  })
  return {
    itemId: goods.id,
    productSn: goods.product_sn,
    title: localised(locale, goods.title, goods.title_en),
    subTitle: localised(locale, goods.sub_title, goods.sub_title_en),
    pic: main,
    price,
    listPrice: listPriceShown(goods.struck_price, price),
    ...basisOf(goods, locale),
    sales: goods.sales,
    stockState: goods.stock_state,
    tags: en && goods.tags_en.length ? goods.tags_en : goods.tags,
    brand: twin.brand ?? goods.brand,
    categoryId: goods.category_id,
    categoryName: localised(locale, goods.category_name, goods.category_name_en),
    pics: goods.pics,
    ...(goods.video && { video: goods.video }),
    detailHtml: twin.detailHtml ?? goods.detail_html,
    sections: twin.sections ?? goods.sections,
    params: twin.params ?? goods.params,
    skus: goods.skus.map((sku) => ({
      ...skuOf(goods, sku, priceOf(sku), en),
      ...activityOf(sku.product_sn),
    })),
    attrs: twin.attrs ?? goods.attrs,
    ...beside,
    ...(promotionTag ? { promotionTag } : {}),
    promotions: wordsFor(prices, goods.skus.map(coverable), locale),
    freightText: freightText(freeOver, en),
    returnPolicy,
    services: [returnText(returnPolicy, locale), sentText(goods, en)],
    limit: goods.max_per_user,
    onSale: goods.on_sale,
  }
}

/** What a struck-through price of these goods rests on. */
function basisOf(
  { list_basis: kind, list_basis_note: note, list_basis_note_en: noteEn }: GoodsRow,
  locale: Locale,
): Pick<GoodsDetail, 'struckBasis'> {
  if (kind === 'none') return {}
  return { struckBasis: { kind, note: localised(locale, note, noteEn) } }
}

function skuOf(goods: GoodsRow, sku: SkuRow, price: Fen, en: boolean): GoodsDetail['skus'][number] {
  const template = { mode: goods.freight_mode, areas: goods.freight_areas }
  const freight = usualFreight(template, { weight: sku.weight_g, price })
  return {
    productSn: sku.product_sn,
    attrs: en && sku.attrs_en.length ? sku.attrs_en : sku.attrs,
    // By the words of the shop's own language: those of another may name two values alike.
    places: goods.attrs.map(({ key, values }) => {
      const own = sku.attrs.find((attr) => attr.key === key)
      return values.findIndex(({ value }) => value === own?.value)
    }),
    pic: sku.pic,
    price,
    ...(price < sku.sale_price ? { salePrice: fen(sku.sale_price) } : {}),
    listPrice: listPriceShown(sku.struck_price, price),
    stock: Math.min(sku.available, maxStockShown),
    limit: goods.max_per_user,
    ...(freight === undefined ? {} : { freight }),
  }
}

/** When it leaves, by the hour of its freight template that the day of arrival rests on. */
function sentText({ cut_off_hour: hour }: GoodsRow, en: boolean): string {
  if (hour >= 24) return en ? 'Sent on the day you pay' : '付款当天发货'
  return en ? `Paid by ${hour}:00, sent that day` : `${hour}:00前付款当天发货`
}

function freightText(freeOver: number | null, en: boolean): string {
  if (freeOver === null) return en ? 'Freight by region' : '运费按地区计算'
  const amount = freeOver % 100 === 0 ? String(freeOver / 100) : (freeOver / 100).toFixed(2)
  return en ? `Free delivery over ¥${amount}` : `满¥${amount}包邮`
}
