import { cutText, minute, second } from '@mallard/kernel'
import type { Answer, ShippingState, WeixinChannel, WeixinFailure } from '@mallard/providers/weixin'
import { withAccessToken } from '#features/people/host-login/index.ts'
import { findStoreOrder } from '#features/trade/order/index.ts'
import { attemptByNo, type Attempt } from '#features/trade/payment/index.ts'
import { faultText } from '#platform/fault-text.ts'
import { dropDead } from '#platform/jobs/enqueue.ts'
import type { RunAgain } from '#platform/jobs/kinds.ts'
import { maskedPhone } from '#platform/masked-phone.ts'
import { randomToken } from '#platform/secrets.ts'
import type { Services } from '#platform/services.ts'
import {
  beginTelling,
  endReport,
  forgetTelling,
  giveBackReport,
  hasReport,
  orderSnsOf,
  storeFault,
  storeKnown,
  storeReceived,
  storeReminded,
  takeReport,
  type End,
  type Known,
  type ShipReportRow,
} from './ship-report.repo.ts'
import { receivedAt, toldText, wantedOf, type SentOrder, type Wanted } from './ship-report.rules.ts'

/** Longer than all calls of one try may take. */
const leaseLife = 2 * minute
/** Tries before it counts as failed: about a day. */
export const maxTries = 12

/** WeChat was not told, or did not say: the job tries again. */
class NotTold extends Error {
  override readonly name = 'NotTold'
}

/**
 * Brings WeChat up to date about the shipping of a payment, and has it remind the payer once
 * everything was received. What it knows is compared with what left the store, so that however
 * often this runs it is told once; after an answer that never came it is asked first.
 */
export async function sendReport(
  services: Services,
  payNo: string,
  tries: number,
): Promise<RunAgain | void> {
  const { db, clock } = services
  const [lease, now] = [randomToken(), clock.now()]
  const row = await takeReport(db, payNo, {
    lease,
    now: new Date(now),
    until: new Date(now + leaseLife),
  })
  if (!row) return (await hasReport(db, payNo)) ? { again: now + leaseLife } : undefined
  try {
    await bringUpToDate(services, row)
  } catch (error) {
    if (!(error instanceof NotTold)) throw error
    await (tries >= maxTries
      ? endReport(db, payNo, row.version, { state: 'failed', fault: error.message })
      : storeFault(db, payNo, error.message))
    throw error
  } finally {
    await giveBackReport(db, payNo, lease)
  }
}

/** A payment that is reported, with all that decides what WeChat should know of it. */
interface Case {
  readonly row: ShipReportRow
  readonly payment: Attempt & { readonly channelTradeNo: string }
  readonly orders: readonly SentOrder[]
}

async function bringUpToDate(services: Services, row: ShipReportRow): Promise<void> {
  if (row.state === 'exempt') return
  const { db } = services
  const payment = await attemptByNo(db, row.payNo)
  if (!payment?.channelTradeNo) return
  const one: Case = {
    row,
    payment: { ...payment, channelTradeNo: payment.channelTradeNo },
    orders: await ordersOf(services, payment),
  }
  const known = await knownOf(services, one)
  const wanted = wantedOf(one.orders, known.isSplit)
  if (!wanted) return
  const end = await tell(services, one, known, wanted)
  await endReport(db, row.payNo, row.version, end)
  if (end.state !== 'failed') await dropDead(db, 'shipReport.send', row.payNo)
  // WeChat reminds only who waits for a carrier.
  if (wanted.way === 'express' && end.state !== 'failed' && end.state !== 'exempt')
    await remind(services, one)
}

async function ordersOf({ db }: Services, payment: Attempt): Promise<readonly SentOrder[]> {
  const orders: SentOrder[] = []
  for (const orderSn of await orderSnsOf(db, payment.orderIds)) {
    const order = await findStoreOrder(db, payment, orderSn)
    if (!order) continue
    const parcels = (order.deliveries ?? []).map((each) => ({
      ...each,
      phone: maskedPhone(each.phone),
    }))
    orders.push({ ...order, parcels })
  }
  return orders
}

type Call<T> = (weixin: WeixinChannel, token: string) => Promise<Answer<T, WeixinFailure>>

/** Not yet, rather than never: WeChat learns of payments a minute or two after they were made. */
const later: readonly WeixinFailure[] = ['noPayment', 'tooOften', 'badToken']

type Said<T> = Exclude<Answer<T, WeixinFailure>, { kind: 'unknown' }>

