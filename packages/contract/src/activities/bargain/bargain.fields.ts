import { z } from 'zod'
import { Moment, Money, PictureRef } from '../../fields.ts'
import { activityStates } from '../activity/activity.codes.ts'
import { activitySku } from '../activity/activity.fields.ts'
import { roomParts, roomStatus } from './bargain.codes.ts'

/** An activity and the SKU that it is about. */
export const Bargain = z.object({
  bargainId: z.number().int(),
  name: z.string(),
  state: z.enum(activityStates),
  startAt: Moment,
  endAt: Moment,
  ...activitySku,
  /** Fen at which a room begins, and those that friends can bring it down to. */
  startPrice: Money,
  /** What it costs now without the bargain. */
  salePrice: Money,
  /** Fen that its price is struck against: absent without a basis. */
  struckPrice: Money.optional(),
  floorPrice: Money,
  /** Friends that bring a room from the one to the other. */
  helpers: z.number().int(),
  /** Hours that a room stays open. */
  roomHours: z.number().int(),
  /** Rooms of the activity that one person may help in: in a day of Beijing, and in all. */
  dailyHelps: z.number().int(),
  helpLimit: z.number().int(),
  /** Units that can still be had at the floor. */
  left: z.number().int(),
})
export type Bargain = z.output<typeof Bargain>

/** A friend's cut; the name is masked. */
export const BargainHelp = z.object({
  name: z.string(),
  avatar: z.string(),
  /** fen */
  cut: Money,
  at: Moment,
})
export type BargainHelp = z.output<typeof BargainHelp>

export const Status = z.literal(Object.values(roomStatus))

/** A room as anybody sees it. */
export const BargainRoom = z.object({
  bargainRoomId: z.string(),
  /** Whose it is, masked. */
  name: z.string(),
  avatar: z.string(),
  status: Status,
  /** Fen that it has come down to. */
  currentPrice: Money,
  /** Friends who have cut. */
  helped: z.number().int(),
  expireAt: Moment,
  bargain: Bargain,
})
export type BargainRoom = z.output<typeof BargainRoom>

export const BargainRoomPage = z.object({
  room: BargainRoom,
  /** The latest first. */
  helps: z.array(BargainHelp),
  /** Who asks: a stranger unless signed in. */
  part: z.enum(roomParts),
  /** Whether a cut by who asks is not refused for anything that is known now. */
  canHelp: z.boolean(),
  /** Whether who asks can order it at its price. */
  canOrder: z.boolean(),
  /** The owner's order, if there is one. */
  orderSn: z.string().nullable(),
  serverTime: Moment,
})
export type BargainRoomPage = z.output<typeof BargainRoomPage>

export const BargainCut = z.object({
  /** fen */
  cut: Money,
  currentPrice: Money,
  status: Status,
})
export type BargainCut = z.output<typeof BargainCut>

/** One of a member's own rooms, with what it is about. */
export const RoomTile = z.object({
  bargainRoomId: z.string(),
  status: Status,
  /** Fen that it has come down to, and those that friends can bring it down to. */
  currentPrice: Money,
  floorPrice: Money,
  expireAt: Moment,
  title: z.string(),
  pic: PictureRef,
})
export type RoomTile = z.output<typeof RoomTile>

/** A member's own room in an activity. */
export const OwnRoom = z.object({
  bargainRoomId: z.string(),
  status: Status,
  currentPrice: Money,
  expireAt: Moment,
})
export type OwnRoom = z.output<typeof OwnRoom>
