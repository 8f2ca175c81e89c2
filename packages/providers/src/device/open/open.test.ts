import { describe, expect, it } from 'vitest'
import { deviceDrill } from '../drill.ts'
import { createOpenDeviceCloud } from './index.ts'
import { readEvent } from './messages.ts'

deviceDrill({
  name: 'The open contract',
  open: (bench) =>
    createOpenDeviceCloud({
      ...bench.keys.device,
      callbackBase: `${bench.here}/hooks/device`,
      clock: bench.clock,
    }),
})

describe('an event of a device', () => {
  const now = 1_770_000_000_000
  const event = { eventId: 'e', deviceId: 'd', at: now }
  const good = [
    { kind: 'bound', userId: '7', model: 'SV-1' },
    { kind: 'unbound' },
    { kind: 'used', minutes: 1440 },
    { kind: 'settingApplied', settingId: '1', isApplied: false, reason: 'busy' },
    { kind: 'fault', code: '', text: '' },
    { kind: 'online' },
    { kind: 'offline' },
  ]

  it.each(good)('is read whole: $kind', (news) => {
    expect(readEvent({ ...event, ...news }, now)).toEqual({ ...event, ...news })
  })

  it.each(['eventId', 'deviceId', 'at'])('is none without its %s', (name) => {
    for (const value of [undefined, null, '', {}, 'x'.repeat(65), 'a\u0000'])
      expect(readEvent({ ...event, kind: 'online', [name]: value }, now)).toBeUndefined()
  })

  it('is none when it lies in the future, or does not say everything', () => {
    const bad = [
      { kind: 'online', at: now + 6 * 60_000 },
      { kind: 'online', at: 0 },
      { kind: 'other' },
      { kind: 'bound', userId: '7' },
      { kind: 'bound', model: 'SV-1' },
      ...[0, -1, 1.5, 1441, '1', undefined].map((minutes) => ({ kind: 'used', minutes })),
      { kind: 'settingApplied', settingId: '1' },
      { kind: 'settingApplied', isApplied: true },
      { kind: 'fault' },
      { kind: 'fault', code: 'x'.repeat(65) },
      { kind: 'fault', code: 'E\u0000' },
    ]
    expect(bad.filter((news) => readEvent({ ...event, ...news }, now))).toEqual([])
  })
})