/** What WeChat answers for good; no answer, and one that waiting may change, is thrown. */
async function ask<T>(services: Services, call: Call<T>): Promise<Said<T>> {
  const answer = await withAccessToken(services, 'mini', call)
  if (answer.kind === 'unknown' || (answer.kind === 'failed' && later.includes(answer.reason)))
    throw new NotTold(cutText(faultText(answer), 200))
  return answer
}

/** What WeChat knows: as the shop has it, or as it says itself where a try has no known end. */
async function knownOf(services: Services, one: Case): Promise<Known> {
  if (one.row.telling === '') return one.row
  const state = await stateOf(services, one)
  return state ? keep(services, one, state) : one.row
}

async function stateOf(services: Services, { payment }: Case): Promise<ShippingState | undefined> {
  const answer = await ask(services, (weixin, token) =>
    weixin.shippingState(token, payment.channelTradeNo),
  )
  return answer.kind === 'ok' ? answer.data : undefined
}

async function keep(
  { db, clock }: Services,
  { row: { payNo } }: Case,
  { way, parcels, isSplit, isWhole, isCorrected, isReceived }: ShippingState,
): Promise<Known> {
  const at = new Date(clock.now())
  const known = { told: toldText({ way, parcels }), isSplit, isWhole, isCorrected }
  await storeKnown(db, payNo, known, at)
  if (isReceived) await storeReceived(db, payNo, at)
  return known
}

const endOf = (isCorrected: boolean): End => ({ state: isCorrected ? 'corrected' : 'reported' })

async function tell(services: Services, one: Case, known: Known, wanted: Wanted): Promise<End> {
  const { db, clock } = services
  const { payNo, receivedAt: received } = one.row
  const parcels = toldText(wanted)
  if (known.told === parcels && known.isWhole === wanted.isWhole) return endOf(known.isCorrected)
  if (received) return { ...endOf(known.isCorrected), note: 'receivedBefore' }
  if (known.isWhole && known.isCorrected) return { state: 'corrected', note: 'correctionUsed' }
  if (known.told === '') {
    const managed = await ask(services, (weixin, token) => weixin.isTradeManaged(token))
    if (managed.kind === 'failed') return { state: 'failed', fault: faultText(managed) }
    if (!managed.data) return { state: 'exempt' }
  }
  await beginTelling(db, payNo, parcels)
  const { channelTradeNo: transactionId, openId: openid } = one.payment
  const at = clock.now()
  const answer = await ask(services, (weixin, token) =>
    weixin.reportShipping(token, { transactionId, openid, ...wanted, at }),
  )
  if (answer.kind === 'failed' && answer.reason !== 'unchanged')
    return refused(services, one, cutText(faultText(answer), 200), answer.reason)
  const { isSplit, isWhole } = wanted
  const isCorrected = known.isCorrected || known.isWhole
  await storeKnown(db, payNo, { told: parcels, isSplit, isWhole, isCorrected }, new Date(at))
  return endOf(isCorrected)
}

/** WeChat refused for good. It may have heard of the shipping elsewhere, where staff told it. */
async function refused(
  services: Services,
  one: Case,
  fault: string,
  reason: WeixinFailure,
): Promise<End> {
  const failed: End = { state: 'failed', fault }
  const isOver = reason === 'notNow' || reason === 'correctedBefore'
  const state = isOver ? await stateOf(services, one) : undefined
  await forgetTelling(services.db, one.row.payNo)
  if (state?.isRefunded) return { state: 'exempt' }
  if (!state?.isWhole || state.parcels.length === 0) return failed
  const { isCorrected } = await keep(services, one, state)
  return { ...endOf(isCorrected), note: state.isReceived ? 'receivedBefore' : 'toldElsewhere' }
}

/** Once, when the last of the orders was received; whatever WeChat makes of it. */
async function remind(services: Services, { row, payment, orders }: Case): Promise<void> {
  const received = receivedAt(orders)
  if (received === undefined || row.remindedAt || row.receivedAt) return
  const { db, clock, log } = services
  const { channelTradeNo: transactionId } = payment
  // After the report, which may have come late.
  const at = Math.max(received, (row.toldAt?.getTime() ?? clock.now()) + second)
  const answer = await ask(services, (weixin, token) =>
    weixin.remindToConfirm(token, { transactionId, at }),
  )
  await storeReminded(db, row.payNo, new Date(clock.now()))
  if (answer.kind === 'failed')
    log.warn({ payNo: row.payNo, code: answer.code }, 'a payer was not reminded to confirm receipt')
}
