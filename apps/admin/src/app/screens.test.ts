import { roles } from '@mallard/contract/staff/rights'
import { describe, expect, it } from 'vitest'
import { sections } from '#platform/places.ts'
import { menuOf } from './screens.ts'

describe('the menu', () => {
  it.each([
    ['owner', sections],
    ['manager', sections.filter((section) => section !== 'staff')],
    ['warehouse', ['orders', 'shipping', 'returns', 'goods']],
    ['service', ['orders', 'returns', 'goods', 'promotions', 'coupons', 'members', 'reviews', 'invoices', 'agreements']],
  ] as const)('of a %s has what the role may open', (role, sections) => {
    expect(menuOf(roles[role])).toEqual(sections)
  })

  it('is empty without rights', () => {
    expect(menuOf([])).toEqual([])
  })
})
