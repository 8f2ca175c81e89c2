import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSandbox, type SandboxBench } from '../sandbox-bench.ts'
import type { DeviceCloud, DeviceEvent } from './port.ts'

export interface DeviceDrill {
  readonly name: string
  open(bench: SandboxBench): DeviceCloud
}

/** What every channel to a device cloud must pass, against the sandbox. */
export function deviceDrill(drill: DeviceDrill): void {
  describe(`${drill.name} as a channel to devices`, () => {
    let bench: SandboxBench
    let cloud: DeviceCloud
    let count = 0

    beforeAll(async () => {
      bench = await openSandbox()
    })
    afterAll(() => bench.close())
    beforeEach(async () => {
      cloud = drill.open(bench)
      bench.received.length = 0
      await bench.control('DELETE', 'rules')
      bench.answerWith(async ({ body, headers }) =>
        (await cloud.parseEvent(1, body, headers)).kind === 'ok'
          ? cloud.acknowledge.success
          : cloud.acknowledge.failure,
      )
    })

    /** A device that is nobody's, at the cloud. */
    async function fresh(): Promise<{ partnerId: number; deviceId: string; code: string }> {
      const deviceId = `T-${(count += 1)}`
      const given = { partnerId: 1, deviceId, code: `code-${count}` }
      await bench.control('POST', 'devices', {
        ...given,
        model: 'SV-1',
        shop: '1-1',
        callbackUrl: `${bench.here}/hooks/device/1`,
      })
      return given
    }
    const act = (deviceId: string, what: string, more: object = {}) =>
      bench.control('POST', `devices/${deviceId}/${what}`, more)
    async function heard(): Promise<DeviceEvent[]> {
      const all = await Promise.all(
        bench.received.map(({ body, headers }) => cloud.parseEvent(1, body, headers)),
      )
      return all.flatMap((each) => (each.kind === 'ok' ? each.data : []))
    }

    it('binds by the code on the device, again alike, and for one user alone', async () => {
      const device = await fresh()
      const first = await cloud.bind({ ...device, userId: '7' })
      expect(first).toMatchObject({ kind: 'ok', data: { model: 'SV-1', isOnline: false } })
      expect(await cloud.bind({ ...device, userId: '7' })).toEqual(first)
      expect(await cloud.bind({ ...device, userId: '8' })).toMatchObject({
        kind: 'failed',
        reason: 'taken',
      })
      expect(await cloud.unbind({ ...device, userId: '8' })).toMatchObject({ kind: 'ok' })
      expect((await cloud.bind({ ...device, userId: '8' })).kind).toBe('failed')
      expect(await cloud.unbind({ ...device, userId: '7' })).toMatchObject({ kind: 'ok' })
      expect(await cloud.bind({ ...device, userId: '8' })).toMatchObject({ kind: 'ok' })
    })

    it('answers alike for a device that there is not, and for another code', async () => {
      const device = await fresh()
      const answers = await Promise.all([
        cloud.bind({ ...device, deviceId: 'none', userId: '7' }),
        cloud.bind({ ...device, code: 'other', userId: '7' }),
      ])
      expect(answers[0]).toMatchObject({ kind: 'failed', reason: 'notFound' })
      expect(answers[1]).toEqual(answers[0])
    })

    it('tells what happens to a device, and its settings once it is online', async () => {
      const device = await fresh()
      const { deviceId } = device
      await cloud.bind({ ...device, userId: '7' })
      expect(
        await cloud.applySettings({ ...device, settingId: '41', values: { speed: 'soft' } }),
      ).toMatchObject({ kind: 'ok' })
      await act(deviceId, 'use', { minutes: 4 })
      await act(deviceId, 'on')
      await act(deviceId, 'use', { minutes: 3 })
      await act(deviceId, 'fault')
      await act(deviceId, 'well')
      await act(deviceId, 'off')
      await act(deviceId, 'reset')
      const events = await heard()
      expect(events).toMatchObject([
        { kind: 'bound', userId: '7', model: 'SV-1' },
        { kind: 'online' },
        { kind: 'used', minutes: 4 },
        { kind: 'settingApplied', settingId: '41', isApplied: true, reason: '' },
        { kind: 'used', minutes: 3 },
        { kind: 'fault', code: 'E12' },
        { kind: 'fault', code: '' },
        { kind: 'offline' },
        { kind: 'unbound' },
      ])
      expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(events.length)
      expect(events.every((each) => each.deviceId === deviceId)).toBe(true)
    })

    it('says that a device did not take its settings, and why', async () => {
      const device = await fresh()
      await act(device.deviceId, 'stubborn')
      await act(device.deviceId, 'on')
      await cloud.applySettings({ ...device, settingId: '42', values: { speed: 'fast' } })
      await expect
        .poll(heard)
        .toContainEqual(
          expect.objectContaining({ kind: 'settingApplied', settingId: '42', isApplied: false }),
        )
    })

    it.each(['dropBefore', 'dropAfter', 'errorAfter', 'tooMany', 'partialBody', 'wrongSignature'])(
      'does not know what came of it after %s, and may ask again',
      async (fault) => {
        const device = await fresh()
        await bench.rule('device', 'deviceBind', fault)
        expect((await cloud.bind({ ...device, userId: '7' })).kind).toBe('unknown')
        expect(await cloud.bind({ ...device, userId: '7' })).toMatchObject({ kind: 'ok' })
        await bench.rule('device', 'deviceSettings', fault)
        const wanted = { ...device, settingId: '1', values: {} }
        expect((await cloud.applySettings(wanted)).kind).toBe('unknown')
        expect(await cloud.applySettings(wanted)).toMatchObject({ kind: 'ok' })
      },
    )

    it('believes no event that is altered, old, of another brand, or signed by nobody', async () => {
      const { deviceId } = await fresh()
      for (const fault of ['wrongSignature', 'staleTimestamp']) {
        bench.received.length = 0
        await bench.rule('device', 'event', fault, { subject: deviceId })
        await act(deviceId, 'on')
        const [first] = bench.received
        expect(await cloud.parseEvent(1, first!.body, first!.headers)).toMatchObject({
          kind: 'failed',
        })
        await bench.advance(60_000)
        const [, again] = bench.received
        expect((await cloud.parseEvent(1, again!.body, again!.headers)).kind).toBe('ok')
      }
      const { body, headers } = bench.received[1]!
      const altered = body.toString().replace('online', 'unbound')
      for (const text of [altered, body.toString().slice(0, -1), '', '{}', '[]', 'null'])
        expect((await cloud.parseEvent(1, Buffer.from(text), headers)).kind).toBe('failed')
      expect((await cloud.parseEvent(2, body, headers)).kind).toBe('failed')
      for (const name of ['app', 'time', 'nonce', 'sign'])
        expect(
          (await cloud.parseEvent(1, body, { ...headers, [`x-device-${name}`]: undefined })).kind,
        ).toBe('failed')
      await bench.advance(5 * 60_000 + 1)
      expect(await cloud.parseEvent(1, body, headers)).toMatchObject({ reason: 'stale' })
    })
  })
}
