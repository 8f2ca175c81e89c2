import { approvalKinds, limitUnits } from '@mallard/contract/people/staff/approval.codes'
import { expect, it } from 'vitest'
import {
  leftOf,
  mayAgree,
  nextStep,
  possibleRoles,
  usualRule,
  wrongRule,
} from './approval.rules.ts'

const refund = usualRule('refund')
const points = usualRule('points')

it('where nothing is set, limits are as they were: ¥2,000 and ¥10,000, 5,000 and 20,000 points', () => {
  expect([refund.upTo, refund.perDay]).toEqual([200_000, 1_000_000])
  expect([points.upTo, points.perDay]).toEqual([5000, 20_000])
  expect(usualRule('withdrawal').upTo).toBe(499_999)
  expect(approvalKinds.filter((kind) => usualRule(kind).upTo === null)).toEqual([
    'money',
    'account',
  ])
  expect(approvalKinds.some((kind) => usualRule(kind).alone)).toBe(false)
})

it.each([
  ['at first', 0, 0, 200_000],
  ['as the second part of a sum', 185_400, 185_400, 14_600],
  ['late in a day of much', 0, 900_000, 100_000],
  ['when a colleague gave it all', 200_000, 0, 0],
  ['beyond both', 300_000, 2_000_000, 0],
])('one person may give, %s', (_when, given, moved, left) => {
  expect(leftOf(refund, given, moved)).toBe(left)
})

it('what always takes two leaves nobody anything', () => {
  expect(leftOf(usualRule('account'), 0, 0)).toBe(0)
})

it.each([
  ['who owns everything', [{ role: 'owner', storeId: null }], true],
  ['who manages this store', [{ role: 'manager', storeId: 1 }], true],
  ['who manages another store', [{ role: 'manager', storeId: 2 }], false],
  ['who is not named', [{ role: 'service', storeId: null }], false],
  ['who has nothing', [], false],
])('%s may agree: %s', (_who, held, may) => {
  expect(mayAgree({ ...refund, roles: ['manager'] }, held, 1)).toBe(may)
})

it('the owner may agree though not named, and for a brand only who is it everywhere', () => {
  const nobody = { ...usualRule('account'), roles: [] }
  expect(mayAgree(nobody, [{ role: 'owner', storeId: null }], null)).toBe(true)
  expect(mayAgree(nobody, [{ role: 'owner', storeId: 1 }], null)).toBe(false)
})

it('nobody is named who has no right to decide it', () => {
  expect(possibleRoles('points')).toEqual(['owner', 'manager'])
  expect(wrongRule({ ...points, roles: ['service'] })).toBe('roles')
})

it.each(approvalKinds)('%s is set as it is, and not with limits where it has none', (kind) => {
  const rule = usualRule(kind)
  expect(wrongRule(rule)).toBeUndefined()
  const other = limitUnits[kind] === null ? { upTo: 1 } : { upTo: null }
  expect(wrongRule({ ...rule, ...other })).toBe('upTo')
})

it('a day’s limit is not below that of one thing', () => {
  expect(wrongRule({ ...refund, upTo: 10, perDay: 9 })).toBe('perDay')
  expect(wrongRule({ ...refund, upTo: 0, perDay: 0 })).toBeUndefined()
})

const mine = {
  isOpen: true,
  isMine: true,
  mayAgree: true,
  isOneHand: false,
  hasPhone: true,
  hasOthers: true,
}
const theirs = { ...mine, isMine: false }
it.each([
  ['another decides', false, theirs, 'decide'],
  ['of another role', false, { ...theirs, mayAgree: false }, 'role'],
  ['who may be the one who asked', true, { ...theirs, isOneHand: true }, 'independent'],
  ['its author waits', false, mine, 'another'],
  ['its author has no colleague', false, { ...mine, hasOthers: false }, 'nobody'],
  ['its author agrees by a code', true, mine, 'alone'],
  ['its author has no phone', true, { ...mine, hasPhone: false }, 'alonePhone'],
  ['its author is of another role', true, { ...mine, mayAgree: false }, 'another'],
  ['it is over', true, { ...mine, isOpen: false }, 'over'],
] as const)('%s', (_who, alone, standing, next) => {
  expect(nextStep({ alone }, standing)).toBe(next)
})
