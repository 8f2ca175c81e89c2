import type { ErrorName } from '@mallard/contract/errors'
import type { PickupSender } from '@mallard/contract/aftersales/returns/pickup-admin.fields'
import type { AdminReturn } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { actorType, ok, refuse, type Result } from '@mallard/kernel'
import {
  faultTexts,
  isOpen,
  newestPickup,
  pickupByNo,
  pickupDays,
  pickupFaults,
  slotAt,
  type PickupRow,
} from '#features/aftersales/pickup/index.ts'
import { adminDetail, findStoreReturn, withCase } from '#features/aftersales/returns/index.ts'
import { audit } from '#features/people/staff/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { askChannel, callOff, noteInput, sendAway } from './courier.service.ts'
import { tellPickup } from './courier-notices.ts'

type Done = Promise<Result<undefined, ErrorName>>
/** Whether the courier who is asked for is on the way already. */
const isBooked = (row: PickupRow, { sender, day, from }: Input) =>
  isOpen(row) &&
  row.day === day &&
  row.from === from &&
  row.sender.name === sender.name &&
  row.sender.phone === sender.phone &&
  row.sender.address === sender.address

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
async function bookForBuyer(ctx: StaffCtx, input: Input): Done {
  const { applyId, sender, day, from, instead } = input
  const { services, scope, staff } = ctx
  const { db, clock, pickup: channel } = services
  const apply = await findStoreReturn(db, applyId, scope)
  if (!apply) return refuse('notFound')
  if (!channel || !apply.returnAddress) return refuse('pickupUnavailable')
  const newest = await newestPickup(db, apply.id)
  if (newest && isBooked(newest, input)) return ok(undefined)
  if (isAnother(newest, instead)) return refuse('returnStateChanged')
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

/** Whether things stand otherwise than staff saw: one whom they did not see is to come, or none. */
const isAnother = (newest: PickupRow | undefined, instead: string | undefined) =>
  newest?.pickupNo !== instead && (instead !== undefined || (newest && isOpen(newest)))

/** Sends the courier away, and says why. */
async function cancelForBuyer(
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

/** The return as it is, whatever became of the courier. */
export async function adminBookPickup(
  ctx: StaffCtx,
  input: Parameters<typeof bookForBuyer>[1],
): Promise<Result<AdminReturn, ErrorName>> {
  const done = await bookForBuyer(ctx, input)
  return done.ok ? adminDetail(ctx, input) : done
}

export async function adminCancelPickup(
  ctx: StaffCtx,
  input: Parameters<typeof cancelForBuyer>[1],
): Promise<Result<AdminReturn, ErrorName>> {
  const done = await cancelForBuyer(ctx, input)
  return done.ok ? adminDetail(ctx, input) : done
}
