import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { line, Moment, Money, PictureRef, RowId, text, whole } from '../../fields.ts'
import { CompanyCode, Waybill } from '../../trade/order/order-admin.calls.ts'
import {
  activityAdminCalls,
  activitySetup,
  clashing,
  records,
} from '../activity/activity-admin.calls.ts'
import { activityDetail } from '../activity/activity.fields.ts'
import { LotteryUrl } from './lottery.calls.ts'
import { fewestPrizes, lotteryForms, maxPrizes, weightSum } from './lottery.codes.ts'
import { PrizeTypeField, WinAddress, WinStatusField } from './lottery.fields.ts'

/** Draws of one person. */
const draws = whole(1, 10_000)

const Prize = z.strictObject({
  type: PrizeTypeField,
  name: line(20, 1),
  nameEn: line(40),
  /** Of the sum of all weights. */
  weight: whole(0, weightSum),
  /** Units; null: without an end. Goods always have one. */
  quota: whole(1, 1_000_000).nullable(),
  /** Of a prize of points, 0 otherwise. */
  points: whole(0, 100_000),
  templateId: RowId.nullable(),
  skuId: RowId.nullable(),
})

const Setup = z.strictObject({
  ...activitySetup,
  lotteryUrl: LotteryUrl,
  rules: text(2000),
  rulesEn: text(4000),
  form: z.enum(lotteryForms),
  dailyFree: whole(0, 100),
  /** Points of one more draw; null: there is none for points. */
  cost: whole(1, 100_000).nullable(),
  /** Draws of one person in a day, and in all. */
  dailyMax: draws.nullable(),
  totalMax: draws.nullable(),
  hasShareChance: z.boolean(),
  hasOrderChance: z.boolean(),
  /** fen */
  orderLeast: whole(0, 100_000_000),
  prizes: z.array(Prize).min(fewestPrizes).max(maxPrizes),
})
export type LotterySetup = z.output<typeof Setup>
export type PrizeSetup = LotterySetup['prizes'][number]

/** A prize with what came of it. */
export const AdminPrize = z.object({
  ...Prize.shape,
  id: z.number().int(),
  quota: z.number().int().nullable(),
  /** Units that are won and did not come back. */
  won: z.number().int(),
  /** What it is, as the goods or the coupon are called; empty otherwise. */
  what: z.string(),
  pic: PictureRef.nullable(),
  /** Fen that one costs in the store; 0 of all but goods. */
  value: Money,
})
export type AdminPrize = z.output<typeof AdminPrize>

export const AdminLottery = Setup.extend({
  ...activityDetail,
  prizes: z.array(AdminPrize),
  figures: z.object({
    /** Members who opened the page, members who drew, and draws. */
    seen: z.number().int(),
    members: z.number().int(),
    draws: z.number().int(),
    /** Points that draws cost members, and that prizes gave. */
    pointsPaid: z.number().int(),
    pointsGiven: z.number().int(),
    /** Coupons and units of goods that were won and did not come back. */
    coupons: z.number().int(),
    goods: z.number().int(),
    /** Fen that those goods cost in the store. */
    goodsAmount: Money,
  }),
  /** The last 31 days of Beijing on which something came of it, the latest first. */
  days: z.array(
    z.object({
      day: z.string(),
      seen: z.number().int(),
      members: z.number().int(),
      draws: z.number().int(),
      pointsPaid: z.number().int(),
      pointsGiven: z.number().int(),
      coupons: z.number().int(),
      /** Units, and fen that they cost in the store; what expired unclaimed is not among them. */
      goods: z.number().int(),
      goodsAmount: Money,
    }),
  ),
})
export type AdminLottery = z.output<typeof AdminLottery>

export const AdminLotteryRow = AdminLottery.pick({
  id: true,
  lotteryUrl: true,
  name: true,
  form: true,
  state: true,
  startAt: true,
  endAt: true,
}).extend({ prizes: z.number().int(), draws: z.number().int(), toShip: z.number().int() })
export type AdminLotteryRow = z.output<typeof AdminLotteryRow>

/** Why a set-up cannot be saved, or should be looked at. */
export const LotteryClash = z.object({
  /** Of the prize in the list; null: of the lottery. */
  place: z.number().int().nullable(),
  text: z.string(),
  isBlocking: z.boolean(),
})
export type LotteryClash = z.output<typeof LotteryClash>

export const AdminWin = z.object({
  id: z.number().int(),
  memberId: z.number().int(),
  nickname: z.string(),
  type: PrizeTypeField,
  name: z.string(),
  status: WinStatusField,
  at: Moment,
  addressUntil: Moment.nullable(),
  address: WinAddress.nullable(),
  companyName: z.string(),
  deliverySn: z.string(),
  shippedAt: Moment.nullable(),
})
export type AdminWin = z.output<typeof AdminWin>

const ById = z.object({ id: RowId })

export const lotteryAdminCalls = {
  ...activityAdminCalls({
    path: 'lottery',
    paths: 'lotteries',
    nouns: ['a lottery', 'Lotteries'],
    ends: 'Ends a lottery for good, with a reason; what was won stays won',
    row: AdminLotteryRow,
    one: AdminLottery,
    setup: Setup,
  }),
  clashes: POST('/admin/api/{p}-{s}/lottery/clashes', clashing(Setup, LotteryClash)),
  winners: GET('/admin/api/{p}-{s}/lotteries/{id}/winners', {
    summary: 'Who won what in a lottery, the latest first, of one state or of all',
    ...records('lottery', AdminWin, 'order.read', { status: whole(0, 4).optional() }),
  }),
  ship: POST('/admin/api/{p}-{s}/lottery-wins/{id}/ship', {
    summary: 'Notes that a prize of goods was sent; the same waybill again changes nothing',
    authz: 'operator',
    right: 'order.ship',
    params: ById,
    body: z.strictObject({ companyCode: CompanyCode, deliverySn: Waybill }),
    reply: AdminWin,
  }),
}
