import { expect, it } from 'vitest'
import { scannedDevice } from './scanned-device.ts'

it.each([
  ['https://shop.test/smart/1-1/equipment/SV01S-A1/0?code=GardenGate'],
  ['https://shop.test/smart/1-1/equipment/SV01S-A1/7?from=box&code=GardenGate#top'],
  ['/smart/2-10/equipment/SV01S-A1/?code=GardenGate'],
])('the code on a device says which it is: %s', (text) => {
  expect(scannedDevice(text)).toEqual({ deviceId: 'SV01S-A1', code: 'GardenGate' })
})

it('reads what an address has escaped', () => {
  expect(scannedDevice('/smart/1-1/equipment/a%2Fb/0?code=x%26y')).toEqual({
    deviceId: 'a/b',
    code: 'x&y',
  })
})

it.each([
  ['', 'SV01S-A1', 'https://shop.test/goods/1-1-1?code=x'],
  ['/smart/1-1/equipment/SV01S-A1/0', '/smart/1-1/equipment/SV01S-A1/0?code='],
  ['/smart/1-1/settings/SV01S-A1/0?code=x', '/smart/1-1/equipment/%E0%A4/0?code=x'],
])('is no device: %s', (...texts) => {
  expect(texts.filter(scannedDevice)).toEqual([])
})
