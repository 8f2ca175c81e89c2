import type { Instant } from '@mallard/kernel'
import type { FastifyInstance } from 'fastify'
import { playSigned, refusal, textOf, type Json } from '../world/signed-party.ts'
import type { World } from '../world/world.ts'
import {
  freshDevice,
  makeDeviceBooks,
  type DeviceBooks,
  type GivenDevice,
  type HeldDevice,
} from './books.ts'

export interface DevicePlay {
  readonly books: DeviceBooks
  /** Adds what is not known yet. */
  keep(devices: readonly GivenDevice[]): void
  /** Does something with a device, as a hand would; false for one that is not known. */
  act(deviceId: string, act: DeviceAct): Promise<boolean>
}

export type DeviceAct =
  | { readonly do: 'on' | 'off' | 'reset' | 'stubborn' }
  | { readonly do: 'use'; readonly minutes: number }
  | { readonly do: 'fault'; readonly code: string; readonly text: string }

/** The cloud of the smart devices, below `/device`; `shopAt` is where the shop answers. */
export function playDevices(
  app: FastifyInstance,
  world: World,
  shopAt: () => string,
  devices: readonly GivenDevice[],
): DevicePlay {
  const books = makeDeviceBooks(world)
  const { call, push } = playSigned(world, 'device', world.keys.device)
  const put = (held: HeldDevice, change: Partial<HeldDevice>): HeldDevice => {
    const next = { ...held, ...change }
    books.set(held.deviceId, next)
    return next
  }
  const keep = (given: readonly GivenDevice[]) => {
    for (const each of given)
      if (!books.has(each.deviceId)) books.set(each.deviceId, freshDevice(each, shopAt()))
  }
  keep(devices)
  const tell = ({ deviceId, callbackUrl }: HeldDevice, news: Json) =>
    push(deviceId, callbackUrl, { deviceId, at: world.timeline.now(), ...news })

  /** The device takes what waits, or does not. */
  async function settle(held: HeldDevice): Promise<void> {
    const { waiting, isStubborn, values } = held
    if (!held.isOn || !waiting) return
    const { settingId } = waiting
    const next = put(held, {
      waiting: null,
      values: isStubborn ? values : { ...values, ...waiting.values },
    })
    await tell(next, {
      kind: 'settingApplied',
      settingId,
      isApplied: !isStubborn,
      reason: isStubborn ? '设备正在使用，无法更改设置' : '',
    })
  }

  routes(app, { books, call, put, tell, settle, now: () => world.timeline.now() })

  return {
    books,
    keep,
    async act(deviceId, act) {
      const held = books.get(deviceId)
      if (!held) return false
      if (act.do === 'on') {
        const next = put(held, { isOn: true, unreported: 0 })
        await tell(next, { kind: 'online' })
        if (held.unreported > 0) await tell(next, { kind: 'used', minutes: held.unreported })
        await settle(next)
      }
      if (act.do === 'off') await tell(put(held, { isOn: false }), { kind: 'offline' })
      if (act.do === 'stubborn') put(held, { isStubborn: !held.isStubborn })
      if (act.do === 'reset') await tell(put(held, { userId: '' }), { kind: 'unbound' })
      if (act.do === 'fault')
        await tell(put(held, { fault: act.code }), {
          kind: 'fault',
          code: act.code,
          text: act.text,
        })
      if (act.do === 'use') {
        if (held.isOn) await tell(held, { kind: 'used', minutes: act.minutes })
        else put(held, { unreported: Math.min(1440, held.unreported + act.minutes) })
      }
      return true
    },
  }
}

interface Cloud {
  readonly books: DeviceBooks
  readonly call: ReturnType<typeof playSigned>['call']
  put(held: HeldDevice, change: Partial<HeldDevice>): HeldDevice
  tell(held: HeldDevice, news: Json): Promise<void>
  settle(held: HeldDevice): Promise<void>
  now(): Instant
}

type OfDevice = { Params: { deviceId: string } }

/** What the shop may ask. */
function routes(app: FastifyInstance, { books, call, put, tell, settle, now }: Cloud): void {
  const unknown = () => refusal(404, 'DEVICE_NOT_FOUND', 'no such device with this code')

  app.post<OfDevice>('/device/v1/devices/:deviceId/bind', (request, reply) =>
    call('deviceBind', request.params.deviceId, request, reply, (said) => {
      const held = books.get(request.params.deviceId)
      const userId = textOf(said['userId'])
      if (!held || held.code !== said['code']) return unknown()
      if (userId === '') return refusal(400, 'BAD_REQUEST', 'userId is missing')
      if (held.userId !== '' && held.userId !== userId)
        return refusal(409, 'DEVICE_TAKEN', 'another user has it')
      const boundAt = held.userId === userId && held.boundAt > 0 ? held.boundAt : now()
      const next = put(held, { userId, boundAt, callbackUrl: textOf(said['callbackUrl']) })
      if (held.userId === '') void tell(next, { kind: 'bound', userId, model: held.model })
      return { status: 200, value: { model: held.model, isOnline: held.isOn, boundAt } }
    }),
  )

  app.post<OfDevice>('/device/v1/devices/:deviceId/unbind', (request, reply) =>
    call('deviceUnbind', request.params.deviceId, request, reply, (said) => {
      const held = books.get(request.params.deviceId)
      if (!held) return unknown()
      if (held.userId === said['userId']) put(held, { userId: '' })
      return { status: 200, value: { deviceId: held.deviceId } }
    }),
  )

  app.put<OfDevice>('/device/v1/devices/:deviceId/settings', (request, reply) =>
    call('deviceSettings', request.params.deviceId, request, reply, (said) => {
      const held = books.get(request.params.deviceId)
      const { values, settingId } = said
      if (!held) return unknown()
      if (typeof values !== 'object' || values === null || textOf(settingId) === '')
        return refusal(400, 'BAD_REQUEST', 'settingId or values are missing')
      const next = put(held, {
        waiting: { settingId: textOf(settingId), values },
        callbackUrl: textOf(said['callbackUrl']),
      })
      // A device answers when it is told, not before the shop has heard that it will be.
      setImmediate(() => void settle(next))
      return { status: 200, value: { settingId } }
    }),
  )
}
