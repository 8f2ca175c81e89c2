import { randomInt } from 'node:crypto'
import type {
  DeviceCard,
  SmartDevice,
  Warranty,
} from '@mallard/contract/devices/smart/smart.fields'
import { settingFaults, type SettingValues } from '@mallard/contract/devices/smart/smart-settings'
import { ok, refuse, type Result } from '@mallard/kernel'
import type { BoundDevice } from '@mallard/providers/device'
import { lockMember } from '#features/people/identity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import {
  bindTo,
  devicesOf,
  endBinding,
  hadDevice,
  knowDevice,
  lastBinding,
  lockDevice,
  lockOwnDevice,
  ownDevice,
  replaceMesh,
  type OwnedDevice,
} from './device.repo.ts'
import { deviceCard, deviceView, warrantyView } from './device-view.ts'
import { queueRelease, queueSettings } from './queue.ts'
import { insertPending, lastSaved } from './setting.repo.ts'
import { warrantyTerm } from './smart.rules.ts'
import { insertWarranty, lastBought, warrantyOf } from './warranty.repo.ts'

interface OfDevice {
  readonly deviceId: string
}

/** What the path says of who asks proves nothing: the session and the binding do (decision 168). */
export async function device(
  ctx: ShopperCtx,
  { deviceId }: OfDevice,
): Promise<Result<SmartDevice, 'notFound'>> {
  const { services, scope, shopper } = ctx
  const row = await ownDevice(services.db, scope, shopper.id, deviceId)
  return row ? ok(await deviceView(ctx, row)) : refuse('notFound')
}

export async function devices(ctx: ShopperCtx): Promise<Result<{ list: DeviceCard[] }, never>> {
  const rows = await devicesOf(ctx.services.db, ctx.scope, ctx.shopper.id)
  return ok({ list: rows.map((row) => deviceCard(row, ctx.locale)) })
}

type BindRefusal = 'deviceCodeUnknown' | 'deviceTaken' | 'deviceCloudSilent'

const bindRefusals: Readonly<Record<string, BindRefusal>> = {
  notFound: 'deviceCodeUnknown',
  taken: 'deviceTaken',
}

/** The cloud says whether the code is the device's own; asked again, it says the same. */
export async function bind(
  ctx: ShopperCtx,
  { deviceId, code }: OfDevice & { readonly code: string },
): Promise<Result<OfDevice, BindRefusal>> {
  const { services, scope, shopper } = ctx
  const { partnerId } = scope
  if (!services.devices) return refuse('deviceCloudSilent')
  const answer = await services.devices.bind({
    partnerId,
    deviceId,
    code,
    userId: String(shopper.id),
  })
  if (answer.kind === 'unknown') return refuse('deviceCloudSilent')
  if (answer.kind === 'failed') return refuse(bindRefusals[answer.reason] ?? 'deviceCloudSilent')
  const bound = await noteBound(ctx, deviceId, answer.data)
  // What this store does not look after is nobody's through it, at the cloud as well.
  if (!bound.ok)
    await queueRelease(
      services.db,
      { ...scope, deviceNo: deviceId },
      shopper.id,
      new Date(ctx.clock.now()),
    )
  return bound
}

/** What the cloud has said about whose a device is; refused unless the store has its model. */
function noteBound(
  { services, scope, shopper }: ShopperCtx,
  deviceId: string,
  { model, isOnline, boundAt }: BoundDevice,
): Promise<Result<OfDevice, 'deviceCodeUnknown'>> {
  const { partnerId } = scope
  const at = new Date(boundAt)
  return transact<OfDevice, 'deviceCodeUnknown'>(services.db, async (trx) => {
    const isKnown = await knowDevice(trx, partnerId, model, deviceId, at)
    const row = isKnown ? await lockDevice(trx, partnerId, deviceId) : undefined
    if (!row || row.storeId !== scope.storeId) return refuse('deviceCodeUnknown')
    const endedAt = (await lastBinding(trx, row))?.endedAt?.getTime() ?? 0
    // The cloud's clock may be behind the one here, by which it was given up.
    if (await bindTo(trx, row, shopper.id, new Date(Math.max(boundAt, endedAt + 1))))
      await trx
        .updateTable('device')
        .set({ is_online: isOnline })
        .where('partner_id', '=', partnerId)
        .where('store_id', '=', scope.storeId)
        .where('id', '=', row.id)
        .execute()
    return ok({ deviceId })
  })
}

