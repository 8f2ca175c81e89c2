import { exchangeStatus } from '@mallard/contract/activities/points-shop/points-shop.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'pointsShopAdmin.close': 'nothing',
    'pointsShopAdmin.save': 'terms',
  },
  readsByPost: {
    'pointsShopAdmin.clashes': 'looks at a form that is not saved',
  },
  stored: [[exchangeStatus, 'points_exchange.status']],
}
