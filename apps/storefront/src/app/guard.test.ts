import { describe, expect, it } from 'vitest'
import { targetOf } from '#platform/navigator/view.ts'
import { guard, type GuardFacts } from './guard.ts'

const facts: GuardFacts = {
  isLoggedIn: false,
  lastStore: undefined,
  fallbackScope: { partnerId: 1, storeId: 1 },
  origin: 'https://shop.example',
}
const enter = (url: string, more: Partial<GuardFacts> = {}) =>
  guard(targetOf(url), { ...facts, ...more })

describe('the guard of pages', () => {
  it('sends a stranger from a page with login to the login page of its store, with the full address', () => {
    expect(enter('/user/2-1/address/edit?id=3')).toBe(
      `/login/2-1?to=${encodeURIComponent('https://shop.example/user/2-1/address/edit?id=3')}`,
    )
    expect(enter('/user/2-1/address/edit?id=3', { isLoggedIn: true })).toBeUndefined()
  })

  it('lets everyone into the other pages', () => {
    expect(enter('/goods/1-1-1')).toBeUndefined()
    expect(enter('/user/1-1/order/list/all')).toBeUndefined()
  })

  it('takes unknown paths to the last store, or to the home page', () => {
    expect(enter('/no/such', { lastStore: { partnerId: 2, storeId: 1 } })).toBe('/a/2-1')
    expect(enter('/no/such')).toBe('/')
    expect(enter('/goods/0-1-1')).toBe('/')
  })
})