/** Again, it is given up already. The cloud is told afterwards, for as long as it takes. */
export async function unbind(
  ctx: ShopperCtx,
  { deviceId }: OfDevice,
): Promise<Result<Record<string, never>, 'notFound'>> {
  const { services, scope, shopper } = ctx
  const at = new Date(ctx.clock.now())
  return transact<Record<string, never>, 'notFound'>(services.db, async (trx) => {
    const row = await lockOwnDevice(trx, scope, shopper.id, deviceId)
    if (!row)
      return (await hadDevice(trx, scope, shopper.id, deviceId)) ? ok({}) : refuse('notFound')
    // The cloud's clock, which began it, may be ahead of this one.
    await endBinding(trx, row, at > row.boundAt ? at : row.boundAt)
    await queueRelease(trx, row, shopper.id, at)
    return ok({})
  })
}

/** Work on a device of one's own, one after another, and how it stands afterwards. */
async function onOwn(
  ctx: ShopperCtx,
  deviceId: string,
  work: (trx: Db, row: OwnedDevice, at: Date) => Promise<Result<unknown, 'settingsUnknown'>>,
): Promise<Result<SmartDevice, 'notFound' | 'settingsUnknown'>> {
  const { services, scope, shopper } = ctx
  const at = new Date(ctx.clock.now())
  const done = await transact<unknown, 'notFound' | 'settingsUnknown'>(services.db, async (trx) => {
    const row = await lockOwnDevice(trx, scope, shopper.id, deviceId)
    return row ? work(trx, row, at) : refuse('notFound')
  })
  return done.ok ? device(ctx, { deviceId }) : done
}

/** `since` is the mesh that was taken out: the same word again replaces no other. */
export const confirmMesh = (
  ctx: ShopperCtx,
  { deviceId, since }: OfDevice & { readonly since: number },
) => onOwn(ctx, deviceId, async (trx, row, at) => ok(await replaceMesh(trx, row, since, at)))

interface Saving extends OfDevice {
  readonly values: readonly { readonly code: string; readonly value: string }[]
}

/** What waits already takes the new values in: the device hears of both at once. */
export const saveSettings = (ctx: ShopperCtx, { deviceId, values }: Saving) =>
  onOwn(ctx, deviceId, async (trx, row, at) => {
    const given: SettingValues = Object.fromEntries(values.map(({ code, value }) => [code, value]))
    if (settingFaults(row.schema, given).length > 0) return refuse('settingsUnknown')
    const saved = await lastSaved(trx, row)
    const before = saved?.state === 'pending' ? saved.wanted : {}
    const wanted = { ...before, ...given }
    const isSame = Object.keys(wanted).every((code) => wanted[code] === before[code])
    if (!isSame) await queueSettings(trx, row, await insertPending(trx, row, wanted, at), at)
    return ok({})
  })

/** Once for each device: whoever has it next has the same card. */
export async function activateWarranty(
  ctx: ShopperCtx,
  { deviceId }: OfDevice,
): Promise<Result<Warranty, 'notFound'>> {
  const { services, scope, shopper } = ctx
  const now = ctx.clock.now()
  return transact<Warranty, 'notFound'>(services.db, async (trx) => {
    const row = await lockOwnDevice(trx, scope, shopper.id, deviceId)
    if (!row) return refuse('notFound')
    const known = await warrantyOf(trx, row)
    if (known) return ok(warrantyView(known, now))
    await lockMember(trx, { partnerId: scope.partnerId, memberId: shopper.id })
    const bought = await lastBought(trx, scope.partnerId, shopper.id, row.goodsId)
    const { startAt, endAt } = warrantyTerm(now, bought?.paidAt.getTime())
    const card = {
      cardNo: String(randomInt(10 ** 11, 10 ** 12)),
      activatedAt: new Date(now),
      startsAt: new Date(startAt),
      endsAt: new Date(endAt),
      orderSn: bought?.orderSn ?? null,
    }
    await insertWarranty(trx, row, shopper.id, card)
    return ok(warrantyView(card, now))
  })
}
