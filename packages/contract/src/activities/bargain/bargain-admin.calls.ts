import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Moment, Money, RowId, whole } from '../../fields.ts'
import {
  activityAdminCalls,
  activitySetup,
  clashing,
  deciding,
  records,
} from '../activity/activity-admin.calls.ts'
import { activityDetail, activityShown, fieldClash } from '../activity/activity.fields.ts'
import { Bargain, Status } from './bargain.fields.ts'

/** In fen (1/100 yuan). */
const price = whole(1, 100_000_000)

const Setup = z.strictObject({
  ...activitySetup,
  skuId: RowId,
  /** fen */
  startPrice: price,
  floorPrice: price,
  helpers: whole(1, 100),
  /** Units that can be had at the floor. */
  stock: whole(1, 1_000_000),
  roomHours: whole(1, 168),
  dailyHelps: whole(1, 100),
  helpLimit: whole(1, 1000),
})
export type BargainSetup = z.output<typeof Setup>

/** Goods at the floor: units that rooms and unpaid orders hold, and those that are paid. */
const counts = {
  stock: z.number().int(),
  reserved: z.number().int(),
  sold: z.number().int(),
}

/** What happened on one day of Beijing, as in the figures of all days. */
const BargainDay = z.object({
  day: z.string(),
  seen: z.number().int(),
  joined: z.number().int(),
  helped: z.number().int(),
  ordered: z.number().int(),
  paid: z.number().int(),
  /** Fen that came in for what was kept, and that it was below the price of the store. */
  brought: Money,
  cost: Money,
})

export const AdminBargain = Bargain.omit({ bargainId: true, name: true }).extend({
  ...activityDetail,
  name: z.string(),
  nameEn: z.string(),
  skuId: z.number().int(),
  salePrice: Money,
  /** Units of the store that can be sold. */
  available: z.number().int(),
  ...counts,
  /** Members who saw it, rooms, cuts that count, cuts that were taken back, rooms at the floor. */
  seen: z.number().int(),
  joined: z.number().int(),
  helped: z.number().int(),
  voided: z.number().int(),
  reached: z.number().int(),
  /** Rooms that were ordered, and those that were paid. */
  ordered: z.number().int(),
  paid: z.number().int(),
  /** Fen that what was kept of the paid ones was below the price of the store. */
  cost: Money,
  /** The last 31 days of Beijing on which something came of it, the latest first. */
  days: z.array(BargainDay),
})
export type AdminBargain = z.output<typeof AdminBargain>

export const AdminBargainRow = z.object({
  ...activityShown,
  name: z.string(),
  title: z.string(),
  startPrice: Money,
  floorPrice: Money,
  joined: z.number().int(),
  ...counts,
})
export type AdminBargainRow = z.output<typeof AdminBargainRow>

/** A cut with where it came from. */
export const AdminBargainHelp = z.object({
  id: z.number().int(),
  memberId: z.number().int(),
  name: z.string(),
  cut: Money,
  at: Moment,
  /** Empty once it is forgotten. */
  ip: z.string(),
  device: z.string(),
  /** Cuts in the activity from the same address, and from the same device there. */
  sameAddress: z.number().int(),
  sameDevice: z.number().int(),
  /** Many members on one device at one address. */
  isSuspect: z.boolean(),
  voidReason: z.string().nullable(),
})
export type AdminBargainHelp = z.output<typeof AdminBargainHelp>

export const AdminBargainRoom = z.object({
  bargainRoomId: z.string(),
  memberId: z.number().int(),
  name: z.string(),
  status: Status,
  currentPrice: Money,
  helped: z.number().int(),
  createdAt: Moment,
  expireAt: Moment,
  orderSn: z.string().nullable(),
  isPaid: z.boolean(),
  helps: z.array(AdminBargainHelp),
})
export type AdminBargainRoom = z.output<typeof AdminBargainRoom>

/** What stands against a set-up, with the field that it is about. */
export const BargainClash = fieldClash(['skuId', 'startPrice', 'floorPrice', 'stock'])
export type BargainClash = z.output<typeof BargainClash>

const roomStates = ['ALL', 'running', 'reached', 'ordered', 'failed', 'suspect'] as const

export const bargainAdminCalls = {
  ...activityAdminCalls({
    path: 'bargain',
    paths: 'bargains',
    nouns: ['a bargain activity', 'Bargain activities'],
    ends: 'Ends an activity for good, with a reason; rooms at the floor can still be ordered',
    row: AdminBargainRow,
    one: AdminBargain,
    setup: Setup,
  }),
  rooms: GET('/admin/api/{p}-{s}/bargains/{id}/rooms', {
    summary: 'Rooms of an activity with their cuts, the latest first',
    ...records('bargain', AdminBargainRoom, 'promotion.read', {
      state: z.enum(roomStates).default('ALL'),
    }),
  }),
  clashes: POST('/admin/api/{p}-{s}/bargain/clashes', clashing(Setup, BargainClash)),
  voidHelp: POST('/admin/api/{p}-{s}/bargain-helps/{id}/void', {
    summary:
      'Takes a cut back that looks forged, with a reason; the price of its room goes up again',
    ...deciding(z.object({ currentPrice: Money, status: Status })),
  }),
}
