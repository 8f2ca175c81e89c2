import { couponKind, type CouponObtain } from '@mallard/contract/pricing/coupon/coupon.codes'
import type { Coupon, CouponCounts } from '@mallard/contract/pricing/coupon/coupon.fields'
import { refusalText, type ErrorName } from '@mallard/contract/errors'
import { actorType, ok, refuse, type Refused, type Result } from '@mallard/kernel'
import { type Page, paged } from '#platform/db/counted.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import type { Db } from '#platform/db/database.ts'
import {
  announceRegistered,
  countHeld,
  findHeld,
  findOffered,
  linesOfGoods,
  listHeld,
  listOffered,
  registerTemplates,
  takeCoupon,
  type CouponOwner,
  type CouponTab,
  type Taken,
  type TemplateKey,
} from './coupon.repo.ts'
import { lockScan, useScan } from './scan.repo.ts'
import { coversLine, heldView, offeredView } from './coupon.rules.ts'

const ownerOf = (ctx: ShopperCtx): CouponOwner => ({ ...ctx.scope, memberId: ctx.shopper.id })
const nowOf = (ctx: Ctx) => new Date(ctx.clock.now())

/** Anyone who has the link of these may draw them. */
const drawable: readonly CouponObtain[] = ['public', 'code', 'fx']

export function refusalOf(
  taken: Taken | undefined,
  obtains: readonly CouponObtain[],
): Refused<ErrorName> {
  if (!taken || !obtains.includes(taken.obtain)) return refuse('notFound')
  if (taken.isClosed || taken.isOver) return refuse('couponOver')
  if (taken.isEarly) return refuse('couponNotYet')
  if (taken.held >= taken.perUserLimit) return refuse('couponLimit', { limit: taken.perUserLimit })
  return refuse('couponGone')
}

async function drawn(
  trx: Db,
  ctx: ShopperCtx,
  key: TemplateKey,
  obtains: readonly CouponObtain[],
): Promise<Result<number, ErrorName>> {
  return take(trx, ownerOf(ctx), key, obtains, nowOf(ctx))
}

async function take(
  trx: Db,
  owner: CouponOwner,
  key: TemplateKey,
  obtains: readonly CouponObtain[],
  at: Date,
): Promise<Result<number, ErrorName>> {
  const source = obtains === drawable ? 'draw' : obtains.join()
  const taken = await takeCoupon(trx, owner, key, {
    obtains,
    source,
    actorType: actorType.shopper,
    actorId: owner.memberId,
    at,
  })
  return taken?.historyId ? ok(taken.historyId) : refusalOf(taken, obtains)
}

async function viewsOf(ctx: ShopperCtx, db: Db, historyIds: readonly number[]): Promise<Coupon[]> {
  const held = await findHeld(db, ownerOf(ctx), historyIds)
  return held.map((coupon) => heldView(coupon, ctx.clock.now(), ctx.locale))
}

/** Draws a coupon that its link gives to anyone; the number of what was drawn. */
export function drawCoupon(
  ctx: ShopperCtx,
  { grantUuid }: { readonly grantUuid: string },
): Promise<Result<number, ErrorName>> {
  return retryOnConflict(() =>
    ctx.services.db.transaction().execute((trx) => drawn(trx, ctx, { grantUuid }, drawable)),
  )
}

/** The same for a page, which shows the coupon. */
export async function draw(
  ctx: ShopperCtx,
  { grantUuid }: { grantUuid: string },
): Promise<Result<Coupon, ErrorName>> {
  const { db } = ctx.services
  const got = await drawCoupon(ctx, { grantUuid })
  if (!got.ok) return got
  const [coupon] = await viewsOf(ctx, db, [got.value])
  return coupon ? ok(coupon) : refuse('notFound')
}

interface DrawnMany {
  ok: Coupon[]
  failed: { uuid: string; message: string }[]
}

export async function oneKeyDraw(
  ctx: ShopperCtx,
  { uuids }: { uuids: readonly string[] },
): Promise<Result<DrawnMany, ErrorName>> {
  const answer: DrawnMany = { ok: [], failed: [] }
  for (const uuid of new Set(uuids)) {
    const got = await draw(ctx, { grantUuid: uuid })
    if (got.ok) answer.ok.push(got.value)
    else
      answer.failed.push({
        uuid,
        message: refusalText(got, ctx.locale),
      })
  }
  return ok(answer)
}

