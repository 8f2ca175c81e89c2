import { roles } from '@mallard/contract/staff/rights'
import { describe, expect, it } from 'vitest'
import { menuOf } from './screens.ts'

describe('the menu', () => {
  it.each([
    ['owner', ['orders', 'goods', 'staff', 'audit']],
    ['manager', ['orders', 'goods', 'audit']],
    ['warehouse', ['orders', 'goods']],
    ['service', ['orders', 'goods']],
  ] as const)('of a %s has what the role may open', (role, sections) => {
    expect(menuOf(roles[role])).toEqual(sections)
  })

  it('is empty without rights', () => {
    expect(menuOf([])).toEqual([])
  })
})
