import { activityState } from '@mallard/contract/activities/activity/activity.codes'
import type {
  AdminLottery,
  AdminLotteryRow,
  LotteryClash,
  LotterySetup,
} from '@mallard/contract/activities/lottery/lottery-admin.calls'
import { prizeType } from '@mallard/contract/activities/lottery/lottery.codes'
import { fen, ok, refuse, type Refused, type Result } from '@mallard/kernel'
import {
  defineActivity,
  setUpThings,
  thingOf,
  type ListRow,
} from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { textIn } from '#platform/locale.rules.ts'
import {
  daysOf,
  figuresOf,
  lotteryListing,
  prizeBoard,
  urlTakenBy,
  writePrizes,
  type ListedLottery,
} from './lottery-admin.repo.ts'
import { findLottery, type LotteryRow } from './lottery.repo.ts'
import { wrongField } from './lottery.rules.ts'
import { dropLotteries } from './lottery.service.ts'

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
      what: textIn(ctx.locale, [row?.what, row?.whatEn]) ?? '',
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
    state: activityState(lottery, ctx.clock.now()),
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

type Fault = 'badInput' | 'notFound' | 'lotteryUrlTaken' | 'partnerWide'

/** Whether a prize is goods or a coupon. */
const isThing = ({ templateId, skuId }: LotterySetup['prizes'][number]) =>
  templateId !== null || skuId !== null

/** Why the set-up cannot be, or undefined. */
async function check(
  trx: Db,
  { scope, staff }: StaffCtx,
  setup: LotterySetup,
): Promise<Refused<Fault> | undefined> {
  // Points are money of every store of the partner.
  const givesPoints = setup.prizes.some(({ points }) => points > 0)
  if (givesPoints && !staff.rightsEverywhere.includes('promotion.write'))
    return refuse('partnerWide')
  const field = wrongField(setup)
  if (field) return refuse('badInput', { field })
  if ((await urlTakenBy(trx, scope, setup)) !== undefined) return refuse('lotteryUrlTaken')
  const found = await setUpThings(trx, scope, setup.prizes, setup.endAt)
  const isThere = setup.prizes.every((prize) => !isThing(prize) || thingOf(found, prize))
  return isThere ? undefined : refuse('notFound')
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

/** `close`: nobody draws any more; what was won stays won. */
export const {
  list,
  save,
  close,
  setUp: setUpLottery,
} = defineActivity({
  object: 'lottery',
  table: 'lottery',
  begun: 'lotteryBegun',
  mayBeginAtOnce: true,
  find: findLottery,
  setupOf: (lottery: LotteryRow) => ({
    ...termsOf(lottery),
    prizes: lottery.prizes.map(prizeSetup),
  }),
  columns: (setup: LotterySetup) => ({
    url: setup.lotteryUrl,
    name: setup.name,
    name_en: setup.nameEn,
    rules: setup.rules,
    rules_en: setup.rulesEn,
    form: setup.form,
    daily_free: setup.dailyFree,
    cost: setup.cost,
    daily_max: setup.dailyMax,
    total_max: setup.totalMax,
    has_share_chance: setup.hasShareChance,
    has_order_chance: setup.hasOrderChance,
    order_least: setup.orderLeast,
  }),
  check,
  saved: (trx, scope, id, { prizes }) => writePrizes(trx, scope, id, prizes),
  changed: dropLotteries,
  listing: lotteryListing,
  row: (row: ListRow<ListedLottery>): AdminLotteryRow => row,
  detail,
})

/** What stands against a set-up, for the form to say before it is saved. */
export async function clashes(
  ctx: StaffCtx,
  setup: LotterySetup,
): Promise<Result<LotteryClash[], never>> {
  const { db } = ctx.services
  const [takenBy, things] = await Promise.all([
    urlTakenBy(db, ctx.scope, setup),
    setUpThings(db, ctx.scope, setup.prizes, setup.endAt),
  ])
  const found: LotteryClash[] = []
  const say = (place: number | null, isBlocking: boolean, zh: string, en: string) =>
    found.push({ place, text: textIn(ctx.locale, [zh, en]), isBlocking })
  if (takenBy !== undefined) say(null, true, '活动地址已被使用', 'This address is taken')
  for (const [place, prize] of setup.prizes.entries()) {
    if (!isThing(prize)) continue
    const thing = thingOf(things, prize)
    const isCoupon = prize.templateId !== null
    if (!thing && isCoupon) say(place, true, '本店没有这张优惠券', 'The store has no such coupon')
    if (!thing && !isCoupon) say(place, true, '本店没有这个商品', 'The store has no such goods')
    if (thing?.isOver)
      say(place, false, '优惠券会先于抽奖到期或已停发', 'The coupon ends before the draw does')
    if (!thing || thing.available >= (prize.quota ?? 1)) continue
    const left = thing.available
    if (isCoupon) say(place, false, `优惠券只剩${left}张`, `Only ${left} coupons are left`)
    else say(place, false, `门店只有${left}件可售`, `The store has only ${left} to give`)
  }
  return ok(found)
}
