import { describe, expect, it } from 'vitest'
import { deviceOf, placeOf } from './device-name.ts'

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari · iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
      '微信 · Android',
    ],
    [
      'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1',
      'Chrome · HarmonyOS',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
      'Edge · Windows',
    ],
    ['curl/8.5.0', ''],
    ['', ''],
  ])('%s', (userAgent, name) => expect(deviceOf(userAgent)).toBe(name))

  it('tells enough of its address to be recognised, and not all of it', () => {
    expect([
      placeOf('203.0.113.7'),
      placeOf('::ffff:203.0.113.7'),
      placeOf('2001:db8:1:2::5'),
      placeOf(''),
    ]).toEqual(['203.0.113.*', '203.0.113.*', '2001:db8:1:*', ''])
  })
})
