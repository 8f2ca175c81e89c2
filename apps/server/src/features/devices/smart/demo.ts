import { day, hour, parseScope, type Instant, type Scope } from '@mallard/kernel'
import { world } from '@mallard/shop-data'
import {
  deviceModels,
  devices,
  type DemoDevice,
  type DemoDeviceModel,
} from '@mallard/shop-data/devices/smart'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { DemoWorld } from '#platform/demo.ts'
import type { Services } from '#platform/services.ts'
import { countUse, noteFault, noteSeen } from './device-event.repo.ts'
import { bindTo, knowDevice, lockDevice } from './device.repo.ts'
import { goodsOfSku, insertModel } from './smart-admin.repo.ts'
import { dayOf, warrantyTerm } from './smart.rules.ts'
import { insertWarranty } from './warranty.repo.ts'

/** Sets up the models and devices that are not there yet. */
export async function fillDevices(
  filling: Pick<DemoWorld, 'now' | 'memberOf'> & {
    readonly services: Pick<Services, 'db' | 'devices'>
  },
): Promise<void> {
  const { db } = filling.services
  for (const model of deviceModels)
    await db.transaction().execute((trx) => setUpModel(trx, scopeOf(model), model, filling.now))
  for (const device of devices) {
    const scope = scopeOf(device)
    const memberId = device.owner === undefined ? undefined : filling.memberOf(scope, device.owner)
    // One that nobody has is made known by whoever binds it.
    if (memberId === undefined) continue
    const isNew = await db
      .transaction()
      .execute((trx) => setUpDevice(trx, scope, device, memberId, filling.now))
    // So that the cloud knows whose it is as well; without one, the shop alone does.
    const { deviceId, code } = device
    if (isNew)
      await filling.services.devices?.bind({
        partnerId: scope.partnerId,
        deviceId,
        code,
        userId: String(memberId),
      })
  }
}

function scopeOf({ store }: { readonly store: string }): Scope {
  const scope = parseScope(store)
  if (!scope) throw new Error(`a device names the store ${store}`)
  return scope
}

async function setUpModel(
  trx: Db,
  scope: Scope,
  { name, goods, settings, ...rest }: DemoDeviceModel,
  now: Instant,
): Promise<void> {
  const known = world.goods.find((each) => each.code === goods)
  const sku = known?.skus[0]?.productSn
  const goodsId = sku === undefined ? undefined : await goodsOfSku(trx, scope.partnerId, sku)
  const meshGoodsId = await goodsOfSku(trx, scope.partnerId, rest.meshSn)
  // Goods can be taken out of a shop that one plays with.
  if (goodsId === undefined || meshGoodsId === undefined) return
  const setup = { ...rest, name: name.zh, nameEn: name.en, goodsId, meshGoodsId, settings }
  await insertModel(trx, scope, setup, new Date(now))
}

async function setUpDevice(
  trx: Db,
  scope: Scope,
  device: DemoDevice,
  memberId: number,
  now: Instant,
): Promise<boolean> {
  const { deviceId, model, boundDaysAgo, usedMinutes, isOnline, use, fault } = device
  const { partnerId } = scope
  if (await lockDevice(trx, partnerId, deviceId)) return false
  const boundAt = now - boundDaysAgo * day
  if (!(await knowDevice(trx, partnerId, model, deviceId, new Date(boundAt)))) return false
  const row = await lockDevice(trx, partnerId, deviceId)
  if (!row) return false
  await bindTo(trx, row, memberId, new Date(boundAt))
  for (const [place, minutes] of use.entries()) {
    const at = now - (use.length - 1 - place) * day
    if (minutes > 0)
      await countUse(trx, row, { minutes, at: new Date(at), day: dayOf(at), memberId })
  }
  await sql`
    update device set mesh_minutes = ${usedMinutes}
    where partner_id = ${partnerId} and store_id = ${scope.storeId} and id = ${row.id}`.execute(trx)
  await noteSeen(trx, row, isOnline, new Date(now - (isOnline ? 0 : 5 * hour)))
  if (fault) await noteFault(trx, row, fault, new Date(now - 6 * hour))
  const { warrantyDaysAgo } = device
  if (warrantyDaysAgo === undefined) return true
  const activatedAt = now - warrantyDaysAgo * day
  const { startAt, endAt } = warrantyTerm(activatedAt, undefined)
  await insertWarranty(trx, row, memberId, {
    cardNo: `8${String(row.id).padStart(11, '0')}`,
    activatedAt: new Date(activatedAt),
    startsAt: new Date(startAt),
    endsAt: new Date(endAt),
    orderSn: null,
  })
  return true
}
