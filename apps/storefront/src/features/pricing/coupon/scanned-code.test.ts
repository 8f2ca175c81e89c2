import { expect, it } from 'vitest'
import { scannedCode } from './scanned-code.ts'

const code = 'AbCdEf0123456789abcdef'

it.each([
  [code, code],
  [` ${code}\n`, code],
  [`https://shop.example/user/1-1/coupon/list2/0?scan=${code}`, code],
  [`https://shop.example/user/1-1/coupon/list2/0?scan=${code}x`, undefined],
  ['https://shop.example/goods/1-1-1', undefined],
  ['6901234567892', undefined],
  ['', undefined],
])('finds in %j the code %j', (text, found) => {
  expect(scannedCode(text)).toBe(found)
})
