import { roles } from '@mallard/contract/people/staff/rights'
import { describe, expect, it } from 'vitest'
import { sections, type Section } from '#platform/places.ts'
import { menuOf } from './screens.ts'

/** What a service role has nothing to do with. */
const notOfService: readonly Section[] = [
  'shipping',
  'goods-imports',
  'categories',
  'freight',
  'media',
  'member-import',
  'promoters',
  'pages',
  'reports',
  'visits',
  'exports',
  'payments',
  'approvals',
  'ship-reports',
  'bills',
  'vouchers',
  'withdrawals',
  'brand',
  'stores',
  'carriers',
  'robots',
  'label-accounts',
  'notice-templates',
  'staff',
  'roles',
  'audit',
  'people-reads',
  'operations',
]

describe('the menu', () => {
  it.each([
    ['owner', sections],
    ['manager', sections.filter((section) => section !== 'roles')],
    [
      'warehouse',
      ['home', 'orders', 'shipping', 'returns', 'alerts', 'goods', 'stock', 'approval-rules'],
    ],
    ['service', sections.filter((section) => !notOfService.includes(section))],
  ] as const)('of a %s has what the role may open', (role, sections) => {
    expect(menuOf(roles[role])).toEqual(sections)
  })

  it('is empty without rights', () => {
    expect(menuOf([])).toEqual([])
  })
})
