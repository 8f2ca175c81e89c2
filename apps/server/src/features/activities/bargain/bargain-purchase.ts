import { roomStatus } from '@mallard/contract/activities/bargain/bargain.codes'
import { Token22 } from '@mallard/contract/fields'
import { href } from '@mallard/contract/paths'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { ok, refuse } from '@mallard/kernel'
import { sql } from 'kysely'
import { z } from 'zod'
import { activityNames, fixedPrice } from '#features/activities/activity/index.ts'
import {
  buyNowLine,
  type FlowOwner,
  type Purchase,
  type PurchaseKind,
  type Reservation,
} from '#features/trade/checkout/index.ts'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'
import { findBargain, findRoom, lockRoom } from './bargain.repo.ts'
import { roomStatusAt } from './bargain.rules.ts'
import { freeUnit, moveRoom } from './cut.repo.ts'
import { holdStock, queueEnd } from './room-end.service.ts'

/** What the checkout of a room and its order keep. */
const Context = z.strictObject({
  bargainId: z.number().int(),
  /** The public name of the room. */
  room: z.string(),
  skuId: z.number().int(),
  name: z.string(),
  nameEn: z.string(),
  /** Fen of the one unit. */
  price: z.number().int(),
  expireAt: z.number().int(),
})
type BargainContext = z.output<typeof Context>

/**
 * Takes the room in the order's statement, by compare-and-set: it is at the floor, its time is not
 * over, and no order has it. Its unit of the activity stays taken.
 */
function reservationOf(
  owner: FlowOwner,
  { room, expireAt }: BargainContext,
  at: Date,
  orderSn: string,
): Reservation {
  return {
    parts: sql`
      bargain_taken as (
        update bargain_room r set status = ${roomStatus.ordered}, order_sn = ${orderSn}, ordered_at = ${at}
        where ${ofStore('r', owner)} and r.token = ${room}
          and r.member_id = ${owner.memberId}
          and r.status = ${roomStatus.reached} and r.expire_at > ${at} and exists (select 1 from taken)
        returning r.id
      )`,
    done: sql`bargain_taken`,
    failures: [
      { when: sql`${at.getTime() >= expireAt}::boolean`, refused: refuse('bargainOver') },
      {
        when: sql`not exists (select 1 from bargain_taken)`,
        refused: refuse('bargainNotReached'),
      },
    ],
  }
}

/** The units of rooms are sold for good. */
async function sell(trx: Db, orders: readonly Purchase<BargainContext>[]): Promise<void> {
  for (const { orderSn, context, at } of orders) {
    await sql`
      with paid as (
        update bargain_room r set paid_at = ${at}
        where r.token = ${context.room} and r.order_sn = ${orderSn} and r.paid_at is null
        returning r.bargain_id
      )
      update bargain b set reserved = b.reserved - 1, sold = b.sold + 1
      from paid p
      where b.id = p.bargain_id`.execute(trx)
  }
}

/**
 * A room whose order was closed unpaid can be ordered again while its time is not over and the store
 * still has the unit; else it is over, and its unit of the activity is free.
 */
async function reopen(trx: Db, orders: readonly Purchase<BargainContext>[]): Promise<void> {
  for (const { scope, orderSn, context, at } of orders) {
    const room = await lockRoom(trx, scope, context.room)
    if (room?.orderSn !== orderSn) continue
    const { token, bargainId, holds } = room
    const hold = { token, skuId: context.skuId, times: holds + 1 }
    const isOpen = at.getTime() < room.expireAt && (await holdStock(trx, scope, hold, at))
    await moveRoom(trx, room, isOpen ? roomStatus.reached : roomStatus.failed)
    // The job of its end may have come while it was ordered.
    if (isOpen) await queueEnd(trx, scope, token, room.expireAt)
    else await freeUnit(trx, bargainId)
  }
}

/** Bargain (activities.md §5): the price that friends brought the goods down to. */
export const bargainPurchase: PurchaseKind<BargainContext, { bargainRoomId: string }> = {
  ...fixedPrice<BargainContext>({
    code: orderKind.bargain,
    nameOf: activityNames({ zh: '砍价', en: 'Bargain' }),
    idOf: ({ bargainId }) => bargainId,
    priceOf: ({ skuId, price }, id) => (id === skuId ? price : undefined),
    path: ({ room }, scope) => href('bargainDetail', { ...scope, bargainRoomId: room }),
  }),
  context: Context,
  input: z.strictObject({ bargainRoomId: Token22 }),
  holdsStock: true,
  refundPolicy: { freesQuota: false },
  open: async ({ db, scope, now }, owner, { bargainRoomId }) => {
    const room = await findRoom(db, scope, bargainRoomId)
    const bargain = room && (await findBargain(db, scope, room.bargainId))
    if (!bargain || room.memberId !== owner.memberId) return refuse('notFound')
    const status = roomStatusAt({ ...room, isClosed: bargain.isClosed }, now)
    if (status === roomStatus.failed) return refuse('bargainOver')
    if (status !== roomStatus.reached) return refuse('bargainNotReached')
    const { skuId, productSn, name, nameEn } = bargain
    return ok({
      cartId: '0',
      // The unit that the room holds is not among those that others can have.
      found: sql`
        select l.cart_item_id, l.sku_id, l.quantity, l.add_buy_id, l.promotion_id, l.title,
          l.available + l.quantity as available, l.is_on_sale, l.max_per_user
        from (${buyNowLine(owner, { productSn, quantity: 1 })}) l`,
      count: 1,
      missing: 'notFound',
      context: {
        bargainId: bargain.id,
        room: room.token,
        skuId,
        name,
        nameEn,
        price: room.currentPrice,
        expireAt: room.expireAt,
      },
    })
  },
  refusal: async ({ now }, { context }) =>
    now >= context.expireAt ? refuse('bargainOver') : undefined,
  reserve: (owner, { context }, at, orderSn) => reservationOf(owner, context, at, orderSn),
  confirm: sell,
  release: reopen,
}
