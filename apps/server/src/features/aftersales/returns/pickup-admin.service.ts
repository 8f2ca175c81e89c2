import type { ErrorName } from '@mallard/contract/errors'
import { carrierName } from '@mallard/contract/trade/order/carrier.codes'
import type {
  AdminPickup,
  AdminPickups,
  AdminReturnRow,
  PickupSender,
} from '@mallard/contract/aftersales/returns/pickup-admin.fields'
import { returnStatus } from '@mallard/contract/aftersales/returns/returns.codes'
import { actorType, type Locale, ok, refuse, type Result } from '@mallard/kernel'
import { findStoreOrder } from '#features/trade/order/index.ts'
import { audit } from '#features/people/staff/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { newestPickup, pickupByNo, pickupsOf, type PickupRow } from './pickup.repo.ts'
import { pickupDays, slotAt } from './pickup.rules.ts'
import { askChannel, callOff, noteInput, sendAway } from './pickup.service.ts'
import { faultTexts, pickupFaults, pickupStates, pickupTexts } from './pickup.states.ts'
import { withCase } from './proceed.service.ts'
import { tellPickup } from './returns-notices.ts'
import { findStoreReturn, type ReturnRow } from './returns.repo.ts'

type Done = Promise<Result<undefined, ErrorName>>
const placeOf = (locale: Locale): 0 | 1 => (locale === 'en' ? 1 : 0)
const canCancel = ({ status }: PickupRow) => pickupStates.eventsOf(status).includes('cancel')
const isOpen = ({ status }: PickupRow) => pickupStates.eventsOf(status).length > 0
const isSameInput = (row: PickupRow, sender: PickupSender, day: string, from: string) =>
  row.day === day &&
  row.from === from &&
  row.sender.name === sender.name &&
  row.sender.phone === sender.phone &&
  row.sender.address === sender.address

function viewOf(row: PickupRow, locale: Locale): AdminPickup {
  return {
    pickupNo: row.pickupNo,
    status: row.status,
    statusText: pickupTexts[row.status][placeOf(locale)],
    companyName: carrierName(row.companyCode, locale) ?? row.companyCode,
    day: row.day,
    from: row.from,
    until: row.until,
    sender: row.sender,
    courier: row.courierName === '' ? null : { name: row.courierName, phone: row.courierPhone },
    bookedBy: row.bookedBy === 2 ? 'staff' : 'shopper',
    deliverySn: row.deliverySn,
    fault:
      row.status === 'failed' || row.status === 'cancelled'
        ? faultTexts(row.error)[placeOf(locale)]
        : '',
    createTime: row.createdAt.getTime(),
  }
}

/** What the list says of the newest one. */
export function pickupRowView(
  row: PickupRow | undefined,
  locale: Locale,
): AdminReturnRow['pickup'] {
  return row
    ? {
        status: row.status,
        statusText: pickupTexts[row.status][placeOf(locale)],
        day: row.day,
        from: row.from,
        until: row.until,
      }
    : null
}

/**
 * The couriers of a return, and what may be done about them now; null where there is nothing to say
 * of any.
 */
export async function adminPickups(
  { services, scope, locale }: StaffCtx,
  apply: ReturnRow,
): Promise<AdminPickups | null> {
  const { pickup: channel, db, clock } = services
  const rows = await pickupsOf(db, apply.id)
  const days =
    channel && apply.status === returnStatus.agreed
      ? pickupDays(clock.now(), apply.deadlineAt?.getTime())
      : []
  if (rows.length === 0 && days.length === 0) return null
  const [newest] = rows
  const mayCancel = newest !== undefined && canCancel(newest)
  return {
    companyName: channel ? (carrierName(channel.carrier, locale) ?? channel.carrier) : '',
    days: days.map(({ day, slots }) => ({ day, slots })),
    list: rows.map((row) => viewOf(row, locale)),
    defaultSender: newest?.sender ?? (await receiverOf(services.db, scope, apply)),
    actions: [
      ...(days.length > 0 && !(newest && isOpen(newest)) ? (['book'] as const) : []),
      ...(days.length > 0 && mayCancel ? (['change'] as const) : []),
      ...(mayCancel ? (['cancel'] as const) : []),
    ],
  }
}

