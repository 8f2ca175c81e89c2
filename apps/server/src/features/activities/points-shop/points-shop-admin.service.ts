import type {
  AdminPointsGoods,
  AdminPointsGoodsRow,
  PointsGoodsClash,
  PointsGoodsSetup,
} from '@mallard/contract/activities/points-shop/points-shop-admin.calls'
import type { PointsGoodsState } from '@mallard/contract/activities/points-shop/points-shop.codes'
import { attrText } from '@mallard/contract/catalog/catalog/attr-text'
import {
  fen,
  ok,
  refuse,
  yuan,
  type Instant,
  type Refused,
  type Result,
  type Scope,
} from '@mallard/kernel'
import { audit, changesOf, makeOnce } from '#features/people/staff/index.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import {
  closePointsGoods,
  figuresOf,
  insertPointsGoods,
  listExchanges,
  listPointsGoods,
  setUpThing,
  updatePointsGoods,
  type SetUpThing,
} from './points-shop-admin.repo.ts'
import { findPointsGoods, type PointsGoodsRow } from './points-shop.repo.ts'
import { isWorthIt, pointsGoodsState } from './points-shop.rules.ts'
import { dropPointsShop } from './points-shop.service.ts'

interface Paged {
  readonly pageNum: number
  readonly pageSize: number
}

const wordIn = ({ locale }: StaffCtx, zh: string, en: string) => (locale === 'en' && en) || zh

function pageOf<T>({ pageNum, pageSize }: Paged, list: T[], total: number) {
  return { list, total, pageNum, pageSize, hasNext: pageNum * pageSize < total }
}

const spanOf = ({ pageNum, pageSize }: Paged) => ({
  offset: (pageNum - 1) * pageSize,
  limit: pageSize,
})

export async function list(ctx: StaffCtx, asked: Paged & { state: PointsGoodsState | 'ALL' }) {
  const now = ctx.clock.now()
  const input = { state: asked.state, ...spanOf(asked) }
  const { rows, total } = await listPointsGoods(ctx.services.db, ctx.scope, input, new Date(now))
  const view = rows.map(
    ({ skuId, title, titleEn, level, levelEn, isClosed, ...row }): AdminPointsGoodsRow => ({
      ...row,
      kind: skuId === null ? 'coupon' : 'goods',
      title: wordIn(ctx, title, titleEn),
      level: wordIn(ctx, level, levelEn),
      cashAmount: fen(row.cashAmount),
      state: pointsGoodsState({ ...row, isClosed }, now),
    }),
  )
  return ok(pageOf(asked, view, total))
}

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
    title: wordIn(ctx, row.title, row.titleEn),
    productAttr: attrText(row, ctx.locale),
    productSn: row.productSn ?? '',
    pic: row.pic,
    level: minLevel ? wordIn(ctx, minLevel.name, minLevel.nameEn) : '',
    cashAmount: fen(row.cashAmount),
    reserved: row.reserved,
    sold: row.sold,
    state: pointsGoodsState(row, now),
    closeReason: row.closeReason,
    salePrice: fen(row.salePrice ?? 0),
    available: row.available,
    figures: await figuresOf(db, ctx.scope, id),
  })
}

export async function exchanges(
  ctx: StaffCtx,
  asked: Paged & { readonly id: number; readonly status?: number | undefined },
) {
  const { db, clock } = ctx.services
  const known = await findPointsGoods(db, ctx.scope, asked.id, new Date(clock.now()))
  if (!known) return refuse('notFound')
  const input = { status: asked.status, ...spanOf(asked) }
  const { rows, total } = await listExchanges(db, ctx.scope, asked.id, input)
  return ok(pageOf(asked, rows, total))
}

type Fault = 'badInput' | 'notFound' | 'pointsGoodsHigh'

/** The field of a set-up that cannot be, by itself; undefined: none. */
export function wrongField(
  { startAt, endAt, skuId, templateId, cashAmount, quota, limitPerUser }: PointsGoodsSetup,
  now: Instant,
): string | undefined {
  if (endAt <= startAt || endAt <= now) return 'endAt'
  if ((skuId === null) === (templateId === null)) return skuId === null ? 'skuId' : 'templateId'
  if (templateId !== null && cashAmount > 0) return 'cashAmount'
  return limitPerUser > quota ? 'limitPerUser' : undefined
}

