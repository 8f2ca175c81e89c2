import { smartCalls } from '@mallard/contract/devices/smart/smart.calls'
import { smartAdminCalls } from '@mallard/contract/devices/smart/smart-admin.calls'
import type { SettingSetup } from '@mallard/contract/devices/smart/smart-settings'
import type { Clock, Instant, Scope } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { createHmac, randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import type { TestSku } from '#app/testing/test-buyer.ts'
import type { TestShop } from '#app/testing/test-shop.ts'
import type { Db } from '#platform/db/database.ts'
import { fillDevices } from './demo.ts'

const words = { zh: '设置', en: 'Setting' }
const plain = { name: words, options: [], least: 0, most: 0, step: 1, unit: { zh: '', en: '' } }

const settings: readonly SettingSetup[] = [
  { ...plain, code: 'lock', kind: 'switch', initial: 'off' },
  { ...plain, code: 'minutes', kind: 'number', least: 2, most: 10, initial: '5' },
]

let count = 0
const newCode = (what: string) => `${what}-${process.pid}-${(count += 1)}`

/** A model whose mesh is made for 100 minutes. */
export const modelInput = (sku: Pick<TestSku, 'goodsId' | 'productSn'>, more: object = {}) => ({
  requestId: randomUUID(),
  code: newCode('M'),
  name: { zh: '智能剃须刀', en: 'Connected shaver' },
  goodsId: sku.goodsId,
  meshSn: sku.productSn,
  ratedMinutes: 100,
  settings: settings.map((each) => ({ ...each, options: [...each.options] })),
  ...more,
})

export interface TestDevice {
  readonly deviceId: string
  readonly code: string
}

/** A device in its box: the cloud knows it, the shop does not. */
export async function boxed(shop: TestShop, model: string, scope: Scope): Promise<TestDevice> {
  const [deviceId, code] = [newCode('D'), newCode('code')]
  const { partnerId, storeId } = scope
  await shop.control('/_ctl/devices', {
    deviceId,
    code,
    model,
    partnerId,
    shop: `${partnerId}-${storeId}`,
    callbackUrl: `${shop.url}/hooks/device/${partnerId}`,
  })
  return { deviceId, code }
}

/** Sets up a model and makes a device of it somebody's. */
export async function ownedDevice(
  shop: TestShop,
  owner: Caller,
  sku: Pick<TestSku, 'goodsId' | 'productSn'>,
  who: Caller,
): Promise<TestDevice> {
  const { code } = await owner.data(smartAdminCalls.saveModel, modelInput(sku))
  const device = await boxed(shop, code, who.scope)
  await who.data(smartCalls.bind, device)
  await heard(shop, device)
  return device
}

/** The cloud says of its own accord that a device was bound, a moment after it was asked to. */
async function heard({ services: { db } }: TestShop, { deviceId }: TestDevice): Promise<void> {
  await vi.waitUntil(
    () =>
      db
        .selectFrom('device_event as e')
        .innerJoin('device as d', 'd.id', 'e.device_id')
        .select('e.id')
        .where('d.device_no', '=', deviceId)
        .executeTakeFirst(),
    { timeout: 20_000, interval: 5 },
  )
}

/** The demo world's devices that somebody has, in a shop that knows nothing of any: one has them all. */
export async function fillOwnedDevices(db: Db, now: Instant): Promise<void> {
  const { id } = await db
    .selectFrom('member')
    .where('partner_id', '=', 1)
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await fillDevices({ services: { db, devices: undefined }, now, memberOf: () => id })
}

/** Lets something happen to a device, as a hand would. */
export const act = (shop: TestShop, { deviceId }: TestDevice, what: string, more: object = {}) =>
  shop.control(`/_ctl/devices/${deviceId}/${what}`, more)

/** How a push is written: by whom, when, and to which brand. */
interface Push {
  readonly partnerId?: number
  /** Milliseconds from now. */
  readonly late?: number
  readonly secret?: string
}

/** Where a push goes, and what it is signed with. */
interface PushedTo extends Pick<TestShop, 'url' | 'sandbox'> {
  readonly clock: Clock
}

/** Pushes an event as the cloud does, and tells with which status it was answered. */
export async function push(
  shop: PushedTo,
  event: object,
  { partnerId = 1, late = 0, secret = shop.sandbox.keys.device.secret }: Push = {},
): Promise<number> {
  const path = `/hooks/device/${partnerId}`
  const [time, nonce] = [String(shop.clock.now() + late), randomUUID()]
  const body = JSON.stringify({ at: shop.clock.now(), ...event })
  const sign = createHmac('sha256', secret)
    .update(['POST', path, time, nonce, body].join('\n'))
    .digest('hex')
  const answer = await fetch(shop.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-device-app': shop.sandbox.keys.device.appKey,
      'x-device-time': time,
      'x-device-nonce': nonce,
      'x-device-sign': sign,
    },
    body,
  })
  return answer.status
}