/** Where the goods went is where they are fetched, unless somebody says otherwise. */
async function receiverOf(
  db: StaffCtx['services']['db'],
  scope: StaffCtx['scope'],
  apply: ReturnRow,
): Promise<PickupSender> {
  const order = await findStoreOrder(db, scope, apply.orderSn)
  if (!order) return { name: '', phone: '', address: '' }
  const { name, phone, province, city, county, detail } = order.receiver
  return { name, phone, address: `${province}${city === province ? '' : city}${county}${detail}` }
}

const wordsOf = ({ day, from, until }: Pick<PickupRow, 'day' | 'from' | 'until'>) =>
  `${day} ${from}–${until}`

interface Input {
  applyId: string
  sender: PickupSender
  day: string
  from: string
  instead?: string
}

/**
 * Asks for a courier in the buyer's place. With `instead`, that one is sent away first, and nobody
 * is asked for unless they are.
 */
export async function bookForBuyer(
  ctx: StaffCtx,
  { applyId, sender, day, from, instead }: Input,
): Done {
  const { services, scope, staff } = ctx
  const { db, clock, pickup: channel } = services
  const apply = await findStoreReturn(db, applyId, scope)
  if (!apply) return refuse('notFound')
  if (!channel || !apply.returnAddress) return refuse('pickupUnavailable')
  const newest = await newestPickup(db, apply.id)
  if (newest && isOpen(newest) && isSameInput(newest, sender, day, from)) return ok(undefined)
  if (newest?.pickupNo !== instead && ((newest && isOpen(newest)) || instead !== undefined))
    return refuse('returnStateChanged')
  if (instead !== undefined) {
    // A time that is over must not cost the one who was to come.
    if (!slotAt(pickupDays(clock.now(), apply.deadlineAt?.getTime()), day, from))
      return refuse('pickupSlotGone')
    const gone = await sentAway(ctx, applyId, instead, pickupFaults.moved)
    if (!gone.ok) return gone
  }
  const noted = await withCase(
    services,
    applyId,
    scope,
    { actorType: actorType.staff, actorId: staff.id },
    async (each) => {
      const wished = await noteInput(each, channel.carrier, { sender, day, from, bookedBy: 2 })
      if (!wished.ok) return wished
      const row = wished.value === undefined ? undefined : await pickupByNo(each.trx, wished.value)
      if (!row) return refuse('returnStateChanged')
      await audit(each.trx, ctx, 'return.bookPickup', `return ${applyId}`, {
        pickup: { before: null, after: wordsOf(row) },
        address: { before: null, after: sender.address },
      })
      await tellPickup(each.trx, each.apply, row, 'booked', each.at)
      return ok(row)
    },
  )
  if (!noted.ok) return noted
  if (await askChannel(services, noted.value.pickupNo, apply)) return refuse('pickupUnavailable')
  return ok(undefined)
}

/** Sends the courier away, and says why. */
export async function cancelForBuyer(
  ctx: StaffCtx,
  { applyId, pickupNo, reason }: { applyId: string; pickupNo: string; reason: string },
): Done {
  const { db } = ctx.services
  const apply = await findStoreReturn(db, applyId, ctx.scope)
  const newest = apply && (await newestPickup(db, apply.id))
  if (!newest) return refuse('notFound')
  if (newest.pickupNo === pickupNo && newest.status === 'cancelled') return ok(undefined)
  return sentAway(ctx, applyId, pickupNo, reason)
}

/**
 * Done when the channel says that they do not come; while it is silent nobody else may be asked
 * for.
 */
async function sentAway(ctx: StaffCtx, applyId: string, pickupNo: string, reason: string): Done {
  const { services, scope, staff } = ctx
  const off = await withCase(
    services,
    applyId,
    scope,
    { actorType: actorType.staff, actorId: staff.id },
    async ({ trx, apply, at }) => {
      const row = await newestPickup(trx, apply.id)
      if (row?.pickupNo !== pickupNo || !(await callOff(trx, row, at.getTime(), reason)))
        return refuse('returnStateChanged')
      await audit(trx, ctx, 'return.cancelPickup', `return ${applyId}`, {
        pickup: { before: wordsOf(row), after: null },
        reason: { before: null, after: faultTexts(reason)[0] },
      })
      return ok(undefined)
    },
  )
  if (!off.ok) return off
  await sendAway(services, pickupNo)
  const after = await pickupByNo(services.db, pickupNo)
  if (after?.status === 'cancelling') return refuse('busy')
  return after?.status === 'cancelled' ? ok(undefined) : refuse('pickupTooLate')
}
