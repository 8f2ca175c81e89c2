import { roles } from '@mallard/contract/people/staff/rights'
import { describe, expect, it } from 'vitest'
import { sections } from '#platform/places.ts'
import { menuOf } from './screens.ts'

describe('the menu', () => {
  it.each([
    ['owner', sections],
    ['manager', sections.filter((section) => section !== 'staff')],
    ['warehouse', ['orders', 'shipping', 'returns', 'goods', 'stock', 'approval-rules']],
    [
      'service',
      [
        'orders',
        'returns',
        'goods',
        'stock',
        'reviews',
        'promotions',
        'seckills',
        'bargains',
        'group-buys',
        'sign-in',
        'lotteries',
        'points-goods',
        'gifts',
        'postages',
        'questions',
        'events',
        'check-ins',
        'evaluates',
        'inner-goods',
        'inner-quotas',
        'coupons',
        'members',
        'articles',
        'article-comments',
        'recipes',
        'guides',
        'dish-receipts',
        'dish-comments',
        'feedbacks',
        'service-articles',
        'agreements',
        'devices',
        'device-models',
        'invoices',
        'invoice-requests',
        'tax',
        'approval-rules',
      ],
    ],
  ] as const)('of a %s has what the role may open', (role, sections) => {
    expect(menuOf(roles[role])).toEqual(sections)
  })

  it('is empty without rights', () => {
    expect(menuOf([])).toEqual([])
  })
})
