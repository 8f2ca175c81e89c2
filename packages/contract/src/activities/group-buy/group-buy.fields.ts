import { z } from 'zod'
import { Moment, Money, PictureRef } from '../../fields.ts'
import { OrderStatus } from '../../trade/order/order.fields.ts'
import { activityStates } from '../activity/activity.codes.ts'
import { pricedSku } from '../activity/activity.fields.ts'
import { batchStatus, groupGoals, groupResults } from './group-buy.codes.ts'

export const Goal = z.object({
  type: z.enum(groupGoals),
  /** People or units; 0 where there is no goal. */
  value: z.number().int(),
})

/** An activity and how far its group has come. */
export const GroupActivity = z.object({
  urlCode: z.string(),
  name: z.string(),
  state: z.enum(activityStates),
  result: z.enum(groupResults),
  startAt: Moment,
  endAt: Moment,
  goal: Goal,
  /** People who paid, and units of theirs. */
  people: z.number().int(),
  units: z.number().int(),
  /** People or units that the goal still lacks. */
  missing: z.number().int(),
  /** Whether a freight coupon may join. */
  freightCoupon: z.boolean(),
})
export type GroupActivity = z.output<typeof GroupActivity>

/** A SKU that the activity sells at its own price. */
export const GroupSku = z.object({
  ...pricedSku,
  /** Fen that its price is struck against: absent without a basis. */
  struckPrice: Money.optional(),
  /** Units that one person may buy. */
  limit: z.number().int(),
  /** Units that can still be had. */
  left: z.number().int(),
})
export type GroupSku = z.output<typeof GroupSku>

/** Somebody who is in; the name is masked. */
export const GroupPerson = z.object({
  name: z.string(),
  avatar: z.string(),
  units: z.number().int(),
  at: Moment,
  /** Who opened the group. */
  isFirst: z.boolean(),
  /** Whether it is who asks. */
  isMe: z.boolean(),
})
export type GroupPerson = z.output<typeof GroupPerson>

export const GroupPage = z.object({
  activity: GroupActivity,
  goods: z.array(GroupSku),
  /** The first to pay, then the latest. */
  persons: z.array(GroupPerson),
  serverTime: Moment,
})
export type GroupPage = z.output<typeof GroupPage>

export const Status = z.literal(Object.values(batchStatus))

export const batchActions = ['pay', 'cancel', 'leave', 'share'] as const
export type BatchAction = (typeof batchActions)[number]

/** One order of a batch: of one goods, with its SKUs. */
export const BatchOrder = z.object({
  orderSn: z.string(),
  status: OrderStatus,
  payStatus: z.number().int(),
  payAmount: Money,
  freightAmount: Money,
  autoCloseAt: Moment.nullable(),
  batchId: z.string().nullable(),
  items: z.array(
    z.object({
      itemId: z.number().int(),
      title: z.string(),
      pic: PictureRef,
      productAttr: z.string(),
      quantity: z.number().int(),
      /** Fen of one unit. */
      price: Money,
    }),
  ),
})
export type BatchOrder = z.output<typeof BatchOrder>

/** A member's purchase in an activity. */
export const Batch = z.object({
  batchId: z.string(),
  status: Status,
  /** Whether its member left before the group was formed. */
  hasLeft: z.boolean(),
  units: z.number().int(),
  payAmount: Money,
  createTime: Moment,
  activity: GroupActivity,
  orders: z.array(BatchOrder),
  actions: z.array(z.enum(batchActions)),
})
export type Batch = z.output<typeof Batch>

export const BatchPage = z.object({
  /** Null for anybody but who bought it. */
  batch: Batch.nullable(),
  activity: GroupActivity,
  /** What is shown of the goods: the first of the batch. */
  goods: GroupSku,
  persons: z.array(GroupPerson),
  serverTime: Moment,
})
export type BatchPage = z.output<typeof BatchPage>
