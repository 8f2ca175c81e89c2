import {
  deviceEventKinds,
  lifeLeft,
  lifeNoticeAt,
} from '@mallard/contract/devices/smart/smart.codes'
import { cleanLine } from '@mallard/contract/fields'
import { href } from '@mallard/contract/paths'
import { ok, refuse, type Result } from '@mallard/kernel'
import type { Acknowledgement, DeviceEvent, IncomingHeaders } from '@mallard/providers/device'
import { findMember, memberStatus } from '#features/people/identity/index.ts'
import { notify } from '#features/people/notices/index.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { Services } from '#platform/services.ts'
import { countUse, insertEvent, noteFault, noteSeen, tellOnce } from './device-event.repo.ts'
import {
  bindTo,
  bindingNow,
  endBinding,
  knowDevice,
  lockDevice,
  type DeviceRow,
} from './device.repo.ts'
import { answerSettings } from './setting.repo.ts'
import { dayOf } from './smart.rules.ts'

/** Characters of what a device says that are kept. */
const maxWords = 200

/**
 * What the cloud of a partner's devices pushes. Heard already, it is acknowledged and changes
 * nothing; of a device that is not the partner's, it is refused.
 */
export async function takeDeviceEvent(
  services: Services,
  partnerId: number,
  rawBody: Buffer,
  headers: IncomingHeaders,
): Promise<Acknowledgement> {
  const { devices, log, db } = services
  if (!devices) return { status: 404, body: '' }
  const parsed = await devices.parseEvent(partnerId, rawBody, headers)
  if (parsed.kind !== 'ok') {
    log.warn({ code: parsed.code }, 'an event of the device cloud was refused')
    return devices.acknowledge.failure
  }
  const event = parsed.data
  const receivedAt = new Date(services.clock.now())
  const heard = await retryOnConflict(() =>
    transact<undefined, 'notFound'>(db, (trx) => hear(trx, partnerId, event, receivedAt)),
  )
  if (heard.ok) return devices.acknowledge.success
  log.warn(
    { deviceId: event.deviceId, kind: event.kind },
    'an event of a foreign device was refused',
  )
  return devices.acknowledge.failure
}

/** In one transaction with the event itself: it counts whole and once, or not at all. */
async function hear(
  trx: Db,
  partnerId: number,
  event: DeviceEvent,
  receivedAt: Date,
): Promise<Result<undefined, 'notFound'>> {
  const at = new Date(event.at)
  const owner = event.kind === 'bound' ? await memberNamed(trx, partnerId, event.userId) : undefined
  if (event.kind === 'bound') {
    if (owner === undefined || !(await knowDevice(trx, partnerId, event.model, event.deviceId, at)))
      return refuse('notFound')
  }
  const row = await lockDevice(trx, partnerId, event.deviceId)
  if (!row) return refuse('notFound')
  const kind = deviceEventKinds.indexOf(event.kind)
  const { eventId } = event
  if (
    !(await insertEvent(trx, row, {
      eventId,
      kind,
      at,
      words: cleanLine(wordsOf(event), maxWords),
      receivedAt,
    }))
  )
    return ok(undefined)
  await follow(trx, row, event, { owner, at, receivedAt })
  return ok(undefined)
}

/** What an event changes of its device. */
async function follow(
  trx: Db,
  row: DeviceRow,
  event: DeviceEvent,
  { owner, at, receivedAt }: { owner: number | undefined; at: Date; receivedAt: Date },
): Promise<void> {
  // Whose it is, the cloud alone says; all else comes from the device.
  if (event.kind !== 'bound' && event.kind !== 'unbound')
    await noteSeen(trx, row, event.kind !== 'offline', at)
  switch (event.kind) {
    case 'bound':
      if (owner !== undefined) await bindTo(trx, row, owner, at)
      break
    case 'unbound':
      await endBinding(trx, row, at)
      break
    case 'used':
      await noteUse(trx, row, event.minutes, at)
      break
    case 'settingApplied':
      if (/^\d{1,15}$/.test(event.settingId))
        await answerSettings(trx, Number(event.settingId), row, {
          isApplied: event.isApplied,
          reason: cleanLine(event.reason, maxWords),
          at: receivedAt,
        })
      break
    case 'fault':
      await noteFault(trx, row, { code: event.code, text: cleanLine(event.text, maxWords) }, at)
  }
}

/** The shop's number of a member, as the cloud was told it. */
async function memberNamed(
  trx: Db,
  partnerId: number,
  userId: string,
): Promise<number | undefined> {
  if (!/^\d{1,15}$/.test(userId)) return undefined
  const member = await findMember(trx, partnerId, Number(userId))
  return member && member.status !== memberStatus.cancelled ? member.id : undefined
}

function wordsOf(event: DeviceEvent): string {
  switch (event.kind) {
    case 'used':
      return String(event.minutes)
    case 'fault':
      return [event.code, event.text].filter(Boolean).join(' ')
    case 'settingApplied':
      // No words at all mean that they were taken.
      return event.isApplied ? '' : event.reason || '—'
    default:
      return ''
  }
}

/** Minutes of the mesh, and of whose it is; told once when little of the mesh is left. */
async function noteUse(trx: Db, row: DeviceRow, minutes: number, at: Date): Promise<void> {
  const owner = await bindingNow(trx, row)
  const memberId = owner && owner.boundAt <= at ? owner.memberId : null
  const used = await countUse(trx, row, { minutes, at, day: dayOf(at.getTime()), memberId })
  const left = lifeLeft(used, row.ratedMinutes)
  if (memberId === null || left > lifeNoticeAt || !(await tellOnce(trx, row))) return
  const { partnerId, storeId, deviceNo: deviceId, name, nameEn, meshSince } = row
  const scope = { partnerId, storeId }
  await notify(trx, [
    {
      scope,
      memberId,
      kind: 'service',
      topic: `mesh ${deviceId} ${meshSince.getTime()}`,
      title: ['刀网快要更换了', 'The blade mesh is nearly worn'],
      text: [
        `“${name}”的刀网还剩 ${left}% 的寿命`,
        `${left} % of the mesh’s life are left in “${nameEn || name}”`,
      ],
      link: href('smartServiceLife', { ...scope, deviceId, userId: memberId }),
      at,
    },
  ])
}
