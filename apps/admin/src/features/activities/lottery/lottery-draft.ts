import {
  maxPrizes,
  prizeType,
  weightSum,
  type LotteryForm,
} from '@mallard/contract/activities/lottery/lottery.codes'
import type {
  AdminLottery,
  AdminPrize,
  LotterySetup,
  PrizeSetup,
} from '@mallard/contract/activities/lottery/lottery-admin.calls'
import { lotteryAdmin } from '@mallard/contract/admin-limits.gen'
import type { AdminPickedSku } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { day, fen, minute, yuan, type Instant } from '@mallard/kernel'
import { isFault } from '#platform/form/is-fault.ts'
import { fenTyped, wholeOrNone, wholeTyped } from '#platform/show.ts'
import { momentInput, momentOf } from '#platform/store-clock.ts'

/** A prize that is won, as it is typed; what another kind of it has counts for nothing. */
export interface PrizeDraft {
  readonly key: string
  readonly type: 2 | 3 | 4
  readonly name: string
  readonly nameEn: string
  readonly weight: string
  /** Empty: without an end. */
  readonly quota: string
  readonly points: string
  readonly templateId: number | undefined
  readonly sku: AdminPickedSku | undefined
}

export interface LotteryDraft {
  readonly name: string
  readonly nameEn: string
  readonly url: string
  readonly form: LotteryForm
  /** `2026-11-20T18:00`, by the store's clock; empty: at once. */
  readonly from: string
  readonly until: string
  readonly dailyFree: string
  /** Empty: none for points; and so for the limits. */
  readonly cost: string
  readonly dailyMax: string
  readonly totalMax: string
  readonly hasShareChance: boolean
  readonly hasOrderChance: boolean
  /** yuan */
  readonly orderLeast: string
  readonly rules: string
  readonly rulesEn: string
  readonly prizes: readonly PrizeDraft[]
  /** What the prize without a win is called. */
  readonly thanks: string
  readonly thanksEn: string
}

export type PrizeFault =
  | 'badPrizeName'
  | 'badWeight'
  | 'badQuota'
  | 'badPoints'
  | 'badCoupon'
  | 'badSku'
export type DraftFault =
  | PrizeFault
  | 'badName'
  | 'badUrl'
  | 'badTime'
  | 'badFree'
  | 'badCost'
  | 'badMax'
  | 'badMinAmount'
  | 'badPrizes'
  | 'badSum'

/** What is not right yet, and of which prize. */
export interface Fault {
  readonly text: DraftFault
  readonly key?: string
}

let keys = 0
export const newPrize = (): PrizeDraft => ({
  key: `prize-${(keys += 1)}`,
  type: prizeType.points,
  name: '',
  nameEn: '',
  weight: '',
  quota: '',
  points: '',
  templateId: undefined,
  sku: undefined,
})

export function newDraft(now: Instant): LotteryDraft {
  return {
    name: '',
    nameEn: '',
    url: `draw-${Math.floor(now / minute).toString(36)}`,
    form: 'wheel',
    from: '',
    until: momentInput(now + 7 * day),
    dailyFree: '1',
    cost: '',
    dailyMax: '',
    totalMax: '',
    hasShareChance: true,
    hasOrderChance: false,
    orderLeast: '',
    rules: '',
    rulesEn: '',
    prizes: [newPrize()],
    thanks: '谢谢参与',
    thanksEn: 'Next time',
  }
}

const shown = (value: number | null) => (value === null ? '' : String(value))

function prizeDraft(prize: AdminPrize): PrizeDraft {
  const { name, nameEn, weight, quota, points, templateId, skuId, what, pic, value } = prize
  const sku =
    skuId !== null && pic
      ? { skuId, productSn: '', title: what, attr: '', pic, salePrice: value, available: 0 }
      : undefined
  return {
    ...newPrize(),
    type: prize.type === prizeType.thanks ? prizeType.points : prize.type,
    name,
    nameEn,
    weight: String(weight),
    quota: shown(quota),
    points: points === 0 ? '' : String(points),
    templateId: templateId ?? undefined,
    sku,
  }
}

export function draftOf(lottery: AdminLottery): LotteryDraft {
  const { dailyFree, cost, dailyMax, totalMax, orderLeast, prizes, startAt, endAt } = lottery
  const thanks = prizes.find(({ type }) => type === prizeType.thanks)
  return {
    name: lottery.name,
    nameEn: lottery.nameEn,
    url: lottery.lotteryUrl,
    form: lottery.form,
    from: momentInput(startAt),
    until: momentInput(endAt),
    dailyFree: String(dailyFree),
    cost: shown(cost),
    dailyMax: shown(dailyMax),
    totalMax: shown(totalMax),
    hasShareChance: lottery.hasShareChance,
    hasOrderChance: lottery.hasOrderChance,
    orderLeast: orderLeast === 0 ? '' : yuan(fen(orderLeast)).replace(/\.00$/, ''),
    rules: lottery.rules,
    rulesEn: lottery.rulesEn,
    prizes: prizes.filter(({ type }) => type !== prizeType.thanks).map(prizeDraft),
    thanks: thanks?.name ?? '',
    thanksEn: thanks?.nameEn ?? '',
  }
}

