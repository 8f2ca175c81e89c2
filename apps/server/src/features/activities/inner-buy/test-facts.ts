import { innerUseStatus } from '@mallard/contract/activities/inner-buy/inner-buy.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'innerBuyAdmin.addGrant': 'terms',
    'innerBuyAdmin.changeGrant': 'terms',
    'innerBuyAdmin.checkSheet': 'nothing',
    'innerBuyAdmin.closePrice': 'nothing',
    'innerBuyAdmin.exportGrants': 'nothing',
    'innerBuyAdmin.importSheet': 'terms',
    'innerBuyAdmin.savePrice': 'terms',
    'innerBuyAdmin.saveSetting': 'terms',
  },
  readsByPost: {
    'innerBuyAdmin.clashes': 'looks at a form that is not saved',
  },
  stored: [[innerUseStatus, 'inner_use.status']],
}