export async function listLive(
  ctx: Ctx,
  { itemId }: { itemId?: number },
): Promise<Result<Coupon[], never>> {
  const { db } = ctx.services
  const [offered, lines] = await Promise.all([
    listOffered(db, ctx.scope, ctx.shopper?.id ?? null, nowOf(ctx)),
    itemId === undefined ? undefined : linesOfGoods(db, ctx.scope, itemId),
  ])
  const fitting = lines
    ? offered.filter(
        (coupon) =>
          coupon.kind !== couponKind.freight && lines.some((line) => coversLine(coupon, line)),
      )
    : offered
  return ok(fitting.map((coupon) => offeredView(coupon, ctx.locale)))
}

export async function fenXiao(
  ctx: Ctx,
  { grantUuid }: { grantUuid: string },
): Promise<Result<Coupon, ErrorName>> {
  const coupon = await findOffered(
    ctx.services.db,
    ctx.scope,
    ctx.shopper?.id ?? null,
    grantUuid,
    nowOf(ctx),
  )
  return coupon ? ok(offeredView(coupon, ctx.locale)) : refuse('notFound')
}

/**
 * The same code by the same person answers with the same coupon; by somebody else it is used up.
 */
export async function scanDraw(
  ctx: ShopperCtx,
  { code }: { code: string },
): Promise<Result<Coupon & { isNew: boolean }, ErrorName>> {
  const { db } = ctx.services
  const got = await retryOnConflict(() =>
    db
      .transaction()
      .execute(async (trx): Promise<Result<{ historyId: number; isNew: boolean }, ErrorName>> => {
        const scan = await lockScan(trx, ctx.scope, code, nowOf(ctx))
        if (!scan) return refuse('notFound')
        if (scan.historyId !== null)
          return scan.usedBy === ctx.shopper.id
            ? ok({ historyId: scan.historyId, isNew: false })
            : refuse('scanUsed')
        if (scan.isOver) return refuse('scanOver')
        const taken = await drawn(trx, ctx, { templateId: scan.templateId }, ['scan'])
        if (!taken.ok) return taken
        await useScan(trx, code, ctx.shopper.id, taken.value)
        return ok({ historyId: taken.value, isNew: true })
      }),
  )
  if (!got.ok) return got
  const { historyId, isNew } = got.value
  const [coupon] = await viewsOf(ctx, db, [historyId])
  return coupon ? ok({ ...coupon, isNew }) : refuse('notFound')
}

/**
 * What new members get, in the transaction that makes somebody one. Those that are gone by then are
 * not what joining fails at.
 */
export async function grantRegisterCoupons(trx: Db, owner: CouponOwner, at: Date): Promise<void> {
  for (const templateId of await registerTemplates(trx, owner, at))
    await take(trx, owner, { templateId }, ['register'], at)
}

/**
 * What was granted at joining, or since because it was offered later, and was not announced yet.
 */
export async function couponRegister(ctx: ShopperCtx): Promise<Result<Coupon[], ErrorName>> {
  const { db } = ctx.services
  const owner = ownerOf(ctx)
  const announced = await retryOnConflict(() =>
    db.transaction().execute(async (trx) => {
      await grantRegisterCoupons(trx, owner, nowOf(ctx))
      return announceRegistered(trx, owner, nowOf(ctx))
    }),
  )
  return ok(announced.length > 0 ? await viewsOf(ctx, db, announced) : [])
}

/** More are not shown in one tab. */
const maxInTab = 200

export async function couponNewlist(
  ctx: ShopperCtx,
  { status }: { status: number },
): Promise<Result<{ list: Coupon[]; counts: CouponCounts }, never>> {
  const { db } = ctx.services
  const now = nowOf(ctx)
  const [{ coupons }, counts] = await Promise.all([
    listHeld(db, ownerOf(ctx), { tab: status as CouponTab, offset: 0, limit: maxInTab }, now),
    countHeld(db, ownerOf(ctx), now),
  ])
  return ok({ list: coupons.map((coupon) => heldView(coupon, now.getTime(), ctx.locale)), counts })
}

export async function couponHistory(
  ctx: ShopperCtx,
  input: { status?: number; pageNum: number; pageSize: number },
): Promise<Result<Page<Coupon>, never>> {
  const { status, pageNum, pageSize } = input
  const now = nowOf(ctx)
  const { coupons, total } = await listHeld(
    ctx.services.db,
    ownerOf(ctx),
    { status, offset: (pageNum - 1) * pageSize, limit: pageSize },
    now,
  )
  return ok(
    paged(
      coupons.map((coupon) => heldView(coupon, now.getTime(), ctx.locale)),
      total,
      { pageNum, pageSize },
    ),
  )
}
