import type {
  AdminGift,
  AdminGiftRow,
  GiftClash,
  GiftSetup,
} from '@mallard/contract/activities/gift/gift-admin.calls'
import type { GiftState } from '@mallard/contract/activities/gift/gift.codes'
import { attrText } from '@mallard/contract/catalog/catalog/attr-text'
import {
  fen,
  ok,
  refuse,
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
  clashingGift,
  closeGift,
  figuresOf,
  insertGift,
  listClaims,
  listGifts,
  lockSetups,
  setUpThing,
  updateGift,
} from './gift-admin.repo.ts'
import { findGift, type GiftRow } from './gift.repo.ts'
import { giftState, kindOf } from './gift.rules.ts'
import { dropGift, giftTitle } from './gift.service.ts'

interface Paged {
  readonly pageNum: number
  readonly pageSize: number
}

const spanOf = ({ pageNum, pageSize }: Paged) => ({
  offset: (pageNum - 1) * pageSize,
  limit: pageSize,
})

const pageOf = <T>({ pageNum, pageSize }: Paged, list: T[], total: number) => ({
  list,
  total,
  pageNum,
  pageSize,
  hasNext: pageNum * pageSize < total,
})

export async function list(ctx: StaffCtx, asked: Paged & { state: GiftState | 'ALL' }) {
  const now = ctx.clock.now()
  const input = { state: asked.state, ...spanOf(asked) }
  const { rows, total } = await listGifts(ctx.services.db, ctx.scope, input, new Date(now))
  const view = rows.map((row): AdminGiftRow => {
    const { id, name, quota, taken, startAt, endAt } = row
    const title = giftTitle(row, ctx.locale)
    return {
      id,
      name,
      kind: kindOf(row),
      title,
      quota,
      taken,
      startAt,
      endAt,
      state: giftState(row, now),
    }
  })
  return ok(pageOf(asked, view, total))
}

/** All that an operator sets up. */
const setupOf = (row: GiftRow) => ({
  name: row.name,
  nameEn: row.nameEn,
  rules: row.rules,
  rulesEn: row.rulesEn,
  skuId: row.skuId,
  templateId: row.templateId,
  points: row.points,
  quota: row.quota,
  startAt: row.startAt,
  endAt: row.endAt,
})

export async function detail(
  ctx: StaffCtx,
  { id }: { readonly id: number },
): Promise<Result<AdminGift, 'notFound'>> {
  const { db } = ctx.services
  const now = ctx.clock.now()
  const row = await findGift(db, ctx.scope, id, new Date(now))
  if (!row) return refuse('notFound')
  return ok({
    ...setupOf(row),
    id,
    version: row.version,
    kind: kindOf(row),
    title: giftTitle(row, ctx.locale),
    productAttr: attrText(row, ctx.locale),
    productSn: row.productSn ?? '',
    pic: row.pic,
    salePrice: fen(row.salePrice ?? 0),
    available: row.available ?? 0,
    taken: row.taken,
    state: giftState(row, now),
    closeReason: row.closeReason,
    figures: await figuresOf(db, id),
  })
}

export async function claims(ctx: StaffCtx, asked: Paged & { readonly id: number }) {
  const { db, clock } = ctx.services
  if (!(await findGift(db, ctx.scope, asked.id, new Date(clock.now())))) return refuse('notFound')
  const { rows, total } = await listClaims(db, ctx.scope, asked.id, spanOf(asked))
  return ok(pageOf(asked, rows, total))
}

/** The field of a set-up that cannot be, by itself; undefined: none. */
export function wrongField(
  { startAt, endAt, skuId, templateId, points }: GiftSetup,
  now: Instant,
): string | undefined {
  if (endAt <= startAt || endAt <= now) return 'endAt'
  const things = [skuId !== null, templateId !== null, points > 0].filter(Boolean).length
  return things === 1 ? undefined : 'points'
}

type Fault = 'badInput' | 'notFound' | 'giftClash'

/** Why the set-up cannot be, or undefined. */
async function faultOf(
  db: Db,
  scope: Scope,
  setup: GiftSetup,
  now: Instant,
): Promise<Refused<Fault> | undefined> {
  const field = wrongField(setup, now)
  if (field) return refuse('badInput', { field })
  if (!(await setUpThing(db, scope, setup))) return refuse('notFound')
  const name = await clashingGift(db, scope, setup)
  return name === undefined ? undefined : refuse('giftClash', { name })
}

