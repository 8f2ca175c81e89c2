import type { ErrorName } from '@mallard/contract/errors'
import { carrierName } from '@mallard/contract/trade/order/carrier.codes'
import type { Pickup, PickupOffer } from '@mallard/contract/aftersales/returns/pickup.fields'
import { returnStatus } from '@mallard/contract/aftersales/returns/returns.codes'
import {
  actorType,
  cutText,
  type Instant,
  type Locale,
  minute,
  ok,
  refuse,
  type Result,
} from '@mallard/kernel'
import type { Acknowledgement, PickupEvent, PickupRef } from '@mallard/providers/pickup'
import {
  faultTexts,
  insertPickup,
  movePickup,
  newestPickup,
  noteRef,
  pickupByNo,
  pickupDays,
  pickupFaults,
  pickupStates,
  pickupTexts,
  slotAt,
  type PickupRow,
} from '#features/aftersales/pickup/index.ts'
import {
  findReturn,
  sendBack,
  withCase,
  type Case,
  type ReturnRow,
  type Step,
} from '#features/aftersales/returns/index.ts'
import { addressById } from '#features/people/address/index.ts'
import { newOrderNumber } from '#features/trade/order/index.ts'
import { textIn } from '#platform/locale.rules.ts'
import { faultText } from '#platform/fault-text.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Services } from '#platform/services.ts'
import { tellPickup } from './courier-notices.ts'

/** So long the channel may be silent before the shopper may ask again. */
const patience = 3 * minute
const cancelWords = '买家取消了退货取件'

const ownReturn = (ctx: ShopperCtx, applyId: string) =>
  findReturn(ctx.services.db, { ...ctx.scope, memberId: ctx.shopper.id }, applyId)

function pickupView(row: PickupRow, locale: Locale): Pickup {
  return {
    status: row.status,
    statusText: textIn(locale, pickupTexts[row.status]),
    companyName: carrierName(row.companyCode, locale) ?? row.companyCode,
    day: row.day,
    from: row.from,
    until: row.until,
    address: row.sender.address,
    courier: row.courierName === '' ? null : { name: row.courierName, phone: row.courierPhone },
    canCancel: pickupStates.eventsOf(row.status).includes('cancel'),
  }
}

async function offerOf({ services, locale }: ShopperCtx, apply: ReturnRow): Promise<PickupOffer> {
  const { pickup: channel, clock, db } = services
  const isOpen = channel !== undefined && apply.status === returnStatus.agreed
  const days = isOpen ? pickupDays(clock.now(), apply.deadlineAt?.getTime()) : []
  const newest = await newestPickup(db, apply.id)
  return {
    isOffered: days.length > 0,
    companyName: channel ? (carrierName(channel.carrier, locale) ?? channel.carrier) : '',
    deadlineAt: apply.deadlineAt?.getTime() ?? null,
    days: days.map(({ day, slots }) => ({ day, slots })),
    pickup: newest ? pickupView(newest, locale) : null,
  }
}

/** Who would come, when, and who is coming already. */
export async function pickupOffer(
  ctx: ShopperCtx,
  { applyId }: { applyId: string },
): Promise<Result<PickupOffer, ErrorName>> {
  const apply = await ownReturn(ctx, applyId)
  return apply ? ok(await offerOf(ctx, apply)) : refuse('notFound')
}

interface Input {
  applyId: string
  addressId: number
  day: string
  from: string
}

/** Asks for a courier. Asked again while one is coming, it is the same one. */
export async function bookPickup(
  ctx: ShopperCtx,
  { applyId, addressId, day, from }: Input,
): Promise<Result<PickupOffer, ErrorName>> {
  const { services, scope, shopper } = ctx
  const channel = services.pickup
  const apply = await ownReturn(ctx, applyId)
  const address = await addressById(
    services.db,
    { partnerId: scope.partnerId, memberId: shopper.id },
    addressId,
  )
  if (!apply || !address) return refuse('notFound')
  if (!channel || !apply.returnAddress) return refuse('pickupUnavailable')
  const { province, city, county, detail, name, phone } = address
  const sender = {
    name,
    phone,
    address: `${province}${city === province ? '' : city}${county}${detail}`,
  }
  const noted = await withCase(
    services,
    applyId,
    scope,
    { actorType: actorType.shopper, actorId: shopper.id },
    (each) => noteInput(each, channel.carrier, { sender, day, from, bookedBy: 1 }),
  )
  if (!noted.ok) return noted
  // Who is coming already is the same one.
  if (noted.value !== undefined && (await askChannel(services, noted.value, apply)))
    return refuse('pickupUnavailable')
  return pickupOffer(ctx, { applyId })
}

