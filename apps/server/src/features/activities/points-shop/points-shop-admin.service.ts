import { activityState } from '@mallard/contract/activities/activity/activity.codes'
import type {
  AdminExchange,
  AdminPointsGoods,
  AdminPointsGoodsRow,
  PointsGoodsClash,
  PointsGoodsSetup,
} from '@mallard/contract/activities/points-shop/points-shop-admin.calls'
import { attrText } from '@mallard/contract/catalog/catalog/attr-text'
import { fen, ok, refuse, yuan, type Refused, type Result } from '@mallard/kernel'
import {
  defineActivity,
  recordsOf,
  setUpThing,
  type ListRow,
  type SetUpThing,
} from '#features/activities/activity/index.ts'
import { atPriceNow } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import {
  figuresOf,
  listExchanges,
  pointsGoodsListing,
  setUpTerms,
  type ListedPointsGoods,
  type SetUpTerms,
} from './points-shop-admin.repo.ts'
import { findPointsGoods, type PointsGoodsRow } from './points-shop.repo.ts'
import { isWorthIt } from './points-shop.rules.ts'
import { dropPointsShop } from './points-shop.service.ts'
import { localised } from '#platform/locale.rules.ts'

/** All that an operator sets up. */
const setupOf = (row: PointsGoodsRow) => ({
  skuId: row.skuId,
  templateId: row.templateId,
  points: row.points,
  cashAmount: row.cashAmount,
  quota: row.quota,
  limitPerUser: row.limitPerUser,
  startAt: row.startAt,
  endAt: row.endAt,
  minLevel: row.minLevel?.code ?? null,
  sort: row.sort,
})

export async function detail(
  ctx: StaffCtx,
  { id }: { readonly id: number },
): Promise<Result<AdminPointsGoods, 'notFound'>> {
  const { db } = ctx.services
  const now = ctx.clock.now()
  const row = await findPointsGoods(db, ctx.scope, id, new Date(now))
  if (!row) return refuse('notFound')
  const { minLevel } = row
  return ok({
    ...setupOf(row),
    id,
    version: row.version,
    kind: row.skuId === null ? 'coupon' : 'goods',
    title: localised(ctx.locale, row.title, row.titleEn),
    productAttr: attrText(row, ctx.locale),
    productSn: row.productSn ?? '',
    pic: row.pic,
    level: minLevel ? localised(ctx.locale, minLevel.name, minLevel.nameEn) : '',
    cashAmount: fen(row.cashAmount),
    reserved: row.reserved,
    sold: row.sold,
    state: activityState(row, now),
    closeReason: row.closeReason,
    salePrice: fen(row.salePrice ?? 0),
    available: row.available,
    figures: await figuresOf(db, ctx.scope, id),
  })
}

export const exchanges = recordsOf({
  find: findPointsGoods,
  list: listExchanges,
  view: (rows: AdminExchange[]) => rows,
})

type Fault = 'badInput' | 'notFound' | 'pointsGoodsHigh'

/** The field of a set-up that cannot be, by itself; undefined: none. */
function wrongField({
  skuId,
  templateId,
  cashAmount,
  quota,
  limitPerUser,
}: PointsGoodsSetup): string | undefined {
  if ((skuId === null) === (templateId === null)) return skuId === null ? 'skuId' : 'templateId'
  if (templateId !== null && cashAmount > 0) return 'cashAmount'
  return limitPerUser > quota ? 'limitPerUser' : undefined
}

/** What a set-up sells, with what it costs without it when it begins. */
const priced = async (db: Db, { scope, clock }: StaffCtx, setup: PointsGoodsSetup) => {
  const found = await setUpThing(db, scope, setup)
  const known = found && { ...found, ...(await setUpTerms(db, scope, setup)) }
  return atPriceNow(db, scope, setup.skuId, known, clock.now(), setup.startAt)
}

/** Why the set-up cannot be, or undefined. */
async function check(
  trx: Db,
  ctx: StaffCtx,
  setup: PointsGoodsSetup,
): Promise<Refused<Fault> | undefined> {
  const field = wrongField(setup)
  if (field) return refuse('badInput', { field })
  const thing = await priced(trx, ctx, setup)
  if (!thing) return refuse('notFound')
  if (!thing.hasLevel) return refuse('badInput', { field: 'minLevel' })
  return thing.salePrice === null || isWorthIt(setup, thing.salePrice)
    ? undefined
    : refuse('pointsGoodsHigh', { price: yuan(fen(thing.salePrice)) })
}

/** `close`: nobody can have it any more; what was taken stays taken. */
export const {
  list,
  save,
  close,
  setUp: setUpPointsGoods,
} = defineActivity({
  object: 'pointsGoods',
  table: 'points_goods',
  begun: 'pointsGoodsBegun',
  mayBeginAtOnce: true,
  find: findPointsGoods,
  setupOf,
  columns: (setup: PointsGoodsSetup) => ({
    sku_id: setup.skuId,
    template_id: setup.templateId,
    points: setup.points,
    cash_amount: setup.cashAmount,
    quota: setup.quota,
    limit_per_user: setup.limitPerUser,
    min_level: setup.minLevel,
    sort: setup.sort,
  }),
  check,
  changed: dropPointsShop,
  listing: pointsGoodsListing,
  row: (
    { skuId, titleEn, levelEn, ...row }: ListRow<ListedPointsGoods>,
    locale,
  ): AdminPointsGoodsRow => ({
    ...row,
    kind: skuId === null ? 'coupon' : 'goods',
    title: localised(locale, row.title, titleEn),
    level: localised(locale, row.level, levelEn),
    cashAmount: fen(row.cashAmount),
  }),
  detail,
})

/** What stands against a set-up, for the form to say before it is saved. */
export async function clashes(
  ctx: StaffCtx,
  setup: PointsGoodsSetup,
): Promise<Result<PointsGoodsClash[], never>> {
  if (setup.skuId === null && setup.templateId === null) return ok([])
  const thing = await priced(ctx.services.db, ctx, setup)
  const field = setup.skuId === null ? 'templateId' : 'skuId'
  const found: PointsGoodsClash[] = []
  const say = (of: PointsGoodsClash['field'], isBlocking: boolean, zh: string, en: string) =>
    found.push({ field: of, text: localised(ctx.locale, zh, en), isBlocking })
  if (!thing) say(field, true, '本店没有它', 'The store does not have it')
  else clashesOf(thing, setup, field, say)
  return ok(found)
}

type Say = (of: PointsGoodsClash['field'], isBlocking: boolean, zh: string, en: string) => void

function clashesOf(
  { salePrice, available, isOver, isUp, hasLevel }: SetUpThing & SetUpTerms,
  setup: PointsGoodsSetup,
  field: 'skuId' | 'templateId',
  say: Say,
): void {
  if (!hasLevel) say('minLevel', true, '没有这个会员等级', 'There is no such level')
  if (salePrice !== null && !isWorthIt(setup, salePrice)) {
    const price = `¥${yuan(fen(salePrice))}`
    say(
      'points',
      true,
      `积分（100积分抵1元）加现金高于售价${price}`,
      `Points (100 for ¥1) and cash exceed the price of ${price}`,
    )
  }
  if (isUp)
    say(field, false, '同一时间已可用积分兑换', 'It is up for points at the same time already')
  if (isOver)
    say(field, false, '优惠券会先于兑换到期或已停发', 'The coupon ends before the offer does')
  if (available < setup.quota)
    say(
      'quota',
      false,
      `只有${available}件可用，少于兑换数量`,
      `Only ${available} are there, fewer than are put up`,
    )
}