/** Why the set-up cannot be, or undefined. */
async function faultOf(
  db: Db,
  scope: Scope,
  setup: PointsGoodsSetup,
  now: Instant,
): Promise<Refused<Fault> | undefined> {
  const field = wrongField(setup, now)
  if (field) return refuse('badInput', { field })
  const thing = await setUpThing(db, scope, setup)
  if (!thing) return refuse('notFound')
  if (!thing.hasLevel) return refuse('badInput', { field: 'minLevel' })
  return thing.salePrice === null || isWorthIt(setup, thing.salePrice)
    ? undefined
    : refuse('pointsGoodsHigh', { price: yuan(fen(thing.salePrice)) })
}

type SaveRefusal = Fault | 'pointsGoodsBegun' | 'versionConflict'

export async function save(
  ctx: StaffCtx,
  { requestId, ...setup }: PointsGoodsSetup & { readonly requestId: string },
): Promise<Result<AdminPointsGoods, SaveRefusal>> {
  const { db, clock } = ctx.services
  const now = clock.now()
  const at = new Date(now)
  const before = setup.id > 0 ? await findPointsGoods(db, ctx.scope, setup.id, at) : undefined
  if (setup.id > 0 && !before) return refuse('notFound')
  const noted = async (trx: Db, id: number) => {
    const { id: _id, version: _version, ...after } = setup
    const changes = changesOf(before ? setupOf(before) : {}, after)
    await audit(trx, ctx, 'pointsGoods.save', `pointsGoods ${id}`, changes)
    return id
  }
  const saved = await transact(db, async (trx): Promise<Result<number, SaveRefusal>> => {
    if (before) {
      if (before.startAt <= now || before.isClosed) return refuse('pointsGoodsBegun')
      const fault = await faultOf(trx, ctx.scope, setup, now)
      if (fault) return fault
      return (await updatePointsGoods(trx, ctx.scope, setup, at))
        ? ok(await noted(trx, setup.id))
        : refuse('versionConflict')
    }
    let fault: Refused<Fault> | undefined
    const id = await makeOnce(trx, ctx, 'pointsGoods.save', requestId, async () => {
      fault = await faultOf(trx, ctx.scope, setup, now)
      return fault ? 0 : noted(trx, await insertPointsGoods(trx, ctx.scope, setup, at))
    })
    return fault ?? ok(id)
  })
  if (!saved.ok) return saved
  dropPointsShop(ctx.services, ctx.scope)
  return detail(ctx, { id: saved.value })
}

/** Ends it for good: nobody can have it any more; what was taken stays taken. */
export async function close(
  ctx: StaffCtx,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<Result<AdminPointsGoods, 'notFound'>> {
  const { db, clock } = ctx.services
  await db.transaction().execute(async (trx) => {
    if (!(await closePointsGoods(trx, ctx.scope, id, reason, new Date(clock.now())))) return
    await audit(trx, ctx, 'pointsGoods.close', `pointsGoods ${id}`, {
      closed: { before: false, after: true },
      reason: { before: null, after: reason },
    })
  })
  dropPointsShop(ctx.services, ctx.scope)
  return detail(ctx, { id })
}

/** What stands against a set-up, for the form to say before it is saved. */
export async function clashes(
  ctx: StaffCtx,
  setup: PointsGoodsSetup,
): Promise<Result<PointsGoodsClash[], never>> {
  if (setup.skuId === null && setup.templateId === null) return ok([])
  const thing = await setUpThing(ctx.services.db, ctx.scope, setup)
  const field = setup.skuId === null ? 'templateId' : 'skuId'
  const found: PointsGoodsClash[] = []
  const say = (of: PointsGoodsClash['field'], isBlocking: boolean, zh: string, en: string) =>
    found.push({ field: of, text: wordIn(ctx, zh, en), isBlocking })
  if (!thing) say(field, true, '本店没有它', 'The store does not have it')
  else clashesOf(thing, setup, field, say)
  return ok(found)
}

type Say = (of: PointsGoodsClash['field'], isBlocking: boolean, zh: string, en: string) => void

function clashesOf(
  { salePrice, available, isOver, validTo, isUp, hasLevel }: SetUpThing,
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
  if (isOver || (validTo !== null && validTo < setup.endAt))
    say(field, false, '优惠券会先于兑换到期或已停发', 'The coupon ends before the offer does')
  if (available < setup.quota)
    say(
      'quota',
      false,
      `只有${available}件可用，少于兑换数量`,
      `Only ${available} are there, fewer than are put up`,
    )
}

/** Puts something up in somebody else's transaction: for the demo world. */
export const setUpPointsGoods = (trx: Db, scope: Scope, setup: PointsGoodsSetup, now: Instant) =>
  insertPointsGoods(trx, scope, setup, new Date(now))