/** The same at another address, from now on for as long. */
export function draftLike(lottery: AdminLottery, now: Instant): LotteryDraft {
  const { url, from } = newDraft(now)
  const until = momentInput(now + lottery.endAt - lottery.startAt)
  return { ...draftOf(lottery), url, from, until }
}

const limits = lotteryAdmin.save
/** A prize of points has some. */
const pointsLimit = { ...limits['prizes.points'], least: 1 }

/** What is left of all draws for the prize without a win; below 0: there is too much. */
export function weightLeft(prizes: readonly Pick<PrizeDraft, 'weight'>[]): number {
  return prizes.reduce(
    (left, { weight }) => left - (wholeTyped(weight, limits['prizes.weight']) ?? 0),
    weightSum,
  )
}

/** A weight as the percent that shoppers see. */
export const oddsText = (weight: number): string => `${weight / 100}%`

function prizeOf(draft: PrizeDraft): PrizeSetup | Fault {
  const { key, type, templateId, sku } = draft
  const name = draft.name.trim()
  const [weight, quota] = [
    wholeTyped(draft.weight, limits['prizes.weight']),
    wholeOrNone(draft.quota, limits['prizes.quota']),
  ]
  const points = type === prizeType.points ? wholeTyped(draft.points, pointsLimit) : 0
  if (name === '' || name.length > limits['prizes.name'].most) return { text: 'badPrizeName', key }
  if (points === undefined) return { text: 'badPoints', key }
  if (type === prizeType.coupon && templateId === undefined) return { text: 'badCoupon', key }
  if (type === prizeType.goods && !sku) return { text: 'badSku', key }
  if (weight === undefined) return { text: 'badWeight', key }
  if (quota === undefined || (type === prizeType.goods && quota === null))
    return { text: 'badQuota', key }
  return {
    type,
    name,
    nameEn: draft.nameEn.trim(),
    weight,
    quota,
    points,
    templateId: type === prizeType.coupon ? (templateId ?? null) : null,
    skuId: type === prizeType.goods ? (sku?.skuId ?? null) : null,
  }
}

/** All prizes with the one without a win, or what is not right yet. */
function prizesOf(draft: LotteryDraft): PrizeSetup[] | Fault {
  if (draft.prizes.length === 0 || draft.prizes.length >= maxPrizes) return { text: 'badPrizes' }
  const prizes: PrizeSetup[] = []
  for (const prize of draft.prizes) {
    const setup = prizeOf(prize)
    if (isFault(setup)) return setup
    prizes.push(setup)
  }
  const weight = weightLeft(draft.prizes)
  if (weight < 0) return { text: 'badSum' }
  prizes.push({
    type: prizeType.thanks,
    name: draft.thanks.trim() || '谢谢参与',
    nameEn: draft.thanksEn.trim(),
    weight,
    quota: null,
    points: 0,
    templateId: null,
    skuId: null,
  })
  return prizes
}

/** What saving would send, or what is not right yet. */
export function setupOf(
  draft: LotteryDraft,
  { id, version }: { id: number; version: number },
  now: Instant,
): LotterySetup | Fault {
  const name = draft.name.trim()
  if (name === '' || name.length > limits.name.most) return { text: 'badName' }
  if (!new RegExp(limits.lotteryUrl.pattern).test(draft.url)) return { text: 'badUrl' }
  const [startAt, endAt] = [draft.from ? momentOf(draft.from) : now, momentOf(draft.until)]
  if (startAt === undefined || endAt === undefined || endAt <= startAt || endAt <= now)
    return { text: 'badTime' }
  const dailyFree = wholeTyped(draft.dailyFree, limits.dailyFree)
  if (dailyFree === undefined) return { text: 'badFree' }
  const cost = wholeOrNone(draft.cost, limits.cost)
  if (cost === undefined) return { text: 'badCost' }
  const [dailyMax, totalMax] = [
    wholeOrNone(draft.dailyMax, limits.dailyMax),
    wholeOrNone(draft.totalMax, limits.totalMax),
  ]
  if (dailyMax === undefined || totalMax === undefined) return { text: 'badMax' }
  const orderLeast = fenTyped(draft.orderLeast.trim() || '0')
  if (orderLeast === undefined || orderLeast > limits.orderLeast.most)
    return { text: 'badMinAmount' }
  const prizes = prizesOf(draft)
  if (isFault(prizes)) return prizes
  return {
    id,
    version,
    lotteryUrl: draft.url,
    name,
    nameEn: draft.nameEn.trim(),
    rules: draft.rules.trim(),
    rulesEn: draft.rulesEn.trim(),
    form: draft.form,
    startAt,
    endAt,
    dailyFree,
    cost,
    dailyMax,
    totalMax,
    hasShareChance: draft.hasShareChance,
    hasOrderChance: draft.hasOrderChance,
    orderLeast: draft.hasOrderChance ? orderLeast : 0,
    prizes,
  }
}