/**
 * Writes down who shall come, before they are asked for: their number, or nothing while another one
 * is coming.
 */
export async function noteInput(
  { trx, apply, at }: Case,
  companyCode: string,
  { day, from, ...input }: Pick<PickupRow, 'sender' | 'day' | 'from' | 'bookedBy'>,
): Step<string | undefined> {
  if (apply.status !== returnStatus.agreed) return refuse('returnStateChanged')
  const slot = slotAt(pickupDays(at.getTime(), apply.deadlineAt?.getTime()), day, from)
  if (!slot) return refuse('pickupSlotGone')
  const { partnerId, storeId, orderId } = apply
  const pickupNo = newOrderNumber(at.getTime())
  const isNew = await insertPickup(trx, {
    partnerId,
    storeId,
    pickupNo,
    applyId: apply.id,
    orderId,
    companyCode,
    ...input,
    day,
    ...slot,
    at,
  })
  if (!isNew) return ok(undefined)
  await enqueue(trx, {
    kind: 'returns.pickupLapse',
    key: pickupNo,
    payload: { pickupNo },
    runAt: at.getTime() + patience,
    scope: { partnerId, storeId },
  })
  return ok(pickupNo)
}

/** True when the channel sends nobody; when it is silent the booking waits for its word. */
export async function askChannel(
  services: Services,
  pickupNo: string,
  { returnAddress, lines }: ReturnRow,
): Promise<boolean> {
  const row = await pickupByNo(services.db, pickupNo)
  if (!row || !services.pickup || !returnAddress) return true
  const goods = [...(lines[0]?.item.title ?? '')].slice(0, 20).join('')
  const { sender, day, from, until } = row
  const answer = await services.pickup.book({
    pickupNo,
    sender,
    receiver: returnAddress,
    goods,
    day,
    from,
    until,
  })
  if (answer.kind === 'ok') {
    // A word of the channel may have been quicker than its answer.
    if (!(await movePickup(services.db, row, 'placed', { ref: answer.data })))
      await noteRef(services.db, row.id, answer.data)
    return false
  }
  services.log.warn(
    { pickupNo, kind: answer.kind, code: answer.code },
    'a courier could not be booked',
  )
  if (answer.kind === 'unknown') return false
  await movePickup(services.db, row, 'refuse', { error: cutText(faultText(answer), 200) })
  return true
}

/** Sends the courier away again, as long as they have not been there. */
export async function cancelPickup(
  ctx: ShopperCtx,
  { applyId }: { applyId: string },
): Promise<Result<PickupOffer, ErrorName>> {
  const apply = await ownReturn(ctx, applyId)
  const row = apply && (await newestPickup(ctx.services.db, apply.id))
  if (!apply || !row) return refuse('notFound')
  if (row.status === 'asking') return refuse('busy')
  if (await callOff(ctx.services.db, row, ctx.services.clock.now()))
    await sendAway(ctx.services, row.pickupNo)
  return ok(await offerOf(ctx, apply))
}

/**
 * Writes down that they shall not come and, for the buyer, why; the channel hears so. False when it
 * is too late, or somebody else was first.
 */
export async function callOff(db: Db, row: PickupRow, now: Instant, why = ''): Promise<boolean> {
  if (!(await movePickup(db, row, 'cancel', { error: why }))) return false
  await enqueue(db, {
    kind: 'returns.pickupCancel',
    key: row.pickupNo,
    payload: { pickupNo: row.pickupNo },
    runAt: now + minute,
  })
  return true
}

/** Tells the channel that nobody need come. Throws while it is silent; the job tries again. */
export async function sendAway(services: Services, pickupNo: string, isJob = false): Promise<void> {
  const { db, pickup: channel, log } = services
  const row = await pickupByNo(db, pickupNo)
  const isWanted = row?.status === 'cancelling' || row?.status === 'failed'
  if (!isWanted || !channel || row.taskId === null || row.channelNo === null) return
  const ref: PickupRef = { taskId: row.taskId, orderId: row.channelNo }
  const answer = await channel.cancel(ref, cancelWords)
  if (answer.kind === 'unknown') {
    if (isJob) throw new Error(`pickup: ${faultText(answer)}`)
    return
  }
  if (answer.kind === 'failed')
    log.warn({ pickupNo, code: answer.code }, 'a courier could not be sent away')
  await (answer.kind === 'ok' ? stopPickup(services, row) : movePickup(db, row, 'keep'))
}

