import { beijingDateTime, day } from '@mallard/kernel'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSandbox, type SandboxBench } from '../../sandbox-bench.ts'
import type { PickupChannel, PickupInput } from '../port.ts'
import { createKuaidi100Pickup } from './index.ts'

describe('Kuaidi100 as a channel for pickups', () => {
  let bench: SandboxBench
  let channel: PickupChannel
  let count = 0

  beforeAll(async () => {
    bench = await openSandbox()
  })
  afterAll(() => bench.close())
  beforeEach(async () => {
    channel = createKuaidi100Pickup({
      ...bench.keys.pickup,
      callbackUrl: `${bench.here}/pickup`,
      clock: bench.clock,
    })
    bench.received.length = 0
    await bench.control('DELETE', 'rules')
    bench.answerWith(async ({ body }) =>
      (await channel.parseEvent(body)).kind === 'ok'
        ? channel.acknowledge.success
        : channel.acknowledge.failure,
    )
  })

  const party = { name: '林小满', phone: '13900001234', address: '浙江省杭州市西湖区文三路 1 号' }
  const input = (more: Partial<PickupInput> = {}): PickupInput => ({
    pickupNo: String(10n ** 19n + BigInt((count += 1))),
    sender: party,
    receiver: { ...party, name: '售后' },
    goods: '电饭煲',
    day: beijingDateTime(bench.clock.now() + day).slice(0, 10),
    from: '09:00',
    until: '11:00',
    ...more,
  })
  const heard = async () =>
    Promise.all(
      bench.received.map(async ({ path, body }) => ({
        path,
        event: await channel.parseEvent(body),
      })),
    )

  it('books a courier, who comes with a waybill', async () => {
    const one = input()
    const booked = await channel.book(one)
    expect(booked.kind).toBe('ok')
    await bench.advance(120_000)
    const told = await heard()
    expect(told.map(({ path }) => path)).toEqual(
      Array.from({ length: told.length }, () => `/pickup/${one.pickupNo}`),
    )
    expect(told.map(({ event }) => (event.kind === 'ok' ? event.data.state : event.kind))).toEqual([
      'placed',
      'accepted',
      'taken',
    ])
    expect(told.at(-1)?.event).toMatchObject({
      data: {
        ref: booked.kind === 'ok' ? booked.data : {},
        courier: { phone: '13600000088' },
        waybill: { company: 'jd' },
      },
    })
  })

  it('cancels until the courier has the parcel', async () => {
    const [one, two] = [await channel.book(input()), await channel.book(input())]
    if (one.kind !== 'ok' || two.kind !== 'ok') throw new Error('not booked')
    expect(await channel.cancel(one.data, '不寄了')).toMatchObject({ kind: 'ok' })
    expect((await channel.cancel(one.data, '不寄了')).kind).toBe('ok')
    await bench.advance(120_000)
    expect(await channel.cancel(two.data, '不寄了')).toMatchObject({
      kind: 'failed',
      reason: 'refused',
    })
  })

  it('refuses days that no courier can be booked for, and half addresses', async () => {
    expect(await channel.book(input({ day: '2020-01-01' }))).toMatchObject({
      kind: 'failed',
      reason: 'badRequest',
    })
    expect(await channel.book(input({ sender: { ...party, address: '' } }))).toMatchObject({
      kind: 'failed',
      reason: 'badRequest',
    })
  })

  it.each(['dropBefore', 'dropAfter', 'errorBefore', 'errorAfter', 'partialBody'])(
    'does not know whether anyone comes after %s',
    async (fault) => {
      await bench.rule('kd100', 'pickupBook', fault)
      expect((await channel.book(input())).kind).toBe('unknown')
    },
  )

  it('believes nothing that is altered or not signed', async () => {
    await channel.book(input())
    await bench.advance(1000)
    const body = bench.received[0]?.body.toString() ?? ''
    for (const altered of [
      '',
      body.slice(0, -3),
      body.replace('%22status%22%3A0', '%22status%22%3A10'),
      body.replace(/sign=[^&]+/, 'sign='),
    ])
      expect((await channel.parseEvent(Buffer.from(altered))).kind).toBe('failed')
  })
})
