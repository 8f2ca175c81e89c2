import type { Call } from '@mallard/contract/api'
import { roles, rights, type Role } from '@mallard/contract/people/staff/rights'
import { describe, expect, it } from 'vitest'
import { denialOf, isForged, type Sender } from './access.ts'

const row = (more: Partial<Call> = {}) =>
  ({ method: 'POST', authz: 'user', path: '/', ...more }) as Call
const own: Sender = {
  byCookie: true,
  xsrfSent: ['secret'],
  origin: undefined,
  isOwnOrigin: (origin) => origin === 'https://shop.test',
}

describe('a request is forged', () => {
  it.each([
    ['not with the token of its session', row(), own, false],
    ['not with that among others', row(), { ...own, xsrfSent: ['other', 'secret'] }, false],
    ['without it', row(), { ...own, xsrfSent: [] }, true],
    ['with an empty one', row(), { ...own, xsrfSent: [''] }, true],
    ['with another one', row(), { ...own, xsrfSent: ['secreT', 'other'] }, true],
    [
      'not when it only reads',
      row({ method: 'GET' }),
      { ...own, xsrfSent: [], origin: 'https://elsewhere.example' },
      false,
    ],
    [
      'when it reads something that counts',
      row({ method: 'GET', isGuarded: true }),
      { ...own, xsrfSent: [] },
      true,
    ],
    ['from another site', row(), { ...own, origin: 'https://elsewhere.example' }, true],
    ['not from our own', row(), { ...own, origin: 'https://shop.test' }, false],
    ['from a page without an origin', row(), { ...own, origin: 'null' }, true],
    [
      'not as a beacon of our own page',
      row({ isBeacon: true }),
      { ...own, xsrfSent: [], origin: 'https://shop.test' },
      false,
    ],
    ['as a beacon of nobody', row({ isBeacon: true }), { ...own, xsrfSent: [] }, true],
    [
      'not with a token that no cookie brought',
      row(),
      { ...own, byCookie: false, xsrfSent: [] },
      false,
    ],
    [
      'not when a channel sends it',
      row({ authz: 'provider' }),
      { ...own, xsrfSent: [], origin: 'https://elsewhere.example' },
      false,
    ],
  ] as const)('%s', (_, call, credentials, forged) => {
    expect(isForged(call, credentials, 'secret')).toBe(forged)
  })

  it('never without a session that it could use', () => {
    expect(isForged(row(), { ...own, xsrfSent: [] }, undefined)).toBe(false)
  })
})

describe('a caller may', () => {
  const nobody = { session: undefined, shopper: undefined, staff: undefined }
  const shopper = { ...nobody, shopper: {} as never }
  const staff = (...own: string[]) => ({ ...nobody, staff: { rights: own } as never })
  it.each([
    ['none', {}, nobody, undefined],
    ['provider', {}, nobody, undefined],
    ['user', {}, nobody, 'notLoggedIn'],
    ['self', {}, nobody, 'notLoggedIn'],
    ['user', {}, shopper, undefined],
    ['self', {}, shopper, undefined],
    ['user', {}, staff('order.read'), 'notLoggedIn'],
    ['operator', {}, shopper, 'notLoggedIn'],
    ['operator', { right: 'order.ship' }, staff('order.read'), 'forbidden'],
    ['operator', { right: 'order.ship' }, staff('order.ship'), undefined],
    ['operator', {}, staff(), undefined],
  ] as const)('%s %j', (authz, more, who, denial) => {
    expect(denialOf(row({ authz, ...(more as object) }), who)).toBe(denial)
  })
})

it('gives no role a right that another duty forbids', () => {
  expect(Object.keys(roles)).toEqual(['owner', 'manager', 'warehouse', 'service'])
  expect(new Set(rights).size).toBe(rights.length)
  expect(roles.owner).toEqual(rights)
  const has = (role: Role, right: string) => (roles[role] as readonly string[]).includes(right)
  // Who packs takes no money and gives none back; who talks to shoppers moves no goods; staff and
  // settings are the owner's.
  for (const right of [
    'return.write',
    'pay.repair',
    'pay.confirm',
    'voucher.write',
    'points.write',
  ])
    expect(has('warehouse', right)).toBe(false)
  for (const right of [
    'order.ship',
    'return.receive',
    'pay.repair',
    'pay.confirm',
    'voucher.write',
    'points.write',
  ])
    expect(has('service', right)).toBe(false)
  for (const role of ['manager', 'warehouse', 'service'] as const)
    for (const right of ['staff.write', 'system.write']) expect(has(role, right)).toBe(false)
})