/**
 * They do not come. Who sent them away themselves knows; the buyer is told when the store did, or
 * the courier's own company.
 */
async function stopPickup(services: Services, row: PickupRow): Promise<void> {
  await withCase(
    services,
    row.applyNo,
    undefined,
    { actorType: actorType.system },
    async ({ trx, apply, at }) => {
      const isNews = row.status !== 'cancelling' || row.error !== ''
      if ((await movePickup(trx, row, 'stop')) && isNews && apply.status === returnStatus.agreed)
        await tellPickup(
          trx,
          apply,
          row,
          row.status === 'cancelling' ? 'cancelled' : 'failed',
          at,
          faultTexts(row.error),
        )
      return ok(undefined)
    },
  )
}

/**
 * The channel never said whether anybody comes: the shopper may ask again, and the one who comes
 * all the same is sent away.
 */
export async function lapsePickup(services: Services, pickupNo: string): Promise<void> {
  const row = await pickupByNo(services.db, pickupNo)
  if (row) await failPickup(services, row, 'lapse', pickupFaults.silent)
}

/**
 * Nobody comes: anyone who waits at home is told, and the store finds the return among those
 * without a courier.
 */
async function failPickup(
  services: Services,
  row: PickupRow,
  event: 'fail' | 'lapse',
  error: string,
): Promise<void> {
  await withCase(
    services,
    row.applyNo,
    undefined,
    { actorType: actorType.system },
    async ({ trx, apply, at }) => {
      if ((await movePickup(trx, row, event, { error })) && apply.status === returnStatus.agreed)
        await tellPickup(trx, apply, row, 'failed', at)
      return ok(undefined)
    },
  )
}

/** What the channel tells of a booking; a parcel that was taken is the return's parcel. */
export async function takePickupEvent(
  services: Services,
  pickupNo: string,
  rawBody: Buffer,
): Promise<Acknowledgement> {
  const { pickup: channel, log } = services
  if (!channel) return { status: 404, body: '' }
  const parsed = await channel.parseEvent(rawBody)
  if (parsed.kind !== 'ok') {
    log.warn({ code: parsed.code }, 'a word about a pickup was refused')
    return channel.acknowledge.failure
  }
  const row = await pickupByNo(services.db, pickupNo)
  if (!row) return channel.acknowledge.failure
  await hear(services, row, parsed.data)
  return channel.acknowledge.success
}

async function hear(services: Services, row: PickupRow, event: PickupEvent): Promise<void> {
  const { db } = services
  const { ref, state, courier, waybill } = event
  if (row.taskId !== null && row.taskId !== ref.taskId) return
  if (row.status === 'asking') {
    await movePickup(db, row, 'placed', { ref, courier })
    const placed = await pickupByNo(db, row.pickupNo)
    if (placed && state !== 'placed') await hear(services, placed, event)
    return
  }
  const isGivenUp = row.status === 'failed' && row.taskId === null
  if (isGivenUp && (state === 'placed' || state === 'accepted'))
    return callOffLate(services, row, ref)
  if (state === 'accepted') await movePickup(db, row, 'accept', { courier })
  if (state === 'cancelled') await stopPickup(services, row)
  if (state === 'failed') await failPickup(services, row, 'fail', pickupFaults.missed)
  if (state === 'taken' && waybill) await takeParcel(services, row, { courier, waybill })
}

/** A pickup was given up, and somebody is coming all the same. */
async function callOffLate(services: Services, row: PickupRow, ref: PickupRef): Promise<void> {
  await noteRef(services.db, row.id, ref)
  await enqueue(services.db, {
    kind: 'returns.pickupCancel',
    key: row.pickupNo,
    payload: { pickupNo: row.pickupNo },
    runAt: services.clock.now(),
  })
}

/** The courier has the parcel, and with it the return is on its way. */
async function takeParcel(
  services: Services,
  row: PickupRow,
  { courier, waybill }: Pick<PickupEvent, 'courier'> & Required<Pick<PickupEvent, 'waybill'>>,
): Promise<void> {
  const done = await withCase(
    services,
    row.applyNo,
    undefined,
    { actorType: actorType.system },
    async (each) => {
      if (!(await movePickup(each.trx, row, 'take', { courier, deliverySn: waybill.number })))
        return ok(undefined)
      if (each.apply.status !== returnStatus.agreed) return ok(undefined)
      return sendBack(each, waybill.company, waybill.number)
    },
  )
  if (!done.ok)
    services.log.warn(
      { pickupNo: row.pickupNo, refusal: done.refusal },
      'a parcel was taken, and its return is over',
    )
}
