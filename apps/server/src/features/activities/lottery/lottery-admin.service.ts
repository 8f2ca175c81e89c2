import type {
  AdminLottery,
  AdminLotteryRow,
  LotteryClash,
  LotterySetup,
} from '@mallard/contract/activities/lottery/lottery-admin.calls'
import { prizeType, type LotteryState } from '@mallard/contract/activities/lottery/lottery.codes'
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
  closeLottery,
  daysOf,
  figuresOf,
  insertLottery,
  listLotteries,
  lockSetups,
  prizeBoard,
  setUpThings,
  updateLottery,
} from './lottery-admin.repo.ts'
import { findLottery, type LotteryRow } from './lottery.repo.ts'
import { lotteryState, wrongField } from './lottery.rules.ts'
import { dropLotteries } from './lottery.service.ts'

interface ListInput {
  readonly pageNum: number
  readonly pageSize: number
  readonly state: LotteryState | 'ALL'
}

export async function list(ctx: StaffCtx, { pageNum, pageSize, state }: ListInput) {
  const now = ctx.clock.now()
  const input = { state, offset: (pageNum - 1) * pageSize, limit: pageSize }
  const { rows, total } = await listLotteries(ctx.services.db, ctx.scope, input, new Date(now))
  const view = rows.map(({ isClosed, ...row }): AdminLotteryRow => ({
    ...row,
    state: lotteryState({ ...row, isClosed }, now),
  }))
  return ok({ list: view, total, pageNum, pageSize, hasNext: pageNum * pageSize < total })
}

export async function detail(
  ctx: StaffCtx,
  { id }: { readonly id: number },
): Promise<Result<AdminLottery, 'notFound'>> {
  const { db } = ctx.services
  const lottery = await findLottery(db, ctx.scope, id)
  if (!lottery) return refuse('notFound')
  const [board, figures, days] = await Promise.all([
    prizeBoard(db, ctx.scope, id),
    figuresOf(db, id),
    daysOf(db, id),
  ])
  const prizes = lottery.prizes.map(({ pic, id: prizeId, ...prize }) => {
    const row = board.find((each) => each.id === prizeId)
    return {
      ...prize,
      id: prizeId,
      won: row?.won ?? 0,
      what: (ctx.locale === 'en' ? row?.whatEn : row?.what) ?? '',
      pic,
      value: fen(row?.value ?? 0),
    }
  })
  const wonOf = (type: number) => prizes.filter((prize) => prize.type === type)
  const units = (type: number) => wonOf(type).reduce((sum, { won }) => sum + won, 0)
  return ok({
    ...termsOf(lottery),
    id,
    version: lottery.version,
    state: lotteryState(lottery, ctx.clock.now()),
    closeReason: lottery.closeReason,
    prizes,
    figures: {
      ...figures,
      coupons: units(prizeType.coupon),
      goods: units(prizeType.goods),
      goodsAmount: fen(
        wonOf(prizeType.goods).reduce((sum, { won, value }) => sum + won * value, 0),
      ),
    },
    days: days.map((of) => ({ ...of, goodsAmount: fen(of.goodsAmount) })),
  })
}

/** All that an operator sets up, but its prizes. */
const termsOf = (lottery: LotteryRow) => ({
  lotteryUrl: lottery.lotteryUrl,
  name: lottery.name,
  nameEn: lottery.nameEn,
  rules: lottery.rules,
  rulesEn: lottery.rulesEn,
  form: lottery.form,
  startAt: lottery.startAt,
  endAt: lottery.endAt,
  dailyFree: lottery.dailyFree,
  cost: lottery.cost,
  dailyMax: lottery.dailyMax,
  totalMax: lottery.totalMax,
  hasShareChance: lottery.hasShareChance,
  hasOrderChance: lottery.hasOrderChance,
  orderLeast: lottery.orderLeast,
})

type Fault = 'badInput' | 'notFound' | 'lotteryUrlTaken'

/** Why the set-up cannot be, or undefined. */
async function faultOf(
  db: Db,
  scope: Scope,
  setup: LotterySetup,
  now: Instant,
): Promise<Refused<Fault> | undefined> {
  const field = wrongField(setup, now)
  if (field) return refuse('badInput', { field })
  const { takenBy, coupons, skus } = await setUpThings(db, scope, setup)
  if (takenBy !== null) return refuse('lotteryUrlTaken')
  const isThere = setup.prizes.every(
    ({ templateId, skuId }) =>
      (templateId === null || coupons.some(({ id }) => id === templateId)) &&
      (skuId === null || skus.some(({ id }) => id === skuId)),
  )
  return isThere ? undefined : refuse('notFound')
}

type SaveRefusal = Fault | 'lotteryBegun' | 'versionConflict' | 'partnerWide'

