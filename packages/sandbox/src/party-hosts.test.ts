import { expect, it } from 'vitest'
import { addressFor, partyFolderAt } from './party-hosts.ts'

it.each([
  ['wxpay', '/v3/pay/transactions/jsapi', '/wxpay/v3/pay/transactions/jsapi'],
  ['alipay', '/gateway.do?method=x', '/alipay/gateway.do?method=x'],
  ['unionpay', '/gateway/api/queryTrans.do', '/unionpay/gateway/api/queryTrans.do'],
  ['sms', '/?PhoneNumbers=1', '/sms/aliyun/?PhoneNumbers=1'],
  ['oss', '/mallard-sandbox/a/b', '/oss/mallard-sandbox/a/b'],
  ['mallard-sandbox.oss', '/', '/oss/mallard-sandbox/'],
  ['kd100', '/poll', '/kd100/poll'],
])('finds what %s has at %s', (party, url, place) => {
  expect(addressFor(`${party}.sandbox.localhost:4010`, url)).toBe(place)
})

it('leaves the sandbox’s own addresses as they are, at a party’s host and everywhere else', () => {
  expect(addressFor('alipay.sandbox.localhost', '/alipay/cashier')).toBe('/alipay/cashier')
  expect(addressFor('127.0.0.1:4010', '/v3/certificates')).toBe('/v3/certificates')
  // A bucket has no page of the sandbox, and any key is a key.
  expect(addressFor('mallard-sandbox.oss.sandbox.localhost', '/oss/mallard-sandbox/a')).toBe(
    '/oss/mallard-sandbox/oss/mallard-sandbox/a',
  )
})

it('knows no other host', () => {
  for (const host of [
    undefined,
    '',
    'constructor.sandbox.localhost',
    'wxpay.sandbox.localhost.evil.example',
    'other.sandbox.localhost',
    'sandbox.localhost',
    'wxpay.localhost',
  ])
    expect(partyFolderAt(host), host).toBeUndefined()
})