type SaveRefusal = Fault | 'giftBegun' | 'versionConflict' | 'partnerWide'

export async function save(
  ctx: StaffCtx,
  { requestId, ...setup }: GiftSetup & { readonly requestId: string },
): Promise<Result<AdminGift, SaveRefusal>> {
  // Points are money of every store of the partner.
  if (setup.points > 0 && !ctx.staff.rightsEverywhere.includes('promotion.write'))
    return refuse('partnerWide')
  const { db, clock } = ctx.services
  const now = clock.now()
  const at = new Date(now)
  const before = setup.id > 0 ? await findGift(db, ctx.scope, setup.id, at) : undefined
  if (setup.id > 0 && !before) return refuse('notFound')
  const noted = async (trx: Db, id: number) => {
    const { id: _id, version: _version, ...after } = setup
    await audit(
      trx,
      ctx,
      'gift.save',
      `gift ${id}`,
      changesOf(before ? setupOf(before) : {}, after),
    )
    return id
  }
  const saved = await transact(db, async (trx): Promise<Result<number, SaveRefusal>> => {
    await lockSetups(trx, ctx.scope)
    if (before) {
      if (before.startAt <= now || before.isClosed) return refuse('giftBegun')
      const fault = await faultOf(trx, ctx.scope, setup, now)
      if (fault) return fault
      return (await updateGift(trx, ctx.scope, setup, at))
        ? ok(await noted(trx, setup.id))
        : refuse('versionConflict')
    }
    let fault: Refused<Fault> | undefined
    const id = await makeOnce(trx, ctx, 'gift.save', requestId, async () => {
      fault = await faultOf(trx, ctx.scope, setup, now)
      return fault ? 0 : noted(trx, await insertGift(trx, ctx.scope, setup, at))
    })
    return fault ?? ok(id)
  })
  if (!saved.ok) return saved
  dropGift(ctx.services, ctx.scope)
  return detail(ctx, { id: saved.value })
}

/** Ends it for good: nobody can have it any more; what was taken stays taken. */
export async function close(
  ctx: StaffCtx,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<Result<AdminGift, 'notFound'>> {
  const { db, clock } = ctx.services
  await db.transaction().execute(async (trx) => {
    if (!(await closeGift(trx, ctx.scope, id, reason, new Date(clock.now())))) return
    await audit(trx, ctx, 'gift.close', `gift ${id}`, {
      closed: { before: false, after: true },
      reason: { before: null, after: reason },
    })
  })
  dropGift(ctx.services, ctx.scope)
  return detail(ctx, { id })
}

/** What stands against a set-up, for the form to say before it is saved. */
export async function clashes(
  ctx: StaffCtx,
  setup: GiftSetup,
): Promise<Result<GiftClash[], never>> {
  const { db } = ctx.services
  const [thing, name] = await Promise.all([
    setUpThing(db, ctx.scope, setup),
    clashingGift(db, ctx.scope, setup),
  ])
  const field = setup.skuId === null ? 'templateId' : 'skuId'
  const found: GiftClash[] = []
  const say = (of: GiftClash['field'], isBlocking: boolean, zh: string, en: string) =>
    found.push({ field: of, text: ctx.locale === 'en' ? en : zh, isBlocking })
  if (name !== undefined)
    say('endAt', true, `同一时间已有新人礼“${name}”`, `“${name}” is given at the same time`)
  if (!thing) say(field, true, '本店没有它', 'The store does not have it')
  if (thing && (thing.isOver || (thing.validTo !== null && thing.validTo < setup.endAt)))
    say(field, false, '优惠券会先于新人礼到期或已停发', 'The coupon ends before the gift does')
  if (thing && thing.available !== null && thing.available < setup.quota)
    say(
      'quota',
      false,
      `只有${thing.available}份可用，少于名额`,
      `Only ${thing.available} are there, fewer than are given`,
    )
  return ok(found)
}

/** Sets a gift up in somebody else's transaction: for the demo world. */
export const setUpGift = (trx: Db, scope: Scope, setup: GiftSetup, now: Instant) =>
  insertGift(trx, scope, setup, new Date(now))