export async function save(
  ctx: StaffCtx,
  { requestId, ...setup }: LotterySetup & { readonly requestId: string },
): Promise<Result<AdminLottery, SaveRefusal>> {
  // Points are money of every store of the partner.
  const givesPoints = setup.prizes.some(({ points }) => points > 0)
  if (givesPoints && !ctx.staff.rightsEverywhere.includes('promotion.write'))
    return refuse('partnerWide')
  const { db, clock } = ctx.services
  const now = clock.now()
  const at = new Date(now)
  const before = setup.id > 0 ? await findLottery(db, ctx.scope, setup.id) : undefined
  if (setup.id > 0 && !before) return refuse('notFound')
  const write = async (trx: Db): Promise<Result<number, SaveRefusal>> => {
    await lockSetups(trx, ctx.scope)
    const noted = async (id: number) => {
      const { id: _id, version: _version, ...after } = setup
      const known = before ? { ...termsOf(before), prizes: before.prizes.map(prizeSetup) } : {}
      await audit(trx, ctx, 'lottery.save', `lottery ${id}`, changesOf(known, after))
      return id
    }
    if (before) {
      if (before.startAt <= now || before.isClosed) return refuse('lotteryBegun')
      const fault = await faultOf(trx, ctx.scope, setup, now)
      if (fault) return fault
      return (await updateLottery(trx, ctx.scope, setup, at))
        ? ok(await noted(setup.id))
        : refuse('versionConflict')
    }
    let fault: Refused<Fault> | undefined
    const id = await makeOnce(trx, ctx, 'lottery.save', requestId, async () => {
      fault = await faultOf(trx, ctx.scope, setup, now)
      return fault ? 0 : noted(await insertLottery(trx, ctx.scope, setup, at))
    })
    return fault ?? ok(id)
  }
  const saved = await transact(db, write)
  if (!saved.ok) return saved
  dropLotteries(ctx.services, ctx.scope)
  return detail(ctx, { id: saved.value })
}

const prizeSetup = ({
  type,
  name,
  nameEn,
  weight,
  quota,
  points,
  templateId,
  skuId,
}: LotteryRow['prizes'][number]): LotterySetup['prizes'][number] => ({
  type,
  name,
  nameEn,
  weight,
  quota,
  points,
  templateId,
  skuId,
})

/** Ends it for good: nobody draws any more; what was won stays won. */
export async function close(
  ctx: StaffCtx,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<Result<AdminLottery, 'notFound'>> {
  const { db, clock } = ctx.services
  await db.transaction().execute(async (trx) => {
    if (!(await closeLottery(trx, ctx.scope, id, reason, new Date(clock.now())))) return
    await audit(trx, ctx, 'lottery.close', `lottery ${id}`, {
      closed: { before: false, after: true },
      reason: { before: null, after: reason },
    })
  })
  dropLotteries(ctx.services, ctx.scope)
  return detail(ctx, { id })
}

/** What stands against a set-up, for the form to say before it is saved. */
export async function clashes(
  ctx: StaffCtx,
  setup: LotterySetup,
): Promise<Result<LotteryClash[], never>> {
  const { takenBy, coupons, skus } = await setUpThings(ctx.services.db, ctx.scope, setup)
  const en = ctx.locale === 'en'
  const found: LotteryClash[] = []
  const say = (place: number | null, isBlocking: boolean, zh: string, english: string) =>
    found.push({ place, text: en ? english : zh, isBlocking })
  if (takenBy !== null) say(null, true, '活动地址已被使用', 'This address is taken')
  for (const [place, { templateId, skuId, quota }] of setup.prizes.entries()) {
    const coupon = coupons.find(({ id }) => id === templateId)
    const sku = skus.find(({ id }) => id === skuId)
    if (templateId !== null && !coupon)
      say(place, true, '本店没有这张优惠券', 'The store has no such coupon')
    if (skuId !== null && !sku) say(place, true, '本店没有这个商品', 'The store has no such goods')
    if (coupon && (coupon.isClosed || (coupon.validTo !== null && coupon.validTo < setup.endAt)))
      say(place, false, '优惠券会先于抽奖到期或已停发', 'The coupon ends before the draw does')
    if (coupon && coupon.left < (quota ?? 1))
      say(place, false, `优惠券只剩${coupon.left}张`, `Only ${coupon.left} coupons are left`)
    if (sku && sku.available < (quota ?? 1))
      say(
        place,
        false,
        `门店只有${sku.available}件可售`,
        `The store has only ${sku.available} to give`,
      )
  }
  return ok(found)
}

/** Sets a lottery up in somebody else's transaction: for the demo world. */
export async function setUpLottery(
  trx: Db,
  scope: Scope,
  setup: LotterySetup,
  now: Instant,
): Promise<number> {
  return insertLottery(trx, scope, setup, new Date(now))
}
