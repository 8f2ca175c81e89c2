import { adminCalls } from '@mallard/contract/admin-calls'
import { everyCall } from '@mallard/contract/calls'
import { roles } from '@mallard/contract/people/staff/rights'
import { expect, it } from 'vitest'
import { moneyWays } from '#features/people/staff/giving.rules.ts'
import { allFacts, guards } from './testing/test-facts.ts'

/** Every call by which staff change what others pay, get back or hold. */
const { giving: ways } = await allFacts()

/** Rights that move money, points, coupons or prices. */
const ofMoney =
  /^(order\.write|pay|voucher|account|return\.write|review\.write|promotion\.write|coupon|promoter|level|points)/

const changing = [...everyCall(adminCalls)]
  .filter(({ call }) => call.method !== 'GET' && call.right && !call.right.endsWith('.read'))
  .map(({ domain, name, call }) => ({ id: `${domain}.${name}`, right: call.right! }))

it('each call by which staff could give something away has its guard', () => {
  const asked = changing.filter(({ right }) => ofMoney.test(right)).map(({ id }) => id)
  expect(Object.keys(ways).toSorted()).toEqual(asked.toSorted())
  expect(new Set(Object.values(ways)).size).toBe(Object.keys(guards).length)
})

it('what one person may give alone is counted together, whichever way', () => {
  const counted = {
    'return.refund': 'refundAdmin.refund',
    'return.agree': 'returnsAdmin.agree',
    'order.price': 'orderAdmin.price',
    'coupon.issue': ['couponAdmin.issue', 'segmentAdmin.give'],
    'coupon.scanCode': 'couponAdmin.scanCode',
  }
  const alone = Object.keys(ways).filter((id) => ways[id] === 'alone')
  expect(moneyWays.map(({ action }) => action).toSorted()).toEqual(Object.keys(counted).toSorted())
  expect(Object.values(counted).flat().toSorted()).toEqual(alone.toSorted())
})

it('terms are set by nobody who talks to shoppers or packs', () => {
  const held = new Set<string>([...roles.service, ...roles.warehouse])
  const setting = changing.filter(({ id }) => ways[id] === 'terms')
  expect(setting.length).toBeGreaterThan(20)
  expect(setting.filter(({ right }) => held.has(right))).toEqual([])
})
