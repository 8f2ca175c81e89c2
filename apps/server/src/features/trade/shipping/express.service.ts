import { cleanLine } from '@mallard/contract/fields'
import type { CarrierKind } from '@mallard/contract/trade/order/carrier.codes'
import { minute } from '@mallard/kernel'
import type { Acknowledgement, Track } from '@mallard/providers/express'
import { faultText } from '#platform/fault-text.ts'
import type { Services } from '#platform/services.ts'
import {
  deliveryById,
  noteSigned,
  replaceTrack,
  setWatch,
  setWatchOf,
  takeAsking,
} from './delivery.repo.ts'

/** The channel locks a number that is asked for more often (hosts-and-providers.md §6.1). */
const askEvery = 30 * minute

/** Letters of what a carrier says of one place; theirs are a sentence. */
const longestTrace = 500

/** Asks the express channel for pushes about a parcel. */
export async function subscribeParcel(services: Services, deliveryId: number): Promise<void> {
  const delivery = await deliveryById(services.db, deliveryId)
  // Switched off, it is not asked for; switched on again, parcels sent from then on are followed.
  if (!delivery || delivery.watch !== 'none' || !services.express) return
  if (delivery.kind !== 'express') return
  const answer = await services.express.subscribe({
    company: delivery.companyCode,
    number: delivery.deliverySn,
    phone: delivery.phone,
  })
  if (answer.kind === 'unknown') throw new Error(`express: ${faultText(answer)}`)
  if (answer.kind === 'ok') return setWatch(services.db, deliveryId, 'watching')
  services.log.warn(
    { deliveryId, reason: answer.reason, code: answer.code },
    'the express channel does not follow a parcel',
  )
  await setWatch(services.db, deliveryId, 'aborted')
}

/**
 * Takes a push of the express channel: the whole track, which replaces what was known unless it is
 * older.
 */
export async function takePush(services: Services, rawBody: Buffer): Promise<Acknowledgement> {
  const { express, db, log } = services
  if (!express) return { status: 404, body: '' }
  const push = await express.parsePush(rawBody)
  if (push.kind !== 'ok') {
    log.warn({ code: push.code }, 'an express push was refused')
    return express.acknowledge.failure
  }
  const { track, watch, message } = push.data
  const count = await storeTrack(services, track)
  await setWatchOf(db, { companyCode: track.company, deliverySn: track.number }, watch)
  if (watch === 'aborted')
    log.warn(
      { company: track.company, number: track.number, message, deliveries: count },
      'the express channel gave a parcel up: subscribe again',
    )
  return express.acknowledge.success
}

async function storeTrack(
  { db, clock }: Services,
  { company, number, state, traces }: Track,
): Promise<number> {
  const parcel = { companyCode: company, deliverySn: number }
  const kept = traces.map(({ time, text }) => ({ time, text: cleanLine(text, longestTrace) }))
  if (state !== 'signed') return replaceTrack(db, parcel, state, kept)
  return db.transaction().execute(async (trx) => {
    const changed = await replaceTrack(trx, parcel, state, kept)
    if (changed > 0) await noteSigned(trx, parcel, new Date(clock.now()))
    return changed
  })
}

interface Followed {
  readonly id: number
  readonly kind: CarrierKind
  readonly companyCode: string
  readonly deliverySn: string
  readonly phone: string
  readonly state: string
}

/**
 * Asks about parcels that nothing was heard of for half an hour; whether anything new was learnt.
 */
export async function refreshStale(
  services: Services,
  deliveries: readonly Followed[],
): Promise<boolean> {
  let isFresh = false
  if (!services.express) return isFresh
  for (const delivery of deliveries.filter(
    ({ kind, state }) => kind === 'express' && state !== 'signed' && state !== 'returnSigned',
  )) {
    const now = services.clock.now()
    if (!(await takeAsking(services.db, delivery.id, new Date(now), new Date(now - askEvery))))
      continue
    const answer = await services.express.query({
      company: delivery.companyCode,
      number: delivery.deliverySn,
      phone: delivery.phone,
    })
    if (answer.kind === 'ok')
      isFresh =
        (await storeTrack(services, {
          ...answer.data,
          company: delivery.companyCode,
          number: delivery.deliverySn,
        })) > 0 || isFresh
    if (answer.kind === 'failed' && answer.reason !== 'noTrace')
      services.log.warn(
        { deliveryId: delivery.id, reason: answer.reason, code: answer.code },
        'a parcel could not be asked for',
      )
  }
  return isFresh
}
