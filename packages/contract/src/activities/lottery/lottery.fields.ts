import { z } from 'zod'
import { Moment, PictureRef } from '../../fields.ts'
import { activityStates } from '../activity/activity.codes.ts'
import { drawSources, lotteryForms, prizeType, winStatus } from './lottery.codes.ts'

export const PrizeTypeField = z.literal(Object.values(prizeType))
export const WinStatusField = z.literal(Object.values(winStatus))

/** A prize as everybody sees it. */
export const LotteryPrize = z.object({
  id: z.number().int(),
  type: PrizeTypeField,
  name: z.string(),
  /** Percent of the draws that bring it, with at most two decimals. */
  odds: z.number(),
  /** None is left of it: its draws bring the prize without a win. */
  isGone: z.boolean(),
  /** Of goods. */
  pic: PictureRef.nullable(),
})
export type LotteryPrize = z.output<typeof LotteryPrize>

/** How a member may draw now. */
export const LotteryChances = z.object({
  /** Draws of today that cost nothing and are left. */
  free: z.number().int(),
  /** Draws for sharing and for orders that are left. */
  extra: z.number().int(),
  /** Draws that today, and the whole lottery, still allow; null: as many as one likes. */
  left: z.number().int().nullable(),
  /** Points of the member. */
  balance: z.number().int(),
  isSharedToday: z.boolean(),
})
export type LotteryChances = z.output<typeof LotteryChances>

/** Somebody else who has won. */
export const LotteryWinner = z.object({
  /** Masked. */
  nickname: z.string(),
  prize: z.string(),
  at: Moment,
})

export const LotteryInfo = z.object({
  lotteryUrl: z.string(),
  name: z.string(),
  rules: z.string(),
  form: z.enum(lotteryForms),
  state: z.enum(activityStates),
  startAt: Moment,
  endAt: Moment,
  /** The server's clock when it was read. */
  now: Moment,
  /** Draws a day that cost nothing. */
  dailyFree: z.number().int(),
  /** Points of one more draw; null: there is none for points. */
  cost: z.number().int().nullable(),
  /** Whether sharing brings one draw a day, and whether an order brings one. */
  hasShareChance: z.boolean(),
  hasOrderChance: z.boolean(),
  /** Fen that an order must come to for its draw. */
  orderLeast: z.number().int(),
  prizes: z.array(LotteryPrize),
  /** The last ones, the latest first. */
  winners: z.array(LotteryWinner),
  /** Null for a stranger. */
  chances: LotteryChances.nullable(),
})
export type LotteryInfo = z.output<typeof LotteryInfo>

/** What a draw brought; the same for the same `drawToken`. */
export const LotteryDraw = z.object({
  lotteryItemId: z.number().int(),
  prizeId: z.number().int(),
  type: PrizeTypeField,
  name: z.string(),
  pic: PictureRef.nullable(),
  /** Of a prize of points. */
  points: z.number().int(),
  status: WinStatusField,
  /** Until when an address is waited for; null where none is. */
  addressUntil: Moment.nullable(),
  chances: LotteryChances,
})
export type LotteryDraw = z.output<typeof LotteryDraw>

export const WinAddress = z.object({
  name: z.string(),
  phone: z.string(),
  provinceCode: z.string(),
  cityCode: z.string(),
  countyCode: z.string(),
  province: z.string(),
  city: z.string(),
  county: z.string(),
  detail: z.string(),
  postCode: z.string(),
})
export type WinAddress = z.output<typeof WinAddress>

/** A prize that a member has won. */
export const LotteryWin = z.object({
  lotteryItemId: z.number().int(),
  lotteryUrl: z.string(),
  lotteryName: z.string(),
  type: PrizeTypeField,
  name: z.string(),
  pic: PictureRef.nullable(),
  points: z.number().int(),
  status: WinStatusField,
  source: z.enum(drawSources),
  at: Moment,
  addressUntil: Moment.nullable(),
  address: WinAddress.nullable(),
  /** Of the parcel; empty before. */
  companyName: z.string(),
  deliverySn: z.string(),
  shippedAt: Moment.nullable(),
})
export type LotteryWin = z.output<typeof LotteryWin>
